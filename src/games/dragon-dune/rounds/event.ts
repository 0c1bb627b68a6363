import { at } from '#kernel';
import { payDue } from '../agreements/settle.ts';
import { colourOf, eventGold, eventTerritory } from '../components/cards.ts';
import { bit } from '../components/territories.ts';
import { burnGold } from '../effects/gold.ts';
import { begin, beginFor, cardHolders, closeWindow, openWindow } from '../effects/steps.ts';
import { lose } from '../effects/units.ts';
import { applyEvent } from '../evolve.ts';
import { hasDragon, playerAt, seatOf, seatsFrom, visibleUnits } from '../queries.ts';
import type { StepAt } from '../steps.ts';
import { NOBODY, type Turn } from '../types.ts';

/** Rules 7.1 and 7.2: the check card; of the colour of the last event it calls the Red Dragon. */
export const checkForRedDragon = (turn: Turn): void => {
  const { state } = turn;
  applyEvent(turn, { type: 'roundBegun', round: 'event' });
  payDue(turn, 'event');
  const card = at(state.eventDeck, state.eventDeck.length - 1);
  const last = state.eventDiscard.at(-1);
  const isRedDragon = last !== undefined && colourOf(last) === colourOf(card);
  applyEvent(turn, { type: 'checkCardRevealed', card, isRedDragon, reveals: true });
  if (!isRedDragon) {
    begin(turn, { at: 'eventCard' });
    return;
  }
  const territory = eventTerritory(last);
  const orcs = seatOf(state, 'orcs');
  const areOrcsThere = orcs !== NOBODY && visibleUnits(playerAt(state, orcs), territory) > 0;
  openWindow(turn, { at: 'survival', territory }, areOrcsThere ? cardHolders(state, orcs) : 0);
};

/** Rule 7.4. */
export const afterSurvival = (turn: Turn, { territory }: StepAt<'survival'>): void => {
  const { by } = closeWindow(turn, 'survival', 'stop');
  begin(turn, { at: 'striking', territory, isStopped: by !== NOBODY });
};

/** Rules 7.3 and 7.5: all that stand there in the open fall, but not the Orcs, who may ride. */
export const strike = (turn: Turn, { territory, isStopped }: StepAt<'striking'>): void => {
  const { state } = turn;
  for (const seat of seatsFrom(state, state.active)) {
    const player = playerAt(state, seat);
    if (player.faction === 'orcs' && !isStopped) continue;
    lose(turn, seat, { territory, count: visibleUnits(player, territory), cause: 'redDragon' });
  }
  burnGold(turn, territory);
  const orcs = seatOf(state, 'orcs');
  const canRide = orcs !== NOBODY && visibleUnits(playerAt(state, orcs), territory) > 0;
  openWindow(turn, { at: 'ride', territory }, canRide ? bit(orcs) : 0);
};

export const afterRide = (turn: Turn): void => begin(turn, { at: 'gathering' });

/** Rule 8.2: the Great Council opens with the Starting Player. */
export const gather = (turn: Turn): void => {
  const { starter } = turn.state;
  applyEvent(turn, { type: 'councilBegun' });
  beginFor(turn, { at: 'council', council: { speaker: starter, done: 0, formed: 0, broke: 0, proposed: 0 } }, starter);
};

/** Rule 7.7: the event card, and gold on its territory unless the dragon marker is there. */
export const revealEvent = (turn: Turn): void => {
  const { state } = turn;
  const card = at(state.eventDeck, state.eventDeck.length - 1);
  applyEvent(turn, { type: 'eventCardRevealed', card, reveals: true });
  const territory = eventTerritory(card);
  const amount = eventGold(card, state.options.eventGold);
  if (!hasDragon(state, territory)) applyEvent(turn, { type: 'goldPlaced', territory, amount });
  begin(turn, { at: 'auctioning' });
};
