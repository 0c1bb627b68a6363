import { seatsOf, type Viewer } from '#kernel';
import type { GameFixture } from '#kernel/testing';
import { cheat } from './cheater/cheat.ts';
import { CLAUSE_FIELDS, CLAUSE_KINDS } from './agreements/types.ts';
import { DIE_SIDES, ELITES, ORC_UNITS } from './components/box.ts';
import { ARTIFACTS, EVENT_CARDS, isAce, SUITS, type Artifact } from './components/cards.ts';
import { bit, CASTLES, TERRITORIES } from './components/territories.ts';
import { FLOW } from './flow.ts';
import { dragonDune } from './index.ts';
import type { Move } from './moves/types.ts';
import { BANK, GRAVEYARD, PLACES } from './places.ts';
import { handLimit, playerAt, unitsAt } from './queries.ts';
import { ABOUTS } from './steps.ts';
import { CARD_PAIRS, NOBODY, WINDOWS, type Options, type Player, type State } from './types.ts';

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const ACES = ARTIFACTS.filter(isAce);
const SEATS = seatsOf(4);
const COUNTS = range(0, 6);
/** More than anybody has. */
const FEW = [0, 1, 2, 3, 13];
/** Pairs in every order, and one Ace twice. */
const ACE_PAIRS = ACES.flatMap(first => ACES.map(second => ({ first, second })));
const CARDS: readonly (Artifact | 'none')[] = ['none', ...ARTIFACTS];

const groups = (counts: readonly number[] = FEW) => counts.flatMap(count => [0, 1].map(elites => ({ count, elites })));

