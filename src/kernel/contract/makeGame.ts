import { canonical, hashOf } from '../data/canonical.ts';
import type { Game, GameEvent, GameRefusal, Turn } from './game.ts';
import type { Seat } from './ids.ts';
import { ruleFinder, type MoveRules, type TypedMove } from './moveRule.ts';

/** A state that says which step of the game it is at; `over` is the last. */
export interface SteppedState {
  readonly step: { readonly at: string };
}

type StepName<State extends SteppedState> = State['step']['at'];

/** What a seat may do at any time, also out of turn. */
export interface AsideRules<State, MoveType> {
  readonly types: readonly MoveType[];
  /** Whether this seat, which may come from a stranger, can make asides now; nobody can once the game is over. */
  areOpenTo(state: State, seat: Seat): boolean;
}

/** What every game refuses alike, in its own words and with its own rule numbers. */
export interface CommonRefusals<State, Refusal> {
  gameOver(state: State): Refusal;
  notYourTurn(state: State): Refusal;
  notNow(state: State): Refusal;
}

/** What a game is made of: the contract, with rules for each kind of move in place of the functions over all of them. */
export interface GameDefinition<
  State extends SteppedState,
  Move extends TypedMove,
  Event extends GameEvent,
  View,
  Refusal extends GameRefusal,
  Options,
> extends Omit<
    Game<State, Move, Event, View, Refusal, Options>,
    'components' | 'legalMoves' | 'asides' | 'refuse' | 'apply'
  > {
  /** The component tables, as plain data. */
  readonly components: unknown;
  /** The game, read top to bottom: what may be done at each step. */
  readonly flow: { readonly [At in StepName<State>]: readonly Move['type'][] };
  readonly asides?: AsideRules<State, Move['type']>;
  readonly moves: MoveRules<State, Event, Refusal, Move>;
  readonly refusals: CommonRefusals<State, Refusal>;
  /** What the game does by itself after a move, until somebody has to decide. */
  afterMove?(turn: Turn<State, Event>): void;
}

/** Makes a game of its parts: one function decides for all of its moves what is offered, and one what is refused. */
export const makeGame = <S extends SteppedState, M extends TypedMove, E extends GameEvent, V, R extends GameRefusal, O>(
  definition: GameDefinition<S, M, E, V, R, O>,
): Game<S, M, E, V, R, O> => {
  const { components, flow, asides, moves: rules, refusals, afterMove, ...contract } = definition;
  const { toAct } = contract;
  const ruleOf = ruleFinder(rules);
  // True by the type of `flow`: it has a list for every step a state can be at.
  const typesNow = ({ step }: S): readonly M['type'][] => flow[step.at as StepName<S>];
  const hasAsides = (state: S, seat: Seat): boolean =>
    asides !== undefined && state.step.at !== 'over' && asides.areOpenTo(state, seat);
  const offer = (types: readonly M['type'][], state: S, seat: Seat): readonly M[] => {
    const moves: M[] = [];
    for (const type of types) ruleOf(type)?.offer(state, seat, moves);
    return moves;
  };
  return {
    ...contract,
    components: hashOf(canonical(components)),
    legalMoves: (state, seat) => (toAct(state).includes(seat) ? offer(typesNow(state), state, seat) : []),
    ...(asides && { asides: (state, seat) => (hasAsides(state, seat) ? offer(asides.types, state, seat) : []) }),
    refuse(state, seat, move) {
      if (state.step.at === 'over') return refusals.gameOver(state);
      const isAside = asides?.types.includes(move.type) === true && hasAsides(state, seat);
      if (!isAside && !toAct(state).includes(seat)) return refusals.notYourTurn(state);
      if (!isAside && !typesNow(state).includes(move.type)) return refusals.notNow(state);
      const rule = ruleOf(move.type);
      return rule === undefined ? refusals.notNow(state) : rule.refuse(state, seat, move);
    },
    apply(turn, seat, move) {
      const rule = ruleOf(move.type);
      if (rule === undefined) throw new Error(`${contract.id}: there is no move "${move.type}"`);
      rule.play(turn, seat, move);
      afterMove?.(turn);
    },
  };
};
