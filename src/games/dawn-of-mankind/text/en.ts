// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import { at, countEnglish } from '#kernel';
import { COLUMNS, type Area } from '../components/board.ts';
import type { FaceId } from '../components/faces.ts';
import type { Progress } from '../components/progress.ts';
import type { Resource } from '../components/resources.ts';
import { areaPlace, spacePlace, type ColumnPlace } from './places.ts';
import type { DawnText } from './text.ts';

const UNITS: { readonly [R in Resource]: readonly [one: string, many: string] } = {
  fruit: ['fruit', 'fruit'],
  meat: ['meat', 'meat'],
  hide: ['hide', 'hides'],
  tool: ['tool', 'tools'],
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;

const position = ({ above, count }: ColumnPlace): string => {
  if (above === 0) return 'top';
  return above === count - 1 ? 'bottom' : at(ORDINALS, above);
};

const area = (id: Area): string => {
  const place = areaPlace(id);
  if (place === undefined) return 'the shore';
  return place.count === 1
    ? 'the first Ready Area'
    : `the ${position(place)} Ready Area of ${en.columns[place.column]}`;
};

const units = (amount: number, resource: Resource): string => countEnglish(amount, ...UNITS[resource]);
const points = (amount: number): string => countEnglish(amount, 'point', 'points');
const meeples = (amount: number): string => countEnglish(amount, 'meeple', 'meeples');
const face = (id: FaceId): string => en.faces[id].name;
const card = (id: Progress): string => en.progress[id].name;

export const en: DawnText = {
  title: 'Dawn of Mankind',
  resources: { fruit: 'Fruit', meat: 'Meat', hide: 'Hides', tool: 'Tools' },
  columns: {
    childhood: 'Childhood',
    postAdolescence: 'Youth',
    adulthood: 'Adulthood',
    elders: 'Elders',
  },
  area,
  space: id => `the ${position(spacePlace(id))} tile of ${en.columns[spacePlace(id).column]}`,
  faces: {
    'tool-1': { name: 'Tool', rule: 'Lose 1 food for 1 tool.' },
    'pick-fruit': { name: 'Pick Fruit', rule: 'Gain 1 fruit.' },
    play: { name: 'Play', rule: 'Lose 1 meat for 2 points.' },
    'fishing-1': { name: 'Fishing', rule: 'Gain 1 meat.' },
    carrion: { name: 'Carrion', rule: 'Lose 1 food for 1 hide.' },
    'hides-10': { name: 'Hides', rule: 'Lose 1 meat, 1 tool and 2 hides for 10 points.' },
    'fishing-3': { name: 'Fishing', rule: 'If you have 2 tools, gain 3 meat.' },
    'hunt-2': { name: 'Hunt', rule: 'Gain 2 meat.' },
    'hunt-2m1h': { name: 'Hunt', rule: 'Lose 1 tool for 2 meat and 1 hide.' },
    'study-hide': { name: 'Study', rule: 'Lose 1 hide and buy a Progress card.' },
    'newborn-food': { name: 'Newborn', rule: 'Lose 1 food; a meeple of yours enters the first Ready Area.' },
    'gather-3-c2': { name: 'Gather', rule: 'Gain 3 fruit.' },
    'gather-n2-c2': { name: 'Gather', rule: 'Gain fruit: your meeples on the board, less 2.' },
    'gather-3-c3': { name: 'Gather', rule: 'Gain 3 fruit.' },
    'gather-n2-c3': { name: 'Gather', rule: 'Gain fruit: your meeples on the board, less 2.' },
    beast: { name: 'Beast', rule: 'Lose 2 tools for 2 hides and 4 points.' },
    dance: { name: 'Dance', rule: 'Gain points: your meeples on the board, less 2.' },
    'hunt-3m1h': { name: 'Hunt', rule: 'Lose 1 tool for 3 meat and 1 hide.' },
    'hunt-2m2h': { name: 'Hunt', rule: 'Lose 1 tool for 2 meat and 2 hides.' },
    'fishing-4': { name: 'Fishing', rule: 'If you have 3 tools, gain 4 meat.' },
    trap: { name: 'Trap', rule: 'If you have 1 tool and 1 fruit, gain 3 meat.' },
    'tool-3': { name: 'Tool', rule: 'Lose 1 food for 3 tools.' },
    'tool-2vp': { name: 'Tool', rule: 'Lose 1 food for 2 tools and 1 point.' },
    'barter-5': { name: 'Barter', rule: 'Swap up to 5 resources for as many others.' },
    'barter-6': { name: 'Barter', rule: 'Swap up to 6 resources for as many others.' },
    'study-food-tool': { name: 'Study', rule: 'Lose 1 food and 1 tool and buy a Progress card.' },
    'newborn-free': { name: 'Newborn', rule: 'A meeple of yours enters the first Ready Area.' },
    shaman: { name: 'Shaman', rule: 'Lose 1 meat and 1 tool for 5 points.' },
    'hides-5': { name: 'Hides', rule: 'Lose 1 food and 1 hide for 5 points.' },
    'final-excursion': { name: 'Final Excursion', rule: 'This meeple goes home; gain 2 meat and 3 points.' },
    'impart-wisdom': { name: 'Impart Wisdom', rule: 'This meeple goes home; 1 point for each left on the board.' },
    'study-free': { name: 'Study', rule: 'Buy a Progress card.' },
    explore: { name: 'Explore', rule: 'This meeple goes home; lose up to 7 resources for 2 points each.' },
    burial: { name: 'Burial', rule: 'This meeple goes home; lose 1 hide for 7 points.' },
  },
  progress: {
    adaptability: {
      name: 'Adaptability',
      rule: 'After walking you may shift to the tile above or below and use that one instead.',
    },
    medicine: {
      name: 'Medicine',
      rule: 'You may use the tile behind a meeple before it walks; the tile it reaches is then not used.',
    },
    basket: { name: 'Basket', rule: 'Every Gather gives 2 fruit more.' },
    dog: { name: 'Dog', rule: 'Every Hunt gives 2 meat more.' },
    needle: { name: 'Needle', rule: 'Every Hunt gives 2 hides more.' },
    fire: { name: 'Fire', rule: 'Every Tool gives 2 tools more.' },
    leadership: { name: 'Leadership', rule: '1 point whenever another player gains a Progress card.' },
    dyes: { name: 'Dyes', rule: 'A resource of your choice whenever you create art.' },
    cooking: { name: 'Cooking', rule: 'Cook 3 fruit or 2 meat for 4 points. You can no longer expand your tribe.' },
    religion: { name: 'Religion', rule: 'At the end: 2 points for every 2 food and 4 for every 2 items.' },
    storytelling: {
      name: 'Storytelling',
      rule: 'At the end: 3 points for each Progress card and 2 for each meeple on the board.',
    },
  },
  art: {
    'art-1': 'The Orchard',
    'art-2': 'The Kill',
    'art-3': 'The Flint',
    'art-4': 'The Herd',
    'art-5': 'The Shelter',
    'art-6': 'The Hunters',
    'art-7': 'The Tent',
    'art-8': 'The Feast',
  },
  setupCards: {
    'setup-1': '3 fruit, 1 tool',
    'setup-2': '1 fruit, 2 meat, 1 tool',
    'setup-3': '2 fruit, 1 meat, 1 hide',
    'setup-4': '1 fruit, 2 tools',
    'setup-5': '1 meat, 1 hide, 1 tool',
  },
  endReasons: {
    sixty: 'A clan has 60 points.',
    extinct: 'All clans are gone and none can return.',
    cap: 'The last round that was agreed has been played.',
  },
  options: {
    openScores: { name: 'Open scores', help: 'Everybody sees all totals.', choices: undefined },
    mayDecline: { name: 'Free choice', help: 'Study and Newborn tiles may be declined.', choices: undefined },
    starter: {
      name: 'Starting player',
      help: 'Who takes the first turn.',
      choices: { random: 'Drawn by lot', firstSeat: 'The first seat' },
    },
    tieBreak: {
      name: 'Ties',
      help: 'What settles a tie that meeples do not.',
      choices: { shared: 'Shared victory', lots: 'Lots' },
    },
    roundCap: {
      name: 'Round limit',
      help: 'The game ends after so many rounds; 0 means no limit.',
      choices: undefined,
    },
  },
  moves: {
    takeSetupCard: move => `Take ${en.setupCards[move.card]}`,
    placeMeeple: ({ area: to }) => `Place a meeple in ${area(to)}`,
    walk: ({ from, to }) => `Walk from ${area(from)} to ${en.space(to)}`,
    useMedicine: ({ from }) => `Medicine: use the tile behind ${area(from)}`,
    createArt: move => `Create art: ${en.art[move.card]}`,
    skipArt: () => 'Create no art',
    shift: ({ to }) => `Shift to ${en.space(to)}`,
    stay: () => 'Stay on this tile',
    perform: () => 'Use the tile',
    decline: () => 'Do not use the tile',
    study: move => `Study: ${card(move.card)}`,
    pay: ({ resource }) => `Pay ${units(1, resource)}`,
    placeCard: ({ over }) => (over === 'none' ? 'Put it in a free slot' : `Cover ${card(over)}`),
    give: ({ resource }) => `Give ${units(1, resource)}`,
    stopGiving: () => 'Give no more',
    take: ({ resource }) => `Take ${units(1, resource)}`,
    rest: () => 'Rest',
    cook: ({ food }) => (food === 'fruit' ? 'Cook fruit' : 'Cook meat'),
    expand: () => 'Expand the tribe',
    skipMeal: () => 'Neither cook nor expand',
    endTurn: () => 'End turn',
  },
  refusals: {
    notYourTurn: ({ turn }, name) => `It is ${name(turn)}’s turn.`,
    notNow: () => 'This comes at another step of the turn.',
    gameOver: () => 'The game is over.',
    hasSetupCard: () => 'You have already taken a Setup card.',
    noSuchSetupCard: () => 'That Setup card is not on offer.',
    noSuchArea: () => 'Place meeples in Ready Areas of the first three columns.',
    columnTaken: ({ column }) => `You already have a meeple in ${en.columns[at(COLUMNS, column - 1)]}.`,
    areaTooFull: ({ meeples: count, fewest }) =>
      `There ${count === 1 ? 'is' : 'are'} ${meeples(count)} there: choose one of the areas with only ${fewest}.`,
    noMeepleThere: () => 'You have no meeple in that Ready Area.',
    noSuchLine: () => 'No line leads from that area to that tile.',
    ownMeepleThere: () => 'One of your meeples is already on that tile.',
    otherMeepleChosen: () => 'Medicine was used with another meeple: that one must walk.',
    noMedicine: () => 'You have no Medicine card, or it is covered.',
    nothingBehind: () => 'There is no tile behind the first Ready Area.',
    cannotMoveOn: () => 'That meeple could not walk on afterwards.',
    cannotPerform: ({ face: id }) => `${face(id)} cannot be used now: ${en.faces[id].rule}`,
    noSuchArt: () => 'That Art card is not on display.',
    artTooDear: () => 'You lack the resources for the next line of that Art card.',
    notAdjacent: () => 'Shift to the tile right above or below.',
    ownMeepleBeside: () => 'One of your meeples is already on that tile.',
    noSuchStack: () => 'That Progress card is not for sale in this game.',
    stackEmpty: ({ card: id }) => `No ${card(id)} is left.`,
    alreadyAcquired: ({ card: id }) => `You have already acquired ${card(id)}.`,
    cardTooDear: ({ card: id }) => `You lack the resources for the tile and ${card(id)} together.`,
    noSuchResource: () => 'Choose fruit, meat, hides or tools.',
    notFood: () => 'That is not food: choose fruit or meat.',
    hasNone: ({ resource }) => `You have no ${UNITS[resource][1]}.`,
    noSuchSlot: () => 'Put the card in a free side slot, or on top of one of your side cards.',
    notEnoughFood: ({ needed, owned }) => `Cooking takes ${needed}; you have ${owned}.`,
    cookingForbidsExpanding: () => 'With the Cooking card you can no longer expand your tribe.',
    notEnoughPoints: ({ needed, owned }) => `That costs ${points(needed)}; you have ${owned}.`,
    noMeepleOnMat: () => 'All your meeples are on the board.',
    firstAreaFull: ({ most }) => `You already have ${meeples(most)} in the first Ready Area.`,
  },
  score: {
    tokens: 'Victory point tokens',
    cards: 'Progress cards',
    meeples: 'Meeples on the board',
    food: 'Food',
    items: 'Items',
    total: 'Total',
  },
};
