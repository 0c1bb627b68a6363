import type { ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import { texts, type IunuText } from '#games/iunu/text';

/** A step of a turn, as the line above the dynasty shows it. */
export const STAGES = ['lay', 'ability', 'place', 'take'] as const;
export type Stage = (typeof STAGES)[number];

/** The words on the board that are neither the game's nor the platform's. */
export interface BoardText {
  readonly round: (number: number) => string;
  readonly lastRound: string;
  readonly citizens: string;
  readonly afterlife: string;
  readonly forum: string;
  readonly oldest: string;
  readonly newest: string;
  readonly leavesNext: string;
  readonly gone: string;
  readonly goneCards: (count: number) => string;
  readonly dice: string;
  readonly aLoaf: string;
  readonly loavesLeft: (count: number) => string;
  readonly debens: (count: number) => string;
  readonly points: (count: number) => string;
  readonly cardsInHand: (count: number) => string;
  readonly underScribe: (count: number) => string;
  readonly yourDynasty: string;
  readonly dynastyOf: (name: string) => string;
  readonly countCitizens: (count: number) => string;
  readonly countMajorities: (count: number) => string;
  readonly neutralCity: string;
  readonly yourHand: string;
  readonly hidden: string;
  readonly holdsAfterlife: string;
  readonly justLaid: string;
  readonly inDanger: string;
  readonly thief: string;
  readonly stages: { readonly [S in Stage]: string };
  readonly thisTurn: string;
  readonly ofThree: (count: number) => string;
  readonly left: (count: number) => string;
  readonly keepOne: string;
  readonly held: string;
  readonly layHowMany: string;
  readonly lay: (count: number, cost: number) => string;
  readonly numbers: (points: number, bread: number, majority: number) => string;
  readonly seenToHold: (cards: string) => string;
  readonly starts: string;
  readonly inForum: string;
  readonly inHand: string;
  readonly deckOf: (what: string, count: number) => string;
  readonly die: (number: number, face: number) => string;
  /** A class in a dynasty, in one breath. */
  readonly column: (name: string, count: number, loaves: number, leads: boolean) => string;
  /** The three numbers of a card. */
  readonly anatomy: { readonly points: string; readonly bread: string; readonly majority: string };
  /** What a click does. */
  readonly verbs: {
    readonly take: string;
    readonly lay: string;
    readonly layOneOrTwo: string;
    readonly place: string;
    readonly stash: string;
    readonly reroll: string;
    readonly rob: string;
    readonly keep: string;
    readonly feed: (price: number, points: number) => string;
    readonly consult: (price: number) => string;
  };
}

const many = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

const enDebens = (count: number): string => many(count, 'Deben', 'Debens');
const enPoints = (count: number): string => many(count, 'point', 'points');

const en: BoardText = {
  round: number => `Round ${number}`,
  lastRound: 'Last round',
  citizens: 'Citizens',
  afterlife: 'Afterlife',
  forum: 'The Forum',
  oldest: 'oldest',
  newest: 'newest',
  leavesNext: 'Leaves',
  gone: 'Gone',
  goneCards: count => many(count, 'card has left the game', 'cards have left the game'),
  dice: 'Dice',
  aLoaf: 'a loaf',
  loavesLeft: count => many(count, 'loaf left', 'loaves left'),
  debens: enDebens,
  points: enPoints,
  cardsInHand: count => many(count, 'card in hand', 'cards in hand'),
  underScribe: count => `${count} under the Scribe`,
  yourDynasty: 'Your dynasty',
  dynastyOf: name => `${name}’s dynasty`,
  countCitizens: count => many(count, 'citizen', 'citizens'),
  countMajorities: count => many(count, 'majority', 'majorities'),
  neutralCity: 'neutral city',
  yourHand: 'Your hand',
  hidden: 'Under your Scribe',
  holdsAfterlife: 'Afterlife card',
  justLaid: 'Just laid',
  inDanger: 'In danger',
  thief: 'wants a Farmer',
  stages: { lay: 'Lay', ability: 'Ability', place: 'Place', take: 'Take' },
  thisTurn: 'This turn',
  ofThree: count => `${count} of 3`,
  left: count => `${count} left`,
  keepOne: 'Keep one',
  held: 'Yours so far',
  layHowMany: 'Lay how many?',
  lay: (count, cost) => (cost === 0 ? `Lay ${count}` : `Lay ${count} for ${enDebens(cost)}`),
  numbers: (points, bread, majority) => `${enPoints(points)}, bread +${bread}, majority +${majority}`,
  seenToHold: cards => `seen to hold ${cards}`,
  starts: 'starts this round',
  inForum: 'in the Forum',
  inHand: 'in your hand',
  deckOf: (what, count) => `${what}: ${many(count, 'card', 'cards')}`,
  die: (number, face) => (face === 0 ? `Die ${number}, out of play` : `Die ${number} shows ${face}`),
  column: (name, count, loaves, leads) =>
    [
      name,
      many(count, 'card', 'cards'),
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
    feed: (price, points) => `feed for ${enDebens(price)}, +${enPoints(points)}`,
    consult: price => `pay ${enDebens(price)} for Afterlife cards`,
  },
};

const few = (count: number, one: string, several: string): string => `${count} ${count < 2 ? one : several}`;

const frDebens = (count: number): string => few(count, 'deben', 'debens');
const frPoints = (count: number): string => few(count, 'point', 'points');

const fr: BoardText = {
  round: number => `Manche ${number}`,
  lastRound: 'Dernière manche',
  citizens: 'Citoyens',
  afterlife: 'Au-delà',
  forum: 'Le Forum',
  oldest: 'ancienne',
  newest: 'récente',
  leavesNext: 'Part',
  gone: 'Parties',
  goneCards: count => few(count, 'carte sortie du jeu', 'cartes sorties du jeu'),
  dice: 'Dés',
  aLoaf: 'le pain',
  loavesLeft: count => few(count, 'pain restant', 'pains restants'),
  debens: frDebens,
  points: frPoints,
  cardsInHand: count => few(count, 'carte en main', 'cartes en main'),
  underScribe: count => `${count} sous le Scribe`,
  yourDynasty: 'Votre dynastie',
  dynastyOf: name => `Dynastie de ${name}`,
  countCitizens: count => few(count, 'citoyen', 'citoyens'),
  countMajorities: count => few(count, 'majorité', 'majorités'),
  neutralCity: 'cité neutre',
  yourHand: 'Votre main',
  hidden: 'Sous votre Scribe',
  holdsAfterlife: 'carte Au-delà',
  justLaid: 'Nouveau',
  inDanger: 'En danger',
  thief: 'veut un Fermier',
  stages: { lay: 'Poser', ability: 'Capacité', place: 'Placer', take: 'Prendre' },
  thisTurn: 'Ce tour',
  ofThree: count => `${count} sur 3`,
  left: count => `encore ${count}`,
  keepOne: 'Gardez-en une',
  held: 'La vôtre',
  layHowMany: 'En poser combien ?',
  lay: (count, cost) => (cost === 0 ? `En poser ${count}` : `En poser ${count} pour ${frDebens(cost)}`),
  numbers: (points, bread, majority) => `${frPoints(points)}, pain +${bread}, majorité +${majority}`,
  seenToHold: cards => `en main, vu : ${cards}`,
  starts: 'commence cette manche',
  inForum: 'au Forum',
  inHand: 'dans votre main',
  deckOf: (what, count) => `${what} : ${few(count, 'carte', 'cartes')}`,
  die: (number, face) => (face === 0 ? `Dé ${number}, hors jeu` : `Dé ${number} : ${face}`),
  column: (name, count, loaves, leads) =>
    [
      name,
      few(count, 'carte', 'cartes'),
      ...(loaves > 0 ? [`${loaves} avec du pain`] : []),
      ...(leads ? ['le plus'] : []),
    ].join(', '),
  anatomy: { points: 'ses propres points', bread: 'avec du pain', majority: 'pour la majorité' },
  verbs: {
    take: 'prendre',
    lay: 'poser',
    layOneOrTwo: 'en poser un ou deux',
    place: 'placer au Forum',
    stash: 'glisser sous le Scribe pour 1 deben',
    reroll: 'relancer',
    rob: 'viser un Fermier',
    keep: 'garder',
    feed: (price, points) => `nourrir pour ${frDebens(price)}, +${frPoints(points)}`,
    consult: price => `payer ${frDebens(price)} pour des cartes Au-delà`,
  },
};

const BOARD_TEXT: ByLanguage<BoardText> = { en, fr };

/** The words on the board, and those of the game's cards, in the reader's language. */
export const useBoardText = (): BoardText => BOARD_TEXT[useSettings(({ language }) => language)];
export const useGameText = (): IunuText => texts[useSettings(({ language }) => language)];
