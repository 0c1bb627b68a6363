// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { countEnglish } from '#kernel';
import { en as text } from '../text/en.ts';
import { BOX } from '../components/box.ts';
import { ELITE_POWERS } from '../components/elites.ts';
import type { Colour } from '../components/colours.ts';
import type { PlayerView } from '../view.ts';
import { builtCount, type AwakeningEffect, type Gains, type Goal, type SquareContent } from '../facts.ts';
import { capitalize } from '../text/capitalize.ts';
import type {
  BuildingPlace,
  CallFacts,
  ChipFacts,
  MovePhrases,
  AwakeningFacts,
  PromptFacts,
  Phrases,
  SheetTitles,
  SiteFacts,
  SquareEffect,
} from './phrases.ts';
import { makeTableText } from './table.ts';
import { WANTED_CHIPS } from './textContext.ts';

const flowers = (number: number): string => countEnglish(number, 'flower', 'flowers');
const tokens = (number: number): string => countEnglish(number, 'Construction token', 'Construction tokens');
const points = (number: number): string => countEnglish(number, 'point', 'points');
const dice = (number: number): string => countEnglish(number, 'die', 'dice');
const list = (items: readonly (string | number)[]): string => (items.length === 0 ? 'none' : items.join(', '));

const gains = ({ flower, chip, move }: Gains): string =>
  [
    flower > 0 ? flowers(flower) : '',
    chip > 0 ? countEnglish(chip, 'chip of your choice', 'chips of your choice') : '',
    move > 0 ? countEnglish(move, 'move', 'moves') : '',
  ]
    .filter(part => part !== '')
    .join(', ');

const gives = (what: AwakeningEffect): string => {
  switch (what.kind) {
    case 'flower':
      return 'a flower';
    case 'nothing':
      return 'nothing';
    case 'chip':
      return what.isInserted ? `nothing, as chip ${what.chip} is already inserted` : `chip ${what.chip}`;
    case 'advance':
      return what.to < what.last
        ? `the construction advances to ${what.to} of ${what.last}`
        : 'the Building is completed';
    case 'gains':
      return gains(what.gains);
  }
};

const one = ({ square, gives: what }: SquareEffect): string => `${square}: ${gives(what)}`;
const both = ({ squares: [first, second] }: AwakeningFacts): string => `${capitalize(one(first))}; ${one(second)}.`;

const painted = (colours: readonly Colour[]): string =>
  colours.length === 0 ? '' : ` Colour tokens on it: ${colours.map(colour => text.colours[colour]).join(', ')}.`;

/** What a completed Building is good for as things stand. */
const atPresent = (content: Extract<SquareContent, { kind: 'built' }>): string => {
  if (content.level === 1) return content.hasDie ? ' A die lies on it.' : ' No die lies on it.';
  if (content.level === 2) return ` Now: ${gains(content.gains)}.`;
  return content.points === undefined ? '' : ` Its arrows now: ${points(content.points)}.`;
};

const ground = (content: SquareContent): string => {
  if (content.kind === 'empty') {
    return content.reward === 'flower' ? 'Empty: gives a flower.' : 'Empty: gives the chip with the Dunaia’s number.';
  }
  const { name, rule } = text.building(content.tile);
  return content.kind === 'site'
    ? `${capitalize(name)}, under construction, ${content.reached} of ${content.last}. ${rule}${painted(content.colours)}`
    : `${capitalize(name)}, completed. ${rule}${atPresent(content)}${painted(content.colours)}`;
};

const shortSquare = (content: SquareContent, square: string): string => {
  if (content.kind === 'empty') return `${square} empty`;
  const state = content.kind === 'site' ? `${content.reached} of ${content.last}` : 'completed';
  const colours = content.colours.map(colour => ` + ${text.colours[colour]}`).join('');
  return `${square} ${text.building(content.tile).name}${colours} (${state})`;
};

const holdings: Phrases['holdings'] = (player, total, fragments) =>
  [
    flowers(player.flowers),
    player.chips.length === 0 ? 'no chip' : `${player.chips.length === 1 ? 'chip' : 'chips'} ${list(player.chips)}`,
    countEnglish(player.tokens, 'token', 'tokens'),
    countEnglish(builtCount(player), 'Building', 'Buildings'),
    ...(player.artefacts > 0 ? [countEnglish(player.artefacts, 'Artefact', 'Artefacts')] : []),
    ...(fragments.length > 0 ? [`${fragments.length === 1 ? 'fragment' : 'fragments'}: ${list(fragments)}`] : []),
    `${points(total)} now`,
  ].join(' · ');

