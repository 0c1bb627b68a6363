import type { Language } from '#kernel';
import type { NamedPiece } from '../client.ts';
import { FACTIONS } from '#games/dragon-dune/facts';
import { Icon } from './pieces/Drawing.tsx';
import { Seal } from './pieces/Shield.tsx';
import { gameTexts } from './text/languagePacks.ts';

const signPiece = (sign: string, names: readonly string[]): NamedPiece => ({
  names,
  draw: name => (
    <span className="chip dd-chip-sign">
      <Icon id={sign} />
      {name}
    </span>
  ),
});

const SIGNS: { readonly [L in Language]: Readonly<Record<string, readonly string[]>> } = {
  en: { 'dragon-head': ['Red Dragon', 'The dragons'], troll: ['Troll'], queen: ['Great Council'] },
  fr: { 'dragon-head': ['Dragon rouge', 'Les dragons'], troll: ['Troll'], queen: ['Grand Conseil'] },
};

/** The pieces that the log speaks of: factions, dragons, the Troll. */
export const namedPieces = (language: Language): readonly NamedPiece[] => [
  ...FACTIONS.map(
    (faction): NamedPiece => ({
      names: [gameTexts[language].factions[faction].name],
      draw: name => (
        <span className="chip dd-chip-sign">
          <Seal faction={faction} />
          {name}
        </span>
      ),
    }),
  ),
  ...Object.entries(SIGNS[language]).map(([sign, names]) => signPiece(sign, names)),
];
