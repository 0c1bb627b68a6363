import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import type { AnimationSpeed } from '../../app/animationSpeed.ts';

/** The text of the settings, loaded with them. */
export interface SettingsText {
  readonly title: string;
  readonly animationSpeed: string;
  readonly animationSpeeds: { readonly [P in AnimationSpeed]: string };
  readonly forced: string;
  readonly forcedHelp: string;
  readonly words: string;
  readonly wordsHelp: string;
  readonly sound: string;
  readonly soundHelp: string;
  readonly notifications: string;
  readonly notificationsHelp: string;
  readonly digest: string;
  readonly digestHelp: string;
  readonly botsTalk: string;
  readonly botsTalkHelp: string;
  readonly confirm: string;
  readonly confirmHelp: string;
}

const en: SettingsText = {
  title: 'Settings',
  animationSpeed: 'Pace of bots and pieces',
  animationSpeeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', none: 'At once' },
  forced: 'Make forced choices for me',
  forcedHelp: 'A choice with one answer is made by itself, and the log says so.',
  words: 'Table in words',
  wordsHelp: 'Lists instead of a board: for screen readers and small screens.',
  sound: 'Sounds',
  soundHelp: 'Short and quiet: a move, your turn, a battle, the end.',
  notifications: 'Call me',
  notificationsHelp:
    'A notification of the browser when it is your turn at an online table and you look at something else.',
  digest: 'Tell me what happened',
  digestHelp: 'When you come back: what the others did since your last turn.',
  botsTalk: 'Bots say a word',
  botsTalkHelp: 'Now and then, beside their names.',
  confirm: 'Ask before what cannot be taken back',
  confirmHelp: 'A move that draws luck, shows something hidden or ends your turn waits for a second click.',
};

const fr: SettingsText = typesetFrench<SettingsText>({
  title: 'Réglages',
  animationSpeed: 'Allure des robots et des pièces',
  animationSpeeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', none: 'Immédiate' },
  forced: 'Faire les choix forcés à ma place',
  forcedHelp: 'Un choix à une seule réponse se fait tout seul, et le journal le dit.',
  words: 'Table en mots',
  wordsHelp: 'Des listes au lieu d’un plateau : pour lecteurs d’écran et petits écrans.',
  sound: 'Sons',
  soundHelp: 'Courts et discrets : un coup, votre tour, une bataille, la fin.',
  notifications: 'M’appeler',
  notificationsHelp:
    'Une notification du navigateur quand c’est à vous à une table en ligne et que vous regardez ailleurs.',
  digest: 'Raconter ce qui s’est passé',
  digestHelp: 'À votre retour : ce que les autres ont fait depuis votre dernier tour.',
  botsTalk: 'Les robots disent un mot',
  botsTalkHelp: 'De temps en temps, à côté de leur nom.',
  confirm: 'Demander avant un coup définitif',
  confirmHelp: 'Un coup qui tire au sort, révèle quelque chose ou termine votre tour attend un second clic.',
});

const TEXTS: ByLanguage<SettingsText> = { en, fr };

export const useSettingsText = (): SettingsText => TEXTS[useSettings(({ language }) => language)];
