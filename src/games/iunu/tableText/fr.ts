// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { typesetFrench, countFrench, de, le } from '#kernel';
import { fr as text } from '../text/fr.ts';
import type { Phrases } from './phrases.ts';
import { makeTableText } from './table.ts';

const debens = (number: number): string => countFrench(number, 'deben', 'debens');

const phrases: Phrases = {
  none: 'aucune carte',
  noAfterlife: 'aucune',
  hidden: 'cachée',
  noCitizens: 'aucun citoyen',
  between: ' ; ',
  die: (number, face) => `dé ${number} ${face === 0 ? 'hors jeu' : `: ${face}`}`,
  column: ({ citizens, loaves, leads }) =>
    [citizens, ...(loaves > 0 ? [`${loaves} avec du pain`] : []), ...(leads ? ['le plus'] : [])].join(', '),
  holdings: ({ debens: owned, hand, stash, hasAfterlife }) =>
    [
      debens(owned),
      countFrench(hand, 'carte en main', 'cartes en main'),
      ...(stash > 0 ? [`${stash} sous un Scribe`] : []),
      ...(hasAfterlife ? ['une carte Au-delà'] : []),
    ].join(', '),
  card: ({ name, rule }) => `${name} : ${rule}`,
  prompts: {
    dynasty: mayReroll => ({
      title: 'Posez un citoyen',
      detail: mayReroll ? 'Votre Pharaon peut d’abord relancer un dé.' : 'Un second de la même classe coûte 1 deben.',
    }),
    ability: ({ name, rule }) => ({ title: `Utiliser ${le(name)} ?`, detail: rule }),
    baking: (left, price, owned) => ({
      title: left === 1 ? 'Nourrissez encore un citoyen, ou arrêtez' : `Nourrissez jusqu’à ${left} citoyens`,
      detail: `Un pain coûte ${debens(price)} ; vous en avez ${owned}.`,
    }),
    consulting: { title: 'Gardez une carte Au-delà', detail: 'Les autres sont remises et mélangées.' },
    tribute: owned => ({ title: 'Payer 1 deben, ou céder un Fermier ?', detail: `Vous avez ${debens(owned)}.` }),
    placing: (left, hasArtisan) => ({
      title: left === 1 ? 'Placez encore une carte dans le Forum' : `Placez ${left} cartes dans le Forum`,
      detail: hasArtisan
        ? 'Ou payez 1 deben à un Artisan pour placer une carte de moins.'
        : 'Vous prendrez ensuite une carte de plus que vous n’en aurez placé.',
    }),
    taking: left => ({
      title: left === 1 ? 'Prenez encore une carte' : `Prenez ${left} cartes`,
      detail: 'Parmi celles qui étaient au Forum avant votre tour.',
    }),
    ending: { title: 'Finissez votre tour', detail: 'D’ici là, vous pouvez encore annuler.' },
    over: { title: 'La partie est finie' },
    answering: name => ({ title: `On attend la réponse ${de(name)} au voleur` }),
    playing: name => ({ title: `${name} joue` }),
  },
  sections: { yours: 'À vous', table: 'La table', dynasties: 'Dynasties' },
  rows: {
    forum: 'Forum',
    dice: 'Dés',
    decks: 'Pioches',
    bread: 'Pains restants',
    gone: 'Sorties du jeu',
    round: 'Manche',
    hand: 'Votre main',
    debens: 'Vos debens',
    afterlife: 'Votre carte Au-delà',
    stash: 'Sous vos Scribes',
  },
  decks: (citizens, afterlives) =>
    `${countFrench(citizens, 'citoyen', 'citoyens')}, ${countFrench(afterlives, 'carte Au-delà', 'cartes Au-delà')}`,
  round: (round, isLast) => `${round}${isLast ? ', la dernière' : ''}`,
  ownDebens: (owned, price) => `${owned} ; un pain vous coûterait ${price}`,
  seenToHold: cards => ` ; pris sous vos yeux, en main ou sous un Scribe : ${cards}`,
  groups: {
    reroll: 'Relancer un dé',
    playCitizens: 'Poser des citoyens',
    useAbility: 'Capacité',
    skipAbility: 'Capacité',
    stash: 'Glisser sous le Scribe',
    consult: 'Regarder des cartes Au-delà',
    keepAfterlife: 'Garder une carte Au-delà',
    rob: 'Voler un Fermier',
    answerTribute: 'Tribut',
    feed: 'Donner du pain',
    stopBaking: 'Donner du pain',
    place: 'Placer dans le Forum',
    hireArtisan: 'Artisan',
    take: 'Prendre du Forum',
    endTurn: 'Tour',
    setStanding: 'Quand on veut me voler',
  },
  moves: {
    take: (name, place) => `Prendre un ${name}, place ${place} du Forum`,
    reroll: (die, face) => `Relancer le dé ${die}, qui montre ${face}`,
    consult: (price, die) => `Payer ${debens(price)} (dé ${die}) pour autant de cartes Au-delà`,
    feed: (name, points) => `Nourrir un ${name} : +${countFrench(points, 'point', 'points')}`,
    keepAfterlife: ({ name, rule }) => `Garder ${name} : ${rule}`,
  },
  sheets: {
    citizens: 'Les neuf classes',
    citizensNote: 'Les points de pain sont reconstitués : les images des cartes sont perdues.',
    columns: ['Exemplaires', 'Points', 'Pain', 'Majorité', 'Capacité'],
    afterlives: 'Cartes Au-delà',
    effect: 'Ce qu’elle vaut',
  },
};

export const fr = typesetFrench(makeTableText(text, phrases));