const means = ({ flowers: owned, chips }: PlayerView): string =>
  `You have ${flowers(owned)}; inserted chips: ${list(chips)}.`;

const orElder = ({ mayInterrupt }: PromptFacts): string =>
  mayInterrupt ? ' First you may call on an Elder or use your character.' : '';

const cheapestTile = (cheapest: number | undefined): string =>
  cheapest === undefined ? 'no tile is left' : `the cheapest tile costs ${flowers(cheapest)}`;

const takes = (met: readonly string[]): string =>
  met.length === 0 ? 'you meet no condition that is left' : `you take ${met.map(each => `“${each}”`).join(' and ')}`;

const prompts: Phrases['prompts'] = {
  drafting: () => ({ title: 'Choose an Elite character', detail: 'It is yours for the whole game.' }),
  picked: () => ({ title: 'End your turn', detail: 'Until then you can change your mind.' }),
  choosing: now => ({
    title: now.row.length === 0 ? `Take your own die, a ${now.ownFace}` : `Take a die: ${list(now.row)}`,
    detail: `It awakens your Dunaia of that number. ${means(now.own)}`,
  }),
  awakening: now => ({
    title: `Awaken Dunaia ${now.dunaia} ${now.circle}`,
    detail: `${now.isOrderFree ? 'Choose which square gives its effect first.' : 'Both squares give their effects.'}${orElder(now)}`,
  }),
  recycling: now => ({
    title: 'Place your die on a Recycling square',
    detail: `You have ${flowers(now.own.flowers)} and ${tokens(now.own.tokens)}; ${cheapestTile(now.cheapest)}.${orElder(now)}`,
  }),
  checking: now => ({ title: 'Check the Prophecy', detail: `As things stand, ${takes(now.met)}.${orElder(now)}` }),
  ending: now => ({
    title: 'End your turn',
    detail: `Until then you can still undo.${orElder(now)}`,
  }),
  ended: () => ({ title: 'End your turn', detail: 'Until then you can still undo.' }),
  moving: now => ({
    title: now.left === 1 ? 'Move a Dunaia' : `Move up to ${now.left} Dunaias, one after the other`,
    detail: now.mayLoseSecond
      ? `If you move Dunaia ${now.dunaia}, its second square gives nothing.`
      : 'To any circle with fewer than three.',
  }),
  inserting: now => ({
    title: now.left === 1 ? 'Insert a chip of your choice' : `Insert up to ${now.left} chips of your choice`,
    detail: `Inserted: ${list(now.own.chips)}. Elders ask for ${WANTED_CHIPS}, and one more.`,
  }),
  advancing: () => ({ title: 'Advance one of your constructions by a square' }),
  discarding: now => ({
    title: now.left === 1 ? 'Discard a chip' : `Discard ${now.left} chips`,
    detail: `Inserted: ${list(now.own.chips)}. Elders ask for ${WANTED_CHIPS}, and one more.`,
  }),
  buying: now => ({ title: 'Choose a tile to build', detail: `You have ${flowers(now.own.flowers)}.` }),
  searching: now => ({
    title: 'Choose any tile from a pile',
    detail: `It costs as much as the top tile of its pile; you have ${flowers(now.own.flowers)}.`,
  }),
  placing: now => ({
    title: now.tile === undefined ? 'Choose a square' : `Choose a square for the ${now.tile.name}`,
    detail: now.tile === undefined ? text.steps.placing : `You pay ${flowers(now.tile.price)}. ${now.tile.rule}`,
  }),
  colouring: now => ({ title: 'Place a Colour token on one of your Buildings', detail: `Left: ${now.colours}.` }),
  secondEffect: () => ({ title: text.steps.secondEffect }),
  power: () => ({ title: text.steps.power }),
  fragment: () => ({ title: text.steps.fragment }),
  trading: () => ({ title: text.steps.trading }),
  over: ({ ending }) => ({
    title: 'The game is over',
    ...(ending !== undefined && { detail: `${capitalize(ending)}.` }),
  }),
};

