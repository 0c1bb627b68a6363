import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import type { CatalogEntry } from '../games/catalog.ts';
import './components/components.css';
import { Sheet } from './components/Sheet.tsx';
import { Legend } from './components/Source.tsx';
import { GameBanner } from './GameBanner.tsx';
import { gameOf, useClient } from './gameOf.ts';
import { NotFound } from './NotFound.tsx';
import { useComponentsText } from './components/text.ts';

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
        <Legend />
        {client.words[language].components().map((sheet, index) => (
          <Sheet
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
