import { typesetFrench, countEnglish, countFrench, type ByLanguage } from '#kernel';
import type { CheckName } from './checkReplay.ts';

interface CheckText {
  readonly title: string;
  readonly checking: string;
  readonly allRight: string;
  readonly notRight: string;
  readonly unreadable: string;
  readonly otherRules: string;
  readonly failed: string;
  readonly right: { readonly [C in CheckName]: (entries: number) => string };
  readonly wrong: { readonly [C in CheckName]: string };
  readonly unknown: { readonly [C in CheckName]: string };
  readonly seedSeen: string;
  readonly ownSalt: string;
  readonly wrongAt: (entry: number) => string;
}

const en: CheckText = {
  title: 'This game, checked by your own browser',
  checking: 'The game is being played again …',
  allRight: 'All is as it should be.',
  notRight: 'Something is wrong with this game.',
  unreadable: 'The record of this game cannot be read.',
  otherRules: 'This game was played by another version of the rules, which this page does not have.',
  failed: 'The record of this game could not be fetched.',
  right: {
    chain: entries =>
      `Nothing was changed afterwards: the record is unbroken (${countEnglish(entries, 'entry', 'entries')}).`,
    luck: () =>
      'Every die and every shuffle came from the seed that was fixed before the game, and from what each player added.',
    rules: () => 'Every move was legal, and the score is right.',
  },
  wrong: {
    chain: 'The record was changed after the game.',
    luck: 'The luck did not come from the seed that was promised.',
    rules: 'A move or the score does not follow the rules.',
  },
  unknown: {
    chain: 'Whether the record was changed is not known.',
    luck: 'Where the luck came from is not known.',
    rules: 'Whether the rules were kept is not known.',
  },
  seedSeen: 'This browser was shown the seed’s fingerprint before the game, and it is the same.',
  ownSalt: 'What this browser added is part of the luck.',
  wrongAt: entry => `The first fault is in entry ${entry}.`,
};

const fr: CheckText = typesetFrench<CheckText>({
  title: 'Cette partie, vérifiée par votre propre navigateur',
  checking: 'La partie est rejouée…',
  allRight: 'Tout est en ordre.',
  notRight: 'Quelque chose ne va pas dans cette partie.',
  unreadable: 'L’enregistrement de cette partie est illisible.',
  otherRules: 'Cette partie a été jouée avec une autre version des règles, que cette page n’a pas.',
  failed: 'L’enregistrement de cette partie n’a pas pu être obtenu.',
  right: {
    chain: entries =>
      `Rien n’a été modifié après coup : l’enregistrement est sans rupture (${countFrench(entries, 'entrée', 'entrées')}).`,
    luck: () =>
      'Chaque dé et chaque mélange vient de la graine fixée avant la partie, et de ce que chaque joueur y a ajouté.',
    rules: () => 'Chaque coup était permis, et le score est juste.',
  },
  wrong: {
    chain: 'L’enregistrement a été modifié après la partie.',
    luck: 'Le hasard ne vient pas de la graine promise.',
    rules: 'Un coup ou le score ne suit pas les règles.',
  },
  unknown: {
    chain: 'On ne sait pas si l’enregistrement a été modifié.',
    luck: 'On ne sait pas d’où vient le hasard.',
    rules: 'On ne sait pas si les règles ont été suivies.',
  },
  seedSeen: 'Ce navigateur avait reçu l’empreinte de la graine avant la partie : c’est bien la même.',
  ownSalt: 'Ce que ce navigateur a ajouté fait partie du hasard.',
  wrongAt: entry => `La première faute est à l’entrée ${entry}.`,
});

export const CHECK_TEXT: ByLanguage<CheckText> = { en, fr };