const building = ({ owner, square }: BuildingPlace): string =>
  owner === undefined ? `your Building, ${square}` : `${owner}’s Building, ${square}`;

const step = ({ square, building: name, to, last }: SiteFacts): string =>
  to < last ? `the ${name} (${square}) to ${to} of ${last}` : `the ${name} (${square}), which completes it`;

const wanted = ({ elder, chip, other }: ChipFacts): string =>
  `the ${elder} asks for ${Math.min(chip, other)} and ${Math.max(chip, other)}`;

const call = ({ elder, chips, takes: gift, completes }: CallFacts): string => {
  const last = completes ? ', which completes your Artefact' : '';
  const what = {
    both: `${elder.rule} Then take the fragment${last}.`,
    power: `${elder.rule} No fragment.`,
    fragment: `Only take the fragment${last}.`,
  }[gift];
  return `Call on the ${elder.name} for chips ${chips.join(', ')} and one more. ${what}`;
};

const moves: MovePhrases = {
  pickElite: ({ name, rule }) => `Choose the ${name}. ${rule}`,
  takeDie: ({ face, isOwn }, turned, wakes) => {
    const die = isOwn ? `your own die, a ${face}` : `a ${face}`;
    const turn = turned ? ` and turn it to ${wakes.dunaia}` : '';
    return `Take ${die}${turn}: awakens Dunaia ${wakes.dunaia} ${wakes.circle}. ${both(wakes)}`;
  },
  awaken: (dunaia, first, second) => `Awaken Dunaia ${dunaia}, first ${one(first)}; then ${one(second)}`,
  recycleOnBoard: (action, own, cheapest) => {
    const base = `Recycle: ${text.actions[action]}`;
    if (action === 'build') return `${base}. You have ${flowers(own.flowers)}; ${cheapestTile(cheapest)}.`;
    if (action === 'flower') return `${base}. You then have ${flowers(own.flowers + 1)}.`;
    return action === 'chip' ? `${base} of your choice. Inserted: ${list(own.chips)}.` : base;
  },
  recycleOnBuilding: (place, rule) => {
    const fee = place.owner === undefined ? '' : `, for ${flowers(BOX.rivalTileFee.value)}`;
    return `Recycle on ${building(place)}${fee}. ${rule}`;
  },
  checkProphecies: met => `Check the Prophecy: ${takes(met)}`,
  callElder: call,
  discardChip: chip => `Discard chip ${chip.chip} (${wanted(chip)})`,
  insertChip: chip =>
    `Insert chip ${chip.chip} (${wanted(chip)}; ${chip.other} is ${chip.hasOther ? 'inserted' : 'missing'})`,
  moveDunaia: move => `Move Dunaia ${move.dunaia} ${move.circle}. ${both(move)}`,
  advance: site => `Advance ${step(site)}`,
  hasten: site => `Foreman: pay ${flowers(ELITE_POWERS.foreman.price)} to advance ${step(site)}`,
  buyTile: ({ name, rule }, from, price) => `Buy the ${name} for ${flowers(price)} (${sources[from]}). ${rule}`,
  placeTile: ({ tile, square, reward, dunaias, price }) =>
    `Place the ${tile.name} on the ${square} square for ${flowers(price)}: it covers ${reward === 'flower' ? 'a flower' : 'a chip'}; Dunaias next to it: ${list(dunaias)}`,
  placeColour: (name, square, colour) => `Place a ${text.colours[colour]} token on the ${name} (${square})`,
  stop: { moving: 'Move no more Dunaias', inserting: 'Insert no more chips', advancing: 'Advance no construction' },
  moveAwakened: move => `Guide: move the awakened Dunaia ${move.dunaia} ${move.circle}. ${both(move)}`,
  book: ({ name, rule }, from, price) =>
    `Steward: book the ${name} (${sources[from]}), to buy it later for ${flowers(price)}. ${rule}`,
};

const sources: Phrases['sources'] = {
  'slot-1': 'Level 1 slot',
  'slot-2': 'Level 2 slot',
  'slot-3': 'Level 3 slot',
  'pile-1': 'top of the Level 1 pile',
  'pile-2': 'top of the Level 2 pile',
  'pile-3': 'top of the Level 3 pile',
  booked: 'booked tile',
  search: 'from its pile',
};

