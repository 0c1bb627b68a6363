import { at, makeApplyEvent, type EventWriters, type Seat } from '#kernel';
import type { Event, Player, State } from './types.ts';

export const playerAt = ({ players }: State, seat: Seat): Player => at(players, seat);

const WRITERS: EventWriters<State, Event> = {
  turnBegun: (state, { seat }) => {
    state.turn = seat;
    state.step = { at: 'choosing', hasFox: false };
  },
  stoneTaken: (state, { seat, heap }) => {
    state.heaps[heap] = at(state.heaps, heap) - 1;
    playerAt(state, seat).stones += 1;
  },
  stepBegun: (state, { step }) => void (state.step = step),
  charmPlayed: (state, { seat }) => void (playerAt(state, seat).isCharmPlayed = true),
  guessMade: (state, { seat, taker }) => void (playerAt(state, seat).guess = taker),
  gameEnded: state => void (state.step = { at: 'over' }),
};

export const applyEvent = makeApplyEvent(WRITERS);

const clonePlayer = ({ charm, isCharmPlayed, stones, guess }: Player): Player => ({
  charm,
  isCharmPlayed,
  stones,
  guess,
});

/** By hand: bots copy states all the time. Options and steps are never written to, so copies share them. */
export const clone = ({ options, heaps, bag, players, turn, step }: State): State => ({
  options,
  heaps: heaps.slice(),
  bag: bag.slice(),
  players: players.map(clonePlayer),
  turn,
  step,
});
