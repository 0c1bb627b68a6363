import { at, HIDDEN, seatsOf, type Hidden, type Rng, type Seat } from '#kernel';
import {
  ARTIFACTS,
  EVENT_CARDS,
  SUITS,
  artifactIndex,
  colourOf,
  isAce,
  type Artifact,
  type EventCard,
  type Suit,
} from './components/cards.ts';
import { bit } from './components/territories.ts';
import { EVERYBODY, NOTHING } from './evolve.ts';
import { battleOf, playerAt, sideOf, visibleUnits } from './queries.ts';
import { fewestElites } from './moves/checks.ts';
import { NOBODY, type Player, type SealedAnswer, type State } from './types.ts';
import type { PlayerView, View } from './view.ts';

/** Takes the next from a shuffled pile for each thing the viewer cannot see. */
const fill = <T>(items: readonly (T | Hidden)[], pile: T[]): T[] =>
  // A pile holds as many as are hidden, and what is not hidden is a T.
  items.map(item => (item === HIDDEN ? (pile.pop() as T) : item)) as T[];

const without = <T>(all: readonly T[], seen: readonly (T | 'none' | Hidden)[], rng: Rng): T[] => {
  const rest = all.filter(item => !seen.includes(item));
  rng.shuffle(rest);
  return rest;
};

const unseenArtifacts = ({ players, artifactDeck, artifactDiscard, upForBid }: View, rng: Rng): Artifact[] =>
  without(ARTIFACTS, [...players.flatMap(({ hand }) => hand), ...artifactDeck, ...artifactDiscard, upForBid], rng);

/** Rule 16.17: whoever leads with a bid beyond the gold holds an Ace, and everybody knows it. */
const aceHolder = ({ step, players }: View): number => {
  if (step.at !== 'bidding' && step.at !== 'payment') return -1;
  const { leader, high } = step.auction;
  const ally = players[leader]?.ally ?? NOBODY;
  const price = players[ally]?.faction === 'dwarves' ? Math.ceil(high / 2) : high;
  return price > (players[leader]?.gold ?? price) ? leader : -1;
};

/** The hands, with an Ace where one must be. */
const imagineHands = (view: View, pile: Artifact[]): readonly Artifact[][] => {
  const holder = aceHolder(view);
  const hands = view.players.map((): Artifact[] => []);
  const order = [...view.players.keys()].sort((a, b) => Number(b === holder) - Number(a === holder));
  for (const index of order) {
    const { hand = [] } = view.players[index] ?? {};
    const lacksAce = index === holder && !hand.some(card => card !== HIDDEN && isAce(card));
    const ace = lacksAce ? pile.findIndex(isAce) : -1;
    // The first that is dealt is the last of the pile.
    if (ace >= 0) pile.push(...pile.splice(ace, 1));
    hands[index] = fill(hand, pile);
  }
  return hands;
};

type Dealt = Pick<State, 'players' | 'artifactDeck' | 'artifactDiscard' | 'upForBid'>;

interface Piles {
  readonly queens: Suit[];
  readonly jacks: Suit[];
}

const imaginePlayer = (seen: PlayerView, hand: Artifact[], { queens, jacks }: Piles): Player => ({
  faction: seen.faction,
  gold: seen.gold,
  units: [...seen.units],
  elites: [...seen.elites],
  hidden: seen.hidden,
  hidThisTurn: seen.hidThisTurn,
  cameOut: seen.cameOut,
  hand,
  queen: seen.queen === HIDDEN ? (queens.pop() ?? 'none') : seen.queen,
  jack: seen.jack === HIDDEN ? (jacks.pop() ?? 'none') : seen.jack,
  isUnmasked: seen.isUnmasked,
  ally: seen.ally,
  standing: seen.standing === HIDDEN ? 0 : seen.standing,
  sealed: seen.sealed === HIDDEN ? NOTHING : seen.sealed,
  draft: seen.draft === HIDDEN ? [] : seen.draft,
  losses: seen.losses,
  hasBlessed: seen.hasBlessed,
});

const imagineEvents = ({ eventDeckSize, nextEvent, eventDiscard, checked }: View, rng: Rng): EventCard[] => {
  const deck = without(EVENT_CARDS, [...eventDiscard, ...checked, nextEvent], rng);
  if (nextEvent !== HIDDEN) deck.push(nextEvent);
  return deck.slice(-eventDeckSize);
};

