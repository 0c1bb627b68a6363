import { at, type Seat } from '#kernel';
import type { Artifact } from '../components/cards.ts';
import type { CardUse } from '../events.ts';
import { applyEvent } from '../evolve.ts';
import type { Turn } from '../types.ts';

export const discard = (turn: Turn, seat: Seat, card: Artifact, use: CardUse): void =>
  applyEvent(turn, { type: 'cardDiscarded', seat, card, use });

export const discardTwo = (
  turn: Turn,
  seat: Seat,
  { first, second }: { readonly first: Artifact; readonly second: Artifact },
  use: CardUse,
): void => {
  discard(turn, seat, first, use);
  discard(turn, seat, second, use);
};

/** Rule 4.7: an empty deck is made again from the discards; answers whether there is a card to draw. */
export const prepareDeck = (turn: Turn): boolean => {
  const { state, chance } = turn;
  if (state.artifactDeck.length > 0) return true;
  if (state.artifactDiscard.length === 0) return false;
  const deck = state.artifactDiscard.slice();
  chance.shuffle(deck);
  applyEvent(turn, { type: 'deckReshuffled', deck });
  return true;
};

export const drawArtifact = (turn: Turn, seat: Seat): void => {
  if (!prepareDeck(turn)) return;
  const { artifactDeck } = turn.state;
  applyEvent(turn, { type: 'cardDrawn', seat, card: at(artifactDeck, artifactDeck.length - 1), reveals: true });
};
