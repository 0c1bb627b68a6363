// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { HIDDEN } from '#kernel';
import type { Cost } from '../components/resources.ts';
import { en as text } from '../text/en.ts';
import type { Phrases } from './phrases.ts';
import { makeTableText } from './table.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const points = (number: number): string => count(number, 'point', 'points');
const resources = (number: number): string => count(number, 'resource', 'resources');

const price = ({ fruit, meat, hide, tool, food, any }: Cost): string => {
  const parts = [
    fruit > 0 ? `${fruit} fruit` : '',
    meat > 0 ? `${meat} meat` : '',
    hide > 0 ? count(hide, 'hide', 'hides') : '',
    tool > 0 ? count(tool, 'tool', 'tools') : '',
    food > 0 ? `${food} food` : '',
    any > 0 ? `${any} of any kind` : '',
  ].filter(part => part !== '');
  return parts.length === 0 ? 'nothing' : parts.join(', ');
};

const phrases: Phrases = {
  setUpRest: {
    card: { title: 'Take a Setup card' },
    meeple: { title: 'Place a meeple', detail: 'In each of the first three columns one.' },
  },
  prompts: {
    settingUp: () => ({
      title: 'Take a Setup card or place a meeple',
      detail: 'One of each in the first three columns.',
    }),
    choosing: () => ({ title: 'Send a meeple, or rest', detail: 'A meeple walks from its Ready Area to a tile.' }),
    moving: () => ({ title: 'Walk on', detail: 'Medicine was used: the tile you reach is not.' }),
    art: () => ({ title: 'Create art?', detail: 'You may pay one line of an open Art card.' }),
    dyeing: () => ({ title: 'Take a resource for your Dyes' }),
    shifting: () => ({ title: 'Shift to a tile above or below?', detail: 'Then that tile is used instead.' }),
    deciding: () => ({ title: 'Use this tile?' }),
    studying: () => ({ title: 'Choose a Progress card', detail: 'You pay the tile and the card together.' }),
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
      detail: 'Then food spoils: 3 meat and 6 fruit keep.',
    }),
    ending: () => ({ title: 'End your turn', detail: 'Until then you may still take steps back.' }),
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
    `${fruit} fruit, ${meat} meat, ${count(hide, 'hide', 'hides')}, ${count(tool, 'tool', 'tools')}`,
  points: ({ points: total, onMat }) =>
    `${total === HIDDEN ? 'points not shown' : points(total)}, ${count(onMat, 'meeple', 'meeples')} on the mat`,
  stand: (place, number) => (number === 1 ? place : `${number} in ${place}`),
  none: 'none',
  covered: card => `${card} (covered)`,
  tile: (space, face, occupant) => (occupant === undefined ? `${space} ${face}` : `${space} ${face} with ${occupant}`),
  price,
  artLine: ({ cost, points: worth, line, lines }) => `Line ${line} of ${lines}: ${price(cost)} for ${points(worth)}`,
  stack: ({ left, price: asked }, rule) =>
    asked === undefined ? `Sold out. ${rule}` : `Price: ${price(asked)}; ${count(left, 'card', 'cards')} left. ${rule}`,
  walk: ({ from, to, face, signs, bumps }) => {
    const onTheWay = signs.map(sign => (sign === 'art' ? ', art on the way' : ', a newborn on the way')).join('');
    const bump = bumps === undefined ? '' : `, bumps ${bumps}`;
    return `Walk from ${from} to ${face.name} (${to})${onTheWay}${bump}. ${face.rule}`;
  },
  useMedicine: (area, face) => `Medicine in ${area}: first ${face.name}. ${face.rule}`,
  study: (card, asked) => `Study ${card.name} for ${asked}. ${card.rule}`,
  createArt: (name, { cost, points: worth }) => `Create ${name}: ${price(cost)} for ${points(worth)}`,
  shift: (space, face) => `Shift to ${face.name} (${space}). ${face.rule}`,
  cook: (food, amount, worth) => `Cook ${amount} ${food} for ${points(worth)}`,
  sheets: {
    tiles: 'Action tiles',
    tilesNote: 'The effects are printed; which faces share a tile, and where it lies, is reconstructed.',
    tileColumns: ['Column', 'Side', 'Effect'],
    side: { front: 'Front', back: 'Back', both: 'Both sides' },
    lines: 'Lines of the board',
    linesNote: 'The picture of the board is lost: only the lines of the first Ready Area follow from the text.',
    lineColumns: ['To tile', 'Signs'],
    signs: { newborn: 'newborn', art: 'art' },
    art: 'Art cards',
    artColumns: ['First', 'Second', 'Third'],
    progress: 'Progress cards',
    progressNote: 'Names and effects are printed; the prices are reconstructed.',
    progressColumns: ['Effect', 'First price', 'Second', 'Third', 'Fourth'],
    setup: 'Setup cards',
    setupColumns: ['Gives'],
  },
};

export const en = makeTableText(text, phrases);
