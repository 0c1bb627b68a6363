import { at, type Seat } from '#kernel';
import { CARDS_TO_PLACE } from './components/box.ts';
import type { Citizen } from './components/citizens.ts';
import { abilityLack } from './effects/abilities.ts';
import { fillHand, revealCards } from './effects/cards.ts';
import { takeCityTurns } from './effects/cities.ts';
import { rollDice } from './effects/dice.ts';
import { endGame } from './effects/end.ts';
import { applyEvent } from './evolve.ts';
import { hasDice, nextSeat, playerAt } from './queries.ts';
import type { Step, Turn } from './types.ts';

const DYNASTY: Step = { at: 'dynasty', mayReroll: false };
const DYNASTY_WITH_REROLL: Step = { at: 'dynasty', mayReroll: true };
const PLACING: Step = { at: 'placing', left: CARDS_TO_PLACE, placed: 0, hired: 0 };
const ENDING: Step = { at: 'ending' };

export const beginStep = (turn: Turn, step: Step): void => applyEvent(turn, { type: 'stepBegun', step });

/** Rules 3.1, 5.1 and 7.1: the end is tested here, and a Pharaoh of an earlier turn may roll a die again. */
export const beginTurn = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  applyEvent(turn, { type: 'turnBegun', seat });
  if (state.deck.length === 0 && !state.ending) applyEvent(turn, { type: 'endTriggered' });
  const mayReroll = playerAt(state, seat).cards.pharaoh > 0 && hasDice(state.dice);
  beginStep(turn, mayReroll ? DYNASTY_WITH_REROLL : DYNASTY);
};

/** Rule 4.3: after the cards come the ability, if there is one that can be used, and the Rejuvenation. */
export const afterCards = (turn: Turn, seat: Seat, citizen: Citizen): void => {
  const lack = abilityLack(turn.state, seat, citizen);
  if (lack === undefined) {
    beginStep(turn, { at: 'ability', citizen });
    return;
  }
  if (lack !== 'none') applyEvent(turn, { type: 'abilityLacked', seat, citizen, lack });
  afterAbility(turn, seat);
};

/** Rule 7.2: in the last round there is no Rejuvenation. `isSealed`: what was last done cannot be taken back anyway. */
export const afterAbility = (turn: Turn, seat: Seat, isSealed = false): void => {
  if (turn.state.ending) finishTurn(turn, seat, isSealed);
  else beginStep(turn, PLACING);
};

/** Rule 6.3: when nothing is left to place, one card more than was placed is taken. */
export const afterPlacing = (turn: Turn): void => {
  const { step } = turn.state;
  if (step.at !== 'placing' || step.left > 0) return;
  beginStep(turn, { at: 'taking', left: step.placed + 1, placed: step.placed });
};

/** Rules 6.4 to 6.6 and 10.4: fill the hand, then the Forum, as far as the deck goes. */
export const afterTaking = (turn: Turn, seat: Seat): void => {
  const { deck, options, forum, step } = turn.state;
  if (step.at === 'taking' && step.left > 0) return;
  const isSealed = deck.length > 0;
  const isAten = options.variant === 'aten';
  fillHand(turn, seat);
  if (isAten) applyEvent(turn, { type: 'oldestRemoved', citizen: at(forum, 0) });
  revealCards(turn, isAten ? 2 : 1);
  finishTurn(turn, seat, isSealed);
};

/** Rule 3.4: a turn whose last step could still be taken back waits for its player to end it. */
const finishTurn = (turn: Turn, seat: Seat, isSealed: boolean): void => {
  if (isSealed) passTurn(turn, seat);
  else beginStep(turn, ENDING);
};

export const passTurn = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  applyEvent(turn, { type: 'turnEnded', seat });
  if (state.turnsTaken < state.players.length) {
    beginTurn(turn, nextSeat(state, seat));
    return;
  }
  takeCityTurns(turn);
  if (state.ending) endGame(turn);
  else beginRound(turn, state.round + 1, nextSeat(state, state.starter));
};

/** Rule 3.1: the next starting player rolls all dice and has the first turn. */
export const beginRound = (turn: Turn, round: number, starter: Seat): void => {
  applyEvent(turn, { type: 'roundBegun', round, starter });
  rollDice(turn);
  beginTurn(turn, starter);
};
