import { useMemo } from 'react';
import type { Viewer } from '#kernel';
import type { BoardContext } from './boardContext.ts';
import type { TargetContext } from './BoardTarget.tsx';

const NO_MARKS: ReadonlySet<string> = new Set();

/** What targets need of a board that marks the last move on pieces which are no targets: it stays the same while others move. */
export const useTargetContext = <View extends { readonly viewer: Viewer }, Move>({
  view: { viewer },
  now,
  dispatch,
  moves,
  play,
  explain,
}: BoardContext<View, Move>): TargetContext<Move> =>
  useMemo(
    () => ({ view: { viewer }, now, dispatch, marked: NO_MARKS, moves, play, explain }),
    [viewer, now, dispatch, moves, play, explain],
  );
