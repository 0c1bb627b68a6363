import type { GameEvent, GameRefusal, Turn } from './game.ts';
import type { Seat } from './ids.ts';

export interface TypedMove {
  readonly type: string;
}

/** One kind of move: what is offered, what is refused and why, what happens. */
export interface MoveRule<State, Event extends GameEvent, Refusal extends GameRefusal, Move> {
  /** Adds the legal moves, and only those: building all and filtering them costs a bot half its time. */
  offer(state: State, seat: Seat, moves: Move[]): void;
  /** The definition of legal. The shared suite proves that `offer` agrees with it. */
  refuse(state: State, seat: Seat, move: Move): Refusal | undefined;
  play(turn: Turn<State, Event>, seat: Seat, move: Move): void;
}

/** A rule for each kind of move: a move without its rule does not compile. */
export type MoveRules<State, Event extends GameEvent, Refusal extends GameRefusal, Move extends TypedMove> = {
  readonly [T in Move['type']]: MoveRule<State, Event, Refusal, Extract<Move, { type: T }>>;
};

/** Finds the rule of a kind of move; nothing for a type that may come from a stranger and is none of the game's. */
export const ruleFinder = <State, Event extends GameEvent, Refusal extends GameRefusal, Move extends TypedMove>(
  rules: MoveRules<State, Event, Refusal, Move>,
): ((type: string) => MoveRule<State, Event, Refusal, Move> | undefined) => {
  // TypeScript cannot see that a move's type and its rule's type are the same T.
  const entries = Object.entries(rules) as unknown as [string, MoveRule<State, Event, Refusal, Move>][];
  const byType = new Map(entries);
  return type => byType.get(type);
};
