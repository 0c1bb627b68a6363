import type { Language } from '#kernel';
import { texts } from '#games/iunu/text';
import type { NamedPiece } from '../client.ts';
import { AFTERLIFE_CARDS, CITIZENS, isAfterlife, type Citizen } from './game.ts';
import { CitizenGlyph } from './pieces/CitizenCard.tsx';
import { Icon } from './pieces/Drawing.tsx';

const citizenPiece = (citizen: Citizen, names: readonly string[]): NamedPiece => ({
  names,
  draw: name => (
    <span className={`chip iunu-chip is-${citizen}`}>
      <CitizenGlyph citizen={citizen} />
      {name}
    </span>
  ),
});

const signPiece = (sign: string, names: readonly string[]): NamedPiece => ({
  names,
  draw: name => (
    <span className="chip iunu-chip-sign">
      <Icon id={sign} />
      {name}
    </span>
  ),
});

const DEBENS: { readonly [L in Language]: readonly string[] } = { en: ['Deben', 'Debens'], fr: ['deben', 'debens'] };

/** The pieces that the log speaks of: citizens in the colour of their class, Afterlife cards, Debens. */
export const piecesIn = (language: Language): readonly NamedPiece[] => {
  const { citizens, afterlives } = texts[language];
  return [
    ...CITIZENS.map(citizen => citizenPiece(citizen, [citizens[citizen].name, citizens[citizen].plural])),
    signPiece(
      'g-anubis',
      Object.keys(AFTERLIFE_CARDS)
        .filter(isAfterlife)
        .map(card => afterlives[card].name),
    ),
    signPiece('deben-1', DEBENS[language]),
  ];
};
