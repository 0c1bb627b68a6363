import { seatAfter, at, seat as toSeat, seatsOf, type Seat } from '#kernel';
import { FIRST_AREA_LIMIT, MEEPLES, SIDE_SLOTS } from './components/box.ts';
import { faceOf, type Face, type FaceId } from './components/faces.ts';
import { AREA_COUNT, BEFORE, FIRST_AREA, NOWHERE, PATHS_FROM } from './components/graph.ts';
import { PROGRESS, PROGRESS_NUMBER, type MatCard, type Progress, type SideCard } from './components/progress.ts';
import { RESOURCES, TRACK, type Resource } from './components/resources.ts';
import type { State } from './types.ts';

export const trackIndex = (seat: Seat, resource: Resource): number => seat * RESOURCES.length + TRACK[resource];
export const areaIndex = (seat: Seat, area: number): number => seat * AREA_COUNT + area;
export const slotIndex = (seat: Seat, slot: number): number => seat * SIDE_SLOTS + slot;
export const cardIndex = (seat: Seat, card: Progress): number => seat * PROGRESS.length + PROGRESS_NUMBER[card];

export const owned = ({ tracks }: State, seat: Seat, resource: Resource): number =>
  at(tracks, trackIndex(seat, resource));

export const pointsOf = ({ points }: State, seat: Seat): number => at(points, seat);

export const inArea = ({ areas }: State, seat: Seat, area: number): number => at(areas, areaIndex(seat, area));

/** Rule 4.9: the shore counts, and so does the meeple on its way. */
export const onBoard = ({ mats }: State, seat: Seat): number => MEEPLES - at(mats, seat);

/** Rules 4.3 and 6.14: room in the first Ready Area, and a meeple to put there. */
export const canBear = (state: State, seat: Seat): boolean =>
  at(state.mats, seat) > 0 && inArea(state, seat, FIRST_AREA) < FIRST_AREA_LIMIT;

export const hasAcquired = ({ acquired }: State, seat: Seat, card: Progress): boolean =>
  acquired[cardIndex(seat, card)] === 1;

/** A covered card has no effect (rule 8.3); one on the mat is never covered. */
export const isActive = ({ slots }: State, seat: Seat, card: SideCard): boolean => {
  const first = seat * SIDE_SLOTS;
  return slots[first] === card || slots[first + 1] === card || slots[first + 2] === card;
};

/** What the mat says, or the card on it. */
export const matOf = (state: State, seat: Seat, card: MatCard): 'mat' | 'card' =>
  hasAcquired(state, seat, card) ? 'card' : 'mat';

export const cardCount = ({ acquired }: State, seat: Seat): number => {
  const first = seat * PROGRESS.length;
  let count = 0;
  for (let card = first; card < first + PROGRESS.length; card++) count += at(acquired, card);
  return count;
};

export const nextSeat = ({ seats }: State, seat: Seat): Seat => seatAfter(seat, seats);
export const seatBefore = ({ seats }: State, seat: Seat): Seat => toSeat((seat + seats - 1) % seats);

/** The tile whose action is at stake: the one walked to or, with Medicine, the one behind the chosen meeple. */
export const faceInUse = ({ faces, from, to }: State): FaceId => at(faces, to === NOWHERE ? at(BEFORE, from) : to);

export const faceIn = (state: State): Face => faceOf(faceInUse(state));

/** Rule 4.2: some tile ahead has no own meeple. */
export const canLeave = ({ spaces }: State, seat: Seat, area: number): boolean => {
  const paths = at(PATHS_FROM, area);
  for (let path = 0; path < paths.length; path++) if (spaces[at(paths, path).to] !== seat) return true;
  return false;
};

const NOBODY: readonly Seat[] = [];
// Asked at every step of every playout: the answers are made once.
const ALONE = seatsOf(5).map(seat => [seat] as const);

export const toAct = ({ step, turn }: State): readonly Seat[] => (step.at === 'over' ? NOBODY : at(ALONE, turn));
