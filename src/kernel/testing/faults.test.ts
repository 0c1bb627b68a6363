import { describe, expect, test } from 'vitest';
import { nim, type Event, type Move, type Options, type State } from '#games/nim';
import { fixture } from '#games/nim/testing';
import { CHECKS, contractSuite, Violation, type GameFixture } from '#kernel/testing';
import { defaultOptions, seat } from '#kernel';

type NimFixture = GameFixture<State, Move, Options>;
type Fault = Partial<typeof nim>;

const OPTIONS = defaultOptions(nim.options);
const CONFIGS = [
  { seats: 2, options: OPTIONS },
  { seats: 3, options: OPTIONS },
];

/** What one check of the suite says of a Nim with a fault in it. */
const complaint = (check: string, fault: Fault, rest: Partial<NimFixture> = {}): string => {
  const faulty: NimFixture = { ...fixture, ...rest, game: { ...nim, ...fault } };
  const found = contractSuite(faulty, 3, CONFIGS).find(({ name }) => name.startsWith(check));
  if (found === undefined) throw new Error(`there is no check "${check}"`);
  try {
    found.run();
    return 'nothing';
  } catch (error) {
    if (error instanceof Violation) return error.message;
    throw error;
  }
};

type Apply = (typeof nim)['apply'];
type See = (typeof nim)['view'];

/** An apply that does something more after a move of this type, when the rules have done theirs. */
const applyThen =
  (type: Move['type'], more: (state: State) => void): Apply =>
  (turn, who, move) => {
    nim.apply(turn, who, move);
    if (move.type === type) more(turn.state);
  };

const viewWith =
  (more: (state: State) => object): See =>
  (state, viewer) => ({ ...nim.view(state, viewer), ...more(state) });

/** A view that shows the charms of all seats. */
const viewOfCharms: See = (state, viewer) => {
  const { players, ...seen } = nim.view(state, viewer);
  return { ...seen, players: players.map((player, index) => ({ ...player, charm: state.players[index]!.charm })) };
};

/** An apply whose events say something more. */
const applyTelling =
  (more: (state: State, event: Event) => object): Apply =>
  ({ state, chance, emit }, who, move) => {
    nim.apply({ state, chance, emit: event => emit({ ...event, ...more(state, event) }) }, who, move);
  };

const tellTurn = (more: (state: State) => object): Fault => ({
  apply: applyTelling((state, { type }) => (type === 'turnBegun' ? more(state) : {})),
});

const refuseWith = (more: (state: State) => object): Fault => ({
  refuse: (state, who, move) => {
    const refusal = nim.refuse(state, who, move);
    return refusal && ({ ...refusal, ...more(state) } as typeof refusal);
  },
});

const offer = (change: (moves: readonly Move[], state: State) => readonly Move[]): Fault => ({
  legalMoves: (state, who) => {
    const moves = nim.legalMoves(state, who);
    return moves.length === 0 ? moves : change(moves, state);
  },
});

/** Rules that remember something outside the state, as a cache or a variable of the module would. */
let calls = 0;
const remembering: Apply = (turn, who, move) => {
  nim.apply(turn, who, move);
  turn.state.players[0]!.stones += calls++ % 2;
};
const shufflingByItself = (state: State): void => {
  const [charm] = state.bag.splice(calls++ % state.bag.length, 1);
  if (charm !== undefined) state.bag.push(charm);
};

const moveStones = ({ heaps, players }: State): void => {
  players[0]!.stones += heaps[0]! + 1;
  heaps[0] = -1;
};

const DEPENDS = 'depends on what is hidden from it';

