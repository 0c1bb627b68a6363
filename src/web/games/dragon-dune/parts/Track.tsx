import { memo } from 'react';
import { ROUNDS, TURNS, type Round } from '#games/dragon-dune/facts';
import { Icon } from '../pieces/Drawing.tsx';
import { useBoardText } from '../text/useBoardText.ts';

const ICONS: { readonly [R in Round]: string } = {
  dragon: 'dragon-head',
  event: 'event',
  bidding: 'gavel',
  recruitment: 'boot',
  battle: 'swords',
  collection: 'coins',
  victory: 'crown',
};

const NUMERALS: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
const NUMBERS = Array.from({ length: TURNS }, (_, index) => index + 1);

const stateOf = (index: number, now: number): string => (index < now ? 'is-past' : index === now ? 'is-now' : '');

/** Six turns of seven rounds. */
export const Track = memo(({ turn, round }: { readonly turn: number; readonly round: Round }) => {
  const text = useBoardText();
  const now = turn === 0 ? -1 : ROUNDS.indexOf(round);
  return (
    <header className="dd-track">
      <p className="dd-turns">
        <b aria-hidden="true">{text.turn}</b>
        <span className="sr-only">{text.turnOf(turn, TURNS)}</span>
        {NUMBERS.map(number => (
          <i key={number} className={stateOf(number, turn)} aria-hidden="true">
            {number}
          </i>
        ))}
      </p>
      <ol className="dd-rounds">
        {ROUNDS.map((name, index) => (
          <li key={name} className={stateOf(index, now)} aria-current={index === now ? 'step' : undefined}>
            <Icon id={ICONS[name]} />
            <em>{NUMERALS[index]}</em>
            <span>{text.rounds[name]}</span>
          </li>
        ))}
      </ol>
    </header>
  );
});
