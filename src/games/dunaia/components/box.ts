import { derived, printed, type SourcedValue } from '#kernel';

/** Numbers of the box and of the rulebook that are not on a tile. */
export const BOX = {
  constructionTokens: printed(3),
  startFlowers: printed(2),
  chips: printed(6),
  dunaias: printed(6),
  dunaiasInCircle: printed(3),
  dieSides: printed(6),
  /** By number of players: dice that belong to nobody. */
  neutralDice: { 2: printed(5), 3: printed(4), 4: printed(5) },
  fragmentsOfAType: derived(12),
  fragmentsInArtefact: printed(3),
  tokensOfAColour: derived(3),
  rivalTileFee: printed(1),
  flowersPerPoint: printed(3),
  /** Points for 0, 1, 2 … Artefacts, and for each one beyond the table. */
  artefactPoints: printed([0, 1, 3, 6, 10, 14]),
  artefactBeyond: printed(4),
} as const satisfies Readonly<Record<string, SourcedValue<unknown> | Readonly<Record<number, SourcedValue<number>>>>>;

/** The colours of the seats, in turn order: that of a player's die, tokens and Dunaias. */
export const PLAYER_COLOURS = ['yellow', 'red', 'green', 'purple'] as const;

export const CHIPS: readonly number[] = [1, 2, 3, 4, 5, 6];
export const DUNAIAS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** What a die may do on the common board: printed, one of each. */
export const COMMON_ACTIONS = ['build', 'flower', 'move', 'chip'] as const;
export type CommonAction = (typeof COMMON_ACTIONS)[number];
