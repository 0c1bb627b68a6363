import { at, type Seat } from '#kernel';
import { isArea, LINES } from '../components/board.ts';
import { areaNumber, PATHS, PATHS_FROM, SHORE, type Path } from '../components/graph.ts';
import { setOut } from '../effects/walk.ts';
import { inArea } from '../queries.ts';
import type { DawnRule, Move, MoveOf, State } from '../types.ts';

const WALK = LINES.map(({ value: { from, to } }): MoveOf<'walk'> => ({ type: 'walk', from, to }));

const pathOf = ({ from, to }: MoveOf<'walk'>): Path | undefined =>
  PATHS[WALK.findIndex(walk => walk.from === from && walk.to === to)];

const offerFrom = (state: State, seat: Seat, area: number, moves: Move[]): void => {
  const paths = at(PATHS_FROM, area);
  for (let index = 0; index < paths.length; index++) {
    const path = at(paths, index);
    if (state.spaces[path.to] !== seat) moves.push(at(WALK, path.index));
  }
};

/** Rules 4.1 and 4.2: a meeple of a Ready Area goes along a line to a tile without an own meeple. */
export const walk: DawnRule<'walk'> = {
  offer(state, seat, moves) {
    if (state.usedMedicine) {
      offerFrom(state, seat, state.from, moves);
      return;
    }
    for (let area = 0; area < SHORE; area++) if (inArea(state, seat, area) > 0) offerFrom(state, seat, area, moves);
  },

  refuse(state, seat, move) {
    const { from } = move;
    if (!isArea(from) || inArea(state, seat, areaNumber(from)) === 0) return { code: 'noMeepleThere', rule: '4.1' };
    if (state.usedMedicine && areaNumber(from) !== state.from) return { code: 'otherMeepleChosen', rule: '8.7' };
    const path = pathOf(move);
    if (path === undefined) return { code: 'noSuchLine', rule: '4.2' };
    return state.spaces[path.to] === seat ? { code: 'ownMeepleThere', rule: '4.2' } : undefined;
  },

  play(turn, seat, move) {
    const path = pathOf(move);
    if (path === undefined) throw new Error(`no line from ${move.from} to ${move.to}`);
    setOut(turn, seat, path);
  },
};
