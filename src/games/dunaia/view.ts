import { at, HIDDEN, seat as toSeat, type EventView, type Seat, type Viewer } from '#kernel';
import { itemsOf } from './bits.ts';
import { LEVELS } from './components/buildings.ts';
import { COLOURS, type Colour } from './components/colours.ts';
import { ELDER_PLACES, type Elder, type ElderPlace } from './components/elders.ts';
import type { Elite } from './components/elites.ts';
import type { Prophecy } from './components/prophecies.ts';
import { HAND, recyclingPlace, ROW } from './dice.ts';
import { pileOf, topOf } from './market.ts';
import type { EndCause, Event, Options, Player, RecyclingPlace, State, Step } from './types.ts';

export interface PlayerView {
  readonly flowers: number;
  readonly tokens: number;
  /** By square, -1 for none. */
  readonly tiles: readonly number[];
  /** By square: the construction square that a token has reached, from 1; 0 for none. */
  readonly sites: readonly number[];
  /** By square: the Colour tokens on it. */
  readonly colours: readonly (readonly Colour[])[];
  /** By Dunaia, from number 1. */
  readonly circles: readonly number[];
  /** Inserted Memory chips. */
  readonly chips: readonly number[];
  readonly fragments: readonly ElderPlace[];
  readonly artefacts: number;
  readonly elite: Elite | 'none';
  readonly booked: number;
}

export interface DieView {
  readonly owner: Seat | 'neutral';
  readonly face: number;
  readonly at: 'row' | 'hand' | RecyclingPlace;
}

export interface PileView {
  /** The visible tile, or -1. */
  readonly top: number;
  /** Tiles in the pile, the visible one included. */
  readonly size: number;
}

interface ProphecyView {
  readonly prophecy: Prophecy;
  readonly owner: Seat | 'nobody';
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly players: readonly PlayerView[];
  readonly dice: readonly DieView[];
  /** By level, -1 for none. */
  readonly slots: readonly number[];
  /** By level. */
  readonly piles: readonly PileView[];
  /** By place A, B, C. */
  readonly elders: readonly Elder[];
  readonly fragments: readonly number[];
  /** By colour, in the order green, yellow, purple, red. */
  readonly colourTokens: readonly number[];
  readonly prophecies: readonly ProphecyView[];
  readonly offered: readonly Elite[];
  readonly round: number;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly awakened: number;
  readonly eliteUsed: boolean;
  readonly lastRound: number;
  readonly endCause: EndCause | 'none';
  readonly step: Step;
}

const among = <T>(names: readonly T[], indices: readonly number[]): readonly T[] =>
  names.filter((_, index) => indices.includes(index));

const viewPlayer = (player: Player): PlayerView => ({
  flowers: player.flowers,
  tokens: player.tokens,
  tiles: player.tiles,
  sites: player.sites,
  colours: player.paints.map(paint => among(COLOURS, itemsOf(paint))),
  circles: player.circles,
  chips: itemsOf(player.chips),
  fragments: among(ELDER_PLACES, itemsOf(player.fragments)),
  artefacts: player.artefacts,
  elite: player.elite,
  booked: player.booked,
});

const viewPlace = (place: number): DieView['at'] => {
  if (place === ROW) return 'row';
  return place === HAND ? 'hand' : recyclingPlace(place);
};

const viewDice = ({ faces, places, players }: State): readonly DieView[] =>
  faces.map((face, die) => ({
    owner: die < players.length ? toSeat(die) : 'neutral',
    face,
    at: viewPlace(at(places, die)),
  }));

/** Rule 1.2: only the order of the piles is secret. Every field that may leave the server is named here. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  players: state.players.map(viewPlayer),
  dice: viewDice(state),
  slots: state.slots,
  piles: LEVELS.map(level => ({ top: topOf(state, level), size: pileOf(state, level).length })),
  elders: state.elders,
  fragments: state.fragments,
  colourTokens: state.colourTokens,
  prophecies: state.prophecies.map((prophecy, index) => ({ prophecy, owner: at(state.owners, index) })),
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

export const viewEvent = (event: Event, _viewer: Viewer): EventView<Event> =>
  event.type === 'pileShuffled' ? { ...event, pile: HIDDEN } : event;
