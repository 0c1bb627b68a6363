import { loadAside, loadBotNamed } from '#bots/search';
import { gameById } from '#games';
import { fastChance } from '#kernel';
import type { BotThread } from './botThread.ts';

/** Bots that think right here, for tests of what hosts a table. */
export const bots: BotThread = {
  prepare: () => {},
  async chooseAside({ game: id, view, moves, seed }) {
    const game = gameById(id);
    const aside = game && (await loadAside(game));
    const index = moves.indexOf(aside?.(view, moves, fastChance(seed)));
    return index < 0 ? undefined : index;
  },
  async choose({ game: id, seats, bot, view, moves, seed }) {
    const game = gameById(id);
    if (game === undefined) throw new Error(`there is no game "${id}"`);
    const choose = await loadBotNamed(game, seats, bot);
    return moves.indexOf(choose(view, moves, fastChance(seed)));
  },
};
