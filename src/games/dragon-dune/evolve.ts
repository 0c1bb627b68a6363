import { at, makeApplyEvent, HIDDEN, type Seat, type EventWriters } from '#kernel';
import { agreementWriters } from './agreements/write.ts';
import { artifactIndex, type Artifact, type EventCard } from './components/cards.ts';
import { bit } from './components/territories.ts';
import type { Account, Event } from './events.ts';
import { BANK, type Place } from './places.ts';
import { playerAt, windowBit } from './queries.ts';
import { NOBODY, type Battle, type Player, type SealedAnswer, type State } from './types.ts';

/** Bits of `knownBy` for the four seats and the audience. */
export const EVERYBODY = 0b11111;

export const NOTHING: SealedAnswer = { type: 'nothing' };

const remove = <T>(items: T[], item: T): void => {
  const index = items.indexOf(item);
  if (index >= 0) items.splice(index, 1);
};

const add = (counts: number[], place: Place, count: number): void => void (counts[place] = at(counts, place) + count);

interface Transfer {
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
  readonly elites: number;
}

const transfer = ({ units, elites: elite }: Player, { from, to, count, elites }: Transfer): void => {
  add(units, from, -count);
  add(units, to, count);
  if (elites === 0) return;
  add(elite, from, -elites);
  add(elite, to, elites);
};

/** Rule 11.6: an empty territory has no status left. */
const forgetIfEmpty = (player: Player, place: Place): void => {
  if (place >= BANK || at(player.units, place) > 0) return;
  player.hidden &= ~bit(place);
  player.hidThisTurn &= ~bit(place);
};

const pay = (state: State, account: Account, amount: number): void => {
  if (account !== 'bank') playerAt(state, account).gold += amount;
};

const learn = ({ knownBy }: State, card: Artifact, viewers: number): void => {
  const index = artifactIndex(card);
  knownBy[index] = at(knownBy, index) | viewers;
};

const setAlly = (state: State, seat: Seat, ally: Player['ally']): void => void (playerAt(state, seat).ally = ally);

const inBattle = (state: State, change: (battle: Battle) => Partial<Battle>): void => {
  const { battle } = state;
  if (battle !== 'none') state.battle = { ...battle, ...change(battle) };
};

const discard = (state: State, seat: Seat, card: Artifact): void => {
  remove(playerAt(state, seat).hand, card);
  state.artifactDiscard.push(card);
  learn(state, card, EVERYBODY);
};

/** Once a hidden card of a hand is gone, nobody but its owner is sure of the rest. */
const confuse = (state: State, seat: Seat): void => {
  for (const card of playerAt(state, seat).hand) state.knownBy[artifactIndex(card)] = bit(seat);
};

const removeCheck = (state: State, card: EventCard): void => {
  state.eventDeck.pop();
  state.checked.push(card);
  state.isEventSeen = false;
};

