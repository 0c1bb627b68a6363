import { shuffled, seat as toSeat, type Chance, type PlayResult, type Seat, type TableConfig } from '#kernel';
import { ART_IDS } from './components/art.ts';
import { SPACES } from './components/board.ts';
import { ART_SLOTS, MEEPLES, SIDE_SLOTS, STACKS } from './components/box.ts';
import type { FaceId } from './components/faces.ts';
import { AREA_COUNT, NOWHERE, SPACE_COUNT } from './components/graph.ts';
import { PROGRESS } from './components/progress.ts';
import { RESOURCES } from './components/resources.ts';
import { SETUP_IDS } from './components/setupCards.ts';
import { TILES } from './components/tiles.ts';
import { applyEvent } from './evolve.ts';
import { seatBefore } from './queries.ts';
import { beginSetupTurn } from './turn.ts';
import type { Event, Options, State, Turn } from './types.ts';

const row = <T>(length: number, value: T): T[] => Array<T>(length).fill(value);

/** Rule 2.1: a fair coin for each tile with two faces. */
const throwTiles = (chance: Chance): readonly FaceId[] =>
  SPACES.map(space => {
    const { front, back } = TILES[space].value;
    return front === back || chance.pick(2) === 0 ? front : back;
  });

/** Rules 2.5 and 12.3. */
const starterOf = ({ seats, options }: TableConfig<Options>, chance: Chance): Seat =>
  toSeat(options.starter === 'random' ? chance.pick(seats) : 0);

const emptyBoard = (seats: number) => ({
  setupTakers: row<number>(seats, NOWHERE),
  tracks: row<number>(seats * RESOURCES.length, 0),
  points: row<number>(seats, 0),
  mats: row<number>(seats, MEEPLES),
  areas: row<number>(seats * AREA_COUNT, 0),
  spaces: row<number>(SPACE_COUNT, NOWHERE),
  sold: row<number>(STACKS, 0),
  acquired: row<number>(seats * PROGRESS.length, 0),
  slots: row<State['slots'][number]>(seats * SIDE_SLOTS, 'none'),
});

/** Rule 2: the board is laid out, and the seat to the right of the starting player has the first turn of the set-up. */
export const setup = (config: TableConfig<Options>, chance: Chance): PlayResult<State, Event> => {
  const { seats, options } = config;
  const starter = starterOf(config, chance);
  const artDeck = shuffled(ART_IDS, chance);
  const state: State = {
    options,
    seats,
    starter,
    faces: throwTiles(chance),
    stacks: shuffled(PROGRESS, chance).slice(0, STACKS),
    setupCards: shuffled(SETUP_IDS, chance).slice(0, seats),
    ...emptyBoard(seats),
    art: artDeck.splice(-ART_SLOTS),
    cubes: row<number>(ART_SLOTS, 0),
    artDeck,
    setupTurns: 0,
    round: 0,
    turn: starter,
    step: { at: 'settingUp' },
    from: NOWHERE,
    to: NOWHERE,
    isWalking: false,
    usedMedicine: false,
    isSealed: false,
    lots: [],
  };
  const events: Event[] = [];
  const turn: Turn = { state, chance, emit: event => events.push(event) };
  applyEvent(turn, { type: 'setupBegun', starter });
  beginSetupTurn(turn, seatBefore(state, starter), 0);
  return { state, events };
};
