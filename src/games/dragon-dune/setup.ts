import { seat as toSeat, type Chance, type PlayResult, type TableConfig } from '#kernel';
import { ELITES, TROLL_START } from './components/box.ts';
import { ARTIFACTS, EVENT_CARDS, SUITS } from './components/cards.ts';
import { FACTION_SHEETS, FACTIONS, type Faction } from './components/factions.ts';
import { bit, TERRITORIES, territory, type TerritoryId } from './components/territories.ts';
import type { Event } from './events.ts';
import { NOTHING } from './evolve.ts';
import { BANK, PLACES } from './places.ts';
import { seatOf } from './queries.ts';
import { NEW_TURN } from './stages.ts';
import { run } from './turn.ts';
import { NOBODY, type Options, type Player, type State } from './types.ts';

const PAIR_FACTIONS: { readonly [P in Options['twoFactions']]: readonly Faction[] } = {
  dwarvesElves: ['dwarves', 'elves'],
  dwarvesGoblins: ['dwarves', 'goblins'],
  dwarvesOrcs: ['dwarves', 'orcs'],
  elvesGoblins: ['elves', 'goblins'],
  elvesOrcs: ['elves', 'orcs'],
  goblinsOrcs: ['goblins', 'orcs'],
};

const ABSENT: { readonly [T in Options['threeFactions']]: Faction } = {
  withoutDwarves: 'dwarves',
  withoutElves: 'elves',
  withoutGoblins: 'goblins',
  withoutOrcs: 'orcs',
};

/** Rules 16.1 and 16.2: which factions play, in the order of the seats. */
const factionsOf = ({ seats, options }: TableConfig<Options>, chance: Chance): readonly Faction[] => {
  const [pair, absent] = [PAIR_FACTIONS[options.twoFactions], ABSENT[options.threeFactions]];
  const factions = FACTIONS.filter(faction =>
    seats === 2 ? pair.includes(faction) : seats === 4 || faction !== absent,
  );
  if (options.seating === 'drawn') chance.shuffle(factions);
  return factions;
};

const EXTRA_GOLD = {
  dwarves: 'extraGoldDwarves',
  elves: 'extraGoldElves',
  goblins: 'extraGoldGoblins',
  orcs: 'extraGoldOrcs',
} as const;
const RESERVES = {
  dwarves: 'reserveDwarves',
  elves: 'reserveElves',
  goblins: 'reserveGoblins',
  orcs: 'reserveOrcs',
} as const;

/** Rules 2.8, 3.1, 16.4, 16.13 and 16.14. */
const newPlayer = (options: Options, faction: Faction): Player => {
  const sheet = FACTION_SHEETS[faction];
  const units = Array<number>(PLACES).fill(0);
  let bank = options[RESERVES[faction]];
  for (const [id, count] of Object.entries(sheet.units.value)) {
    // The keys of a sheet's units are territories.
    units[territory(id as TerritoryId)] = count;
    bank -= count;
  }
  units[BANK] = bank;
  const hasElites = faction === 'dwarves' && options.eliteWarriors;
  const elites = hasElites ? units.map((_, place) => (place === BANK ? ELITES : 0)) : [];
  return {
    faction,
    gold: sheet.gold.value + options[EXTRA_GOLD[faction]],
    units,
    elites,
    hidden: 0,
    hidThisTurn: 0,
    cameOut: 0,
    hand: [],
    queen: 'none',
    jack: 'none',
    isUnmasked: false,
    ally: NOBODY,
    standing: 0,
    sealed: NOTHING,
    draft: [],
    losses: 0,
    hasBlessed: false,
  };
};

/** Rules 1.7 and 5.4: a Troll in 3★, and one for each faction that is missing and would have units. */
const trollsFor = (factions: readonly Faction[]): number =>
  FACTIONS.reduce((mask, faction) => {
    const { value: where } = FACTION_SHEETS[faction].troll;
    return factions.includes(faction) || where === 'none' ? mask : mask | bit(territory(where));
  }, bit(TROLL_START));

const FIRST = toSeat(0);

const blankState = (options: Options, factions: readonly Faction[]): State => ({
  options,
  players: factions.map(faction => newPlayer(options, faction)),
  gold: TERRITORIES.map(() => 0),
  trolls: trollsFor(factions),
  breached: 0,
  dragon: 0,
  turn: 0,
  round: 'dragon',
  starter: FIRST,
  active: FIRST,
  done: 0,
  progress: NEW_TURN,
  step: { at: 'dealing' },
  asked: 0,
  battle: 'none',
  lastBattle: 'none',
  artifactDeck: ARTIFACTS.slice(),
  artifactDiscard: [],
  upForBid: 'none',
  knownBy: ARTIFACTS.map(() => 0),
  eventDeck: EVENT_CARDS.slice(),
  eventDiscard: [],
  checked: [],
  isEventSeen: false,
  spareQueens: SUITS.slice(),
  spareJacks: SUITS.slice(),
  agreements: [],
  nextAgreement: 1,
  winner: NOBODY,
});

/** Rule 5: where Orcs play, their choice comes before all luck but that of the seats. */
export const setup = (config: TableConfig<Options>, chance: Chance): PlayResult<State, Event> => {
  const state = blankState(config.options, factionsOf(config, chance));
  const events: Event[] = [];
  const orcs = seatOf(state, 'orcs');
  if (orcs !== NOBODY) {
    state.step = { at: 'deploying' };
    state.asked = bit(orcs);
  }
  run({ state, chance, emit: event => events.push(event) });
  return { state, events };
};
