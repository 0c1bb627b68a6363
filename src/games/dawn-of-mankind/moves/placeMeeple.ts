import { at, seat as toSeat, type Seat } from '#kernel';
import { AREAS, isArea } from '../components/board.ts';
import { SETUP_COLUMNS } from '../components/box.ts';
import { areaNumber, AREAS_OF, COLUMN_OF_AREA } from '../components/graph.ts';
import { applyEvent } from '../evolve.ts';
import { inArea } from '../queries.ts';
import { finishTurn } from '../turn.ts';
import type { DawnRule, MoveOf, State } from '../types.ts';

const PLACE = AREAS.map((area): MoveOf<'placeMeeple'> => ({ type: 'placeMeeple', area }));

const hasMeepleIn = (state: State, seat: Seat, column: number): boolean => {
  for (const area of at(AREAS_OF, column)) if (inArea(state, seat, area) > 0) return true;
  return false;
};

const meeplesIn = (state: State, area: number): number => {
  let count = 0;
  for (let index = 0; index < state.seats; index++) count += inArea(state, toSeat(index), area);
  return count;
};

/** Rule 2.9: an empty area has the fewest, so one rule serves both; in the first column there is only one area. */
const fewestIn = (state: State, column: number): number => {
  let fewest = Number.MAX_SAFE_INTEGER;
  for (const area of at(AREAS_OF, column)) fewest = Math.min(fewest, meeplesIn(state, area));
  return fewest;
};

/** Rules 2.8 and 2.9: one meeple in each of the first three columns. */
export const placeMeeple: DawnRule<'placeMeeple'> = {
  offer(state, seat, moves) {
    for (let column = 0; column < SETUP_COLUMNS; column++) {
      if (hasMeepleIn(state, seat, column)) continue;
      const fewest = fewestIn(state, column);
      for (const area of at(AREAS_OF, column)) if (meeplesIn(state, area) === fewest) moves.push(at(PLACE, area));
    }
  },

  refuse(state, seat, { area }) {
    const place = isArea(area) ? areaNumber(area) : -1;
    const column = COLUMN_OF_AREA[place] ?? SETUP_COLUMNS;
    if (column >= SETUP_COLUMNS) return { code: 'noSuchArea', rule: '2.8' };
    if (hasMeepleIn(state, seat, column)) return { code: 'columnTaken', rule: '2.8', column: column + 1 };
    const meeples = meeplesIn(state, place);
    const fewest = fewestIn(state, column);
    return meeples === fewest ? undefined : { code: 'areaTooFull', rule: '2.9', meeples, fewest };
  },

  play(turn, seat, { area }) {
    applyEvent(turn, { type: 'meeplePlaced', seat, area });
    finishTurn(turn, seat);
  },
};
