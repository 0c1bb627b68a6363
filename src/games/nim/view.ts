import { HIDDEN, type EventView, type Hidden, type Seat, type Viewer } from '#kernel';
import type { Charm } from './components.ts';
import type { Event, Options, Player, State, Step } from './types.ts';

export interface PlayerView {
  readonly charm: Charm | Hidden;
  readonly isCharmPlayed: boolean;
  readonly stones: number;
  readonly guess: Seat | 'none' | Hidden;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly heaps: readonly number[];
  readonly bagSize: number;
  readonly players: readonly PlayerView[];
  readonly turn: Seat;
  readonly step: Step;
}

/** Rules 1.2, 2.3 and 3.3: a charm and a guess are their owner's, until they are shown. */
const viewPlayer = ({ charm, isCharmPlayed, stones, guess }: Player, isOpen: boolean): PlayerView => ({
  charm: isOpen || isCharmPlayed ? charm : HIDDEN,
  isCharmPlayed,
  stones,
  guess: isOpen ? guess : HIDDEN,
});

/** Names every field that may leave, so that a new secret in `State` stays secret by default. */
export const view = ({ options, heaps, bag, players, turn, step }: State, viewer: Viewer): View => ({
  viewer,
  options,
  heaps,
  bagSize: bag.length,
  players: players.map((player, index) => viewPlayer(player, index === viewer || step.at === 'over')),
  turn,
  step,
});

/** Rule 3.3: of a guess nobody else hears. */
export const viewEvent = (event: Event, viewer: Viewer): EventView<Event> =>
  event.type === 'guessMade' && event.seat !== viewer ? undefined : event;
