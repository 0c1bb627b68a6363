import { shareUnchanged, type TableUpdate, type TypedMove } from '#kernel';

type TypedUpdate = TableUpdate<unknown, TypedMove>;

/** Structural sharing: what is equal to the update before stays the same object, so that memoized components do not render again. */
export const shareUnchangedUpdate = (
  before: TypedUpdate | undefined,
  { view, moves, asides, ...update }: TableUpdate,
): TypedUpdate => ({
  ...update,
  view: shareUnchanged(before?.view, view),
  // The moves of every game have a type; only the kernel's open update leaves them unknown.
  moves: shareUnchanged(before?.moves, moves as readonly TypedMove[]),
  asides: shareUnchanged(before?.asides, asides as readonly TypedMove[]),
});
