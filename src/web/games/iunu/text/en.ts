// Not through the doors of the game's texts, which lead to both languages: each is a chunk of its own.
import { countEnglish } from '#kernel';
import { en as game } from '../../../../games/iunu/text/en.ts';
import { en as table } from '../../../../games/iunu/tableText/en.ts';
import type { BoardText, LanguagePack } from './text.ts';

const debenUnit = (count: number): string => (count === 1 ? 'Deben' : 'Debens');
const debens = (count: number): string => `${count} ${debenUnit(count)}`;
const points = (count: number): string => countEnglish(count, 'point', 'points');

const board: BoardText = {
  round: number => `Round ${number}`,
  lastRound: 'Last round',
  citizens: 'Citizens',
  afterlife: 'Afterlife',
  forum: 'The Forum',
  oldest: 'oldest',
  newest: 'newest',
  leavesNext: 'Leaves',
  gone: 'Gone',
  goneCards: count => countEnglish(count, 'card has left the game', 'cards have left the game'),
  dice: 'Dice',
  aLoaf: 'a loaf',
  loavesLeft: count => countEnglish(count, 'loaf left', 'loaves left'),
  debens,
  debenUnit,
  points,
  cardsInHand: count => countEnglish(count, 'card in hand', 'cards in hand'),
  underScribe: count => `${count} under the Scribe`,
  yourDynasty: 'Your dynasty',
  dynastyOf: name => `${name}’s dynasty`,
  countCitizens: count => countEnglish(count, 'citizen', 'citizens'),
  countMajorities: count => countEnglish(count, 'majority', 'majorities'),
  neutralCity: 'neutral city',
  yourHand: 'Your hand',
  hidden: 'Under your Scribe',
  holdsAfterlife: 'Afterlife card',
  justLaid: 'Just laid',
  inDanger: 'In danger',
  thief: 'wants a Farmer',
  phases: { dynasty: 'Dynasty phase', rejuvenation: 'Rejuvenation phase' },
  stages: { lay: 'lay', ability: 'ability', place: 'place', take: 'take' },
  thisTurn: 'This turn',
  ofThree: count => `${count} of 3`,
  left: count => `${count} left`,
  keepOne: 'Keep one',
  held: 'Yours so far',
  layHowMany: 'Lay how many?',
  lay: (count, cost) => (cost === 0 ? `Lay ${count}` : `Lay ${count} for ${debens(cost)}`),
  numbers: (own, bread, majority) => `${points(own)}, bread +${bread}, majority +${majority}`,
  seenToHold: cards => `seen to take, in hand or under a Scribe: ${cards}`,
  starts: 'starts this round',
  inForum: 'in the Forum',
  inHand: 'in your hand',
  deckOf: (what, count) => `${what}: ${countEnglish(count, 'card', 'cards')}`,
  die: (number, face) => (face === 0 ? `Die ${number}, out of play` : `Die ${number} shows ${face}`),
  column: (name, count, loaves, leads) =>
    [
      name,
      countEnglish(count, 'card', 'cards'),
      ...(loaves > 0 ? [`${loaves} with bread`] : []),
      ...(leads ? ['the most'] : []),
    ].join(', '),
  anatomy: { points: 'its own points', bread: 'with bread', majority: 'for the majority' },
  verbs: {
    take: 'take',
    lay: 'lay',
    layOneOrTwo: 'lay one or two',
    place: 'place in the Forum',
    stash: 'put under the Scribe for 1 Deben',
    reroll: 'roll again',
    rob: 'go for a Farmer',
    keep: 'keep',
    feed: (price, gain) => `feed for ${debens(price)}, +${points(gain)}`,
    consult: price => `pay ${debens(price)} for Afterlife cards`,
  },
};

export const languagePack: LanguagePack = { game, table, board };
