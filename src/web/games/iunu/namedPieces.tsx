import type { Language } from '#kernel';
import { AFTERLIFE_CARDS, CITIZENS, isAfterlife, type Citizen } from '#games/iunu/facts';
import { texts } from '#games/iunu/text';
import type { NamedPiece } from '../client.ts';
import { CitizenGlyph } from './pieces/CitizenCard.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { BOARD_TEXTS } from './text/useBoardText.ts';

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

/** The pieces that the log speaks of: citizens in the colour of their class, Afterlife cards, Debens. */
export const namedPiecesIn = (language: Language): readonly NamedPiece[] => {
  const { citizens, afterlives } = texts[language];
  return [
    ...CITIZENS.map(citizen => citizenPiece(citizen, [citizens[citizen].name, citizens[citizen].plural])),
    signPiece(
      'g-anubis',
      Object.keys(AFTERLIFE_CARDS)
        .filter(isAfterlife)
        .map(card => afterlives[card].name),
    ),
    signPiece('deben-1', BOARD_TEXTS[language].debenNames),
  ];
};
