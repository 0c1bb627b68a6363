import { fastChance, recordingChance, type GameRefusal, type Seat, type TableUpdate, type TypedMove } from '#kernel';
import type { GameClient } from '../../games/client.ts';

type TableClient = GameClient<unknown, TypedMove>;

/** Why a move is refused. Refusals depend on nothing hidden, so an imagined state answers as the real one would. */
export const refusalOf = ({ game }: TableClient, update: TableUpdate, move: TypedMove): GameRefusal | undefined => {
  if (update.viewer === 'audience') return undefined;
  return game.refuse(game.imagine(update.view, fastChance(1)), update.viewer, move);
};

/** A move tried out on an imagined state. */
interface MoveTrial {
  readonly state: unknown;
  /** Whether every imagined state gives the same result: no luck was drawn, nothing hidden was revealed. */
  readonly isCertain: boolean;
}

const tryMove = ({ game }: TableClient, update: TableUpdate, viewer: Seat, move: TypedMove): MoveTrial => {
  const state = game.imagine(update.view, fastChance(1));
  const drawn: number[] = [];
  let revealsNothing = true;
  const emit = ({ reveals }: { readonly reveals?: true }): void => void (revealsNothing &&= reveals === undefined);
  game.apply({ state, chance: recordingChance(fastChance(1), drawn), emit }, viewer, move);
  return { state, isCertain: revealsNothing && drawn.length === 0 };
};

/** The view a legal move would lead to; `undefined` where luck or hidden information decides. */
export const previewMove = (client: TableClient, update: TableUpdate, move: TypedMove): unknown => {
  const { viewer } = update;
  if (viewer === 'audience' || refusalOf(client, update, move) !== undefined) return undefined;
  const { state, isCertain } = tryMove(client, update, viewer, move);
  return isCertain ? client.game.view(state, viewer) : undefined;
};

/** Whether a move cannot be undone: it draws luck, reveals something, or gives the turn to somebody else. */
export const isIrreversible = (client: TableClient, update: TableUpdate, move: TypedMove): boolean => {
  const { viewer } = update;
  if (viewer === 'audience' || refusalOf(client, update, move) !== undefined) return false;
  const { state, isCertain } = tryMove(client, update, viewer, move);
  return !isCertain || !client.game.toAct(state).includes(viewer);
};
