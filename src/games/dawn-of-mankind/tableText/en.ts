// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { HIDDEN, countEnglish } from '#kernel';
import type { Cost } from '../components/resources.ts';
import { en as text } from '../text/en.ts';
import type { Phrases } from './phrases.ts';
import { makeTableText } from './table.ts';

const points = (number: number): string => countEnglish(number, 'point', 'points');
const resources = (number: number): string => countEnglish(number, 'resource', 'resources');

const price = ({ fruit, meat, hide, tool, food, any }: Cost): string => {
  const parts = [
    fruit > 0 ? `${fruit} fruit` : '',
    meat > 0 ? `${meat} meat` : '',
    hide > 0 ? countEnglish(hide, 'hide', 'hides') : '',
    tool > 0 ? countEnglish(tool, 'tool', 'tools') : '',
    food > 0 ? `${food} food` : '',
    any > 0 ? `${any} of any kind` : '',
  ].filter(part => part !== '');
  return parts.length === 0 ? 'nothing' : parts.join(', ');
};

const phrases: Phrases = {
  setUpRest: {
    card: { title: 'Take a Setup card' },
    meeple: { title: 'Place a meeple', detail: 'One in each of the first three columns.' },
  },
  prompts: {
    settingUp: () => ({
      title: 'Take a Setup card or place a meeple',
      detail: 'In four turns: one Setup card, and a meeple in each of the first three columns.',
    }),
    choosing: () => ({
      title: 'Send a meeple, or rest',
      detail: 'A meeple walks from its Ready Area to a tile and uses it.',
    }),
    moving: () => ({ title: 'Walk on', detail: 'You have used Medicine: the tile you reach is not used.' }),
    art: () => ({ title: 'Create art?', detail: 'You may pay for the next line of one Art card.' }),
    dyeing: () => ({ title: 'Take a resource for your Dyes' }),
    shifting: () => ({
      title: 'Shift to the tile above or below?',
      detail: 'Then you use that tile instead.',
    }),
    deciding: () => ({ title: 'Use this tile?' }),
    studying: () => ({ title: 'Choose a Progress card', detail: 'You pay for the tile and the card together.' }),
    paying: ({ food, any }) =>
      food > 0 ? { title: `Pay ${food} food`, detail: 'Fruit or meat.' } : { title: `Pay ${resources(any)}` },
    placing: ({ card }) => ({
      title: `Where does ${text.progress[card].name} go?`,
      detail: 'A covered card stops working.',
    }),
    bartering: ({ given, most }) => ({
      title: `Give up to ${resources(most - given)}`,
      detail: `Given so far: ${given}.`,
    }),
    taking: ({ left }) => ({ title: `Take ${resources(left)}` }),
    exploring: ({ given, most, each }) => ({
      title: `Give up to ${resources(most - given)}`,
      detail: `${points(each)} for each; given so far: ${given}.`,
    }),
    resting: () => ({
      title: 'Cook, expand your tribe, or neither',
      detail: 'Then food spoils: you keep at most 3 meat and 6 fruit.',
    }),
    ending: () => ({ title: 'End your turn', detail: 'Until then you can still undo.' }),
    over: () => ({ title: 'The game is over' }),
  },
  isPlaying: name => `${name} is playing`,
  groups: {
    takeSetupCard: 'Take a Setup card',
    placeMeeple: 'Place a meeple',
    walk: 'Walk',
    useMedicine: 'Medicine',
    createArt: 'Art',
    skipArt: 'Art',
    shift: 'Adaptability',
    stay: 'Adaptability',
    perform: 'The tile',
    decline: 'The tile',
    study: 'Study',
    pay: 'Pay',
    placeCard: 'Place the card',
    give: 'Give',
    stopGiving: 'Give',
    take: 'Take',
    rest: 'Rest',
    cook: 'Rest',
    expand: 'Rest',
    skipMeal: 'Rest',
    endTurn: 'Turn',
  },
  sections: { own: 'Yours', board: 'The board', art: 'Art cards', progress: 'Progress cards', clans: 'Clans' },
  labels: {
    stores: 'Your stores',
    points: 'Your points',
    meeples: 'Your meeples',
    cards: 'Your Progress cards',
    setupCards: 'Setup cards',
    round: 'Round',
  },
  round: (round, cap) => (cap === 0 ? `${round}` : `${round} of ${cap}`),
  stores: ({ fruit, meat, hide, tool }) =>
    `${fruit} fruit, ${meat} meat, ${countEnglish(hide, 'hide', 'hides')}, ${countEnglish(tool, 'tool', 'tools')}`,
  points: ({ points: total, onMat }) =>
    `${total === HIDDEN ? 'points not shown' : points(total)}, ${countEnglish(onMat, 'meeple', 'meeples')} on the mat`,
  stand: (place, number) => (number === 1 ? place : `${number} in ${place}`),
  none: 'none',
  covered: card => `${card} (covered)`,
  tile: (face, occupant) => (occupant === undefined ? face : `${face} (${occupant})`),
  onTile: (face, space) => `${face}, ${space}`,
  price,
  artLine: ({ cost, points: worth, line, lines }) => `Line ${line} of ${lines}: ${price(cost)} for ${points(worth)}`,
  stack: ({ left, price: asked }, rule) =>
    asked === undefined
      ? `Sold out. ${rule}`
      : `Price: ${price(asked)}; ${countEnglish(left, 'card', 'cards')} left. ${rule}`,
  walk: ({ from, to, face, signs, bumps }) => {
    const onTheWay = signs.map(sign => (sign === 'art' ? ', art on the way' : ', a newborn on the way')).join('');
    const bump = bumps === undefined ? '' : `, bumps ${bumps}`;
    return `Walk from ${from} to ${face.name}, ${to}${onTheWay}${bump}. ${face.rule}`;
  },
  useMedicine: (area, face) => `Medicine: before walking from ${area}, use ${face.name}. ${face.rule}`,
  study: (card, asked) => `Study ${card.name} for ${asked}. ${card.rule}`,
  createArt: (name, { cost, points: worth }) => `Create ${name}: ${price(cost)} for ${points(worth)}`,
  shift: (space, face) => `Shift to ${face.name}, ${space}. ${face.rule}`,
  cook: (food, amount, worth) => `Cook ${amount} ${food} for ${points(worth)}`,
  sheets: {
    tiles: 'Action tiles',
    tilesNote: 'The effects are printed; which faces share a tile, and where it lies, is reconstructed.',
    tileColumns: ['Place', 'Side', 'Effect'],
    side: { front: 'Front', back: 'Back', both: 'Both sides' },
    lines: 'Lines of the board',
    linesNote: 'The picture of the board is lost: only the lines of the first Ready Area follow from the text.',
    lineColumns: ['To', 'Signs'],
    signs: { newborn: 'newborn', art: 'art' },
    art: 'Art cards',
    artNote: 'The names are ours; prices and points are reconstructed.',
    artColumns: ['First', 'Second', 'Third'],
    progress: 'Progress cards',
    progressNote: 'Names and effects are printed, but for what Leadership gives; the prices are reconstructed.',
    progressColumns: ['Effect', 'First price', 'Second', 'Third', 'Fourth'],
    setup: 'Setup cards',
    setupColumns: ['Gives'],
  },
};

export const en = makeTableText(text, phrases);
