import { STAND_IN_BOT } from '#bots/levels';
import type { AtZero } from '#wire';
import type { SeatRecord } from './tableRecord.ts';

/** A vote that is won takes effect so many milliseconds after it began: everybody sees it coming. */
export const VOTE_NOTICE = 30_000;

const NO_VOTE = { votes: [], voteBegan: undefined } as const;

/**
 * A bot plays for the person from now on, who may come back: the time is up, the others have voted for it, or the account
 * was deleted.
 */
export const takeOverSeat = (seat: SeatRecord): SeatRecord => ({ ...seat, ...NO_VOTE, standIn: STAND_IN_BOT });

/** The person plays again. */
export const returnSeat = (seat: SeatRecord): SeatRecord => ({
  ...seat,
  ...NO_VOTE,
  standIn: undefined,
  isVotedOut: false,
});

/** The person is connected again: a vote ends, and what a vote took away is given back. A seat lost by time is not. */
export const welcomeBack = (seat: SeatRecord): SeatRecord =>
  seat.isVotedOut ? returnSeat(seat) : { ...seat, ...NO_VOTE };

/** The seat's time is up: a bot plays on, also where the person has lost by it. */
export const timeOutSeat = (seat: SeatRecord, atZero: AtZero): SeatRecord => ({
  ...takeOverSeat(seat),
  hasForfeited: atZero === 'forfeit',
});

/** Counts a vote for a stand-in. */
export const voteForTakeover = (seat: SeatRecord, voter: number, now: number): SeatRecord => ({
  ...seat,
  votes: [...new Set([...seat.votes, voter])],
  voteBegan: seat.voteBegan ?? now,
});

/** Whether more than half of the other people have voted for a stand-in in this seat. */
const isVoteWon = (seats: readonly SeatRecord[], index: number): boolean => {
  const others = seats.filter(
    ({ kind, standIn }, other) => kind === 'person' && standIn === undefined && other !== index,
  );
  return (seats[index]?.votes.length ?? 0) * 2 > others.length;
};

/** When the bot takes over, if the person does not return: enough have voted for it. */
export const takeoverTime = (seats: readonly SeatRecord[], index: number): number | undefined => {
  const { voteBegan, standIn } = seats[index] ?? {};
  if (voteBegan === undefined || standIn !== undefined || !isVoteWon(seats, index)) return undefined;
  return voteBegan + VOTE_NOTICE;
};

/** The vote is won and announced: the bot takes over, unless the person has returned meanwhile. */
export const takeOverByVote = (seat: SeatRecord): SeatRecord =>
  seat.voteBegan === undefined ? seat : { ...takeOverSeat(seat), isVotedOut: true };

/** Bots play in seats that are still free when the game starts. */
export const fillSeat = (seat: SeatRecord): SeatRecord =>
  seat.kind === 'open' || seat.kind === 'friend' ? { ...seat, kind: 'bot', bot: STAND_IN_BOT } : seat;