/** Everything of one kind that can be written down; long lists are cut where more of the same would follow. */
const WRITTEN: { readonly [T in Move['type']]: readonly Extract<Move, { type: T }>[] } = {
  deployOrcs: COUNTS.flatMap(in1 =>
    COUNTS.flatMap(in9 => [ORC_UNITS - in1 - in9, 1].map(in16 => ({ type: 'deployOrcs', in1, in9, in16 }) as const)),
  ),
  decline: WINDOWS.map(window => ({ type: 'decline', window })),
  steerDragons: ACE_PAIRS.flatMap(pair =>
    range(0, DIE_SIDES + 1).map(roll => ({ type: 'steerDragons', roll, ...pair }) as const),
  ),
  fly: TERRITORIES.flatMap(from =>
    FEW.flatMap(count => ACES.map(card => ({ type: 'fly', card, from, count }) as const)),
  ),
  ride: range(0, 13).map(count => ({ type: 'ride', count })),
  land: TERRITORIES.map(to => ({ type: 'land', to })),
  halt: [{ type: 'halt' }],
  hide: [...ARTIFACTS, 'free' as const].map(card => ({ type: 'hide', card })),
  stop: ARTIFACTS.map(card => ({ type: 'stop', card })),
  passCouncil: [{ type: 'passCouncil' }],
  breakAlliance: [{ type: 'breakAlliance' }],
  proposeAlliance: SEATS.map(to => ({ type: 'proposeAlliance', to })),
  answerProposal: [true, false].map(accepts => ({ type: 'answerProposal', accepts })),
  bid: range(-1, 60).map(amount => ({ type: 'bid', amount })),
  passBid: [{ type: 'passBid' }],
  payWithAce: ARTIFACTS.map(card => ({ type: 'payWithAce', card })),
  emerge: TERRITORIES.map(territory => ({ type: 'emerge', territory })),
  endEmerging: [{ type: 'endEmerging' }],
  takeInitiative: [{ type: 'takeInitiative' }],
  disbandEarly: [{ type: 'disbandEarly' }],
  disband: TERRITORIES.flatMap(from => groups().map(group => ({ type: 'disband', from, ...group }) as const)),
  conscript: TERRITORIES.flatMap(where =>
    groups().map(group => ({ type: 'conscript', territory: where, ...group }) as const),
  ),
  declareHire: [{ type: 'declareHire' }],
  hireIn: TERRITORIES.map(territory => ({ type: 'hireIn', territory })),
  hire: (['none', ...ACES, '2♣'] as const).flatMap(ace =>
    groups(range(0, 13)).map(group => ({ type: 'hire', ace, ...group }) as const),
  ),
  dropHire: [{ type: 'dropHire' }],
  raise: TERRITORIES.flatMap(where => FEW.map(count => ({ type: 'raise', territory: where, count }) as const)),
  march: TERRITORIES.flatMap(from => groups().map(group => ({ type: 'march', from, ...group }) as const)),
  goTo: TERRITORIES.flatMap(to => [true, false].map(emerges => ({ type: 'goTo', to, emerges }) as const)),
  extend: ARTIFACTS.map(card => ({ type: 'extend', card })),
  reviveByAce: ARTIFACTS.map(card => ({ type: 'reviveByAce', card })),
  buyMarch: ACE_PAIRS.map(pair => ({ type: 'buyMarch', ...pair })),
  breachWalls: [...CASTLES, ...TERRITORIES.slice(0, 3)].flatMap(where =>
    ACE_PAIRS.map(pair => ({ type: 'breachWalls', territory: where, ...pair }) as const),
  ),
  askHonestly: SEATS.flatMap(of => ACE_PAIRS.map(pair => ({ type: 'askHonestly', of, words: '', ...pair }) as const)),
  answerHonestly: [true, false].map(isYes => ({ type: 'answerHonestly', isYes })),
  endTurn: [{ type: 'endTurn' }],
  attack: TERRITORIES.flatMap(where =>
    SEATS.map(defender => ({ type: 'attack', territory: where, defender }) as const),
  ),
  ask: ABOUTS.flatMap(about => CARDS.map(card => ({ type: 'ask', about, card }) as const)),
  answer: (['red', 'black', 'none', 'any'] as const).flatMap(colour =>
    range(-1, 13).map(units => ({ type: 'answer', colour, units }) as const),
  ),
  plan: CARDS.flatMap(card =>
    range(0, 13).flatMap(units =>
      [0, 1].map(elites => ({ type: 'plan', units, elites, card, isBlessed: units === 1 }) as const),
    ),
  ),
  summonChaos: ACE_PAIRS.map(pair => ({ type: 'summonChaos', ...pair })),
  betray: CARD_PAIRS.map(pair => ({ type: 'betray', pair })),
  keepLoot: [{ type: 'keepLoot' }],
  sellLoot: [{ type: 'sellLoot' }],
  discard: ARTIFACTS.map(card => ({ type: 'discard', card })),
  giveGold: SEATS.flatMap(to => [0, 1, 2, 3, 5, 10].map(amount => ({ type: 'giveGold', to, amount }) as const)),
  setStanding: WINDOWS.flatMap(window => [true, false].map(isOn => ({ type: 'setStanding', window, isOn }) as const)),
  draftClause: CLAUSE_KINDS.map(kind => ({ type: 'draftClause', kind })),
  setClause: CLAUSE_FIELDS.flatMap(field =>
    (['', 'now', 'card', 'event', 0, 1, 2, 6, 27] as const).map(
      value => ({ type: 'setClause', field, value }) as const,
    ),
  ),
  dropClause: [{ type: 'dropClause' }],
  offerAgreement: [{ type: 'offerAgreement' }],
  acceptAgreement: range(0, 6).map(agreement => ({ type: 'acceptAgreement', agreement })),
  declineAgreement: range(0, 6).map(agreement => ({ type: 'declineAgreement', agreement })),
  endAgreement: range(0, 6).map(agreement => ({ type: 'endAgreement', agreement })),
};

const ASIDES = [
  ...WRITTEN.giveGold,
  ...WRITTEN.setStanding,
  ...WRITTEN.draftClause,
  ...WRITTEN.setClause,
  ...WRITTEN.dropClause,
  ...WRITTEN.offerAgreement,
  ...WRITTEN.acceptAgreement,
  ...WRITTEN.declineAgreement,
  ...WRITTEN.endAgreement,
];

/** One of each kind, for the steps at which that kind is out of place. */
const SAMPLES = Object.values(WRITTEN).flatMap((moves: readonly Move[]) => moves.slice(-1));

const totalUnits = ({ units }: Player): number => units.reduce((sum, count) => sum + count, 0);

const artifactsOf = (state: State): readonly string[] => [
  ...state.artifactDeck,
  ...state.artifactDiscard,
  ...state.players.flatMap(({ hand }) => hand),
  ...(state.upForBid === 'none' ? [] : [state.upForBid]),
];

const eventsOf = ({ eventDeck, eventDiscard, checked }: State): readonly string[] => [
  ...eventDeck,
  ...eventDiscard,
  ...checked,
];

const suitsOf = (dealt: readonly string[], spare: readonly string[]): readonly string[] =>
  [...dealt.filter(suit => suit !== 'none'), ...spare].sort();

const others = (state: State, viewer: Viewer) => state.players.filter((_, index) => index !== viewer);

const OPEN_WINDOWS: readonly string[] = ['flight', 'ride', 'payment', 'initiative', 'hide', 'ask', 'discard'];

