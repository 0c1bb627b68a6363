import type { Level } from '#bots/levels';
import {
  configFaults,
  defaultOptions,
  isForSeats,
  optionSpecs,
  type AnyGame,
  type AnyOptions,
  type GameManifest,
  type TableConfig,
} from '#kernel';
import type { AppText } from '../app/text/appText.ts';
import type { SeatSetup, TableSummary } from '../session/protocol.ts';

export interface SeatDraft {
  readonly kind: SeatSetup['kind'];
  /** Empty for the name the platform gives. */
  readonly name: string;
  readonly bot: Level;
}

/** A table that is about to be opened. */
export interface Draft {
  readonly count: number;
  /** One for every seat the game can have, so that a smaller table and back forgets nothing. */
  readonly seats: readonly SeatDraft[];
  readonly options: AnyOptions;
}

/** The bot that everybody else is in a first game, and in every other one unless somebody chooses. */
export const USUAL_BOT = { firstGame: 'gentle', later: 'novice' } as const satisfies Readonly<Record<string, Level>>;

/** You against bots, by the rules as written; in a first game with the rulebook's set-up for it. */
export const firstDraft = (
  { usualSeats, seats, firstGame }: GameManifest,
  { options }: Pick<AnyGame, 'options'>,
  playerName: string,
  isFirstGame = false,
): Draft => ({
  count: usualSeats,
  seats: Array.from({ length: seats.max }, (_, index) => ({
    kind: index === 0 ? 'person' : 'bot',
    name: index === 0 ? playerName : '',
    bot: USUAL_BOT[isFirstGame ? 'firstGame' : 'later'],
  })),
  options: { ...(defaultOptions(options) as AnyOptions), ...(isFirstGame && firstGame) },
});

export const seatedIn = ({ seats, count }: Draft): readonly SeatDraft[] => seats.slice(0, count);

/** An option that is not for so many seats keeps its default. */
export const configOf = ({ options }: AnyGame, { count, options: chosen }: Draft): TableConfig<AnyOptions> => ({
  seats: count,
  options: Object.fromEntries(
    optionSpecs(options as object).map(([name, spec]) => [name, isForSeats(spec, count) ? chosen[name] : spec.default]),
  ),
});

export const isReady = (game: AnyGame, draft: Draft): boolean => configFaults(game, configOf(game, draft)).length === 0;

/** How whoever sits there is called when no name was given: the log speaks of everybody in the third person. */
export const usualName = (draft: Draft, index: number, text: AppText): string => {
  const before = draft.seats.slice(0, index).filter(({ kind }) => kind === draft.seats[index]?.kind).length;
  const isBot = draft.seats[index]?.kind === 'bot';
  return (isBot ? text.botNames[before] : undefined) ?? text.someone(index + 1);
};

const seatSetups = (draft: Draft, text: AppText): readonly SeatSetup[] =>
  seatedIn(draft).map(({ kind, name, bot }, index): SeatSetup => {
    const called = name.trim() || usualName(draft, index, text);
    return kind === 'bot' ? { kind, name: called, bot } : { kind, name: called };
  });

export const tableOf = (
  game: AnyGame,
  draft: Draft,
  text: AppText,
): Omit<TableSummary, 'id' | 'created' | 'updated'> => ({
  game: game.id,
  config: configOf(game, draft),
  seats: seatSetups(draft, text),
});
