import { Link } from 'wouter';
import type { GameManifest } from '#kernel';
import { useSettings } from '../app/settings.ts';
import { manifestOf } from '../games/manifestOf.ts';
import './components/components.css';
import { ComponentTable } from './components/ComponentTable.tsx';
import { ProvenanceLegend } from './components/ProvenanceSign.tsx';
import { GameBanner } from './GameBanner.tsx';
import { useClient } from './useClient.ts';
import { NotFound } from './NotFound.tsx';
import { useComponentsText } from './components/componentsText.ts';

const ComponentsOf = ({ manifest }: { readonly manifest: GameManifest }) => {
  const components = useComponentsText();
  const client = useClient(manifest.id);
  const language = useSettings(settings => settings.language);
  return (
    <>
      <GameBanner manifest={manifest} subtitle={components.title} lead={components.lead}>
        <Link href={`/rules/${manifest.id}`} className="btn">
          {components.toRules}
        </Link>
      </GameBanner>
      <div className={`components theme-${manifest.id}`}>
        <ProvenanceLegend />
        {client.tableText[language].components().map((sheet, index) => (
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
  const manifest = manifestOf(id);
  return manifest === undefined ? <NotFound /> : <ComponentsOf manifest={manifest} />;
};
