import { describe, expect, test } from 'vitest';
import { asidesOf, defaultOptions, seatsOf } from '#kernel';
import { Violation } from '#kernel/testing';
import { dragonDune, type Event, type Move, type State } from '../index.ts';
import { canComeOut } from '../rounds/recruitment.ts';
import { TERRITORIES } from '../components/territories.ts';
import { cheat } from './cheat.ts';

type DragonDune = typeof dragonDune;
type Fault = Partial<DragonDune>;

const CONFIG = { seats: 4, options: { ...defaultOptions(dragonDune.options), extraGoldOrcs: 5, extraGoldGoblins: 5 } };
/** Enough for each fault to come up; each was found in the first dozen. */
const GAMES = 60;

/** What the cheater says of rules with a fault in them. */
const complaint = (fault: Fault): string => {
  for (let seed = 1; seed <= GAMES; seed++) {
    try {
      cheat(CONFIG, seed, { ...dragonDune, ...fault });
    } catch (error) {
      if (error instanceof Violation) return error.message;
      throw error;
    }
  }
  return 'nothing';
};

/** Rules under which these moves are legal, too. */
const allowing = (also: (state: State, seat: number) => readonly Move[], isAside = false): Fault => {
  const more = (state: State, seat: number, moves: readonly Move[]): readonly Move[] => {
    const known = new Set(moves.map(move => JSON.stringify(move)));
    return [...moves, ...also(state, seat).filter(move => !known.has(JSON.stringify(move)))];
  };
  const isAlso = (state: State, seat: number, move: Move): boolean =>
    also(state, seat).some(other => JSON.stringify(other) === JSON.stringify(move));
  return {
    refuse: (state, seat, move) => (isAlso(state, seat, move) ? undefined : dragonDune.refuse(state, seat, move)),
    legalMoves: (state, seat) => {
      const moves = dragonDune.legalMoves(state, seat);
      return isAside || moves.length === 0 ? moves : more(state, seat, moves);
    },
    asides: (state, seat) => {
      const asides = asidesOf(dragonDune, state, seat);
      return isAside && asides.length > 0 ? more(state, seat, asides) : asides;
    },
  };
};

/** Rules that do something more, or something back, after each move. */
const afterEachMove = (more: (state: State, before: State) => void): Fault => ({
  apply(turn, seat, move) {
    const before = dragonDune.clone(turn.state);
    dragonDune.apply(turn, seat, move);
    more(turn.state, before);
  },
});

const PASS: Move = { type: 'passCouncil' };

const FAULTS: readonly [name: string, fault: Fault, says: string][] = [
  [
    'what binds can be undone',
    {
      apply: ({ state, chance, emit }, seat, move) => {
        const tell = (event: Event): void => {
          const { isFinal: _, ...rest } = { isFinal: undefined, ...event };
          emit(rest as Event);
        };
        dragonDune.apply({ state, chance, emit: tell }, seat, move);
      },
    },
    'takes back what others rely on',
  ],
  [
    'promised gold can be given away',
    allowing(
      ({ players, step }, seat) =>
        step.at === 'turn' && (players[seat]?.gold ?? 0) > 0
          ? seatsOf(players.length).flatMap(to => (to === seat ? [] : [{ type: 'giveGold', to, amount: 1 } as const]))
          : [],
      true,
    ),
    'the gold for it is given away',
  ],
  [
    'debts are forgotten',
    afterEachMove(state => {
      state.agreements = state.agreements.map(agreement => ({
        ...agreement,
        clauses: agreement.clauses.filter(({ when }) => when !== 'due'),
      }));
    }),
    'it is owed, and there is gold for it',
  ],
  [
    'an agreement binds although nobody can pay',
    allowing(
      ({ agreements }, seat) =>
        agreements
          .filter(({ isBinding, accepted, parties }) => !isBinding && (parties & ~accepted) === 1 << seat)
          .map(({ id }) => ({ type: 'acceptAgreement', agreement: id })),
      true,
    ),
    'it was not paid at once',
  ],
  [
    'sealed answers stay as they were',
    afterEachMove((state, before) => {
      for (const [index, player] of state.players.entries()) {
        const { sealed } = before.players[index]!;
        const wasVoided = player.sealed.type === 'no' && (sealed.type === 'betrayal' || sealed.type === 'aces');
        if (wasVoided && state.step.at === before.step.at) player.sealed = sealed;
      }
    }),
    'stops',
  ],
  [
    'Elves come out beside those they promised to stay away from',
    allowing((state, seat) =>
      state.step.at === 'emerging' && state.players[seat]?.faction === 'elves'
        ? TERRITORIES.filter(where => canComeOut(state, seat as never, where)).map(territory => ({
            type: 'emerge',
            territory,
          }))
        : [],
    ),
    'comes out beside',
  ],
  [
    'a promise to ally may be passed over',
    allowing(({ step }, seat) => (step.at === 'council' && step.council.speaker === seat ? [PASS] : [])),
    'passes in the Council',
  ],
];

describe('the cheater', () => {
  test('finds no promise that is not kept', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { promises, lines } = cheat({ ...CONFIG, seats: 2 + (seed % 3) }, seed);
      expect([promises > 0, lines > 0]).toEqual([true, true]);
    }
  });

  test.each(FAULTS)('finds it where %s', (_name, fault, says) => {
    expect(complaint(fault)).toContain(says);
  });
});
