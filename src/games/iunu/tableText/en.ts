// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { an, countEnglish } from '#kernel';
import { en as text } from '../text/en.ts';
import type { Phrases } from './phrases.ts';
import { makeTableText } from './table.ts';

const debens = (number: number): string => countEnglish(number, 'Deben', 'Debens');

const phrases: Phrases = {
  none: 'none',
  noAfterlife: 'none',
  hidden: 'hidden',
  noCitizens: 'no citizens yet',
  between: '; ',
  die: (number, face) => `die ${number} ${face === 0 ? 'out of play' : `shows ${face}`}`,
  column: ({ citizens, loaves, leads }) =>
    [citizens, ...(loaves > 0 ? [`${loaves} with bread`] : []), ...(leads ? ['the most'] : [])].join(', '),
  holdings: ({ debens: owned, hand, stash, hasAfterlife }) =>
    [
      debens(owned),
      countEnglish(hand, 'card in hand', 'cards in hand'),
      ...(stash > 0 ? [`${stash} under a Scribe`] : []),
      ...(hasAfterlife ? ['an Afterlife card'] : []),
    ].join(', '),
  card: ({ name, rule }) => `${name}: ${rule}`,
  prompts: {
    dynasty: mayReroll => ({
      title: 'Lay a citizen',
      detail: mayReroll ? 'Your Pharaoh may roll one die again first.' : 'A second of the same class costs 1 Deben.',
    }),
    ability: ({ name, rule }) => ({ title: `Use the ${name}?`, detail: rule }),
    baking: (left, price, owned) => ({
      title: left === 1 ? 'Feed one more citizen, or stop' : `Feed up to ${left} citizens`,
      detail: `A loaf costs ${debens(price)}; you have ${owned}.`,
    }),
    consulting: { title: 'Keep one Afterlife card', detail: 'The others are shuffled back.' },
    tribute: owned => ({ title: 'Pay 1 Deben, or give up a Farmer?', detail: `You have ${debens(owned)}.` }),
    placing: (left, hasArtisan) => ({
      title: left === 1 ? 'Place one more card in the Forum' : `Place ${left} cards in the Forum`,
      detail: hasArtisan
        ? 'Or pay an Artisan 1 Deben to place one card fewer.'
        : 'Then you take one card more than you placed.',
    }),
    taking: left => ({
      title: left === 1 ? 'Take one more card' : `Take ${left} cards`,
      detail: 'From those that lay in the Forum before your turn.',
    }),
    ending: { title: 'End your turn', detail: 'Until then you can still undo.' },
    over: { title: 'The game is over' },
    answering: name => ({ title: `Waiting for ${name} to answer a thief` }),
    playing: name => ({ title: `${name} is playing` }),
  },
  sections: { yours: 'Yours', table: 'The table', dynasties: 'Dynasties' },
  rows: {
    forum: 'Forum',
    dice: 'Dice',
    decks: 'Decks',
    bread: 'Bread left',
    gone: 'Gone from the game',
    round: 'Round',
    hand: 'Your hand',
    debens: 'Your Debens',
    afterlife: 'Your Afterlife card',
    stash: 'Under your Scribes',
  },
  decks: (citizens, afterlives) =>
    `${countEnglish(citizens, 'citizen', 'citizens')}, ${countEnglish(afterlives, 'Afterlife card', 'Afterlife cards')}`,
  round: (round, isLast) => `${round}${isLast ? ', the last' : ''}`,
  ownDebens: (owned, price) => `${owned}; a loaf would cost you ${price}`,
  seenToHold: cards => `; seen to take, in hand or under a Scribe: ${cards}`,
  groups: {
    reroll: 'Roll a die again',
    playCitizens: 'Lay citizens',
    useAbility: 'Ability',
    skipAbility: 'Ability',
    stash: 'Put under the Scribe',
    consult: 'Look at Afterlife cards',
    keepAfterlife: 'Keep an Afterlife card',
    rob: 'Steal a Farmer',
    answerTribute: 'Tribute',
    feed: 'Give bread',
    stopBaking: 'Give bread',
    place: 'Place in the Forum',
    hireArtisan: 'Artisan',
    take: 'Take from the Forum',
    endTurn: 'Turn',
    setStanding: 'When I am robbed',
  },
  moves: {
    take: (name, place) => `Take ${an(name)}, place ${place} in the Forum`,
    reroll: (die, face) => `Roll die ${die} again, which shows ${face}`,
    consult: (price, die) => `Pay ${debens(price)} (die ${die}) for as many Afterlife cards`,
    feed: (name, points) => `Feed ${an(name)}: +${countEnglish(points, 'point', 'points')}`,
    keepAfterlife: ({ name, rule }) => `Keep ${name}: ${rule}`,
  },
  sheets: {
    citizens: 'The nine classes',
    citizensNote: 'Bread points are reconstructed: the pictures of the cards are lost.',
    columns: ['Copies', 'Points', 'Bread', 'Majority', 'Ability'],
    afterlives: 'Afterlife cards',
    effect: 'What it is worth',
  },
};

export const en = makeTableText(text, phrases);
