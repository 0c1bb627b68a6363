import { greedy as dawnOfMankind } from '#games/dawn-of-mankind/bot';
import { greedy as dragonDune } from '#games/dragon-dune/bot';
import { greedy as dunaia } from '#games/dunaia/bot';
import { greedy as iunu } from '#games/iunu/bot';
import type { AnyGame } from '#kernel';
import { randomBot, type AnyBot } from './random.ts';

export { randomBot, type AnyBot } from './random.ts';

/** The bot of each game that looks one move ahead. */
const GREEDY: Readonly<Record<string, AnyBot>> = {
  iunu: iunu as AnyBot,
  dunaia: dunaia as AnyBot,
  'dawn-of-mankind': dawnOfMankind as AnyBot,
  'dragon-dune': dragonDune as AnyBot,
};

/** The bots that can sit at a table of this game, by name. */
export const botsOf = ({ id }: AnyGame): Readonly<Record<string, AnyBot>> => {
  const greedy = GREEDY[id];
  return { random: randomBot, ...(greedy && { greedy }) };
};