const groups: Phrases['groups'] = {
  pickElite: 'Elite characters',
  takeDie: 'Take a die',
  awaken: 'Awaken',
  recycleOnBoard: 'Recycle on the common board',
  recycleOnBuilding: 'Recycle on a Building',
  checkProphecies: 'Prophecy',
  endTurn: 'Turn',
  callElder: 'Call on an Elder',
  discardChip: 'Discard a chip',
  insertChip: 'Insert a chip',
  moveDunaia: 'Move a Dunaia',
  advance: 'Advance a construction',
  buyTile: 'Buy a tile',
  searchPile: 'Search a pile',
  placeTile: 'Place the tile',
  placeColour: 'Colour token',
  stop: 'Enough',
  hasten: 'Foreman',
  trade: 'Trader',
  moveAwakened: 'Guide',
  book: 'Steward',
};

const GOALS: { readonly [W in Exclude<Goal['what'], 'artefacts'>]: string } = {
  buildings: 'completed Buildings',
  flowers: 'flowers',
  corners: 'corners',
  line: 'in the best line',
  levels: 'levels',
};

const goal = ({ what, have, need }: Goal): string =>
  `${have} of ${what === 'artefacts' ? countEnglish(need, 'Artefact', 'Artefacts') : `${need} ${GOALS[what]}`}`;

const sheets: SheetTitles = {
  level1: 'Level 1 Buildings',
  level1Columns: ['Colour', 'Construction squares', 'Effect'],
  level2: 'Level 2 Buildings',
  level2Columns: ['Colour', 'Construction squares', 'Centre', 'Arrows'],
  level3: 'Level 3 Buildings',
  level3Columns: ['Colour', 'Construction squares', 'Points'],
  tilesNote: 'The rulebooks give the kinds and numbers of tiles; the pictures of single tiles are lost.',
  multicoloured: 'multicoloured',
  gains: { flower: 'a flower', chip: 'a chip', move: 'a move' },
  upright: (upright, sideways) =>
    upright === sideways ? `${upright} on all sides` : `${upright} above and below, ${sideways} left and right`,
  market: 'Prices',
  marketNote: 'That one Level 3 Building costs 3 flowers is printed; the other prices are reconstructed.',
  marketColumns: ['Flowers'],
  elders: 'Elders',
  eldersNote: 'The powers are printed; the names are ours.',
  elderColumns: ['Power'],
  places: 'Elder places',
  placeColumns: ['Chips', 'Fragments'],
  place: place => `Place ${place}`,
  chips: ([first, second]) => `${first}, ${second} and one more`,
  prophecies: 'Prophecy tiles',
  propheciesNote: 'The conditions are printed; the names of the colours are ours, the points reconstructed.',
  prophecyColumns: ['Colour', 'Points'],
  elites: 'Elite characters',
  elitesNote: 'The powers are printed; the names are ours.',
  eliteColumns: ['Power'],
  board: 'Squares of a board',
  boardNote: 'Both rewards are printed; which square has which is reconstructed.',
  boardColumns: ['Gives while empty'],
  rewards: { flower: 'a flower', chip: 'the chip with the Dunaia’s number' },
  start: 'Where the Dunaias start',
  startColumns: ['Circle'],
  box: 'Other numbers',
  circles: 'Circles of a board',
  boxColumns: ['Number'],
  numbers: {
    constructionTokens: 'Construction tokens of a player',
    startFlowers: 'Flowers at the start',
    chips: 'Memory chips of a player',
    dunaias: 'Dunaias of a player',
    dunaiasInCircle: 'Dunaias in a circle at most',
    dieSides: 'Sides of a die',
    fragmentsOfAType: 'Fragments of a type',
    fragmentsInArtefact: 'Fragments of an Artefact',
    tokensOfAColour: 'Colour tokens of a colour',
    rivalTileFee: 'Flowers for a die on a rival’s Building',
    flowersPerPoint: 'Flowers for a point',
    artefactBeyond: 'Points for each Artefact after the fifth',
  },
  neutralDice: players => `Black dice with ${players} players`,
  artefactPoints: number => `Points for ${countEnglish(number, 'Artefact', 'Artefacts')}`,
};

