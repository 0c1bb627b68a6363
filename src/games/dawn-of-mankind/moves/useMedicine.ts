import { at, type Seat } from '#kernel';
import { canPerform } from '../actions.ts';
import { AREAS, isArea } from '../components/board.ts';
import { faceOf } from '../components/faces.ts';
import { areaNumber, BEFORE, FIRST_AREA, SHORE } from '../components/graph.ts';
import { performNow } from '../effects/perform.ts';
import { applyEvent } from '../evolve.ts';
import { canLeave, inArea, isActive } from '../queries.ts';
import type { DawnRule, MoveOf, State } from '../types.ts';

const USE_MEDICINE = AREAS.map((from): MoveOf<'useMedicine'> => ({ type: 'useMedicine', from }));

const faceBehind = ({ faces }: State, area: number) => at(faces, at(BEFORE, area));

const canUseIn = (state: State, seat: Seat, area: number): boolean =>
  inArea(state, seat, area) > 0 &&
  canLeave(state, seat, area) &&
  canPerform(state, seat, faceOf(faceBehind(state, area)));

/** Rules 8.6 and 8.7: the action of the tile behind a meeple, before that meeple goes on. */
export const useMedicine: DawnRule<'useMedicine'> = {
  offer(state, seat, moves) {
    if (!isActive(state, seat, 'medicine')) return;
    for (let area = FIRST_AREA + 1; area < SHORE; area++) {
      if (canUseIn(state, seat, area)) moves.push(at(USE_MEDICINE, area));
    }
  },

  refuse(state, seat, { from }) {
    if (!isActive(state, seat, 'medicine')) return { code: 'noMedicine', rule: '8.6' };
    const area = isArea(from) ? areaNumber(from) : SHORE;
    if (area === SHORE || inArea(state, seat, area) === 0) return { code: 'noMeepleThere', rule: '4.1' };
    if (area === FIRST_AREA) return { code: 'nothingBehind', rule: '8.6' };
    if (!canLeave(state, seat, area)) return { code: 'cannotMoveOn', rule: '8.7' };
    const face = faceBehind(state, area);
    return canPerform(state, seat, faceOf(face)) ? undefined : { code: 'cannotPerform', rule: '8.6', face };
  },

  play(turn, seat, { from }) {
    applyEvent(turn, { type: 'medicineUsed', seat, from, face: faceBehind(turn.state, areaNumber(from)) });
    performNow(turn, seat);
  },
};