/** Decided in secret: what others hear of it must not depend on what it is. Of the many drafts a few kinds will do. */
const isSecret = (move: Move): boolean => {
  switch (move.type) {
    case 'stop':
    case 'steerDragons':
    case 'plan':
    case 'summonChaos':
    case 'betray':
    case 'dropClause':
      return true;
    case 'decline':
      return !OPEN_WINDOWS.includes(move.window);
    case 'setStanding':
      return move.window === 'hide' || move.window === 'treachery';
    case 'draftClause':
      return move.kind === 'pay' || move.kind === 'words';
    case 'setClause':
      return move.field === 'when' || move.field === 'words';
    default:
      return false;
  }
};

const isTidy = (state: State, player: Player): boolean =>
  TERRITORIES.every(where => (player.hidden & bit(where)) === 0 || unitsAt(player, where) > 0) &&
  player.units.every(count => count >= 0) &&
  player.elites.every((count, place) => count >= 0 && count <= (player.units[place] ?? 0)) &&
  player.units.length === PLACES &&
  player.hand.length <= handLimit(player) + (state.step.at === 'plunder' || state.battle !== 'none' ? 1 : 0);

/** Dragon Dune under the shared suite. */
export const fixture: GameFixture<State, Move, Options> = {
  game: dragonDune,
  limit: 4000,
  universe: ({ step }) => [...FLOW[step.at].flatMap((type): readonly Move[] => WRITTEN[type]), ...ASIDES, ...SAMPLES],
  isInTheOpen: move => !isSecret(move),
  cheat: (config, seed) => cheat(config, seed),
  conserved: state => ({
    artifacts: [...artifactsOf(state)].sort(),
    events: [...eventsOf(state)].sort(),
    queens: suitsOf(
      state.players.map(({ queen }) => queen),
      state.spareQueens,
    ),
    jacks: suitsOf(
      state.players.map(({ jack }) => jack),
      state.spareJacks,
    ),
    units: state.players.map(totalUnits),
    elites: state.players.map(({ elites }) => elites.reduce((sum, count) => sum + count, 0)),
    factions: state.players.map(({ faction }) => faction),
  }),
  invariants: {
    'all 52 cards are somewhere': {
      holds: state => {
        const queens = state.players.filter(({ queen }) => queen !== 'none').length + state.spareQueens.length;
        const jacks = state.players.filter(({ jack }) => jack !== 'none').length + state.spareJacks.length;
        const cards = new Set([...artifactsOf(state), ...eventsOf(state)]).size;
        return cards === ARTIFACTS.length + EVENT_CARDS.length && queens === SUITS.length && jacks === SUITS.length;
      },
    },
    'no gold is owed or missing': {
      holds: ({ players, gold }) => players.every(player => player.gold >= 0) && gold.every(amount => amount >= 0),
    },
    'units are counted, hidden units exist, and no hand is too large': {
      holds: state => state.players.every(player => isTidy(state, player)),
    },
    'no more than two players stand openly in a castle': {
      holds: ({ players }) =>
        CASTLES.every(
          castle =>
            players.filter(player => unitsAt(player, castle) > 0 && (player.hidden & bit(castle)) === 0).length <= 2,
        ),
    },
    'an alliance has two sides': {
      holds: state =>
        state.players.every(({ ally }, index) => ally === NOBODY || Number(playerAt(state, ally).ally) === index),
    },
    'only Dwarves have elite warriors, two of them': {
      holds: ({ players, options }) =>
        players.every(({ faction, elites }) => {
          const count = elites.reduce((sum, some) => sum + some, 0);
          return count === (faction === 'dwarves' && options.eliteWarriors ? ELITES : 0);
        }),
    },
    'bank and graveyard are no territories': { holds: () => BANK >= TERRITORIES.length && GRAVEYARD > BANK },
  },
  secrets: (state, viewer) => ({
    hands: others(state, viewer).map(({ hand }) => hand),
    queens: others(state, viewer).map(({ queen }) => queen),
    jacks: others(state, viewer).map(({ jack }) => jack),
    'spare Queens and Jacks': [state.spareQueens, state.spareJacks],
    'standing answers': others(state, viewer).map(({ standing }) => standing),
    'sealed decisions': others(state, viewer).map(({ sealed }) => sealed),
    drafts: others(state, viewer).map(({ draft }) => draft),
    'artifact deck': state.artifactDeck,
    'event deck': state.eventDeck,
    'card up for bid': state.upForBid,
  }),
};
