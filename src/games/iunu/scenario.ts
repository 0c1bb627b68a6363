import { defaultOptions, play, scriptedChance, seat, type PlayResult, type Seat } from '#kernel';
import { BREAD_TOKENS } from './components/box.ts';
import { noCitizens, type ByCitizen } from './components/citizens.ts';
import { iunu, type Event, type Move } from './index.ts';
import { OPTIONS } from './options.ts';
import type { City, CityName, Options, Player, State } from './types.ts';

interface Counts {
  readonly cards?: Partial<ByCitizen<number>>;
  readonly loaves?: Partial<ByCitizen<number>>;
}

type Some<T> = Partial<Omit<T, 'cards' | 'loaves'>> & Counts;

const dynasty = ({ cards, loaves }: Counts) => ({
  cards: { ...noCitizens(), ...cards },
  loaves: { ...noCitizens(), ...loaves },
});

const player = (given: Some<Player>): Player => ({
  debens: 0,
  hand: [],
  stash: [],
  known: [],
  peeked: [],
  afterlife: 'none',
  standing: 'ask',
  ...given,
  ...dynasty(given),
});

export const city = (name: CityName, given: Some<City> = {}): City => ({
  afterlife: 'none',
  ...given,
  name,
  ...dynasty(given),
});

/** A position that shows only what matters: seat 0 is to lay cards, the dice show 4, 3, 2, the deck has cards. */
export const scenario = (
  players: readonly Some<Player>[],
  { options, ...rest }: Partial<Omit<State, 'options' | 'players'>> & { readonly options?: Partial<Options> } = {},
): State => ({
  options: { ...defaultOptions(OPTIONS), ...options },
  players: players.map(player),
  cities: [],
  deck: Array.from({ length: 12 }, () => 'farmer' as const),
  forum: ['noble', 'priest', 'artisan', 'soldier', 'merchant'],
  gone: [],
  afterlifeDeck: ['peret', 'akhet', 'hatshepsut', 'osiris', 'khufu'],
  dice: [4, 3, 2],
  bread: BREAD_TOKENS,
  round: 1,
  starter: seat(0),
  turn: seat(0),
  turnsTaken: 0,
  ending: false,
  step: { at: 'dynasty', mayReroll: false },
  ...rest,
});

/** What comes of a legal move; luck comes as written. A move that is refused is a fault of the test. */
export const played = (
  before: State,
  who: Seat,
  move: Move,
  luck: readonly number[] = [],
): PlayResult<State, Event> => {
  const refusal = iunu.refuse(before, who, move);
  if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  return play(iunu, before, { seat: who, move }, scriptedChance(...luck));
};

/** The state after some moves of one seat, without luck. */
export const after = (before: State, who: Seat, ...moves: readonly Move[]): State =>
  moves.reduce((state, move) => played(state, who, move).state, before);
