import type { MoveRule, Seat, Turn as KernelTurn } from '#kernel';
import type { Agreement, Clause } from './agreements/types.ts';
import type { Artifact, Colour, EventCard, GoldReading, Suit } from './components/cards.ts';
import type { Faction } from './components/factions.ts';
import type { Territory } from './components/territories.ts';
import type { Event } from './events.ts';
import type { Move } from './moves/types.ts';
import type { PublicState } from './publicState.ts';
import type { Refusal } from './refusals.ts';
import type { Progress } from './stages.ts';
import type { Step, StepAt } from './steps.ts';

export const SEATINGS = ['inOrder', 'drawn'] as const;
export const TRIOS = ['withoutDwarves', 'withoutElves', 'withoutGoblins', 'withoutOrcs'] as const;
export const PAIRS = [
  'dwarvesElves',
  'dwarvesGoblins',
  'dwarvesOrcs',
  'elvesGoblins',
  'elvesOrcs',
  'goblinsOrcs',
] as const;

export interface Options {
  readonly seating: (typeof SEATINGS)[number];
  readonly threeFactions: (typeof TRIOS)[number];
  readonly twoFactions: (typeof PAIRS)[number];
  readonly orcishPlunder: boolean;
  readonly eliteWarriors: boolean;
  readonly elvenBlessing: boolean;
  readonly goblinInitiative: boolean;
  readonly extraMarch: boolean;
  readonly honestQuestion: boolean;
  readonly chaosMonster: boolean;
  readonly castleWalls: boolean;
  readonly dragonControl: boolean;
  readonly extraConscript: boolean;
  readonly extraGoldDwarves: number;
  readonly extraGoldElves: number;
  readonly extraGoldGoblins: number;
  readonly extraGoldOrcs: number;
  readonly reserveDwarves: number;
  readonly reserveElves: number;
  readonly reserveGoblins: number;
  readonly reserveOrcs: number;
  readonly dragonKillsForever: boolean;
  readonly unsoldEndsAuction: boolean;
  readonly aceOverbid: boolean;
  readonly goblinDisbandTwice: boolean;
  readonly aceSpentInBattle: boolean;
  readonly thirdArrivalHides: boolean;
  readonly eventGold: GoldReading;
}

/** The questions that a seat may answer "no" in advance, once for all (rule 15.3). */
export const WINDOWS = [
  'control',
  'flight',
  'survival',
  'ride',
  'payment',
  'initiative',
  'disband',
  'hire',
  'hide',
  'ask',
  'question',
  'swap',
  'chaos',
  'treachery',
  'discard',
] as const;
export type Window = (typeof WINDOWS)[number];

/** The rounds of a turn, in their order. */
export const ROUNDS = ['dragon', 'event', 'bidding', 'recruitment', 'battle', 'collection', 'victory'] as const;
export type Round = (typeof ROUNDS)[number];

/** What a fighter has decided in secret (rule 12.6). */
export interface Plan {
  readonly type: 'plan';
  readonly units: number;
  /** How many of the units are elite warriors. */
  readonly elites: number;
  readonly card: Artifact | 'none';
  readonly isBlessed: boolean;
}

/** Which of a Dwarf's readings of Queen and Jack a treachery rests on (rule 3.3). */
export const CARD_PAIRS = ['printed', 'swapped'] as const;
export type CardPair = (typeof CARD_PAIRS)[number];

/** A decision that is made but not shown yet. Never written to: an event puts another in its place. */
export type SealedAnswer =
  | { readonly type: 'nothing' }
  | { readonly type: 'no' }
  | { readonly type: 'aces'; readonly cards: readonly Artifact[]; readonly roll: number }
  | { readonly type: 'betrayal'; readonly pair: CardPair }
  | Plan;

/** Nobody, where a seat could stand. */
export const NOBODY = -1;
export type MaybeSeat = Seat | typeof NOBODY;

