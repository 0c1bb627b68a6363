import { at, seat as toSeat, type Seat } from '#kernel';
import { artifactPrice, canPayGold } from '../agreements/gold.ts';
import { expireCard, payDue } from '../agreements/settle.ts';
import { bit } from '../components/territories.ts';
import { drawArtifact, prepareDeck } from '../effects/cards.ts';
import { pay, sellerTo } from '../effects/gold.ts';
import { begin, beginFor, firstFrom, openWindow } from '../effects/steps.ts';
import { applyEvent } from '../evolve.ts';
import { hasRoom, nextSeat, playerAt, seatOf } from '../queries.ts';
import type { Auction, StepAt } from '../steps.ts';
import { NOBODY, type State, type Turn } from '../types.ts';

/** Rule 9.1: a card for each player with room in hand. */
export const beginBidding = (turn: Turn): void => {
  applyEvent(turn, { type: 'roundBegun', round: 'bidding' });
  payDue(turn, 'bidding');
  begin(turn, { at: 'puttingUp', lot: 0, lots: turn.state.players.filter(hasRoom).length });
};

const bidderFrom = (state: State, first: Seat) => firstFrom(state, first, seat => hasRoom(playerAt(state, seat)));

/** Rules 9.1 to 9.3: the opening moves on one seat with each card, whether or not that seat can bid. */
export const putUp = (turn: Turn, { lot, lots }: StepAt<'puttingUp'>): void => {
  const { state } = turn;
  const opener = bidderFrom(state, toSeat((state.starter + lot) % state.players.length));
  if (lot >= lots || opener === NOBODY || !prepareDeck(turn)) {
    begin(turn, { at: 'peeking' });
    return;
  }
  const card = at(state.artifactDeck, state.artifactDeck.length - 1);
  applyEvent(turn, { type: 'cardPutUp', card, elves: seatOf(state, 'elves'), reveals: true });
  beginFor(turn, { at: 'bidding', auction: { lot, lots, high: 0, leader: NOBODY, passes: 0 }, bidder: opener }, opener);
};

/** Rule 9.6: who bids next; the auction ends when all others have passed since the highest bid. */
export const passTheWord = (turn: Turn, auction: Auction, seat: Seat): void => {
  const { state } = turn;
  const bidder = bidderFrom(state, nextSeat(state, seat));
  const rivals = state.players.filter(hasRoom).length - (auction.leader === NOBODY ? 0 : 1);
  if (bidder !== NOBODY && auction.passes < rivals) beginFor(turn, { at: 'bidding', auction, bidder }, bidder);
  else if (auction.leader === NOBODY) leaveUnsold(turn, auction);
  else begin(turn, { at: 'sold', auction, winner: auction.leader });
};

/** Rule 9.9 and, for the other reading, 16.16. */
const leaveUnsold = (turn: Turn, { lot, lots }: Auction): void => {
  applyEvent(turn, { type: 'cardUnsold' });
  expireCard(turn);
  if (turn.state.options.unsoldEndsAuction) begin(turn, { at: 'peeking' });
  else begin(turn, { at: 'puttingUp', lot: lot + 1, lots });
};

/** Rule 9.7: a winner with any card is asked for gold or an Ace; one who bid beyond the gold can only give an Ace. */
export const askForPayment = (turn: Turn, { winner, auction }: StepAt<'sold'>): void => {
  const step = { at: 'payment', auction, winner } as const;
  if (!canPayGold(turn.state, winner, auction.high)) beginFor(turn, step, winner);
  else openWindow(turn, step, playerAt(turn.state, winner).hand.length > 0 ? bit(winner) : 0);
};

/** Rule 9.7, in gold. */
export const payInGold = (turn: Turn, step: StepAt<'payment'>): void => {
  const { state } = turn;
  const { winner, auction } = step;
  const amount = artifactPrice(state, winner, auction.high);
  const to = sellerTo(state, winner, 'dwarves');
  // The gold is no longer locked, so that what was promised of it can go on.
  begin(turn, { at: 'delivering', auction, winner });
  pay(turn, { from: winner, to, amount, why: 'auction' });
};

/** Rules 9.7 and 9.8: the winner takes the card, the Goblins one more if there is room. */
export const deliver = (turn: Turn, { winner, auction: { lot, lots, high } }: StepAt<'delivering'>): void => {
  const player = playerAt(turn.state, winner);
  applyEvent(turn, { type: 'cardWon', seat: winner, bid: high, reveals: true });
  expireCard(turn);
  if (player.faction === 'goblins' && hasRoom(player)) drawArtifact(turn, winner);
  begin(turn, { at: 'puttingUp', lot: lot + 1, lots });
};
