import { at, makeApplyEvent, HIDDEN, type EventWriters } from '#kernel';
import { including, NONE, without } from './bits.ts';
import { SQUARES, START_CIRCLES } from './components/board.ts';
import { BOX } from './components/box.ts';
import { NO_TILE, type Level } from './components/buildings.ts';
import { MARKET } from './components/market.ts';
import { HAND, placeNumber, ROW } from './dice.ts';
import { placeIndex } from './elders.ts';
import { pileOf } from './market.ts';
import { playerAt } from './queries.ts';
import { colourIndex, levelOf } from './tiles.ts';
import type { Account, Event, Player, Source, State } from './types.ts';

/** The list with another value in one place: copies of a state share their lists, so none is ever written to. */
const put = <T>(items: readonly T[], index: number, item: T): readonly T[] => {
  const copy = items.slice();
  copy[index] = item;
  return copy;
};

const pay = (state: State, account: Account, amount: number): void => {
  if (account !== 'supply') playerAt(state, account).flowers += amount;
};

const setPile = (state: State, level: Level, pile: readonly number[]): void => {
  state.piles = put(state.piles, level - 1, pile);
};

const removeTile = (state: State, player: Player, tile: number, from: Source): void => {
  const level = levelOf(tile);
  if (from === 'booked') player.booked = NO_TILE;
  else if (from !== 'search' && MARKET[from].kind === 'slot') state.slots = put(state.slots, level - 1, NO_TILE);
  else {
    const pile = pileOf(state, level);
    setPile(
      state,
      level,
      pile.filter(other => other !== tile),
    );
  }
};

/** The only place of this game that writes to the state. */
const WRITERS: EventWriters<State, Event> = {
  elitePicked: (state, { seat, elite }) => {
    playerAt(state, seat).elite = elite;
    state.offered = state.offered.filter(other => other !== elite);
  },
  roundBegun: (state, { round }) => void (state.round = round),
  turnBegun: (state, { seat }) => {
    state.turn = seat;
    state.awakened = 0;
    state.eliteUsed = false;
  },
  diceRolled: (state, { faces }) => {
    state.faces = faces;
    state.places = faces.map(() => ROW);
  },
  dieTaken: (state, { die }) => void (state.places = put(state.places, die, HAND)),
  dieTurned: (state, { die, face }) => void (state.faces = put(state.faces, die, face)),
  dieRecycled: (state, { die, on }) => void (state.places = put(state.places, die, placeNumber(on))),
  dunaiaAwakened: (state, { dunaia }) => void (state.awakened = dunaia),
  dunaiaMoved: (state, { seat, dunaia, to }) => {
    const player = playerAt(state, seat);
    player.circles = put(player.circles, dunaia - 1, to);
  },
  flowersMoved: (state, { from, to, amount }) => {
    pay(state, from, -amount);
    pay(state, to, amount);
  },
  chipInserted: (state, { seat, chip }) => {
    const player = playerAt(state, seat);
    player.chips = including(player.chips, chip);
  },
  chipDiscarded: (state, { seat, chip }) => {
    const player = playerAt(state, seat);
    player.chips = without(player.chips, chip);
  },
  tilePlaced: (state, { seat, tile, square, from }) => {
    const player = playerAt(state, seat);
    removeTile(state, player, tile, from);
    player.tiles = put(player.tiles, square, tile);
    player.sites = put(player.sites, square, 1);
    player.tokens -= 1;
  },
  tileBooked: (state, { seat, tile, from }) => {
    const player = playerAt(state, seat);
    removeTile(state, player, tile, from);
    player.booked = tile;
  },
  slotFilled: (state, { level, tile }) => {
    setPile(state, level, pileOf(state, level).slice(0, -1));
    state.slots = put(state.slots, level - 1, tile);
  },
  pileShuffled: (state, { level, pile }) => {
    if (pile !== HIDDEN) setPile(state, level, pile);
  },
  topShown: () => {},
  tokenAdvanced: (state, { seat, square, to }) => {
    const player = playerAt(state, seat);
    player.sites = put(player.sites, square, to);
  },
  buildingCompleted: (state, { seat, square }) => {
    const player = playerAt(state, seat);
    player.sites = put(player.sites, square, 0);
    player.tokens += 1;
  },
  elderCalled: () => {},
  fragmentTaken: (state, { seat, fragment }) => {
    const player = playerAt(state, seat);
    const index = placeIndex(fragment);
    state.fragments = put(state.fragments, index, at(state.fragments, index) - 1);
    player.fragments = including(player.fragments, index);
  },
  artefactCompleted: (state, { seat, count }) => {
    const player = playerAt(state, seat);
    player.fragments = NONE;
    player.artefacts = count;
  },
  colourPlaced: (state, { seat, square, colour }) => {
    const player = playerAt(state, seat);
    const index = colourIndex(colour);
    state.colourTokens = put(state.colourTokens, index, at(state.colourTokens, index) - 1);
    player.paints = put(player.paints, square, including(at(player.paints, square), index));
  },
  eliteUsed: state => void (state.eliteUsed = true),
  prophecyTaken: (state, { seat, prophecy }) => {
    state.owners = put(state.owners, state.prophecies.indexOf(prophecy), seat);
  },
  lastProphecyTaken: (state, { lastRound }) => {
    state.endCause = 'prophecies';
    state.lastRound = lastRound;
  },
  boardFilled: (state, { lastRound }) => {
    state.endCause = 'ninthBuilding';
    state.lastRound = lastRound;
  },
  capReached: state => void (state.endCause = 'cap'),
  stepBegun: (state, { step }) => void (state.step = step),
  gameEnded: state => void (state.step = { at: 'over' }),
};

export const applyEvent = makeApplyEvent(WRITERS);

const NO_NUMBERS: readonly number[] = Array<number>(SQUARES).fill(0);
const NO_TILES: readonly number[] = Array<number>(SQUARES).fill(NO_TILE);
const AT_START: readonly number[] = START_CIRCLES.map(({ value }) => value);

/** Rules 2.1 and 2.3. */
export const newPlayer = (): Player => ({
  flowers: BOX.startFlowers.value,
  tokens: BOX.constructionTokens.value,
  tiles: NO_TILES,
  sites: NO_NUMBERS,
  paints: NO_NUMBERS,
  circles: AT_START,
  chips: NONE,
  fragments: NONE,
  artefacts: 0,
  elite: 'none',
  booked: NO_TILE,
});

const clonePlayer = (player: Player): Player => ({
  flowers: player.flowers,
  tokens: player.tokens,
  tiles: player.tiles,
  sites: player.sites,
  paints: player.paints,
  circles: player.circles,
  chips: player.chips,
  fragments: player.fragments,
  artefacts: player.artefacts,
  elite: player.elite,
  booked: player.booked,
});

/** By hand: object spread is several times slower. Lists and steps are replaced, never written to, so copies share them. */
export const clone = (state: State): State => ({
  options: state.options,
  players: state.players.map(clonePlayer),
  faces: state.faces,
  places: state.places,
  slots: state.slots,
  piles: state.piles,
  elders: state.elders,
  fragments: state.fragments,
  colourTokens: state.colourTokens,
  prophecies: state.prophecies,
  owners: state.owners,
  offered: state.offered,
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  awakened: state.awakened,
  eliteUsed: state.eliteUsed,
  lastRound: state.lastRound,
  endCause: state.endCause,
  step: state.step,
});
