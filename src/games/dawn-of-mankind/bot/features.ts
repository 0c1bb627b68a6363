import { at, type Features, type PutFeature, type Seat } from '#kernel';
import { COLUMNS } from '../components/board.ts';
import { END_POINTS, SIDE_SLOTS } from '../components/box.ts';
import { COLUMN_OF, COLUMN_OF_AREA, SHORE, SPACE_COUNT } from '../components/graph.ts';
import { PROGRESS } from '../components/progress.ts';
import { RESOURCES } from '../components/resources.ts';
import { cardCount, hasAcquired, inArea, onBoard, owned, pointsOf } from '../queries.ts';
import { totalOf } from '../scoring/outcome.ts';
import type { State } from '../types.ts';
import { evaluate } from './evaluate.ts';

// Divisors bring what is usual in a game near 1, where a small net learns quickest.

/** From here on the end is near, and a point counts for more. */
const LATE = 40;

/** By column: meeples that may walk into it, and meeples on its tiles. */
const putMeeples = (state: State, seat: Seat, put: PutFeature): void => {
  const [ready, standing] = [COLUMNS.map(() => 0), COLUMNS.map(() => 0)];
  for (let area = 0; area < SHORE; area++) {
    const column = at(COLUMN_OF_AREA, area);
    ready[column] = at(ready, column) + inArea(state, seat, area);
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    const column = at(COLUMN_OF, space);
    if (state.spaces[space] === seat) standing[column] = at(standing, column) + 1;
  }
  for (let column = 0; column < COLUMNS.length; column++) {
    put(at(ready, column) / 4);
    put(at(standing, column) / 3);
  }
  put(onBoard(state, seat) / 8);
  put(inArea(state, seat, SHORE) / 4);
};

export const features: Features<State> = {
  ofSeat(state, seat, put) {
    const points = pointsOf(state, seat);
    put(points / 60);
    put(totalOf(state, seat) / 80);
    put(Math.max(0, points - LATE) / 20);
    for (const resource of RESOURCES) {
      const count = owned(state, seat, resource);
      put(count / 6);
      put(Math.min(1, count / 3));
    }
    putMeeples(state, seat, put);
    for (const card of PROGRESS) put(hasAcquired(state, seat, card) ? 1 : 0);
    put(cardCount(state, seat) / SIDE_SLOTS);
    put(state.turn === seat ? 1 : 0);
    put(evaluate(state, seat) / 60);
  },

  ofTable({ seats, points, round }, put) {
    let most = 0;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, at(points, seat));
    put(most / END_POINTS);
    put(Math.max(0, most - LATE) / 20);
    // Rounds beyond those that were learned from must not count for ever more.
    put(Math.min(1.5, round / 30));
  },
};
