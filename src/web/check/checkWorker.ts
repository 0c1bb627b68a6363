import type { RulesRef } from '#kernel';
import { parseReplay } from '#kernel/replayFile';
import type { RulesLookup } from '#games/registry';
import type { CheckReply, CheckRequest } from './checkProtocol.ts';
import { checkReplay, failed } from './checkReplay.ts';

/** In the worker, which also gives it the games: a long game takes seconds, and the page stays alive. */
export const handleCheck = async (
  { ref, text, seen }: CheckRequest,
  fetchGameOf: (rules: RulesRef) => Promise<RulesLookup>,
): Promise<CheckReply> => {
  const parsed = parseReplay(text);
  const lookup = parsed.ok ? await fetchGameOf(parsed.value) : undefined;
  const obstacle = parsed.ok ? 'otherRules' : 'unreadable';
  return { kind: 'checked', ref, result: lookup?.ok ? checkReplay(lookup.game, text, seen) : failed(obstacle) };
};
