import { seat, shuffled, type Chance, type PlayResult, type TableConfig } from '#kernel';
import { allCharms, HEAPS, type Charm } from './components.ts';
import { beginTurn } from './turn.ts';
import type { Event, Options, Player, State } from './types.ts';

const newPlayer = (charm: Charm): Player => ({ charm, isCharmPlayed: false, stones: 0, guess: 'none' });

/** Rules 1.1, 1.2 and 2.1. */
export const setup = ({ seats, options }: TableConfig<Options>, chance: Chance): PlayResult<State, Event> => {
  const charms = shuffled(allCharms(), chance);
  const state: State = {
    options,
    heaps: [...HEAPS.value],
    players: charms.slice(0, seats).map(newPlayer),
    bag: charms.slice(seats),
    turn: seat(0),
    step: { at: 'over' },
  };
  const events: Event[] = [];
  beginTurn({ state, chance, emit: event => events.push(event) }, seat(chance.pick(seats)));
  return { state, events };
};
