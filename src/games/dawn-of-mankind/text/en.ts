// Names, buttons, log lines (`events`), refusals and options; the table described in words is in `../tableText/`.
import type { FaceId } from '../components/faces.ts';
import type { Progress } from '../components/progress.ts';
import type { Resource } from '../components/resources.ts';
import type { PointSource } from '../types.ts';
import type { DawnText } from './text.ts';

const UNITS: { readonly [R in Resource]: readonly [one: string, many: string] } = {
  fruit: ['fruit', 'fruit'],
  meat: ['meat', 'meat'],
  hide: ['hide', 'hides'],
  tool: ['tool', 'tools'],
};

const units = (amount: number, resource: Resource): string => `${amount} ${UNITS[resource][amount === 1 ? 0 : 1]}`;
const points = (amount: number): string => `${amount} ${amount === 1 ? 'point' : 'points'}`;
const meeples = (amount: number): string => `${amount} ${amount === 1 ? 'meeple' : 'meeples'}`;
const face = (id: FaceId): string => en.faces[id].name;
const card = (id: Progress): string => en.progress[id].name;

const source = (from: PointSource): string => {
  switch (from) {
    case 'art':
      return 'art';
    case 'cooking':
      return 'cooking';
    case 'leadership':
      return 'Leadership';
    default:
      return face(from);
  }
};

