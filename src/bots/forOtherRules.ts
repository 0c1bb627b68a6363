import type { AnyBot } from './random.ts';

/**
 * A bot at a table of rules it was not made for: earlier ones, mostly. It looks at them through the rules of today, and
 * where that fails, for a view they cannot read or a move they do not know, a simpler bot decides.
 */
export const forOtherRules =
  (bot: AnyBot, simpler: AnyBot): AnyBot =>
  (view, moves, rng, isStopped) => {
    try {
      const move = bot(view, moves, rng, isStopped);
      if (moves.includes(move)) return move;
    } catch {
      // Such as a view without a field that today's rules read.
    }
    return simpler(view, moves, rng, isStopped);
  };
