import { shuffled, at, seat as toSeat } from '#kernel';
import { DIE_SIDES, DRAGON_START_DICE } from '../components/box.ts';
import { ARTIFACTS, EVENT_CARDS, SUITS } from '../components/cards.ts';
import { FACTION_SHEETS } from '../components/factions.ts';
import { begin } from '../effects/steps.ts';
import { applyEvent } from '../evolve.ts';
import type { Turn } from '../types.ts';

/** Rules 5.2 to 5.6: nothing is drawn or dealt before the Orcs have placed their units. */
export const deal = (turn: Turn): void => {
  const { state, chance } = turn;
  const { players } = state;
  applyEvent(turn, { type: 'starterDrawn', seat: toSeat(chance.pick(players.length)) });
  const dice = Array.from({ length: DRAGON_START_DICE }, () => chance.die(DIE_SIDES));
  applyEvent(turn, { type: 'dragonPlaced', dice, number: dice.reduce((sum, die) => sum + die, 0) });
  const queens = shuffled(SUITS, chance);
  const jacks = shuffled(SUITS, chance);
  const artifactDeck = shuffled(ARTIFACTS, chance);
  const hands = players.map(({ faction }) => artifactDeck.splice(-FACTION_SHEETS[faction].artifacts.value));
  applyEvent(turn, {
    type: 'cardsDealt',
    hands,
    queens: players.map((_, index) => at(queens, index)),
    jacks: players.map((_, index) => at(jacks, index)),
    spares: { queens: queens.slice(players.length), jacks: jacks.slice(players.length) },
    artifactDeck,
    eventDeck: shuffled(EVENT_CARDS, chance),
    reveals: true,
  });
  begin(turn, { at: 'turnStart' });
};
