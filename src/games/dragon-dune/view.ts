import { at, HIDDEN, type EventView, type Hidden, type Seat, type Viewer } from '#kernel';
import type { Agreement, Clause } from './agreements/types.ts';
import { artifactIndex, type Artifact, type EventCard, type Suit } from './components/cards.ts';
import type { Faction } from './components/factions.ts';
import { bit } from './components/territories.ts';
import type { Event } from './events.ts';
import { isFaction } from './queries.ts';
import type { Step } from './steps.ts';
import type { Progress } from './stages.ts';
import type { Battle, MaybeSeat, Options, Round, SealedAnswer, State } from './types.ts';

export interface PlayerView {
  readonly faction: Faction;
  readonly gold: number;
  readonly units: readonly number[];
  readonly elites: readonly number[];
  readonly hidden: number;
  readonly hidThisTurn: number;
  readonly cameOut: number;
  /**
   * One's own in the order in which the cards came; of another's first those the viewer knows, sorted, then the others,
   * hidden: their order would tell which of them a discarded card was. Only a card just stolen is the last for everybody.
   */
  readonly hand: readonly (Artifact | Hidden)[];
  /** By place in the hand, who knows the card; for one that the viewer does not know not even that can be told. */
  readonly handKnownBy: readonly (number | Hidden)[];
  readonly queen: Suit | 'none' | Hidden;
  readonly jack: Suit | 'none' | Hidden;
  readonly isUnmasked: boolean;
  readonly ally: MaybeSeat;
  readonly standing: number | Hidden;
  /** That somebody has decided is public; what is not. */
  readonly sealed: SealedAnswer | Hidden;
  readonly draft: readonly Clause[] | Hidden;
  readonly losses: number;
  readonly hasBlessed: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly players: readonly PlayerView[];
  readonly gold: readonly number[];
  readonly trolls: number;
  readonly breached: number;
  readonly dragon: number;
  readonly turn: number;
  readonly round: Round;
  readonly starter: Seat;
  readonly active: Seat;
  readonly done: number;
  readonly progress: Progress;
  readonly step: Step;
  readonly asked: number;
  readonly battle: Battle | 'none';
  readonly lastBattle: Battle | 'none';
  /** The last card is the top one. */
  readonly artifactDeck: readonly (Artifact | Hidden)[];
  readonly deckKnownBy: readonly number[];
  readonly artifactDiscard: readonly Artifact[];
  readonly upForBid: Artifact | 'none' | Hidden;
  readonly eventDeckSize: number;
  /** The top card of the event deck, for the Elves once they have looked. */
  readonly nextEvent: EventCard | Hidden;
  readonly isEventSeen: boolean;
  readonly eventDiscard: readonly EventCard[];
  readonly checked: readonly EventCard[];
  readonly spares: number;
  readonly agreements: readonly Agreement[];
  readonly nextAgreement: number;
  readonly winner: MaybeSeat;
}

const AUDIENCE = 4;

const knows = ({ knownBy }: State, card: Artifact, viewer: Viewer): boolean =>
  (at(knownBy, artifactIndex(card)) & bit(viewer === 'audience' ? AUDIENCE : viewer)) !== 0;

/** The cards of a hand in the order in which others see them lie, where the viewer knows one: see `PlayerView.hand`. */
const sortKnown = (state: State, index: number, viewer: Viewer): readonly Artifact[] => {
  const { hand } = at(state.players, index);
  const { step } = state;
  const loot = step.at === 'plunder' && step.winner === index ? hand.slice(-1) : [];
  const rest = hand.slice(0, hand.length - loot.length);
  const known = rest.filter(card => knows(state, card, viewer));
  known.sort((one, other) => artifactIndex(one) - artifactIndex(other));
  return [...known, ...rest.filter(card => !known.includes(card)), ...loot];
};

const viewCardsIn = (
  { knownBy }: State,
  cards: readonly Artifact[],
  viewerBit: number,
): Pick<PlayerView, 'hand' | 'handKnownBy'> => {
  const hand: (Artifact | Hidden)[] = [];
  const handKnownBy: (number | Hidden)[] = [];
  for (const card of cards) {
    const viewers = at(knownBy, artifactIndex(card));
    const isKnown = (viewers & viewerBit) !== 0;
    hand.push(isKnown ? card : HIDDEN);
    handKnownBy.push(isKnown ? viewers : HIDDEN);
  }
  return { hand, handKnownBy };
};

/** One's own as it lies; where the viewer knows none of another's cards, they look alike in any order. */
const viewHand = (state: State, index: number, viewer: Viewer): Pick<PlayerView, 'hand' | 'handKnownBy'> => {
  const viewerBit = bit(viewer === 'audience' ? AUDIENCE : viewer);
  const seen = viewCardsIn(state, at(state.players, index).hand, viewerBit);
  if (index === viewer || seen.hand.every(card => card === HIDDEN)) return seen;
  return viewCardsIn(state, sortKnown(state, index, viewer), viewerBit);
};

