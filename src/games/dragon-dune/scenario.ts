import { at, defaultOptions, scriptedChance, seat, type PlayResult, type Seat } from '#kernel';
import { playLegal } from '#kernel/testing';
import { RESERVE } from './components/box.ts';
import { ARTIFACTS, artifactIndex, EVENT_CARDS, SUITS, type Artifact, type EventCard } from './components/cards.ts';
import { FACTIONS } from './components/factions.ts';
import { bit, TERRITORIES, territory, type TerritoryId } from './components/territories.ts';
import { clone } from './clone.ts';
import { NOTHING } from './evolve.ts';
import { dragonDune, type Event, type Move } from './index.ts';
import { OPTIONS } from './options.ts';
import { BANK, GRAVEYARD, PLACES } from './places.ts';
import { windowBit } from './queries.ts';
import { NEW_TURN } from './stages.ts';
import { run } from './turn.ts';
import { NOBODY, type Options, type Player, type State, type Window } from './types.ts';

type ByTerritory = Readonly<Partial<Record<TerritoryId, number>>>;

interface Given
  extends Partial<Pick<Player, 'faction' | 'gold' | 'queen' | 'jack' | 'ally' | 'losses' | 'sealed' | 'draft'>> {
  readonly units?: ByTerritory;
  readonly elites?: ByTerritory;
  readonly hidden?: readonly TerritoryId[];
  /** Of the hidden ones, those who hid this turn. */
  readonly hidThisTurn?: readonly TerritoryId[];
  readonly graveyard?: number;
  readonly reserve?: number;
  readonly hand?: readonly Artifact[];
  readonly standing?: readonly Window[];
}

interface Rest
  extends Partial<
    Omit<State, 'options' | 'players' | 'gold' | 'trolls' | 'asked' | 'eventDeck' | 'artifactDeck' | 'knownBy'>
  > {
  readonly options?: Partial<Options>;
  readonly gold?: ByTerritory;
  readonly trolls?: readonly TerritoryId[];
  readonly asked?: readonly Seat[];
  /** The next event cards, the first first. */
  readonly events?: readonly EventCard[];
  /** The next artifacts, the first first. */
  readonly artifacts?: readonly Artifact[];
}

const mask = (ids: readonly TerritoryId[] = []): number => ids.reduce((bits, id) => bits | bit(territory(id)), 0);

const byPlace = (counts: ByTerritory = {}): number[] => {
  const places = Array<number>(PLACES).fill(0);
  // The keys are territories, by the type of `counts`.
  for (const [id, count] of Object.entries(counts)) places[territory(id as TerritoryId)] = count;
  return places;
};

const player = (given: Given, index: number): Player => {
  const units = byPlace(given.units);
  units[GRAVEYARD] = given.graveyard ?? 0;
  units[BANK] = (given.reserve ?? RESERVE) - units.reduce((sum, count) => sum + count, 0);
  return {
    faction: given.faction ?? at(FACTIONS, index),
    gold: given.gold ?? 0,
    units,
    elites: given.elites === undefined ? [] : byPlace(given.elites),
    hidden: mask(given.hidden),
    hidThisTurn: mask(given.hidThisTurn),
    cameOut: 0,
    hand: [...(given.hand ?? [])],
    queen: given.queen ?? SUITS[index] ?? 'none',
    jack: given.jack ?? SUITS[index] ?? 'none',
    isUnmasked: false,
    ally: given.ally ?? NOBODY,
    standing: (given.standing ?? []).reduce((bits, window) => bits | windowBit(window), 0),
    sealed: given.sealed ?? NOTHING,
    draft: given.draft ?? [],
    losses: given.losses ?? 0,
    hasBlessed: false,
  };
};

/** The named cards on top, the first first; below them the rest of the box. */
const deckOf = <T>(all: readonly T[], top: readonly T[] = [], elsewhere: readonly T[] = []): T[] => [
  ...all.filter(card => !top.includes(card) && !elsewhere.includes(card)),
  ...top.toReversed(),
];

const knownTo = (players: readonly Player[]): number[] => {
  const knownBy = ARTIFACTS.map(() => 0);
  for (const [index, { hand }] of players.entries()) for (const card of hand) knownBy[artifactIndex(card)] = bit(index);
  return knownBy;
};

const ana = seat(0);

/**
 * A position that shows only what matters. Ana has the Dwarves, Ben the Elves, Cleo the Goblins, Dan the Orcs;
 * it is Ana's Recruitment turn, she is the Starting Player, and the dragon marker is on 12, out of the way.
 */
export const scenario = (given: readonly Given[], { options, gold, trolls, asked, ...rest }: Rest = {}): State => {
  const players = given.map(player);
  const { events, artifacts, ...open } = rest;
  const discarded = rest.artifactDiscard ?? [];
  const upForBid = rest.upForBid === undefined || rest.upForBid === 'none' ? [] : [rest.upForBid];
  const hands = players.flatMap(({ hand }) => hand);
  return {
    options: { ...defaultOptions(OPTIONS), ...options },
    players,
    gold: byPlace(gold).slice(0, TERRITORIES.length),
    trolls: mask(trolls),
    breached: 0,
    dragon: 12,
    turn: 2,
    round: 'recruitment',
    starter: ana,
    active: ana,
    done: 0,
    progress: NEW_TURN,
    step: { at: 'turn' },
    asked: (asked ?? [ana]).reduce((bits, who) => bits | bit(who), 0),
    battle: 'none',
    lastBattle: 'none',
    artifactDeck: deckOf(ARTIFACTS, artifacts, [...hands, ...discarded, ...upForBid]),
    artifactDiscard: [],
    upForBid: 'none',
    knownBy: knownTo(players),
    eventDeck: deckOf(EVENT_CARDS, events, rest.eventDiscard),
    eventDiscard: [],
    checked: [],
    isEventSeen: false,
    spareQueens: [],
    spareJacks: [],
    agreements: [],
    nextAgreement: 1,
    winner: NOBODY,
    ...open,
  };
};

/** What comes of a legal move; luck comes as written. */
export const played = playLegal(dragonDune);

/** The state after some moves, each by its seat, without luck. */
export const after = (before: State, ...deeds: readonly (readonly [Seat, Move])[]): State =>
  deeds.reduce((state, [who, move]) => played(state, who, move).state, before);

/** Goes on from a step that asks nobody until somebody is asked; luck comes as written. */
export const goOn = (before: State, ...luck: readonly number[]): PlayResult<State, Event> => {
  const state = clone(before);
  state.asked = 0;
  const events: Event[] = [];
  run({ state, chance: scriptedChance(...luck), emit: event => events.push(event) });
  return { state, events };
};
