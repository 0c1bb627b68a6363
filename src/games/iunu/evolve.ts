import { at, makeApplyEvent, HIDDEN, type EventWriters } from '#kernel';
import { noCitizens, type Citizen, type Counts } from './components/citizens.ts';
import { cityNamed, playerAt } from './queries.ts';
import type { Account, City, Dynasty, Event, Player, State, Step } from './types.ts';

const remove = <T>(items: T[], item: T): void => {
  const index = items.indexOf(item);
  if (index >= 0) items.splice(index, 1);
};

/** A card that everybody sees leave the hand is no longer known to be in it. */
const leaveHand = (player: Player, citizen: Citizen): void => {
  remove(player.hand, citizen);
  remove(player.known, citizen);
};

const pay = (state: State, account: Account, amount: number): void => {
  if (account !== 'supply') playerAt(state, account).debens += amount;
};

/** Counts are replaced, never written to: copies of a state share those that have not changed. */
const counting = (counts: Counts, citizen: Citizen, more: number): Counts => {
  const { pharaoh, scribe, noble, priest, artisan, soldier, baker, merchant, farmer } = counts;
  const next = { pharaoh, scribe, noble, priest, artisan, soldier, baker, merchant, farmer };
  next[citizen] += more;
  return next;
};

const gainCards = (dynasty: Dynasty, citizen: Citizen, count: number): void => {
  dynasty.cards = counting(dynasty.cards, citizen, count);
};

const feed = (dynasty: Dynasty, citizen: Citizen): void => {
  dynasty.loaves = counting(dynasty.loaves, citizen, 1);
};

const takeFromForum = ({ forum }: State, slot: number): void => void forum.splice(slot, 1);

const placedOrHired = (step: Step, placed: number, hired: number): Step =>
  step.at === 'placing'
    ? { at: 'placing', left: step.left - 1, placed: step.placed + placed, hired: step.hired + hired }
    : step;

const taken = (step: Step): Step =>
  step.at === 'taking' ? { at: 'taking', left: step.left - 1, placed: step.placed } : step;

/** The only place of this game that writes to the state. */
const WRITERS: EventWriters<State, Event> = {
  roundBegun: (state, { round, starter }) => {
    state.round = round;
    state.starter = starter;
    state.turnsTaken = 0;
  },
  diceRolled: (state, { dice }) => void (state.dice = dice.slice()),
  dieRerolled: ({ dice }, { die, face }) => void (dice[die] = face),
  dieLowered: ({ dice }, { die }) => void (dice[die] = at(dice, die) - 1),
  turnBegun: (state, { seat }) => void (state.turn = seat),
  endTriggered: state => void (state.ending = true),
  stepBegun: (state, { step }) => void (state.step = step),
  debensMoved: (state, { from, to, amount }) => {
    pay(state, from, -amount);
    pay(state, to, amount);
  },
  citizensPlayed: (state, { seat, citizen, count }) => {
    const player = playerAt(state, seat);
    for (let card = 0; card < count; card++) leaveHand(player, citizen);
    gainCards(player, citizen, count);
  },
  cardStashed: (state, { seat, citizen }) => {
    const { hand, stash } = playerAt(state, seat);
    if (citizen === HIDDEN) return;
    remove(hand, citizen);
    stash.push(citizen);
  },
  cardDrawn: (state, { seat }) => {
    const card = state.deck.pop();
    if (card !== undefined) playerAt(state, seat).hand.push(card);
  },
  afterlifeDrawn: (state, { seat, die, count, cards }) => {
    state.afterlifeDeck.splice(-count);
    state.step = { at: 'consulting', die, count, drawn: cards };
    const { peeked } = playerAt(state, seat);
    if (cards !== HIDDEN) for (const card of cards) if (!peeked.includes(card)) peeked.push(card);
  },
  afterlifeKept: (state, { seat, card, deck }) => {
    if (card !== HIDDEN) playerAt(state, seat).afterlife = card;
    if (deck !== HIDDEN) state.afterlifeDeck = deck.slice();
    // The drawn cards are in the deck again; until the turn goes on nobody holds any.
    state.step = { at: 'ending' };
  },
  tributeAnswered: () => {},
  farmerStolen: (state, { from, to }) => {
    gainCards(playerAt(state, from), 'farmer', -1);
    gainCards(playerAt(state, to), 'farmer', 1);
  },
  citizenFed: (state, { seat, citizen }) => {
    feed(playerAt(state, seat), citizen);
    state.bread -= 1;
  },
  artisanHired: (state, { seat }) => {
    playerAt(state, seat).debens -= 1;
    state.step = placedOrHired(state.step, 0, 1);
  },
  cardPlaced: (state, { seat, citizen }) => {
    leaveHand(playerAt(state, seat), citizen);
    state.forum.push(citizen);
    state.step = placedOrHired(state.step, 1, 0);
  },
  cardTaken: (state, { seat, slot, citizen }) => {
    const { hand, known } = playerAt(state, seat);
    takeFromForum(state, slot);
    hand.push(citizen);
    known.push(citizen);
    state.step = taken(state.step);
  },
  cardRevealed: ({ deck, forum }, { citizen }) => {
    deck.pop();
    forum.push(citizen);
  },
  oldestRemoved: (state, { citizen }) => {
    takeFromForum(state, 0);
    state.gone.push(citizen);
  },
  turnEnded: state => void (state.turnsTaken += 1),
  cityTook: (state, { city, slot, citizen }) => {
    takeFromForum(state, slot);
    gainCards(cityNamed(state, city), citizen, 1);
  },
  stashRevealed: (state, { seat, cards }) => {
    const player = playerAt(state, seat);
    for (const citizen of cards) {
      gainCards(player, citizen, 1);
      remove(player.known, citizen);
    }
    player.stash = [];
  },
  afterlifeRevealed: () => {},
  cityFed: (state, { city, citizen }) => feed(cityNamed(state, city), citizen),
  cityDrewAfterlife: (state, { city, card }) => {
    state.afterlifeDeck.pop();
    cityNamed(state, city).afterlife = card;
  },
  gameEnded: state => void (state.step = { at: 'over' }),
  abilityLacked: () => {},
  standingSet: (state, { seat, answer }) => void (playerAt(state, seat).standing = answer),
};

export const applyEvent = makeApplyEvent(WRITERS);

const clonePlayer = (player: Player): Player => ({
  cards: player.cards,
  loaves: player.loaves,
  afterlife: player.afterlife,
  debens: player.debens,
  hand: player.hand.slice(),
  stash: player.stash.slice(),
  known: player.known.slice(),
  peeked: player.peeked.slice(),
  standing: player.standing,
});

const cloneCity = ({ name, cards, loaves, afterlife }: City): City => ({
  name,
  cards,
  loaves,
  afterlife,
});

export const newDynasty = () => ({ cards: noCitizens(), loaves: noCitizens(), afterlife: 'none' as const });

/** By hand: object spread is several times slower. Options, steps and counts are never written to, so copies share them. */
export const clone = (state: State): State => ({
  options: state.options,
  players: state.players.map(clonePlayer),
  cities: state.cities.map(cloneCity),
  deck: state.deck.slice(),
  forum: state.forum.slice(),
  gone: state.gone.slice(),
  afterlifeDeck: state.afterlifeDeck.slice(),
  dice: state.dice.slice(),
  bread: state.bread,
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  turnsTaken: state.turnsTaken,
  ending: state.ending,
  step: state.step,
});
