import { shareUnchanged, type TableUpdate, type TypedMove } from '#kernel';

type Retold = TableUpdate<unknown, TypedMove>;

/** What is told, made of what was told before wherever it is the same: the page draws again what has changed, and no more. */
export const retold = (before: Retold | undefined, { view, moves, asides, ...update }: TableUpdate): Retold => ({
  ...update,
  view: shareUnchanged(before?.view, view),
  moves: shareUnchanged(before?.moves, moves as readonly TypedMove[]),
  asides: shareUnchanged(before?.asides, asides as readonly TypedMove[]),
});
