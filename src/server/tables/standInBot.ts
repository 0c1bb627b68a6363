import { STAND_IN_BOT } from '#bots/levels';
import type { AtZero } from '#wire';
import type { SeatRecord } from './tableRecord.ts';

/**
 * A bot plays for the person from now on, who may come back: the time is up, the others have voted for it, or the account
 * was deleted.
 */
export const takeOverSeat = (seat: SeatRecord): SeatRecord => ({ ...seat, standIn: STAND_IN_BOT, votes: [] });

/** The person plays again. */
export const returnSeat = (seat: SeatRecord): SeatRecord => ({ ...seat, standIn: undefined, votes: [] });

/** The seat's time is up: a bot plays on, also where the person has lost by it. */
export const timeOutSeat = (seat: SeatRecord, atZero: AtZero): SeatRecord => ({
  ...takeOverSeat(seat),
  hasForfeited: atZero === 'forfeit',
});

/** Counts a vote for a stand-in; with more than half of the other people's, the bot takes over. */
export const voteForTakeover = (seat: SeatRecord, voter: number, otherPeople: number): SeatRecord => {
  const votes = [...new Set([...seat.votes, voter])];
  return votes.length * 2 > otherPeople ? takeOverSeat(seat) : { ...seat, votes };
};

/** Bots play in seats that are still free when the game starts. */
export const fillSeat = (seat: SeatRecord): SeatRecord =>
  seat.kind === 'open' || seat.kind === 'friend' ? { ...seat, kind: 'bot', bot: STAND_IN_BOT } : seat;
