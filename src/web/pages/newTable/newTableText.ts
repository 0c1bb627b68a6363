import { typesetFrench, type ByLanguage } from '#kernel';
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
  readonly levels: { readonly random: string; readonly greedy: string };
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
  levels: { random: 'Careless', greedy: 'Steady' },
  options: 'Options',
  asWritten: 'As they stand: the rules as written.',
  backToDefaults: 'Back to the rules as written',
  noOptions: 'There are no options for so many players.',
  start: 'Start the table',
  changed: 'Changed',
  nothingChanged: 'nothing, the rules as written',
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
  lead: 'Tout a un bon réglage de départ : vous pouvez commencer.',
  seats: 'Qui est assis où',
  seatCount: count => (count === 1 ? '1 joueur' : `${count} joueurs`),
  person: 'Personne',
  bot: 'Robot',
  name: 'Nom',
  level: 'Force',
  levels: { random: 'Insouciant', greedy: 'Sérieux' },
  options: 'Options',
  asWritten: 'Telles quelles : la règle comme elle est écrite.',
  backToDefaults: 'Revenir à la règle écrite',
  noOptions: 'Il n’y a pas d’option à ce nombre de joueurs.',
  start: 'Ouvrir la table',
  changed: 'Changé',
  nothingChanged: 'rien, la règle comme elle est écrite',
  rule: number => `Règle ${number}`,
  handOver: 'À plusieurs sur un écran : les mains restent couvertes pendant que vous le passez.',
  game: 'Jeu',
  seat: number => `Place ${number}`,
  watching: 'Rien que des robots : vous les regardez jouer.',
  on: 'oui',
  off: 'non',
  less: option => `${option} : un de moins`,
  more: option => `${option} : un de plus`,
  newTab: 'dans un nouvel onglet',
});

const TEXTS: ByLanguage<NewTableText> = { en, fr };

export const useNewTableText = (): NewTableText => TEXTS[useSettings(({ language }) => language)];
