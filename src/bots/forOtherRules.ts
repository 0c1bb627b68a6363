import type { AnyBot } from './random.ts';

/** A bot at a table of rules it was not made for; where it fails, for a view it cannot read or a move it does not know, a simpler bot decides. */
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
