import { useMemo, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import type { Viewer } from '#kernel';
import type { BoardContext } from './boardContext.ts';
import './board.css';

export interface TargetProps<Move> {
  readonly place: string;
  /** The accessible name: what it is, where it is, and what a click does. */
  readonly label: string;
  /** The legal moves of this piece. */
  readonly moves: readonly Move[];
  /** The illegal move that a click means when there is no legal one; it is explained. */
  readonly attempt: Move;
  /** A click plays no move yet: it chooses a piece, and offers that piece's moves. */
  readonly chooses?: { readonly place: string; readonly moves: readonly Move[] };
  readonly className: string;
  /** Whether it can be dragged while it has a move; see `useDrag`. */
  readonly isDraggable?: boolean;
  /** The key of its hint, see `HintBox`. */
  readonly hint?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** The part of the board's context that a target needs: a memoized target renders again only when this changes. */
export type TargetContext<Move> = Pick<
  BoardContext<{ readonly viewer: Viewer }, Move>,
  'view' | 'now' | 'dispatch' | 'marked' | 'moves' | 'play' | 'explain' | 'isCoached'
>;

const NO_MARKS: ReadonlySet<string> = new Set();

/** What targets need of a board that marks the last move on pieces which are no targets: it stays the same while others move. */
export const useTargetContext = <View extends { readonly viewer: Viewer }, Move>({
  view: { viewer },
  now,
  dispatch,
  moves,
  play,
  explain,
  isCoached,
}: BoardContext<View, Move>): TargetContext<Move> =>
  useMemo(
    () => ({ view: { viewer }, now, dispatch, marked: NO_MARKS, moves, play, explain, isCoached }),
    [viewer, now, dispatch, moves, play, explain, isCoached],
  );

interface Props<Move> extends TargetProps<Move> {
  readonly table: TargetContext<Move>;
}

const statesOf = <Move,>({ place, moves, className, table }: Props<Move>): string => {
  const { now, marked, moves: offered } = table;
  const states = {
    'is-legal': moves.length > 0,
    'is-off': moves.length === 0 && offered.length > 0,
    'is-selected': now.at === 'choosing' && now.place === place,
    'is-refused': now.at === 'refused' && now.place === place,
    'is-last': marked.has(place),
  };
  const names = Object.entries(states).flatMap(([name, holds]) => (holds ? [name] : []));
  return ['board-target', className, ...names].join(' ');
};

/** The same piece for whoever only watches. */
const SeenPiece = <Move,>({ place, label, hint, style, className, children }: TargetProps<Move>) => (
  <span className={className} data-place={place} data-hint={hint} style={style}>
    <span className="sr-only">{label}</span>
    {children}
  </span>
);

/** A clickable piece: it plays its move, offers a choice between several, or explains why there is none. */
export const BoardTarget = <Move,>(props: Props<Move>) => {
  const { place, label, moves, attempt, chooses, isDraggable, hint, style, children, table } = props;
  const { view, moves: offered, play, explain, dispatch, isCoached } = table;
  const className = statesOf(props);
  if (view.viewer === 'audience') return <SeenPiece {...props} className={className} />;
  const pick = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const [only, ...others] = moves;
    if (only !== undefined && chooses !== undefined) return dispatch({ type: 'picked', ...chooses, asks: true });
    dispatch({ type: 'picked', place, moves });
    if (only === undefined) explain(attempt, currentTarget);
    else if (others.length === 0) play(only);
  };
  const isLegal = moves.length > 0;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={!isLegal}
      aria-expanded={
        isLegal && (moves.length > 1 || chooses?.place === place) ? className.includes('is-selected') : undefined
      }
      // Tab reaches legal targets; arrow keys reach all.
      tabIndex={isLegal || offered.length === 0 ? 0 : -1}
      data-place={place}
      data-coached={moves.some(move => isCoached?.(move)) || undefined}
      data-drag={isDraggable && isLegal ? '' : undefined}
      data-hint={hint}
      style={style}
      onClick={pick}
    >
      {children}
    </button>
  );
};