/** The only place of this game that writes to the state. */
const WRITERS: EventWriters<State, Event> = {
  starterDrawn: (state, { seat }) => void (state.starter = seat),
  dragonPlaced: (state, { number }) => void (state.dragon = number),
  cardsDealt: (state, event) => {
    const { hands, queens, jacks, spares, artifactDeck, eventDeck } = event;
    for (const [index, player] of state.players.entries()) {
      const [hand, queen, jack] = [at(hands, index), at(queens, index), at(jacks, index)];
      if (hand === HIDDEN || queen === HIDDEN || jack === HIDDEN) continue;
      player.hand = hand.slice();
      player.queen = queen;
      player.jack = jack;
      for (const card of hand) learn(state, card, bit(index));
    }
    if (spares === HIDDEN || artifactDeck === HIDDEN || eventDeck === HIDDEN) return;
    state.spareQueens = spares.queens.slice();
    state.spareJacks = spares.jacks.slice();
    state.artifactDeck = artifactDeck.slice();
    state.eventDeck = eventDeck.slice();
  },
  turnBegun: (state, { turn }) => {
    state.turn = turn;
    for (const player of state.players) {
      player.hidThisTurn = 0;
      player.cameOut = 0;
      player.hasBlessed = false;
    }
  },
  roundBegun: (state, { round }) => {
    state.round = round;
    state.done = 0;
  },
  stepBegun: (state, { step, asked }) => {
    state.step = step;
    state.asked = asked;
  },
  windowOpened: (state, { step, asked }) => {
    state.step = step;
    state.asked = asked;
  },
  answerSealed: (state, { seat, sealed }) => {
    if (sealed !== HIDDEN) playerAt(state, seat).sealed = sealed;
    state.asked &= ~bit(seat);
  },
  answerVoided: (state, { seat }) => void (playerAt(state, seat).sealed = { type: 'no' }),
  windowClosed: state => {
    for (const player of state.players) player.sealed = NOTHING;
  },
  declined: (state, { seat }) => void (state.asked &= ~bit(seat)),
  standingSet: (state, { seat, window, isOn }) => {
    const player = playerAt(state, seat);
    const mask = windowBit(window);
    player.standing = isOn ? player.standing | mask : player.standing & ~mask;
  },
  seatBegun: (state, { seat }) => void (state.active = seat),
  seatDone: (state, { seat }) => void (state.done |= bit(seat)),
  progressed: (state, { progress }) => void (state.progress = progress),
  starterMoved: (state, { to }) => void (state.starter = to),
  gameEnded: (state, { winner }) => {
    state.winner = winner;
    state.step = { at: 'over' };
    state.asked = 0;
  },
  dragonMoved: (state, { to }) => void (state.dragon = to),
  unitsMoved: (state, event) => {
    const player = playerAt(state, event.seat);
    transfer(player, event);
    forgetIfEmpty(player, event.from);
  },
  unitsLost: (state, { seat, territory, to, count, elites, cause }) => {
    const player = playerAt(state, seat);
    transfer(player, { from: territory, to, count, elites });
    forgetIfEmpty(player, territory);
    if (cause === 'battle' || cause === 'treachery' || cause === 'chaos') player.losses += count;
  },
  hidingChanged: (state, { seat, territory, isHidden, cause }) => {
    const player = playerAt(state, seat);
    player.hidden = isHidden ? player.hidden | bit(territory) : player.hidden & ~bit(territory);
    if (isHidden) player.hidThisTurn |= bit(territory);
    if (cause === 'start') player.cameOut |= bit(territory);
  },
  trollLeft: (state, { territory }) => void (state.trolls &= ~bit(territory)),
  wallsBreached: (state, { territory }) => void (state.breached |= bit(territory)),
  goldPlaced: ({ gold }, { territory, amount }) => add(gold, territory, amount),
  goldBurnt: ({ gold }, { territory, amount }) => add(gold, territory, -amount),
  goldCollected: (state, { seat, territory, amount }) => {
    add(state.gold, territory, -amount);
    pay(state, seat, amount);
  },
  goldMoved: (state, { from, to, amount }) => {
    pay(state, from, -amount);
    pay(state, to, amount);
  },
  groupHalted: () => {},
  hireDeclared: () => {},
  hireDropped: () => {},
  disbandDeclared: () => {},
  checkCardRevealed: (state, { card }) => removeCheck(state, card),
  eventCardRevealed: (state, { card }) => {
    state.eventDeck.pop();
    state.eventDiscard.push(card);
  },
  eventPeeked: state => void (state.isEventSeen = true),
  cardPutUp: (state, { elves }) => {
    const card = state.artifactDeck.pop();
    if (card === undefined) return;
    state.upForBid = card;
    if (elves !== NOBODY) learn(state, card, bit(elves));
  },
  bidMade: () => {},
  bidPassed: () => {},
  cardWon: (state, { seat }) => {
    const card = state.upForBid;
    if (card === 'none') return;
    state.upForBid = 'none';
    playerAt(state, seat).hand.push(card);
    learn(state, card, bit(seat));
  },
  cardUnsold: state => {
    const card = state.upForBid;
    if (card === 'none') return;
    state.upForBid = 'none';
    if (state.options.unsoldEndsAuction) state.artifactDeck.push(card);
    else state.artifactDeck.unshift(card);
  },
  cardDrawn: (state, { seat }) => {
    const card = state.artifactDeck.pop();
    if (card === undefined) return;
    playerAt(state, seat).hand.push(card);
    learn(state, card, bit(seat));
  },
  cardDiscarded: (state, { seat, card }) => discard(state, seat, card),
  lootSold: (state, { seat, card }) => discard(state, seat, card),
  deckReshuffled: (state, { deck }) => {
    state.artifactDiscard = [];
    if (deck === HIDDEN) return;
    state.artifactDeck = deck.slice();
    for (const card of deck) state.knownBy[artifactIndex(card)] = 0;
  },
  lootTaken: (state, { from, to, card }) => {
    if (card === HIDDEN) return;
    remove(playerAt(state, from).hand, card);
    confuse(state, from);
    playerAt(state, to).hand.push(card);
    state.knownBy[artifactIndex(card)] = bit(from) | bit(to);
  },
  councilBegun: () => {},
  councilPassed: () => {},
  allianceProposed: () => {},
  proposalRefused: () => {},
  allianceFormed: (state, { one, other }) => {
    setAlly(state, one, other);
    setAlly(state, other, one);
  },
  allianceBroken: (state, { by, ally }) => {
    setAlly(state, by, NOBODY);
    setAlly(state, ally, NOBODY);
  },
  battleBegun: (state, { battle }) => void (state.battle = battle),
  questionAsked: () => {},
  questionAnswered: (state, { seat, answer }) =>
    inBattle(state, ({ fighters, answers: [first, second] }) => ({
      answers: fighters[0] === seat ? [answer, second] : [first, answer],
    })),
  questionOver: state => inBattle(state, ({ asked }) => ({ asked: asked + 1 })),
  plansRevealed: (state, { plans }) => {
    inBattle(state, () => ({ plans }));
    for (const { card } of plans) if (card !== 'none') learn(state, card, EVERYBODY);
    for (const player of state.players) player.sealed = NOTHING;
    if (state.battle === 'none') return;
    for (const [index, { isBlessed }] of plans.entries())
      if (isBlessed) playerAt(state, at(state.battle.fighters, index)).hasBlessed = true;
  },
  betrayalsRevealed: (state, { betrayals }) => {
    inBattle(state, () => ({ betrayals }));
    for (const player of state.players) player.sealed = NOTHING;
    if (state.battle === 'none') return;
    for (const [index, pair] of betrayals.entries())
      if (pair !== 'no') playerAt(state, at(state.battle.fighters, index)).isUnmasked = true;
  },
  battleWon: () => {},
  battleLostByAll: () => {},
  battleOver: state => {
    state.lastBattle = state.battle;
    state.battle = 'none';
  },
  honestlyAsked: () => {},
  honestlyAnswered: () => {},
  ...agreementWriters,
};

export const applyEvent = makeApplyEvent(WRITERS);