/** What a careless author could do, the check that catches it, and what it says. */
const FAULTS: readonly [string, string, Fault, string][] = [
  ['a view that shows the bag', 'views', { view: viewWith(({ bag }) => ({ bag })) }, DEPENDS],
  [
    'a view that tells one bit of a rival’s charm',
    'views',
    { view: viewWith(({ players }) => ({ hasFox: players.some(({ charm }) => charm === 'fox') })) },
    DEPENDS,
  ],
  [
    'a view that shows all charms to a bot that reads them',
    'views',
    { view: viewOfCharms },
    'charms is always guessed: it leaks',
  ],
  ['a view that tells the top of the bag', 'views', { view: viewWith(({ bag }) => ({ next: bag.at(-1) })) }, DEPENDS],
  [
    'a view that tells a guess',
    'views',
    { view: viewWith(({ players }) => ({ guesses: players.map(({ guess }) => guess) })) },
    DEPENDS,
  ],
  [
    'moves that depend on the bag',
    'views',
    offer((moves, { bag }) => moves.filter(({ type }) => type !== 'playCharm' || bag.at(-1) !== 'owl')),
    'may do depends on what is hidden from it',
  ],
  ['a refusal that names the top of the bag', 'views', refuseWith(({ bag }) => ({ charm: bag.at(-1) })), DEPENDS],
  ['a refusal that names a guess', 'views', refuseWith(({ players }) => ({ guess: players[0]!.guess })), DEPENDS],
  ['an event that tells a guess', 'events tell', { viewEvent: event => event }, 'hears what the board does not show'],
  [
    'an event that tells the top of the bag',
    'events do',
    tellTurn(({ bag }) => ({ next: bag.at(-1) })),
    'what is hidden from it',
  ],
  [
    'an event that tells a charm',
    'events do',
    tellTurn(({ players }) => ({ charms: players.map(({ charm }) => charm) })),
    'what is hidden from it',
  ],
  [
    'an event that tells that somebody has guessed, not what',
    'secret asides',
    { viewEvent: (event, viewer) => nim.viewEvent(event, viewer) ?? ({ type: 'turnBegun', seat: seat(0) } as const) },
    'hears of it',
  ],
  ['a guess that is not called secret', 'secret asides', { isSecretAside: () => false }, 'it is not called secret'],
  [
    'a move of which others are told that is called secret',
    'secret asides',
    { isSecretAside: ({ type }) => type !== 'endTurn' },
    'hears of it',
  ],
  [
    'a view that counts the guesses',
    'secret asides',
    { view: viewWith(({ players }) => ({ guesses: players.filter(({ guess }) => guess !== 'none').length })) },
    'can tell that',
  ],
  [
    'a turn that begins otherwise after a guess',
    'messages',
    tellTurn(({ players }) => ({ isGuessed: players.some(({ guess }) => guess !== 'none') })),
    'is sent what others did in secret',
  ],
  [
    'a turn that ends by itself when somebody has guessed',
    'messages',
    {
      apply: (turn, who, move) => {
        nim.apply(turn, who, move);
        const { state } = turn;
        const mayEnd = move.type === 'takeStone' && nim.refuse(state, who, { type: 'endTurn' }) === undefined;
        if (mayEnd && state.players.some(({ guess }) => guess !== 'none')) nim.apply(turn, who, { type: 'endTurn' });
      },
    },
    'is sent what others did in secret',
  ],
  [
    'a charm that does not say it is revealed',
    'what reveals',
    { apply: applyTelling(() => ({ reveals: false })) },
    'no event says that it reveals',
  ],
  [
    'a clone that shares the heaps',
    'the given state',
    { clone: state => ({ ...nim.clone(state), heaps: state.heaps }) },
    'wrote to the state it was given',
  ],
  [
    'a clone that forgets whose turn it is',
    'the given state',
    { clone: state => ({ ...nim.clone(state), turn: seat(0) }) },
    'a copy differs',
  ],
  [
    'an offer that is refused',
    'what is offered',
    offer((moves, { step }) => (step.at === 'choosing' ? [...moves, { type: 'endTurn' }] : moves)),
    'is not what is accepted',
  ],
  [
    'a legal move that is not offered',
    'what is offered',
    offer(moves => moves.filter(({ type }) => type !== 'playCharm')),
    'is not what is accepted',
  ],
  ['a move offered twice', 'what is offered', offer(moves => moves.flatMap(move => [move, move])), 'is offered twice'],
  ['a dead end', 'random games', { legalMoves: () => [] }, 'has no move'],
  ['a game without end', 'random games', { apply: () => {} }, 'no end after'],
  ['a game that ends without an outcome', 'random games', { outcome: () => undefined }, 'the outcome says otherwise'],
  [
    'a move offered out of turn',
    'random games',
    { legalMoves: state => nim.legalMoves(state, nim.toAct(state)[0] ?? seat(0)) },
    'out of turn',
  ],
  ['a refusal without a rule', 'what is offered', refuseWith(() => ({ rule: 'somewhere' })), 'names no rule'],
  [
    'a refusal that throws on rubbish',
    'garbage',
    {
      refuse: (state, who, move) => {
        if (move.type === 'guess') void state.players[move.taker]!.guess;
        return nim.refuse(state, who, move);
      },
    },
    'throws TypeError',
  ],
  [
    'rubbish that is accepted',
    'garbage',
    { refuse: (state, who, move) => (move.type === ('x' as never) ? undefined : nim.refuse(state, who, move)) },
    'is not refused',
  ],
  [
    'a charm that vanishes',
    'nothing is lost',
    { apply: applyThen('takeStone', ({ bag }) => void bag.shift()) },
    'something was lost or made',
  ],
  [
    'a heap below zero',
    'nothing is lost',
    { apply: applyThen('takeStone', moveStones) },
    'it is no longer true that no heap is negative',
  ],
  [
    'a typed array in the state',
    'states',
    {
      setup: (config, chance) => {
        const { state, events } = nim.setup(config, chance);
        return { events, state: Object.assign(state, { heaps: Uint8Array.from(state.heaps) }) };
      },
    },
    'is no plain data',
  ],
  ['an undefined field in a view', 'states', { view: viewWith(() => ({ winner: undefined })) }, 'is no plain data'],
  ['rules that remember', 'states', { apply: remembering }, 'plays out differently after a save'],
  [
    'luck of its own',
    'tables',
    { apply: applyThen('takeStone', shufflingByItself) },
    'undone and played again, it is another state',
  ],
];

describe('the suite', () => {
  test.each(Object.keys(CHECKS))('finds no fault in Nim: %s', check => expect(complaint(check, {})).toBe('nothing'));

  test.each(FAULTS)('catches %s', (_name, check, fault, message) => {
    expect(complaint(check, fault)).toContain(message);
  });

  test('catches a secret that is none', () => {
    expect(complaint('views', {}, { secrets: ({ heaps }) => ({ heaps }) })).toContain(
      'heaps is always guessed: it leaks',
    );
  });
});
