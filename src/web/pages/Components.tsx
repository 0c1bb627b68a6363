import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { ComponentSheet, GameManifest, Language } from '#kernel';
import { useSettings } from '../app/settings.ts';
import type { AnyClient } from '../games/client.ts';
import { manifestOf } from '../games/manifestOf.ts';
import './components/components.css';
import { ComponentTable } from './components/ComponentTable.tsx';
import { ProvenanceLegend } from './components/ProvenanceSign.tsx';
import { GameBanner } from './GameBanner.tsx';
import { useClient } from './useClient.ts';
import { NotFound } from './NotFound.tsx';
import { useComponentsText } from './components/componentsText.ts';

/** The sheets of a game, once they are loaded. */
const useSheets = ({ tableText }: AnyClient, language: Language): readonly ComponentSheet[] => {
  const [sheets, setSheets] = useState<readonly ComponentSheet[]>([]);
  useEffect(() => {
    let isWanted = true;
    void tableText[language].components().then(loaded => isWanted && setSheets(loaded));
    return () => void (isWanted = false);
  }, [tableText, language]);
  return sheets;
};

const ComponentsOf = ({ manifest }: { readonly manifest: GameManifest }) => {
  const components = useComponentsText();
  const client = useClient(manifest.id);
  const language = useSettings(settings => settings.language);
  const sheets = useSheets(client, language);
  return (
    <>
      <GameBanner manifest={manifest} subtitle={components.title} lead={components.lead}>
        <Link href={`/rules/${manifest.id}`} className="btn">
          {components.toRules}
        </Link>
      </GameBanner>
      <div className={`components theme-${manifest.id}`}>
        <ProvenanceLegend />
        {sheets.map((sheet, index) => (
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
