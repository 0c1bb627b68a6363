// The names of bots, small enough for every page: how they think is in `levelSpecs.ts`.

/** From a first game to as strong as it gets. */
export const LEVELS = ['gentle', 'novice', 'club', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Bots that nobody is offered any more: they still sit at tables of earlier versions, and in the lab. */
const FORMER_BOTS = ['random', 'greedy'] as const;

export type BotName = Level | (typeof FORMER_BOTS)[number];

/** Whether a table may name such a bot. */
export const isBotName = (name: string): name is BotName =>
  isLevel(name) || (FORMER_BOTS as readonly string[]).includes(name);

/** The bot in the seat of a person who is gone, and in seats that are free when a game starts. */
export const STAND_IN_BOT: Level = 'club';

/** Games in which bots do something besides, such as answering an offer: nobody is asked in others. */
const GAMES_WITH_ASIDES = ['dragon-dune'];

export const makesAsides = (game: string, bot: string): boolean => GAMES_WITH_ASIDES.includes(game) && isLevel(bot);