const knownByOf = ({ knownBy }: State, cards: readonly Artifact[]): readonly number[] =>
  cards.map(card => at(knownBy, artifactIndex(card)));

const viewCards = (state: State, cards: readonly Artifact[], viewer: Viewer): readonly (Artifact | Hidden)[] =>
  cards.map(card => (knows(state, card, viewer) ? card : HIDDEN));

/** Rule 1.3: cards, plans, standing answers and drafts are open to their owner only. */
const viewPlayer = (state: State, index: number, viewer: Viewer): PlayerView => {
  const player = at(state.players, index);
  const isOwn = index === viewer;
  const { hand, handKnownBy } = viewHand(state, index, viewer);
  return {
    faction: player.faction,
    gold: player.gold,
    units: player.units,
    elites: player.elites,
    hidden: player.hidden,
    hidThisTurn: player.hidThisTurn,
    cameOut: player.cameOut,
    hand,
    handKnownBy,
    queen: isOwn || player.isUnmasked || player.queen === 'none' ? player.queen : HIDDEN,
    jack: isOwn || player.isUnmasked || player.jack === 'none' ? player.jack : HIDDEN,
    isUnmasked: player.isUnmasked,
    ally: player.ally,
    standing: isOwn ? player.standing : HIDDEN,
    sealed: isOwn || player.sealed.type === 'nothing' ? player.sealed : HIDDEN,
    draft: isOwn ? player.draft : HIDDEN,
    losses: player.losses,
    hasBlessed: player.hasBlessed,
  };
};

const viewUpForBid = (state: State, viewer: Viewer): View['upForBid'] => {
  const { upForBid } = state;
  return upForBid === 'none' || knows(state, upForBid, viewer) ? upForBid : HIDDEN;
};

const viewNextEvent = (state: State, viewer: Viewer): View['nextEvent'] => {
  const isSeen = state.isEventSeen && viewer !== 'audience' && isFaction(state, viewer, 'elves');
  return (isSeen ? state.eventDeck.at(-1) : undefined) ?? HIDDEN;
};

/** Names every field that may leave the server, so that a new secret in `State` stays secret by default. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  players: state.players.map((_, index) => viewPlayer(state, index, viewer)),
  gold: state.gold,
  trolls: state.trolls,
  breached: state.breached,
  dragon: state.dragon,
  turn: state.turn,
  round: state.round,
  starter: state.starter,
  active: state.active,
  done: state.done,
  progress: state.progress,
  step: state.step,
  asked: state.asked,
  battle: state.battle,
  lastBattle: state.lastBattle,
  artifactDeck: viewCards(state, state.artifactDeck, viewer),
  deckKnownBy: knownByOf(state, state.artifactDeck),
  artifactDiscard: state.artifactDiscard,
  upForBid: viewUpForBid(state, viewer),
  eventDeckSize: state.eventDeck.length,
  nextEvent: viewNextEvent(state, viewer),
  isEventSeen: state.isEventSeen,
  eventDiscard: state.eventDiscard,
  checked: state.checked,
  spares: state.spareQueens.length,
  agreements: state.agreements,
  nextAgreement: state.nextAgreement,
  winner: state.winner,
});

const own = <T>(items: readonly (T | Hidden)[], viewer: Viewer): readonly (T | Hidden)[] =>
  items.map((item, index) => (index === viewer ? item : HIDDEN));

export const viewEvent = (event: Event, viewer: Viewer): EventView<Event> => {
  switch (event.type) {
    case 'cardsDealt':
      return {
        ...event,
        hands: own(event.hands, viewer),
        queens: own(event.queens, viewer),
        jacks: own(event.jacks, viewer),
        spares: HIDDEN,
        artifactDeck: HIDDEN,
        eventDeck: HIDDEN,
      };
    case 'answerSealed':
      return event.seat === viewer ? event : { ...event, sealed: HIDDEN };
    case 'cardPutUp':
      return event.elves === viewer ? event : { ...event, card: HIDDEN };
    case 'eventPeeked':
    case 'cardDrawn':
      return event.seat === viewer ? event : { ...event, card: HIDDEN };
    case 'lootTaken':
      return event.from === viewer || event.to === viewer ? event : { ...event, card: HIDDEN };
    case 'deckReshuffled':
      return { ...event, deck: HIDDEN };
    case 'standingSet':
    case 'answerVoided':
    case 'draftChanged':
      // Not even that there is one: it is nobody else's business.
      return event.seat === viewer ? event : undefined;
    default:
      return event;
  }
};
