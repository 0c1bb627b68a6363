import { lazy, memo, Suspense, useCallback, useRef } from 'react';
import type { TypedMove } from '#kernel';
import { Loading } from '../app/Loading.tsx';
import { useSettings } from '../app/settings.ts';
import type { BoardProps } from '../games/client.ts';
import { latestEvents } from '../session/sessionState.ts';
import { useArrowKeys } from './keyboard/useArrowKeys.ts';
import { previewMove, refusalOf } from './moves/preview.ts';
import type { TableProps } from './tableProps.ts';
import { useTableSlots } from './tableSlots.ts';

const PlainTable = lazy(() => import('./plain/PlainTable.tsx').then(({ PlainTable: part }) => ({ default: part })));

const NO_MOVES: readonly TypedMove[] = [];

/** The props of the board. They change with the table only, though the frame around it renders more often. */
const useBoardProps = ({ session, update, client, name, state, play }: TableProps): BoardProps<unknown, TypedMove> => {
  const explain = useCallback(
    (move: TypedMove, anchor: Element) => {
      const { update: present, past } = session.snapshot();
      if (present === undefined || past !== undefined) return;
      const refusal = refusalOf(client, present, move);
      if (refusal !== undefined) session.showRefusal({ refusal, move, anchor });
    },
    [session, client],
  );
  const preview = useCallback((move: TypedMove) => previewMove(client, update, move), [client, update]);
  // No moves are always the same array: a board that waits does not render again when an animation ends.
  const offered = (moves: readonly TypedMove[]) => (state.isBusy || moves.length === 0 ? NO_MOVES : moves);
  return {
    view: update.view,
    moves: offered(update.moves),
    asides: offered(update.asides),
    name,
    latest: latestEvents(state),
    play,
    explain,
    preview,
    isCoached: useTableSlots()?.isCoached,
  };
};

type GameBoardProps = BoardProps<unknown, TypedMove> & Required<Pick<TableProps['client'], 'Board'>>;

const GameBoard = memo(({ Board, ...props }: GameBoardProps) => <Board {...props} />);

/** The game's own board, or the plain table where it has none or the player prefers words. */
export const BoardArea = (props: TableProps) => {
  const { Board } = props.client;
  const prefersWords = useSettings(settings => settings.prefersWords);
  const area = useRef<HTMLDivElement>(null);
  const boardProps = useBoardProps(props);
  useArrowKeys(area);
  if (Board === undefined || prefersWords)
    return (
      <Suspense fallback={<Loading />}>
        <PlainTable {...props} />
      </Suspense>
    );
  return (
    <div className="board-area" ref={area}>
      <GameBoard Board={Board} {...boardProps} />
    </div>
  );
};
