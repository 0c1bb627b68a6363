import { shuffled, seat as toSeat, type Chance, type PlayResult, type TableConfig } from '#kernel';
import { AFTERLIVES } from './components/afterlife.ts';
import {
  AFTERLIFE_DEALT,
  BREAD_TOKENS,
  FORUM_SIZE,
  HAND_LIMIT,
  HELIOPOLIS_CARDS,
  SOLO_CARDS,
  START_DEBENS,
} from './components/box.ts';
import { allCitizens, noCitizens, type Citizen } from './components/citizens.ts';
import { newDynasty } from './evolve.ts';
import { beginRound } from './turn.ts';
import type { City, CityName, Event, Options, Player, State } from './types.ts';

const newPlayer = (deck: Citizen[]): Player => ({
  ...newDynasty(),
  debens: START_DEBENS,
  hand: deck.splice(-HAND_LIMIT),
  stash: [],
  known: [],
  peeked: [],
  standing: 'ask',
});

/** Rules 10.5 and 11.2: which neutral cities play, and how many cards they begin with. */
const citiesOf = ({ seats, options }: TableConfig<Options>): readonly (readonly [CityName, number])[] => {
  if (seats === 1) {
    const count = SOLO_CARDS[options.soloLevel];
    return [
      ['memphis', count],
      ['thebes', count],
    ];
  }
  return options.variant === 'heliopolis' ? [['heliopolis', HELIOPOLIS_CARDS]] : [];
};

const newCity = (name: CityName, dealt: readonly Citizen[]): City => {
  const cards = noCitizens();
  for (const citizen of dealt) cards[citizen] += 1;
  return { name, ...newDynasty(), cards };
};

/** Loaves in the supply; without a limit there is one for every card of the box (rule 12.4). */
const breadOf = ({ breadLimited }: Options): number => (breadLimited ? BREAD_TOKENS : allCitizens().length);

/** Rule 2: the hands, then the cities, then the Forum; the roll of the set-up is that of the first round. */
export const setup = (config: TableConfig<Options>, chance: Chance): PlayResult<State, Event> => {
  const { seats, options } = config;
  const deck = shuffled(allCitizens(), chance);
  const starter = toSeat(chance.pick(seats));
  const state: State = {
    options,
    players: Array.from({ length: seats }, () => newPlayer(deck)),
    cities: citiesOf(config).map(([name, count]) => newCity(name, deck.splice(-count))),
    forum: deck.splice(-FORUM_SIZE),
    deck,
    gone: [],
    afterlifeDeck: shuffled([...AFTERLIVES], chance).slice(0, AFTERLIFE_DEALT),
    dice: [],
    bread: breadOf(options),
    round: 0,
    starter,
    turn: starter,
    turnsTaken: 0,
    ending: false,
    step: { at: 'ending' },
  };
  const events: Event[] = [];
  beginRound({ state, chance, emit: event => events.push(event) }, 1, starter);
  return { state, events };
};
