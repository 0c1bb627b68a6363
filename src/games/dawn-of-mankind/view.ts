import { at, HIDDEN, seat as toSeat, seatsOf, type EventView, type Hidden, type Seat, type Viewer } from '#kernel';
import { ART_IDS, type ArtId } from './components/art.ts';
import { AREAS, SPACES, type Area, type Space } from './components/board.ts';
import { SIDE_SLOTS } from './components/box.ts';
import type { FaceId } from './components/faces.ts';
import { NOWHERE } from './components/graph.ts';
import { PROGRESS, type Progress, type SideCard } from './components/progress.ts';
import type { SetupId } from './components/setupCards.ts';
import { hasAcquired, inArea, onBoard, owned, pointsOf, slotIndex } from './queries.ts';
import type { Event, Options, State, Step } from './types.ts';

export interface PlayerView {
  readonly fruit: number;
  readonly meat: number;
  readonly hide: number;
  readonly tool: number;
  readonly points: number | Hidden;
  readonly onMat: number;
  readonly onBoard: number;
  /** Own meeples in each Ready Area and at the shore, in the order of `AREAS`. */
  readonly areas: readonly number[];
  /** Every name acquired, covered ones too. */
  readonly cards: readonly Progress[];
  /** What lies on top of the side slots. */
  readonly slots: readonly (SideCard | 'none')[];
  readonly setupCard: SetupId | 'none';
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly players: readonly PlayerView[];
  readonly starter: Seat;
  /** By space, the face that lies up. */
  readonly faces: readonly FaceId[];
  /** By space, whose meeple is on the tile. */
  readonly spaces: readonly (Seat | 'none')[];
  readonly setupCards: readonly SetupId[];
  readonly stacks: readonly Progress[];
  readonly sold: readonly number[];
  readonly art: readonly ArtId[];
  readonly cubes: readonly number[];
  /** Which cards the Art deck holds, in no order. */
  readonly artDeck: readonly ArtId[];
  readonly setupTurns: number;
  readonly round: number;
  readonly turn: Seat;
  readonly step: Step;
  readonly from: Area | 'none';
  readonly to: Space | 'none';
  readonly isWalking: boolean;
  readonly usedMedicine: boolean;
  readonly lots: readonly Seat[];
}

const viewPlayer = (state: State, seat: Seat, showsPoints: boolean): PlayerView => {
  const taken = state.setupTakers.indexOf(seat);
  return {
    fruit: owned(state, seat, 'fruit'),
    meat: owned(state, seat, 'meat'),
    hide: owned(state, seat, 'hide'),
    tool: owned(state, seat, 'tool'),
    points: showsPoints ? pointsOf(state, seat) : HIDDEN,
    onMat: at(state.mats, seat),
    onBoard: onBoard(state, seat),
    areas: AREAS.map((_, area) => inArea(state, seat, area)),
    cards: PROGRESS.filter(card => hasAcquired(state, seat, card)),
    slots: state.slots.slice(slotIndex(seat, 0), slotIndex(seat, SIDE_SLOTS)),
    setupCard: state.setupCards[taken] ?? 'none',
  };
};

/** Rule 11.2: only the order is secret. */
const inNoOrder = (cards: readonly ArtId[]): readonly ArtId[] => ART_IDS.filter(card => cards.includes(card));

/** Names every field that may leave the server, so that a new secret in `State` stays secret by default. */
export const view = (state: State, viewer: Viewer): View => {
  const isOpen = state.options.openScores || state.step.at === 'over';
  return {
    viewer,
    options: state.options,
    players: seatsOf(state.seats).map(seat => viewPlayer(state, seat, isOpen || seat === viewer)),
    starter: state.starter,
    faces: state.faces,
    spaces: state.spaces.map(seat => (seat === NOWHERE ? 'none' : toSeat(seat))),
    setupCards: state.setupCards,
    stacks: state.stacks,
    sold: state.sold,
    art: state.art,
    cubes: state.cubes,
    artDeck: inNoOrder(state.artDeck),
    setupTurns: state.setupTurns,
    round: state.round,
    turn: state.turn,
    step: state.step,
    from: AREAS[state.from] ?? 'none',
    to: SPACES[state.to] ?? 'none',
    isWalking: state.isWalking,
    usedMedicine: state.usedMedicine,
    lots: state.lots,
  };
};

/** Rule 11.1: every act and the points printed on it are public; no event carries a total before the last. */
export const viewEvent = (event: Event): EventView<Event> => event;
