import { fastChance, recordingChance, type GameRefusal, type Seat, type TableUpdate, type TypedMove } from '#kernel';
import type { GameClient } from '../games/client.ts';

type AnyClient = GameClient<unknown, TypedMove>;

/** Why a move cannot be made. It needs nothing the viewer does not know, so an imagined state answers as the real one would. */
export const refusalOf = ({ game }: AnyClient, update: TableUpdate, move: TypedMove): GameRefusal | undefined => {
  if (update.viewer === 'audience') return undefined;
  return game.refuse(game.imagine(update.view, fastChance(1)), update.viewer, move);
};

/** A move tried out in an imagined world. */
interface Trial {
  readonly state: unknown;
  /** Whether it came to the same in any such world: nothing was drawn, and nothing hidden was shown. */
  readonly isSure: boolean;
}

const tryOut = ({ game }: AnyClient, update: TableUpdate, viewer: Seat, move: TypedMove): Trial => {
  const state = game.imagine(update.view, fastChance(1));
  const drawn: number[] = [];
  let isOpen = true;
  const emit = ({ reveals }: { readonly reveals?: true }): void => void (isOpen &&= reveals === undefined);
  game.apply({ state, chance: recordingChance(fastChance(1), drawn), emit }, viewer, move);
  return { state, isSure: isOpen && drawn.length === 0 };
};

/** What a legal move would show its player; nothing where luck or what is hidden would say. */
export const previewOf = (client: AnyClient, update: TableUpdate, move: TypedMove): unknown => {
  const { viewer } = update;
  if (viewer === 'audience' || refusalOf(client, update, move) !== undefined) return undefined;
  const { state, isSure } = tryOut(client, update, viewer, move);
  return isSure ? client.game.view(state, viewer) : undefined;
};

/** Whether a move cannot be taken back: it draws luck, shows something, or gives the turn to somebody else. */
export const isFinal = (client: AnyClient, update: TableUpdate, move: TypedMove): boolean => {
  const { viewer } = update;
  if (viewer === 'audience' || refusalOf(client, update, move) !== undefined) return false;
  const { state, isSure } = tryOut(client, update, viewer, move);
  return !isSure || !client.game.toAct(state).includes(viewer);
};
