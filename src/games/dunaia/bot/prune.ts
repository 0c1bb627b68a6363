import { at, type Seat } from '#kernel';
import { playerAt } from '../queries.ts';
import { buildingAt } from '../tiles.ts';
import type { Move, State } from '../types.ts';

/** Flowers beyond this many buy nothing more: there are never that many Buildings to pay for at once. */
const ENOUGH = 9;

const takesFlowers = (state: State, move: Move): boolean => {
  if (move.type === 'recycleOnBoard') return move.action === 'flower';
  if (move.type !== 'recycleOnBuilding') return false;
  const building = buildingAt(at(playerAt(state, move.owner).tiles, move.square));
  return building.level === 1 && building.effect.value.kind === 'flowers';
};

const isBuild = (move: Move): boolean => move.type === 'recycleOnBoard' && move.action === 'build';

/** Rule 7.2: whoever has flowers enough and can build with them takes no more, until the last round is announced. */
export const prune = (state: State, seat: Seat, moves: readonly Move[]): readonly Move[] => {
  if (state.lastRound > 0 || playerAt(state, seat).flowers <= ENOUGH || !moves.some(isBuild)) return moves;
  return moves.filter(move => !takesFlowers(state, move));
};
