// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import { at, countEnglish } from '#kernel';
import { SIDES } from '../components/board.ts';
import type { Building, Gain, Level1, Level2, Level3, RecyclingEffect } from '../components/buildings.ts';
import type { Colour } from '../components/colours.ts';
import { FIXED_CHIPS, type Elder } from '../components/elders.ts';
import { besideCircle } from '../queries.ts';
import { buildingAt } from '../tiles.ts';
import type { Source } from '../types.ts';
import type { DunaiaText } from './text.ts';

const flowers = (count: number): string => countEnglish(count, 'flower', 'flowers');
const chips = (count: number): string => countEnglish(count, 'chip', 'chips');

const COLOURS: { readonly [C in Colour]: string } = { green: 'green', yellow: 'yellow', purple: 'purple', red: 'red' };
const GAINS: { readonly [G in Gain]: string } = { flower: 'a flower', chip: 'a chip', move: 'a move' };
const SIDE_NAMES = { up: 'above', right: 'on the right', down: 'below', left: 'on the left' } as const;

const SQUARES = [
  'top left',
  'top',
  'top right',
  'left',
  'centre',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const;

const square = (index: number): string => at(SQUARES, index);

const circle = (index: number): string => {
  const [one, other] = besideCircle(index);
  return `between ${square(one)} and ${square(other)}`;
};

const colourOf = ({ colour: { value } }: Building): string =>
  value === 'multicoloured' ? 'multicoloured' : COLOURS[value];

const effect = (what: RecyclingEffect): string => {
  switch (what.kind) {
    case 'flowers':
      return `take ${flowers(what.amount)}`;
    case 'moves':
      return `move up to ${what.amount} Dunaias`;
    case 'advance':
      return 'advance a construction';
    case 'chips':
      return `insert ${chips(what.amount)}`;
  }
};

const level1 = ({ effect: { value } }: Level1): string => `Recycling square: ${effect(value)}.`;

const level2 = ({ centre, chevrons }: Level2): string => {
  const more = SIDES.map(side => `${GAINS[chevrons.value[side]]} ${SIDE_NAMES[side]}`).join(', ');
  return `Awakening: ${GAINS[centre.value]}. Arrows that point at a completed Building of its colour add ${more}.`;
};

const level3 = ({ chevrons: { value } }: Level3): string =>
  value === 'none'
    ? '3 points at the end. It is of every colour.'
    : `3 points at the end, and ${value.up.points} for each completed ${COLOURS[value.up.colour]} Building next to it.`;

const ruleOf = (tile: Building): string => {
  switch (tile.level) {
    case 1:
      return level1(tile);
    case 2:
      return level2(tile);
    case 3:
      return level3(tile);
  }
};

const building = (tile: number): string => {
  const data = buildingAt(tile);
  return `${colourOf(data)} Level ${data.level} Building`;
};

const SOURCES: { readonly [S in Source]: string } = {
  'slot-1': 'Level 1 slot',
  'slot-2': 'Level 2 slot',
  'slot-3': 'Level 3 slot',
  'pile-1': 'Level 1 pile',
  'pile-2': 'Level 2 pile',
  'pile-3': 'Level 3 pile',
  booked: 'booked tile',
  search: 'searched pile',
};

/** Why a power cannot be used: what is missing. */
const POWER_LACKS: { readonly [E in Elder]: string } = {
  flowers: 'This power cannot be used now.',
  movement: 'No Dunaia of yours can be moved.',
  construction: 'You have no Building under construction to advance.',
  search: 'To search a pile you need a Construction token, a square without a tile, and the flowers for a tile in it.',
  colour: 'None of your Buildings can take a Colour token that is left.',
};

export const en: DunaiaText = {
  title: 'Dunaïa',
  colours: COLOURS,
  building: tile => ({ name: building(tile), rule: ruleOf(buildingAt(tile)) }),
  elders: {
    flowers: { name: 'Elder of flowers', rule: 'Take 2 flowers.' },
    movement: { name: 'Elder of movement', rule: 'Move 2 Dunaias.' },
    construction: { name: 'Elder of construction', rule: 'Advance one of your constructions by a square.' },
    search: {
      name: 'Elder of the piles',
      rule: 'Take any tile from a pile, pay for it and place it. Then shuffle the pile.',
    },
    colour: { name: 'Elder of colours', rule: 'Put a Colour token on one of your Buildings.' },
  },
  prophecies: {
    sixBuildings: '6 completed Buildings',
    sevenBuildings: '7 completed Buildings',
    eightBuildings: '8 completed Buildings',
    twelveFlowers: '12 flowers',
    twoArtefacts: '2 complete Artefacts',
    flowersAndArtefact: '7 flowers and a complete Artefact',
    corners: 'A completed Building in each corner',
    line: 'Three completed Buildings in a line',
    levels: 'A completed Building of each level',
  },
  prophecyColours: { blue: 'blue', orange: 'orange', white: 'white' },
  elites: {
    haggler: { name: 'Haggler', rule: 'Buildings cost you 1 flower less.' },
    turner: { name: 'Turner', rule: 'When you take a die you may turn it to its opposite face.' },
    foreman: { name: 'Foreman', rule: 'Once a turn, pay 2 flowers to advance one of your constructions.' },
    trader: { name: 'Trader', rule: 'Once a turn, discard 2 chips to take 2 flowers and move a Dunaia.' },
    guide: { name: 'Guide', rule: 'At the end of your turn you may move the Dunaia you awakened.' },
    steward: {
      name: 'Steward',
      rule: 'At the end of your turn you may book a tile for sale, to buy it later at the lowest price of its level.',
    },
  },
  actions: { build: 'start a construction', flower: 'take a flower', move: 'move a Dunaia', chip: 'insert a chip' },
  squares: SQUARES,
  circle,
  steps: {
    drafting: 'Choose an Elite character.',
    picked: 'End your turn.',
    choosing: 'Choose a die.',
    awakening: 'Awaken your Dunaia.',
    recycling: 'Put your die on a Recycling square.',
    checking: 'Check the Prophecy.',
    ending: 'End your turn.',
    ended: 'End your turn.',
    moving: 'Move a Dunaia.',
    inserting: 'Insert a chip.',
    advancing: 'Advance a construction.',
    discarding: 'Discard a chip.',
    buying: 'Choose a tile.',
    searching: 'Choose a tile from a pile.',
    placing: 'Choose a square for the tile.',
    colouring: 'Put a Colour token on a Building.',
    secondEffect: 'The second square gives its effect.',
    power: 'The Elder’s power is used.',
    fragment: 'A fragment is taken.',
    trading: 'Chips are traded.',
    over: 'The game is over.',
  },
  endings: {
    prophecies: 'the last Prophecy tile was taken',
    ninthBuilding: 'a ninth Building was completed',
    cap: 'the round cap was reached',
  },
  options: {
    setup: {
      name: 'Set-up',
      help: 'Elders and Prophecy tiles at random, or those for a first game.',
      choices: { random: 'At random', firstGame: 'First game' },
    },
    elites: { name: 'Elite characters', help: 'Everybody chooses a character with a power.', choices: undefined },
    roundCap: {
      name: 'Round cap',
      help: 'Score the game as it stands after so many rounds.',
      choices: { 0: 'None', 40: '40 rounds', 80: '80 rounds' },
    },
  },
  moves: {
    pickElite: ({ elite }) => `Choose the ${en.elites[elite].name}`,
    takeDie: ({ face, isTurned }) => (isTurned ? `Take a ${face} and turn it over` : `Take a ${face}`),
    awaken: ({ first }) => `Awaken: begin with the ${square(first)} square`,
    recycleOnBoard: ({ action }) => `Recycle: ${en.actions[action]}`,
    recycleOnBuilding: ({ owner, square: index }, name) => `Recycle on ${name(owner)}’s Building, ${square(index)}`,
    checkProphecies: () => 'Check the Prophecy',
    endTurn: () => 'End your turn',
    callElder: ({ place, takes }) => {
      const what = { both: 'power and fragment', power: 'power only', fragment: 'fragment only' }[takes];
      return `Call on the Elder who asks for chips ${FIXED_CHIPS[place].value.join(' and ')}: ${what}`;
    },
    discardChip: ({ chip }) => `Discard chip ${chip}`,
    insertChip: ({ chip }) => `Insert chip ${chip}`,
    moveDunaia: ({ dunaia, circle: to }) => `Move Dunaia ${dunaia} ${circle(to)}`,
    advance: ({ square: index }) => `Advance the construction: ${square(index)}`,
    buyTile: ({ from }) => `Buy: ${SOURCES[from]}`,
    searchPile: ({ tile }) => `Take the ${building(tile)}`,
    placeTile: ({ square: index }) => `Put it on the ${square(index)} square`,
    placeColour: ({ square: index, colour }) => `Put a ${COLOURS[colour]} token on the ${square(index)} square`,
    stop: () => 'No more',
    hasten: ({ square: index }) => `Foreman: pay 2 flowers to advance ${square(index)}`,
    trade: () => 'Trader: give 2 chips for 2 flowers and a move',
    moveAwakened: ({ circle: to }) => `Guide: move the awakened Dunaia ${circle(to)}`,
    book: ({ from }) => `Steward: book from the ${SOURCES[from]}`,
  },
  refusals: {
    notYourTurn: ({ turn }, name) => `It is ${name(turn)}’s turn.`,
    notNow: ({ step }) => `Not now. ${en.steps[step]}`,
    gameOver: () => 'The game is over.',
    noSuchDie: () => 'No black die shows that value.',
    neutralDiceFirst: () => 'You may take your own die only when no black die is left.',
    ownDieOnly: ({ face }) => `No black die is left: you must take your own, a ${face}.`,
    notBesideDunaia: ({ dunaia }) => `That square is not next to Dunaia ${dunaia}.`,
    orderIsFixed: ({ first }) => `The order makes no difference here: begin with the ${square(first)} square.`,
    noSuchChip: () => 'Chips are numbered 1 to 6.',
    chipInserted: ({ chip }) => `Chip ${chip} is already inserted.`,
    noSuchDunaia: () => 'Dunaias are numbered 1 to 6.',
    noSuchCircle: () => 'There is no such circle.',
    sameCircle: ({ dunaia }) => `Dunaia ${dunaia} is already there.`,
    circleFull: ({ most }) => `That circle is full: ${most} Dunaias at most.`,
    movedAlready: ({ dunaia }) => `This effect has already moved Dunaia ${dunaia}.`,
    mustBeDone: () => 'A power that was called for must be carried out.',
    noSuchAction: () => 'The common board has no such square.',
    noTokenLeft: () => 'You have no Construction token left.',
    boardFull: () => 'Every square of your board already has a tile.',
    nothingAffordable: ({ flowers: count }) => `You have ${flowers(count)}, and no tile is that cheap.`,
    noTileThere: () => 'No tile is left there.',
    tooExpensive: ({ price, flowers: count }) => `It costs ${flowers(price)}; you have ${count}.`,
    noSuchSquare: () => 'There is no such square.',
    squareTaken: ({ square: index }) => `The ${square(index)} square already has a tile.`,
    noRecyclingSquare: () => 'There is no completed Level 1 Building there.',
    dieThere: () => 'There is already a die there, until the dice are rolled again.',
    rivalCostsFlower: () => 'A rival’s Building costs 1 flower, and you have none.',
    notUnderConstruction: () => 'Nothing of yours is under construction there.',
    noSuchElder: () => 'There is no such Elder.',
    chipsMissing: ({ fixed: [one, other] }) => `This Elder asks for chips ${one} and ${other} and one more.`,
    chipNotInserted: () => 'That chip is not inserted.',
    noSuchGift: () => 'Take the power, the fragment, or both.',
    powerUseless: ({ elder }) => POWER_LACKS[elder],
    fragmentHeld: () => 'Your Artefact already has a fragment of that kind.',
    noFragmentLeft: () => 'No fragment of that kind is left.',
    notInPile: () => 'That tile is not in a pile.',
    noBuildingThere: () => 'You have no Building there.',
    noSuchColour: () => 'There is no such colour.',
    noColourLeft: ({ colour }) => `No ${COLOURS[colour]} token is left.`,
    hasThatColour: ({ colour }) => `That Building is already ${COLOURS[colour]}.`,
    notOffered: () => 'That character is not on offer.',
    otherCharacter: ({ needed }) => `Only the ${en.elites[needed].name} can do that.`,
    turnedOrNot: () => 'A die is turned over or it is not.',
    usedThisTurn: () => 'You have done that this turn: only once a turn.',
    hasteTooDear: ({ price, flowers: count }) => `The Foreman costs ${flowers(price)}; you have ${count}.`,
    tooFewChips: ({ chips: count }) => `The Trader needs 2 chips; you have ${count}.`,
    alreadyBooked: () => 'You already have a booked tile.',
  },
  score: {
    buildings: 'Buildings',
    chevrons: 'Arrows',
    prophecies: 'Prophecy',
    artefacts: 'Artefacts',
    flowers: 'Flowers',
    total: 'Total',
  },
};
