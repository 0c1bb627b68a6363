// Not through the doors of the game's texts, which lead to both languages: each is a chunk of its own.
import { typesetFrench, countFrench, de } from '#kernel';
import { fr as game } from '../../../../games/iunu/text/fr.ts';
import { fr as table } from '../../../../games/iunu/tableText/fr.ts';
import type { BoardText, LanguagePack } from './text.ts';

const debenUnit = (count: number): string => (count < 2 ? 'deben' : 'debens');
const debens = (count: number): string => `${count} ${debenUnit(count)}`;
const points = (count: number): string => countFrench(count, 'point', 'points');

const board: BoardText = typesetFrench<BoardText>({
  round: number => `Manche ${number}`,
  lastRound: 'Dernière manche',
  citizens: 'Citoyens',
  afterlife: 'Au-delà',
  forum: 'Le Forum',
  oldest: 'ancienne',
  newest: 'récente',
  leavesNext: 'Partira',
  gone: 'Parties',
  goneCards: count => countFrench(count, 'carte sortie du jeu', 'cartes sorties du jeu'),
  dice: 'Dés',
  aLoaf: 'le pain',
  loavesLeft: count => countFrench(count, 'pain restant', 'pains restants'),
  debens,
  debenUnit,
  points,
  cardsInHand: count => countFrench(count, 'carte en main', 'cartes en main'),
  underScribe: count => `${count} sous le Scribe`,
  yourDynasty: 'Votre dynastie',
  dynastyOf: name => `Dynastie ${de(name)}`,
  countCitizens: count => countFrench(count, 'citoyen', 'citoyens'),
  countMajorities: count => countFrench(count, 'majorité', 'majorités'),
  neutralCity: 'cité neutre',
  yourHand: 'Votre main',
  hidden: 'Sous votre Scribe',
  holdsAfterlife: 'carte Au-delà',
  justLaid: 'Nouveau',
  inDanger: 'En danger',
  thief: 'veut un Fermier',
  phases: { dynasty: 'Phase Dynastie', rejuvenation: 'Phase Renouveau' },
  stages: { lay: 'poser', ability: 'capacité', place: 'placer', take: 'prendre' },
  thisTurn: 'Ce tour',
  ofThree: count => `${count} sur 3`,
  left: count => `encore ${count}`,
  keepOne: 'Gardez-en une',
  held: 'La vôtre',
  layHowMany: 'En poser combien ?',
  lay: (count, cost) => (cost === 0 ? `En poser ${count}` : `En poser ${count} pour ${debens(cost)}`),
  numbers: (own, bread, majority) => `${points(own)}, pain +${bread}, majorité +${majority}`,
  seenToHold: cards => `pris sous vos yeux, en main ou sous un Scribe : ${cards}`,
  starts: 'commence cette manche',
  inForum: 'au Forum',
  inHand: 'dans votre main',
  deckOf: (what, count) => `${what} : ${countFrench(count, 'carte', 'cartes')}`,
  die: (number, face) => (face === 0 ? `Dé ${number}, hors jeu` : `Dé ${number} : ${face}`),
  column: (name, count, loaves, leads) =>
    [
      name,
      countFrench(count, 'carte', 'cartes'),
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
    rob: 'tenter de voler un Fermier',
    keep: 'garder',
    feed: (price, gain) => `nourrir pour ${debens(price)}, +${points(gain)}`,
    consult: price => `payer ${debens(price)} pour des cartes Au-delà`,
  },
});

export const languagePack: LanguagePack = { game, table, board };
