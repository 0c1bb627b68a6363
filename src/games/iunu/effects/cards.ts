import { at, type Seat } from '#kernel';
import { HAND_LIMIT } from '../components/box.ts';
import { applyEvent } from '../evolve.ts';
import { playerAt } from '../queries.ts';
import type { Turn } from '../types.ts';

/** The top card of the deck goes to a hand; with no deck nothing happens (rules 5.4 and 6.6). */
export const drawCard = (turn: Turn, seat: Seat): void => {
  const { deck } = turn.state;
  if (deck.length > 0) applyEvent(turn, { type: 'cardDrawn', seat, citizen: at(deck, deck.length - 1), reveals: true });
};

/** Rule 6.4. */
export const fillHand = (turn: Turn, seat: Seat): void => {
  const { hand } = playerAt(turn.state, seat);
  while (hand.length < HAND_LIMIT && turn.state.deck.length > 0) drawCard(turn, seat);
};

/** Rule 6.5: new cards for the Forum, as far as the deck goes. */
export const revealCards = (turn: Turn, count: number): void => {
  const { deck } = turn.state;
  for (let card = 0; card < count && deck.length > 0; card++) {
    applyEvent(turn, { type: 'cardRevealed', citizen: at(deck, deck.length - 1), reveals: true });
  }
};
