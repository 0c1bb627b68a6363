import { fetchGame } from '../local/games.ts';
import type { CheckReply, CheckRequest } from './checkProtocol.ts';
import { checkReplay } from './checkReplay.ts';

/** In the worker: a long game takes seconds, and the page stays alive. */
export const handleCheck = async ({ ref, game, text, seen }: CheckRequest): Promise<CheckReply> => {
  const rules = await fetchGame(game);
  if (rules === undefined) throw new Error(`there is no game "${game}" here`);
  return { kind: 'checked', ref, result: checkReplay(rules, text, seen) };
};
