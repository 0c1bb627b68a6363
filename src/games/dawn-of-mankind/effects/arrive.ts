import { at, seat as toSeat, type Seat } from '#kernel';
import { AREAS, SPACES } from '../components/board.ts';
import { EXIT, NEIGHBOURS, NOWHERE } from '../components/graph.ts';
import { applyEvent } from '../evolve.ts';
import { isActive } from '../queries.ts';
import { beginStep, finishTurn } from '../turn.ts';
import type { State, Step, Turn } from '../types.ts';
import { performAction } from './perform.ts';

const SHIFTING: Step = { at: 'shifting' };

/** Rules 8.4 and 8.8: with Adaptability, and without Medicine, to a tile above or below that has no own meeple. */
const canShift = (state: State, seat: Seat): boolean =>
  !state.usedMedicine &&
  isActive(state, seat, 'adaptability') &&
  at(NEIGHBOURS, state.to).some(space => state.spaces[space] !== seat);

/** Rule 8.5: the shift comes after the signs and before the bump. */
export const afterArt = (turn: Turn, seat: Seat): void => {
  if (canShift(turn.state, seat)) beginStep(turn, SHIFTING);
  else arrive(turn, seat);
};

/** Rule 4.7: whoever is on the tile goes to the Ready Area behind it, or from an elder tile to the shore. */
const bump = (turn: Turn, space: number): void => {
  const other = at(turn.state.spaces, space);
  if (other === NOWHERE) return;
  const to = at(AREAS, at(EXIT, space));
  applyEvent(turn, { type: 'meepleBumped', seat: toSeat(other), from: at(SPACES, space), to });
};

/** Rules 4.7, 5.1 and 8.6: bump, stand there, and act unless Medicine did it already. */
export const arrive = (turn: Turn, seat: Seat): void => {
  const { to, usedMedicine } = turn.state;
  bump(turn, to);
  applyEvent(turn, { type: 'meepleArrived', seat, at: at(SPACES, to) });
  if (usedMedicine) finishTurn(turn, seat);
  else performAction(turn, seat);
};