export interface Player {
  readonly faction: Faction;
  gold: number;
  /** By place: the territories, then bank, graveyard and what has left the game. Elite warriors included. */
  units: number[];
  /** By place, how many of the units are elite warriors; empty for whoever has none. */
  elites: number[];
  /** A bit for each territory in which this player's units are hidden. */
  hidden: number;
  /** A bit for each territory in which units hid this turn (rule 11.5). */
  hidThisTurn: number;
  /** A bit for each territory in which units came out at the start of this turn's Recruitment round (rule 11.3). */
  cameOut: number;
  hand: Artifact[];
  /** Dealt once and kept to the end. */
  queen: Suit | 'none';
  jack: Suit | 'none';
  /** A treachery has shown Queen and Jack to everybody. */
  isUnmasked: boolean;
  ally: MaybeSeat;
  /** A bit for each window that this seat lets pass without being asked. Private. */
  standing: number;
  sealed: SealedAnswer;
  /** The agreement this seat is writing. Private until it is offered. */
  draft: readonly Clause[];
  /** Units lost in battle so far, for the Elven Blessing. */
  losses: number;
  /** Whether the blessing was used this turn. */
  hasBlessed: boolean;
}

/** What a fighter has answered and is bound to; -1 units and any colour where nothing was asked. */
export interface Answer {
  readonly colour: Colour | 'none' | 'any';
  readonly units: number;
}

/** The battle that is going on. Fighters and what is theirs: the attacker, then the defender. */
export interface Battle {
  readonly territory: Territory;
  readonly fighters: readonly [attacker: Seat, defender: Seat];
  readonly answers: readonly [Answer, Answer];
  /** How many fighters have had their chance to ask. */
  readonly asked: number;
  /** Empty until both are revealed. */
  readonly plans: readonly Plan[];
  /** Empty until both have said whether they betray. */
  readonly betrayals: readonly (CardPair | 'no')[];
  /** How it goes on when this is a fight for the victory on the Great Mountain (rule 13.7). */
  readonly finals: StepAt<'finals'> | 'none';
}

export interface State {
  readonly options: Options;
  players: Player[];
  /** By territory. */
  gold: number[];
  /** A bit for each territory with a Troll. */
  trolls: number;
  /** A bit for each castle whose walls are down (rule 16.10). */
  breached: number;
  /** The number the dragon marker is on; 0 before the set-up. */
  dragon: number;
  turn: number;
  round: Round;
  starter: Seat;
  /** Whose Recruitment turn or battles it is. */
  active: Seat;
  /** A bit for each seat that is through with this round. */
  done: number;
  progress: Progress;
  step: Step;
  /** A bit for each seat the game waits for. */
  asked: number;
  battle: Battle | 'none';
  /** The battle before: what was revealed in it stays open to all. */
  lastBattle: Battle | 'none';
  /** The last card is the top one. */
  artifactDeck: Artifact[];
  artifactDiscard: Artifact[];
  upForBid: Artifact | 'none';
  /** By artifact: a bit for each viewer who knows where it is; the audience is the last. */
  knownBy: number[];
  /** The last card is the top one. */
  eventDeck: EventCard[];
  /** The last card is the top one. */
  eventDiscard: EventCard[];
  /** Check cards, which everybody saw go under the event deck. Six turns never reach them. */
  checked: EventCard[];
  /** Whether the Elves have looked at the top event card. */
  isEventSeen: boolean;
  /** Queens and Jacks that were dealt to nobody. */
  spareQueens: Suit[];
  spareJacks: Suit[];
  /** Offered and binding ones. Never written to, so copies share them. */
  agreements: readonly Agreement[];
  /** The number that the next offered agreement gets. */
  nextAgreement: number;
  winner: MaybeSeat;
}

export type Turn = KernelTurn<State, Event>;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
export type Rule<T extends Move['type']> = MoveRule<State, Event, Refusal, MoveOf<T>>;
/** A rule that offers by what lies open, so that a view can be asked, too. */
export type PublicRule<T extends Move['type']> = Rule<T> &
  Pick<MoveRule<PublicState, Event, Refusal, MoveOf<T>>, 'offer'>;