/** Who knows which card goes by its place, whatever card is imagined there. */
const imagineKnowledge = (view: View, { players, artifactDeck, artifactDiscard, upForBid }: Dealt): number[] => {
  const known = ARTIFACTS.map(() => 0);
  const see = (cards: readonly Artifact[], viewers: readonly number[]): void => {
    for (const [index, card] of cards.entries()) known[artifactIndex(card)] = viewers[index] ?? EVERYBODY;
  };
  for (const [index, { hand }] of players.entries()) {
    // Of a card that the viewer does not know, its owner is the only one sure to know it.
    const { handKnownBy = [] } = view.players[index] ?? {};
    see(
      hand,
      handKnownBy.map(viewers => (viewers === HIDDEN ? bit(index) : viewers)),
    );
  }
  see(artifactDeck, view.deckKnownBy);
  see(artifactDiscard, []);
  const elves = view.players.findIndex(({ faction }) => faction === 'elves');
  if (upForBid !== 'none') known[artifactIndex(upForBid)] = elves < 0 ? 0 : bit(elves);
  return known;
};

/** A decision that somebody has made unseen: any that this hand and these units allow. */
const imagineSealed = (state: State, seat: Seat, rng: Rng): SealedAnswer => {
  const player = playerAt(state, seat);
  const { at: step } = state.step;
  const aces = player.hand.filter(isAce);
  if (step === 'planning') return imaginePlan(state, seat, rng);
  if (step === 'treachery' || aces.length === 0 || rng.pick(2) === 0) return { type: 'no' };
  if (step !== 'control' && step !== 'chaos') return { type: 'aces', cards: aces.slice(0, 1), roll: 0 };
  if (aces.length < 2) return { type: 'no' };
  return { type: 'aces', cards: aces.slice(0, 2), roll: step === 'control' ? rng.die(6) : 0 };
};

const imaginePlan = (state: State, seat: Seat, rng: Rng): SealedAnswer => {
  const battle = battleOf(state);
  const player = playerAt(state, seat);
  const bound = battle.answers[sideOf(battle, seat)];
  const most = visibleUnits(player, battle.territory);
  const units = bound.units === -1 ? rng.pick(most + 1) : bound.units;
  const cards = player.hand.filter(card => bound.colour === 'any' || colourOf(card) === bound.colour);
  const mayPass = cards.length === 0 || bound.colour === 'any';
  const index = rng.pick(cards.length + (mayPass ? 1 : 0));
  const elites = fewestElites(player, battle.territory, units);
  return { type: 'plan', units, elites, card: cards[index] ?? 'none', isBlessed: false };
};

/** What lies open before every viewer. */
const imagineOpen = (view: View) => ({
  options: view.options,
  gold: [...view.gold],
  trolls: view.trolls,
  breached: view.breached,
  dragon: view.dragon,
  turn: view.turn,
  round: view.round,
  starter: view.starter,
  active: view.active,
  done: view.done,
  progress: view.progress,
  step: view.step,
  asked: view.asked,
  battle: view.battle,
  lastBattle: view.lastBattle,
  artifactDiscard: [...view.artifactDiscard],
  eventDiscard: [...view.eventDiscard],
  checked: [...view.checked],
  isEventSeen: view.isEventSeen,
  agreements: view.agreements,
  nextAgreement: view.nextAgreement,
  winner: view.winner,
});

/** Deals what the viewer cannot know at random. It reads a view, so it could not cheat if it wanted to. */
export const imagine = (view: View, rng: Rng): State => {
  const artifacts = unseenArtifacts(view, rng);
  const hands = imagineHands(view, artifacts);
  const piles: Piles = {
    queens: without(
      SUITS,
      view.players.map(({ queen }) => queen),
      rng,
    ),
    jacks: without(
      SUITS,
      view.players.map(({ jack }) => jack),
      rng,
    ),
  };
  const players = view.players.map((seen, index) => imaginePlayer(seen, at(hands, index), piles));
  const upForBid = view.upForBid === HIDDEN ? (artifacts.pop() ?? 'none') : view.upForBid;
  const open = imagineOpen(view);
  const dealt = {
    players,
    upForBid,
    artifactDeck: fill(view.artifactDeck, artifacts),
    artifactDiscard: open.artifactDiscard,
  };
  const state: State = {
    ...open,
    ...dealt,
    knownBy: imagineKnowledge(view, dealt),
    eventDeck: imagineEvents(view, rng),
    spareQueens: piles.queens.slice(0, view.spares),
    spareJacks: piles.jacks.slice(0, view.spares),
  };
  for (const seat of seatsOf(players.length)) {
    if (view.players[seat]?.sealed === HIDDEN) playerAt(state, seat).sealed = imagineSealed(state, seat, rng);
  }
  return state;
};
