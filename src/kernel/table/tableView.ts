import type { Game, GameEvent, GameRefusal, Outcome } from '../contract/game.ts';
import type { Seat, Viewer } from '../contract/ids.ts';
import { asidesOf } from './offeredMoves.ts';
import type { Table } from './table.ts';

/** A table as one viewer may see it: the game's view, whom it waits for, and what this viewer may do. */
export interface TableView<View = unknown, Move = unknown> {
  readonly viewer: Viewer;
  readonly view: View;
  readonly toAct: readonly Seat[];
  readonly moves: readonly Move[];
  readonly asides: readonly Move[];
  readonly canUndo: boolean;
  readonly outcome?: Outcome;
}

/** What one viewer is sent after a step; nothing else of a table leaves the place where it is held. */
export interface TableUpdate<View = unknown, Move = unknown, Event = GameEvent> extends TableView<View, Move> {
  /** How many entries the log has. */
  readonly length: number;
  /** What has happened since the last update, as the viewer may know it. */
  readonly events: readonly Event[];
}

type ViewSource<S, M, E extends GameEvent, V, R extends GameRefusal, O> = Pick<
  Table<S, M, E, V, R, O>,
  'game' | 'state' | 'length' | 'outcome' | 'canUndo'
>;

/** The events as this viewer may know them: secret fields hidden, unseen events left out. */
export const visibleEvents = <S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  events: readonly E[],
  viewer: Viewer,
): readonly E[] => {
  const visible: E[] = [];
  for (const event of events) {
    const view = game.viewEvent(event, viewer);
    if (view !== undefined) visible.push(view);
  }
  return visible;
};

export const tableViewOf = <S, M, E extends GameEvent, V, R extends GameRefusal, O>(
  table: Omit<ViewSource<S, M, E, V, R, O>, 'length'>,
  viewer: Viewer,
): TableView<V, M> => {
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

export const tableUpdateOf = <S, M, E extends GameEvent, V, R extends GameRefusal, O>(
  table: ViewSource<S, M, E, V, R, O>,
  viewer: Viewer,
  events: readonly E[] = [],
): TableUpdate<V, M, E> => ({
  ...tableViewOf(table, viewer),
  length: table.length,
  events: visibleEvents(table.game, events, viewer),
});
