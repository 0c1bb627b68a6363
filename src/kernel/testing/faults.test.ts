import { describe, expect, test } from 'vitest';
import { iunu, type Event, type Move, type Options, type State } from '#games/iunu';
import { fixture } from '#games/iunu/testing';
import { CHECKS, contractSuite, Violation, type GameFixture } from '#kernel/testing';
import { defaultOptions, seat } from '#kernel';

type IunuFixture = GameFixture<State, Move, Options>;
type Fault = Partial<typeof iunu>;

const OPTIONS = defaultOptions(iunu.options);
const CONFIGS = [
  { seats: 2, options: OPTIONS },
  { seats: 3, options: OPTIONS },
];

/** What one check of the suite says of an IUNU with a fault in it. */
const complaint = (check: string, fault: Fault, rest: Partial<IunuFixture> = {}): string => {
  const faulty: IunuFixture = { ...fixture, ...rest, game: { ...iunu, ...fault } };
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

type Apply = (typeof iunu)['apply'];
type See = (typeof iunu)['view'];

/** An apply that does something more after a move of this type, when the rules have done theirs. */
const applyThen =
  (type: Move['type'], more: (state: State) => void): Apply =>
  (turn, who, move) => {
    iunu.apply(turn, who, move);
    if (move.type === type) more(turn.state);
  };

const viewWith =
  (more: (state: State) => object): See =>
  (state, viewer) => ({ ...iunu.view(state, viewer), ...more(state) });

const tellAll = (type: Event['type']): Fault => ({
  viewEvent: (event, viewer) => (event.type === type ? event : iunu.viewEvent(event, viewer)),
});

/** Rules that remember something outside the state, as a cache or a variable of the module would. */
let calls = 0;
const remembering: Apply = (turn, who, move) => {
  iunu.apply(turn, who, move);
  turn.state.round += calls++ % 2;
};
const shufflingByItself = (state: State): void => {
  const [card] = state.deck.splice(calls++ % Math.max(1, state.deck.length), 1);
  if (card !== undefined) state.deck.push(card);
};

/** What a careless author could do, the check that catches it, and what it says. */
const FAULTS: readonly [string, string, Fault, string][] = [
  [
    'a view that shows the deck',
    'views',
    { view: viewWith(({ deck }) => ({ deck })) },
    'depends on what is hidden from it',
  ],
  [
    'a view that tells one bit of a rival’s hand',
    'views',
    { view: viewWith(({ players }) => ({ rich: players.some(({ hand }) => hand.includes('noble')) })) },
    'depends on what is hidden from it',
  ],
  [
    'a view that shows all hands to a bot that reads them',
    'views',
    {
      view: (state, viewer) => {
        const { players, ...seen } = iunu.view(state, viewer);
        const open = players.map((player, index) => ({
          ...player,
          hand: state.players[index]!.hand,
          stash: state.players[index]!.stash,
        }));
        return { ...seen, players: open };
      },
    },
    'hands is always guessed: it leaks',
  ],
  [
    'a view that tells the top of the Afterlife deck',
    'views',
    { view: viewWith(({ afterlifeDeck }) => ({ next: afterlifeDeck.at(-1) })) },
    'depends on what is hidden from it',
  ],
  [
    'a view that tells a standing answer',
    'views',
    { view: viewWith(({ players }) => ({ pays: players.map(({ standing }) => standing) })) },
    'depends on what is hidden from it',
  ],
  [
    'moves that depend on the deck',
    'views',
    {
      legalMoves: (state, who) =>
        iunu.legalMoves(state, who).filter(({ type }) => type !== 'skipAbility' || state.deck.at(-1) !== 'farmer'),
    },
    'may do depends on what is hidden from it',
  ],
  [
    'a refusal that names the top card',
    'views',
    {
      refuse: (state, who, move) => {
        const refusal = iunu.refuse(state, who, move);
        return refusal?.code === 'notInHand' ? { ...refusal, citizen: state.deck.at(-1) ?? 'farmer' } : refusal;
      },
    },
    'depends on what is hidden from it',
  ],
  ['an event that tells a stashed card', 'events tell', tellAll('cardStashed'), 'hears'],
  ['an event that tells the order of the Afterlife deck', 'events do', tellAll('afterlifeKept'), 'hears'],
  ['an event that tells a standing answer', 'events tell', tellAll('standingSet'), 'hears'],
  [
    'a draw that does not say it reveals',
    'what reveals',
    {
      apply: (turn, who, move) => {
        const emit = (event: Event): void => {
          const { reveals: _reveals, ...quiet } = event as Event & { reveals?: true };
          turn.emit(quiet as Event);
        };
        iunu.apply({ state: turn.state, chance: turn.chance, emit }, who, move);
      },
    },
    'no event says that it reveals',
  ],
  [
    'a clone that shares the deck',
    'the given state',
    { clone: state => ({ ...iunu.clone(state), deck: state.deck }) },
    'wrote to the state it was given',
  ],
  [
    'a clone that forgets the round',
    'the given state',
    { clone: state => ({ ...iunu.clone(state), round: 1 }) },
    'a copy differs',
  ],
  [
    'an offer that is refused',
    'what is offered',
    {
      legalMoves: (state, who) => {
        const moves = iunu.legalMoves(state, who);
        return moves.length > 0 && state.step.at === 'dynasty' ? [...moves, { type: 'skipAbility' }] : moves;
      },
    },
    'is not what is accepted',
  ],
  [
    'a legal move that is not offered',
    'what is offered',
    { legalMoves: (state, who) => iunu.legalMoves(state, who).filter(({ type }) => type !== 'hireArtisan') },
    'is not what is accepted',
  ],
  [
    'a move offered twice',
    'what is offered',
    { legalMoves: (state, who) => iunu.legalMoves(state, who).flatMap(move => [move, move]) },
    'is offered twice',
  ],
  ['a dead end', 'random games', { legalMoves: () => [] }, 'has no move'],
  ['a game without end', 'random games', { apply: () => {} }, 'no end after'],
  ['a game that ends without an outcome', 'random games', { outcome: () => undefined }, 'the outcome says otherwise'],
  [
    'a move offered out of turn',
    'random games',
    { legalMoves: state => iunu.legalMoves(state, iunu.toAct(state)[0] ?? seat(0)) },
    'out of turn',
  ],
  [
    'a refusal without a rule',
    'what is offered',
    {
      refuse: (state, who, move) => {
        const refusal = iunu.refuse(state, who, move);
        return refusal && ({ ...refusal, rule: 'somewhere' } as never);
      },
    },
    'names no rule',
  ],
  [
    'a refusal that throws on rubbish',
    'garbage',
    {
      refuse: (state, who, move) => {
        if (move.type === 'rob') void state.players[move.victim]!.cards.farmer;
        return iunu.refuse(state, who, move);
      },
    },
    'throws TypeError',
  ],
  [
    'rubbish that is accepted',
    'garbage',
    { refuse: (state, who, move) => (move.type === ('x' as never) ? undefined : iunu.refuse(state, who, move)) },
    'is not refused',
  ],
  [
    'a card that vanishes',
    'nothing is lost',
    { apply: applyThen('take', state => void state.forum.shift()) },
    'something was lost or made',
  ],
  [
    'a Deben below zero',
    'nothing is lost',
    { apply: applyThen('place', ({ players }) => void (players[0]!.debens = -1)) },
    'it is no longer true that nothing is negative',
  ],
  [
    'a typed array in the state',
    'states',
    {
      setup: (config, chance) => {
        const { state, events } = iunu.setup(config, chance);
        return { events, state: Object.assign(state, { dice: Uint8Array.from(state.dice) }) };
      },
    },
    'is no plain data',
  ],
  ['an undefined field in a view', 'states', { view: viewWith(() => ({ winner: undefined })) }, 'is no plain data'],
  ['rules that remember', 'states', { apply: remembering }, 'plays out differently after a save'],
  [
    'luck of its own',
    'tables',
    { apply: applyThen('take', shufflingByItself) },
    'undone and played again, it is another state',
  ],
];

describe('the suite', () => {
  test.each(Object.keys(CHECKS))('finds no fault in IUNU: %s', check => expect(complaint(check, {})).toBe('nothing'));

  test.each(FAULTS)('catches %s', (_name, check, fault, message) => {
    expect(complaint(check, fault)).toContain(message);
  });

  test('catches a secret that is none', () => {
    expect(complaint('views', {}, { secrets: ({ forum }) => ({ forum }) })).toContain(
      'forum is always guessed: it leaks',
    );
  });
});
