import { botsOf } from '#bots';
import { GAMES } from '#games';
import { optionSpecs } from '#kernel';
import type { ReplyOf } from '#wire';

let list: ReplyOf<'games'> | undefined;

/** The games that tables can be opened for, with their options and the bots that can sit at them. */
export const gameList = (): ReplyOf<'games'> =>
  (list ??= {
    games: GAMES.map(game => ({
      id: game.id,
      seats: game.seats,
      options: Object.fromEntries(optionSpecs(game.options as object).map(([name, spec]) => [name, { ...spec }])),
      bots: Object.keys(botsOf(game)),
    })),
  });
