import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import type { CatalogEntry } from '../games/catalog.ts';
import './components/components.css';
import { ComponentTable } from './components/ComponentTable.tsx';
import { ProvenanceLegend } from './components/ProvenanceSign.tsx';
import { GameBanner } from './GameBanner.tsx';
import { gameOf, useClient } from './gameOf.ts';
import { NotFound } from './NotFound.tsx';
import { useComponentsText } from './components/componentsText.ts';

const ComponentsOf = ({ entry }: { readonly entry: CatalogEntry }) => {
  const components = useComponentsText();
  const client = useClient(entry.id);
  const language = useSettings(settings => settings.language);
  return (
    <>
      <GameBanner entry={entry} subtitle={components.title} lead={components.lead}>
        <Link href={`/rules/${entry.id}`} className="btn">
          {components.toRules}
        </Link>
      </GameBanner>
      <div className={`components ${entry.theme}`}>
        <ProvenanceLegend />
        {client.words[language].components().map((sheet, index) => (
          <ComponentTable
            key={sheet.title}
            sheet={sheet}
            draw={client.drawComponent && (id => client.drawComponent?.(id, index))}
          />
        ))}
      </div>
    </>
  );
};

export const Components = ({ id }: { readonly id: string }) => {
  const entry = gameOf(id);
  return entry === undefined ? <NotFound /> : <ComponentsOf entry={entry} />;
};
