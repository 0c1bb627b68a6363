import type { Game, GameEvent, GameRefusal, Outcome } from './game.ts';
import type { Seat, Viewer } from './ids.ts';
import { asidesOf } from './offered.ts';
import type { Table } from './table.ts';

/** How a table stands for one viewer. */
export interface Standing<View = unknown, Move = unknown> {
  readonly viewer: Viewer;
  readonly view: View;
  readonly toAct: readonly Seat[];
  readonly moves: readonly Move[];
  readonly asides: readonly Move[];
  readonly canUndo: boolean;
  readonly outcome?: Outcome;
}

/** All that one viewer is told of a table at one moment; nothing else of it leaves the place where the table is. */
export interface Told<View = unknown, Move = unknown, Event = GameEvent> extends Standing<View, Move> {
  /** How many entries the log has. */
  readonly length: number;
  /** What has happened since the viewer was last told, as the viewer may know it. */
  readonly events: readonly Event[];
}

type Teller<S, M, E extends GameEvent, V, R extends GameRefusal, O> = Pick<
  Table<S, M, E, V, R, O>,
  'game' | 'state' | 'length' | 'outcome' | 'canUndo'
>;

export const seenBy = <S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  events: readonly E[],
  viewer: Viewer,
): readonly E[] => {
  const seen: E[] = [];
  for (const event of events) {
    const view = game.viewEvent(event, viewer);
    if (view !== undefined) seen.push(view);
  }
  return seen;
};

export const standingOf = <S, M, E extends GameEvent, V, R extends GameRefusal, O>(
  table: Omit<Teller<S, M, E, V, R, O>, 'length'>,
  viewer: Viewer,
): Standing<V, M> => {
  const { game, state, outcome } = table;
  const isPlayer = viewer !== 'audience';
  return {
    viewer,
    view: game.view(state, viewer),
    toAct: game.toAct(state),
    moves: isPlayer ? game.legalMoves(state, viewer) : [],
    asides: isPlayer ? asidesOf(game, state, viewer) : [],
    canUndo: isPlayer && table.canUndo(viewer),
    ...(outcome !== undefined && { outcome }),
  };
};

export const tell = <S, M, E extends GameEvent, V, R extends GameRefusal, O>(
  table: Teller<S, M, E, V, R, O>,
  viewer: Viewer,
  events: readonly E[] = [],
): Told<V, M, E> => ({
  ...standingOf(table, viewer),
  length: table.length,
  events: seenBy(table.game, events, viewer),
});
