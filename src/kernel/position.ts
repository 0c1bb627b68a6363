import { chanceFrom, type Chance } from './chance.ts';
import type { Game, GameEvent, GameRefusal, TableConfig } from './game.ts';
import type { Seat } from './ids.ts';
import type { Offered } from './offered.ts';
import { play, type Action } from './play.ts';

/** A state, and how far back its last actor may go. */
export interface Position<State, Move> {
  readonly state: State;
  readonly steps: readonly Step<State, Move>[];
  /** What closed the way back; it is the reason a player is given. */
  readonly barrier: Barrier;
}

interface Step<State, Move> extends Action<Move> {
  readonly isAside: boolean;
  readonly before: State;
}

/** Where a log stands, without what led there: enough to go on from. */
export interface Bookmark<State, Move> {
  /** How many entries the log has. */
  readonly length: number;
  /** Of the last one. */
  readonly hash: string;
  readonly position: Position<State, Move>;
}

export type Barrier = 'start' | 'luck' | 'reveal' | 'otherSeat' | 'aside';

export interface Advanced<State, Move, Event> {
  readonly position: Position<State, Move>;
  readonly events: readonly Event[];
}

export interface UndoRefusal extends GameRefusal {
  readonly code: 'cannotUndo';
  readonly barrier: Barrier;
}

/** Luck, and the list into which it writes what was drawn. */
export interface Luck {
  readonly chance: Chance;
  readonly drawn: readonly number[];
}

export const begin = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, unknown, GameRefusal, O>,
  config: TableConfig<O>,
  chance: Chance,
): Advanced<S, M, E> => {
  const { state, events } = game.setup(config, chance);
  return { position: { state, steps: [], barrier: 'start' }, events };
};

/** Plays a legal move, and keeps the way back as far as it stays open. */
export const advance = <S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  { state: before, steps, barrier }: Position<S, M>,
  { seat, move, isAside }: Offered<M> & { readonly seat: Seat },
  { chance, drawn }: Luck,
): Advanced<S, M, E> => {
  const { state, events } = play(game, before, { seat, move }, chance);
  if (drawn.length > 0) return { position: { state, steps: [], barrier: 'luck' }, events };
  if (events.some(event => event.reveals)) return { position: { state, steps: [], barrier: 'reveal' }, events };
  // Somebody's aside leaves the others their way back: it is played again after their undo.
  const isOpen = isAside || steps.every(step => step.isAside || step.seat === seat);
  const step = { seat, move, isAside, before };
  return {
    position: { state, steps: [...(isOpen ? steps : []), step], barrier: isOpen ? barrier : 'otherSeat' },
    events,
  };
};

const refusedUndo = (barrier: Barrier): UndoRefusal => ({ code: 'cannotUndo', rule: 'table.undo', barrier });

const NO_LUCK = chanceFrom(() => {
  throw new Error('an aside that drew no luck now asks for some');
});

/** The position without this seat's last step. What other seats did aside since then is done again, if it still can be. */
export const takeBack = <S, M>(
  game: Game<S, M>,
  { steps, barrier }: Position<S, M>,
  seat: Seat,
): Position<S, M> | UndoRefusal => {
  const index = steps.findLastIndex(step => step.seat === seat);
  const last = steps[index];
  if (last === undefined) return refusedUndo(steps.length === 0 ? barrier : 'otherSeat');
  let position: Position<S, M> = { state: last.before, steps: steps.slice(0, index), barrier };
  for (const step of steps.slice(index + 1)) {
    if (!step.isAside) return refusedUndo('otherSeat');
    if (game.refuse(position.state, step.seat, step.move) !== undefined) return refusedUndo('aside');
    position = advance(game, position, step, { chance: NO_LUCK, drawn: [] }).position;
  }
  return position;
};

export const isRefused = (answer: object): answer is GameRefusal => 'code' in answer && 'rule' in answer;