export const en: DawnText = {
  title: 'Dawn of Mankind',
  resources: { fruit: 'Fruit', meat: 'Meat', hide: 'Hides', tool: 'Tools' },
  columns: {
    childhood: 'Childhood',
    postAdolescence: 'Post-adolescence',
    adulthood: 'Adulthood',
    elders: 'Elders',
  },
  areas: {
    R1: 'the first Ready Area',
    'R2.1': 'Ready Area 2.1',
    'R2.2': 'Ready Area 2.2',
    'R2.3': 'Ready Area 2.3',
    'R3.1': 'Ready Area 3.1',
    'R3.2': 'Ready Area 3.2',
    'R3.3': 'Ready Area 3.3',
    'R3.4': 'Ready Area 3.4',
    'R3.5': 'Ready Area 3.5',
    'R4.1': 'Ready Area 4.1',
    'R4.2': 'Ready Area 4.2',
    'R4.3': 'Ready Area 4.3',
    'R4.4': 'Ready Area 4.4',
    'R4.5': 'Ready Area 4.5',
    'R4.6': 'Ready Area 4.6',
    'R4.7': 'Ready Area 4.7',
    SHORE: 'the shore',
  },
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
    'newborn-food': { name: 'Newborn', rule: 'Lose 1 food; a meeple enters the first Ready Area.' },
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
    'newborn-free': { name: 'Newborn', rule: 'A meeple enters the first Ready Area.' },
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
    religion: { name: 'Religion', rule: 'At the end 2 points for every 2 food and 4 for every 2 items.' },
    storytelling: { name: 'Storytelling', rule: 'At the end 3 points for each Progress card and 2 for each meeple.' },
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
    cap: 'The last round has been played.',
  },
  options: {
    openScores: { name: 'Open scores', help: 'Everybody sees all totals.', choices: undefined },
    mayDecline: { name: 'Free choice', help: 'Study and Newborn tiles may be declined.', choices: undefined },
    starter: {
      name: 'Starting player',
      help: 'Who begins.',
      choices: { random: 'By chance', firstSeat: 'The first seat' },
    },
    tieBreak: {
      name: 'Ties',
      help: 'What settles a tie that meeples do not.',
      choices: { shared: 'Shared victory', lots: 'Lots' },
    },
    roundCap: { name: 'Cap', help: 'The game ends after so many rounds; 0 for no cap.', choices: undefined },
  },
  moves: {
    takeSetupCard: move => `Take ${en.setupCards[move.card]}`,
    placeMeeple: ({ area }) => `Place a meeple in ${en.areas[area]}`,
    walk: ({ from, to }) => `Walk from ${en.areas[from]} to tile ${to}`,
    useMedicine: ({ from }) => `Medicine: use the tile behind ${en.areas[from]}`,
    createArt: move => `Create art: ${en.art[move.card]}`,
    skipArt: () => 'Create no art',
    shift: ({ to }) => `Shift to tile ${to}`,
    stay: () => 'Stay on this tile',
    perform: () => 'Use the tile',
    decline: () => 'Do not use the tile',
    study: move => `Study ${card(move.card)}`,
    pay: ({ resource }) => `Pay ${units(1, resource)}`,
    placeCard: ({ over }) => (over === 'none' ? 'Put it into a free slot' : `Cover ${card(over)}`),
    give: ({ resource }) => `Give ${units(1, resource)}`,
    stopGiving: () => 'Give no more',
    take: ({ resource }) => `Take ${units(1, resource)}`,
    rest: () => 'Rest',
    cook: ({ food }) => (food === 'fruit' ? 'Cook fruit' : 'Cook meat'),
    expand: () => 'Expand the tribe',
    skipMeal: () => 'Neither cook nor expand',
    endTurn: () => 'End turn',
  },
  events: {
    setupBegun: ({ starter }, name) => `${name(starter)} is the starting player.`,
    setupCardTaken: ({ seat, card: id }, name) => `${name(seat)} takes a Setup card: ${en.setupCards[id]}.`,
    meeplePlaced: ({ seat, area }, name) => `${name(seat)} places a meeple in ${en.areas[area]}.`,
    setupTurnBegun: undefined,
    turnBegun: undefined,
    stepBegun: undefined,
    medicineUsed: ({ seat, face: id }, name) => `${name(seat)} uses Medicine for ${face(id)}.`,
    meepleSetOut: ({ seat, to }, name) => `A meeple of ${name(seat)} walks to tile ${to}.`,
    meepleShifted: ({ seat, to }, name) => `${name(seat)} adapts and shifts to tile ${to}.`,
    meepleBumped: ({ seat, to }, name) => `A meeple of ${name(seat)} is bumped to ${en.areas[to]}.`,
    meepleArrived: undefined,
    meepleBorn: ({ seat }, name) => `${name(seat)} has a newborn.`,
    meepleRetired: ({ seat }, name) => `A meeple of ${name(seat)} goes home from the board.`,
    meepleMovedOn: undefined,
    shoreLeft: ({ seat, count }, name) => `From the shore, ${meeples(count)} of ${name(seat)} go home.`,
    actionPerformed: ({ seat, face: id }, name) => `${name(seat)} performs ${face(id)}.`,
    actionFailed: ({ seat, face: id }, name) => `${name(seat)} cannot perform ${face(id)}.`,
    actionDeclined: ({ seat, face: id }, name) => `${name(seat)} declines ${face(id)}.`,
    resourceGained: ({ seat, resource, amount }, name) => `${name(seat)} gains ${units(amount, resource)}.`,
    resourceLost: ({ seat, resource, amount }, name) => `${name(seat)} loses ${units(amount, resource)}.`,
    foodSpoiled: ({ seat, food, amount }, name) => `${units(amount, food)} of ${name(seat)} spoil.`,
    pointsGained: ({ seat, amount, source: from }, name) => `${name(seat)} gains ${points(amount)} (${source(from)}).`,
    pointsLost: ({ seat, amount }, name) => `${name(seat)} loses ${points(amount)}.`,
    pointsTested: ({ seat, atLeast, isEnough }, name) =>
      isEnough ? `${name(seat)} has ${points(atLeast)} to lose.` : `${name(seat)} has no ${points(atLeast)} to lose.`,
    artCreated: ({ seat, card: id }, name) => `${name(seat)} creates art: ${en.art[id]}.`,
    artReplaced: ({ finished, drawn }) => `${en.art[finished]} is finished; ${en.art[drawn]} takes its place.`,
    progressGained: ({ seat, card: id }, name) => `${name(seat)} acquires ${card(id)}.`,
    progressPlaced: ({ card: id, covered }) =>
      covered === 'none' ? `${card(id)} goes into a free slot.` : `${card(id)} covers ${card(covered)}.`,
    rested: ({ seat }, name) => `${name(seat)} rests.`,
    tribeExpanded: ({ seat }, name) => `${name(seat)} expands the tribe.`,
    clansTested: ({ canReturn }) =>
      canReturn ? 'All clans are gone, but one can return.' : 'All clans are gone, and none can return.',
    lotsDrawn: ({ order }, name) => `Lots for ties: ${order.map(name).join(', ')}.`,
    gameEnded: ({ reason }) => `${en.endReasons[reason]} The game is over.`,
  },
  refusals: {
    notYourTurn: () => 'It is not your turn.',
    notNow: () => 'Not at this step of the turn.',
    gameOver: () => 'The game is over.',
    hasSetupCard: () => 'You have taken a Setup card already.',
    noSuchSetupCard: () => 'That Setup card does not lie open.',
    noSuchArea: () => 'Place meeples in Ready Areas of the first three columns.',
    columnTaken: ({ column }) => `You have a meeple in column ${column} already.`,
    areaTooFull: ({ meeples: count, fewest }) =>
      `There ${count === 1 ? 'is' : 'are'} ${meeples(count)} there; another area of that column has ${fewest}.`,
    noMeepleThere: () => 'You have no meeple in that Ready Area.',
    noSuchLine: () => 'No line leads from that area to that tile.',
    ownMeepleThere: () => 'One of your meeples is on that tile.',
    otherMeepleChosen: () => 'Medicine was used with another meeple: that one must walk.',
    noMedicine: () => 'You have no Medicine that works.',
    nothingBehind: () => 'No tile lies before the first Ready Area.',
    cannotMoveOn: () => 'That meeple could not walk on afterwards.',
    cannotPerform: ({ face: id }) => `You cannot perform ${face(id)}.`,
    noSuchArt: () => 'That Art card does not lie open.',
    artTooDear: () => 'You cannot pay the next line of that Art card.',
    notAdjacent: () => 'Shift to the tile right above or below.',
    ownMeepleBeside: () => 'One of your meeples is on that tile.',
    noSuchStack: () => 'That Progress card is not for sale in this game.',
    stackEmpty: ({ card: id }) => `No ${card(id)} is left.`,
    alreadyAcquired: ({ card: id }) => `You have acquired ${card(id)} already.`,
    cardTooDear: ({ card: id }) => `You cannot pay the tile and ${card(id)} together.`,
    noSuchResource: () => 'Choose fruit, meat, hides or tools.',
    notFood: () => 'That is not food: choose fruit or meat.',
    hasNone: ({ resource }) => `You have no ${UNITS[resource][1]}.`,
    noSuchSlot: () => 'Put the card into a free side slot or over one of your side cards.',
    notEnoughFood: ({ needed, owned }) => `A meal takes ${needed}; you have ${owned}.`,
    cookingForbidsExpanding: () => 'With the Cooking card you cannot expand.',
    notEnoughPoints: ({ needed, owned }) => `That costs ${points(needed)}; you have ${owned}.`,
    noMeepleOnMat: () => 'All your meeples are on the board.',
    firstAreaFull: ({ most }) => `You have ${meeples(most)} in the first Ready Area already.`,
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
