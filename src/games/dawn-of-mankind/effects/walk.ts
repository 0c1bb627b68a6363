import { at, type Seat } from '#kernel';
import { AREAS, SPACES } from '../components/board.ts';
import type { Path } from '../components/graph.ts';
import { canCreateArt } from '../costs.ts';
import { applyEvent } from '../evolve.ts';
import { canBear } from '../queries.ts';
import { beginStep } from '../turn.ts';
import type { State, Step, Turn } from '../types.ts';
import { afterArt } from './arrive.ts';

const ART: Step = { at: 'art' };

const canCreateAny = (state: State, seat: Seat): boolean => {
  for (let slot = 0; slot < state.art.length; slot++) if (canCreateArt(state, seat, slot)) return true;
  return false;
};

/** Rules 4.2 to 4.5: along a line, over its signs, the newborn before the art. */
export const setOut = (turn: Turn, seat: Seat, path: Path): void => {
  const { state } = turn;
  applyEvent(turn, { type: 'meepleSetOut', seat, from: at(AREAS, path.from), to: at(SPACES, path.to) });
  if (path.hasNewborn && canBear(state, seat)) applyEvent(turn, { type: 'meepleBorn', seat });
  if (path.hasArt && canCreateAny(state, seat)) beginStep(turn, ART);
  else afterArt(turn, seat);
};
