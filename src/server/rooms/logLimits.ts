import { asidesOf, isDeepEqual, withoutWords, type AnyProposalResult } from '#kernel';
import type { ErrorCode } from '#wire';
import type { RunningGame } from './runningGame.ts';

/** How often a seat may take a step back in one game: much more often than anybody does. */
export const MAX_UNDOS_PER_SEAT = 500;
/** From this length of the log on, nothing is taken back or said aside: what is left is for moves that end the game. */
export const MAX_LENGTH_FOR_ASIDES = 10_000;
/** No log is longer. Random games of all our games end long before. */
export const MAX_LOG_LENGTH = 20_000;

type AcceptedProposal = Extract<AnyProposalResult, { ok: true }>;

const isAside = ({ table: { game, state } }: RunningGame, { entry: { deed } }: AcceptedProposal): boolean => {
  if (deed.kind !== 'move') return false;
  const move = withoutWords(game, deed.move);
  return asidesOf(game, state, deed.seat).some(aside => isDeepEqual(aside, move));
};

/** Why a legal action is not written to the log: it would let somebody make the log as long as they like. */
export const limitReached = (runningGame: RunningGame, proposal: AcceptedProposal): ErrorCode | undefined => {
  const { deed } = proposal.entry;
  const { length } = runningGame.table;
  if (length >= MAX_LOG_LENGTH) return 'logFull';
  if (deed.kind === 'undo') {
    const isOften = (runningGame.undosBySeat[deed.seat] ?? 0) >= MAX_UNDOS_PER_SEAT;
    return isOften || length >= MAX_LENGTH_FOR_ASIDES ? 'tooManyUndos' : undefined;
  }
  return length >= MAX_LENGTH_FOR_ASIDES && isAside(runningGame, proposal) ? 'logFull' : undefined;
};
