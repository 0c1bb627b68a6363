import type { Level } from '#bots/levels';
import { typesetFrench, de, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';

/** The text of forms that open a table, loaded with them. */
export interface NewTableText {
  readonly title: string;
  readonly lead: string;
  readonly seats: string;
  readonly seatCount: (count: number) => string;
  readonly person: string;
  readonly bot: string;
  readonly name: string;
  readonly level: string;
  /** What to expect of a bot, in a few words and in a sentence or two. */
  readonly levels: { readonly [L in Level]: { readonly note: string; readonly about: string } };
  readonly levelOf: (name: string) => string;
  readonly sameLevels: string;
  readonly options: string;
  readonly asWritten: string;
  readonly backToDefaults: string;
  readonly noOptions: string;
  readonly start: string;
  readonly changed: string;
  readonly nothingChanged: string;
  readonly rule: (number: string) => string;
  readonly handOver: string;
  readonly game: string;
  readonly seat: (number: number) => string;
  readonly watching: string;
  readonly on: string;
  readonly off: string;
  readonly less: (option: string) => string;
  readonly more: (option: string) => string;
  readonly newTab: string;
}

const en: NewTableText = {
  title: 'New table',
  lead: 'Everything has a good default: you can start now.',
  seats: 'Who sits where',
  seatCount: count => (count === 1 ? '1 player' : `${count} players`),
  person: 'Person',
  bot: 'Bot',
  name: 'Name',
  level: 'Strength',
  levels: {
    gentle: { note: 'for a first game', about: 'Lets chances pass and holds no grudge. Good for a first game.' },
    novice: { note: 'forgets things', about: 'Plays fast and forgets things. Good for a second game.' },
    club: { note: 'thinks one move ahead', about: 'Thinks one move ahead. Beats you when you doze.' },
    strong: { note: 'forgives little', about: 'Has learned from thousands of games and forgives little.' },
    master: { note: 'looks furthest', about: 'Plays on in its head before each move, for up to two seconds.' },
  },
  levelOf: name => `How strong is ${name}?`,
  sameLevels: 'The same five levels in all games.',
  options: 'Options',
  asWritten: 'As they stand: the usual rules.',
  backToDefaults: 'Back to the usual rules',
  noOptions: 'There are no options for so many players.',
  start: 'Start the table',
  changed: 'Changed',
  nothingChanged: 'nothing, the usual rules',
  rule: number => `Rule ${number}`,
  handOver: 'Several people on one screen: hands stay covered while you pass it on.',
  game: 'Game',
  seat: number => `Seat ${number}`,
  watching: 'Only bots: you watch them play.',
  on: 'on',
  off: 'off',
  less: option => `${option}: one less`,
  more: option => `${option}: one more`,
  newTab: 'opens in a new tab',
};

const fr: NewTableText = typesetFrench<NewTableText>({
  title: 'Nouvelle table',
  lead: 'Tout a un bon réglage de départ : vous pouvez commencer.',
  seats: 'Qui est assis où',
  seatCount: count => (count === 1 ? '1 joueur' : `${count} joueurs`),
  person: 'Personne',
  bot: 'Robot',
  name: 'Nom',
  level: 'Force',
  levels: {
    gentle: {
      note: 'pour une première partie',
      about: 'Laisse passer des occasions, sans rancune. Bien pour une première partie.',
    },
    novice: { note: 'oublie des choses', about: 'Joue vite et oublie des choses. Bien pour une deuxième partie.' },
    club: { note: 'pense un coup à l’avance', about: 'Pense un coup à l’avance. Vous bat si vous dormez.' },
    strong: { note: 'pardonne peu', about: 'A appris de milliers de parties et pardonne peu.' },
    master: {
      note: 'voit le plus loin',
      about: 'Joue la suite dans sa tête avant chaque coup, jusqu’à deux secondes.',
    },
  },
  levelOf: name => `La force ${de(name)}`,
  sameLevels: 'Les cinq mêmes niveaux dans tous les jeux.',
  options: 'Options',
  asWritten: 'Telles quelles : les règles habituelles.',
  backToDefaults: 'Revenir aux règles habituelles',
  noOptions: 'Il n’y a pas d’option à ce nombre de joueurs.',
  start: 'Ouvrir la table',
  changed: 'Changé',
  nothingChanged: 'rien, les règles habituelles',
  rule: number => `Règle ${number}`,
  handOver: 'À plusieurs sur un écran : les mains restent couvertes pendant que vous le passez.',
  game: 'Jeu',
  seat: number => `Place ${number}`,
  watching: 'Rien que des robots : vous les regardez jouer.',
  on: 'oui',
  off: 'non',
  less: option => `${option} : un de moins`,
  more: option => `${option} : un de plus`,
  newTab: 'dans un nouvel onglet',
});

const TEXTS: ByLanguage<NewTableText> = { en, fr };

export const useNewTableText = (): NewTableText => TEXTS[useSettings(({ language }) => language)];
