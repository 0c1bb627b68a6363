import { loadAside, loadBotNamed, loadEarlierBot } from '#bots/search';
import { gameById, gameOf } from '#games';
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
  async choose({ seats, bot, view, moves, seed, ...rules }) {
    const lookup = await gameOf(rules);
    if (!lookup.ok) throw new Error(`the rules of "${rules.game}" are not here: ${lookup.fault}`);
    const { game } = lookup;
    const load = game === gameById(game.id) ? loadBotNamed : loadEarlierBot;
    const choose = await load(game, seats, bot);
    return moves.indexOf(choose(view, moves, fastChance(seed)));
  },
};
