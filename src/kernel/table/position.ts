import type { Chance } from '../chance/chance.ts';
import type { Game, GameEvent, GameRefusal, TableConfig } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';
import type { OfferedMove } from './offeredMoves.ts';
import { play } from './play.ts';
import { undoableAfter, type UndoBarrier, type UndoStep } from './undo.ts';

/** A state, and how far back its last actor may undo. */
export interface Position<State, Move> {
  readonly state: State;
  /** The steps that can still be undone, oldest first. */
  readonly steps: readonly UndoStep<State, Move>[];
  /** Why no step before these can be undone; it is the reason a player is given. */
  readonly barrier: UndoBarrier;
}

/** Where a log stands, without the entries that led there: enough to resume the table. */
export interface Snapshot<State, Move> {
  /** How many entries the log has. */
  readonly length: number;
  /** Of the last entry. */
  readonly hash: string;
  readonly position: Position<State, Move>;
}

export interface PositionChange<State, Move, Event> {
  readonly position: Position<State, Move>;
  readonly events: readonly Event[];
}

/** Luck, and the list into which it writes what was drawn. */
export interface RecordedLuck {
  readonly chance: Chance;
  readonly drawn: readonly number[];
}

export const begin = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, unknown, GameRefusal, O>,
  config: TableConfig<O>,
  chance: Chance,
): PositionChange<S, M, E> => {
  const { state, events } = game.setup(config, chance);
  return { position: { state, steps: [], barrier: 'start' }, events };
};

/** Plays a legal move, and keeps the steps that can still be undone. */
export const advance = <S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  position: Position<S, M>,
  { seat, move, isAside }: OfferedMove<M> & { readonly seat: Seat },
  { chance, drawn }: RecordedLuck,
): PositionChange<S, M, E> => {
  const { state: before } = position;
  const { state, events } = play(game, before, { seat, move }, chance);
  const undoable = undoableAfter(position, { seat, move, isAside, before }, events, drawn.length > 0);
  return { position: { state, ...undoable }, events };
};
