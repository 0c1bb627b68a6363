import { share, type Told, type TypedMove } from '#kernel';

type Retold = Told<unknown, TypedMove>;

/** What is told, made of what was told before wherever it is the same: the page draws again what has changed, and no more. */
export const retold = (before: Retold | undefined, { view, moves, asides, ...told }: Told): Retold => ({
  ...told,
  view: share(before?.view, view),
  moves: share(before?.moves, moves as readonly TypedMove[]),
  asides: share(before?.asides, asides as readonly TypedMove[]),
});