const phrases: Phrases = {
  prompts,
  isPlaying: name => `${name} is playing`,
  groups,
  dunaiaGroup: (dunaia, circle) => `Dunaia ${dunaia}, now ${circle}`,
  pileGroup: level => `Level ${level} pile`,
  moves,
  sections: {
    own: 'Yours',
    squares: 'Your board',
    dunaias: 'Your Dunaias',
    dice: 'Dice',
    recycling: 'Recycling squares',
    market: 'Tiles for sale',
    elders: 'Elders',
    prophecies: 'Prophecy',
    players: 'Other boards',
    game: 'The game',
  },
  labels: {
    flowers: 'Flowers',
    tokens: 'Construction tokens',
    chips: 'Inserted chips',
    artefacts: 'Artefacts',
    elite: 'Character',
    booked: 'Booked tile',
    points: 'Points now',
    row: 'Black dice in the row',
    coloured: 'Players’ dice in the row',
    hand: 'Die in hand',
    board: 'Common board',
    piles: 'Tiles in the piles',
    colours: 'Colour tokens left',
    round: 'Round',
    starter: 'First player',
    offered: 'Characters to choose from',
  },
  none: 'none',
  dunaia: dunaia => `Dunaia ${dunaia}`,
  stand: stand => `${capitalize(stand.circle)}. ${both(stand)}`,
  square: (content, dunaias) => `${ground(content)} Dunaias next to it: ${list(dunaias)}.`,
  shortSquare,
  fragments: ({ artefacts }, fragments) => `${artefacts} complete; fragments of the next: ${list(fragments)}`,
  holdings,
  rival: ({ holdings: goods, squares, dunaias, elite, booked }) => {
    const character = elite === undefined ? '' : ` Character: ${elite.name} (“${elite.rule}”).`;
    const kept = booked === undefined ? '' : ` Booked: ${booked}`;
    const tiles = squares.length === 0 ? 'No tile on the board.' : `Tiles: ${squares.join('; ')}.`;
    return `${goods}. ${tiles} Dunaias: ${dunaias.join('; ')}.${character}${kept}`;
  },
  dieOf: (owner, face) => (owner === undefined ? `yours ${face}` : `${owner}’s ${face}`),
  boardAction: (action, number) => `${action} (${dice(number)})`,
  recyclingBuilding: place => capitalize(building(place)),
  recyclingRule: (rule, isOwn, hasDie) => {
    const fee = isOwn ? '' : ` Costs ${flowers(BOX.rivalTileFee.value)}.`;
    return `${rule}${hasDie ? ' Blocked by a die.' : `${fee} Free.`}`;
  },
  sources,
  offer: ({ name, rule }, price) => `${flowers(price)}: ${name}. ${rule}`,
  soldOut: 'no tile left',
  booked: ({ name, rule }, price) => `${flowers(price)}: ${name}. ${rule}`,
  pile: (level, size) => `Level ${level}: ${size}`,
  elder: ({ chips, fragmentsLeft }, rule) =>
    `Chips ${chips.join(', ')} and one more. ${rule} Fragments left: ${fragmentsLeft}.`,
  lacks: ({ fixed, isPaid }) => {
    if (isPaid) return 'You have the chips.';
    return fixed.length === 0 ? 'You lack one more chip.' : `You lack ${fixed.join(' and ')}.`;
  },
  prophecy: (colour, worth, owner) =>
    `${capitalize(colour)}, ${points(worth)}. ${owner === undefined ? 'Not taken yet.' : `Taken by ${owner}.`}`,
  progress: goals => `You: ${goals.map(goal).join(', ')}.`,
  colourLeft: (colour, number) => `${colour} ${number}`,
  round: ({ round, lastRound, options, step: { at } }, cause) => {
    const cap = options.roundCap === 0 ? '' : ` of at most ${options.roundCap}`;
    if (cause !== undefined)
      return `${round}${cap}; ${lastRound === 0 ? '' : `round ${lastRound} is the last: `}${cause}`;
    return at === 'over'
      ? `${round}${cap}`
      : `${round}${cap}; the last Prophecy tile or a ninth Building brings the end`;
  },
  sheets,
};

export const en = makeTableText(text, phrases);
