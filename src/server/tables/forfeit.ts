import type { TableRecord } from './tableRecord.ts';

/** Whether the game is over because too few are left who have not forfeited by running out of time. */
export const isDecidedByForfeit = ({ seats }: TableRecord): boolean => {
  const left = seats.filter(({ hasForfeited }) => !hasForfeited);
  // Nobody has forfeited: somebody plays alone, or has a stand-in.
  if (left.length === seats.length) return false;
  return left.length < 2 || !left.some(({ kind }) => kind === 'person');
};

/** Those who have forfeited come last; the others share the first place. */
export const placesByForfeit = ({ seats }: TableRecord): readonly number[] =>
  seats.map(({ hasForfeited }) => (hasForfeited ? 2 : 1));
