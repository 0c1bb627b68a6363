import { parseReplay } from '#kernel/replayFile';
import { fetchGameOf } from '../local/games.ts';
import type { CheckReply, CheckRequest } from './checkProtocol.ts';
import { checkReplay, failed } from './checkReplay.ts';

/** In the worker: a long game takes seconds, and the page stays alive. */
export const handleCheck = async ({ ref, text, seen }: CheckRequest): Promise<CheckReply> => {
  const parsed = parseReplay(text);
  const lookup = parsed.ok ? await fetchGameOf(parsed.value) : undefined;
  const obstacle = parsed.ok ? 'otherRules' : 'unreadable';
  return { kind: 'checked', ref, result: lookup?.ok ? checkReplay(lookup.game, text, seen) : failed(obstacle) };
};
