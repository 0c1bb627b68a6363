import { typesetFrench, de, type ByLanguage, type GameCredits } from '#kernel';

/** The words of the About page, which only its readers load. */
interface AboutText {
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly gamesTitle: string;
  readonly madeBy: (title: string, credits: GameCredits) => string;
  readonly creditsTitle: string;
  readonly credits: readonly string[];
  readonly licenceTitle: string;
  readonly licence: string;
}

const en: AboutText = {
  title: 'About Fourscore',
  lead: 'Four modern board games on one table, every rule enforced and explained.',
  paragraphs: [
    'The games are their authors’; the words and pictures are ours: we wrote every sentence and drew every picture anew.',
    'Secrets stay secret: nobody is ever sent what they may not see, and tests prove it again and again.',
    'Luck is honest: it is fixed by a hash before the first card and can be checked after the last.',
    'Games against bots and around one screen are played wholly on this device.',
  ],
  gamesTitle: 'The games',
  madeBy: (title, { designer, publisher, licence }) =>
    `${title} is a game by ${designer}${publisher ? `, published by ${publisher}` : ''}${licence ? `, under ${licence}` : ''}.`,
  creditsTitle: 'Credits',
  credits: [
    'Pictures, boards, cards and pieces were drawn for Fourscore.',
    'Some icons come from game-icons.net, under CC BY 3.0, recoloured and combined: crook-flail, scroll-quill, eye-of-horus, anubis, herbs-bundle, basket, sitting-dog, meeple-king, camp-cooking-pot, bow-arrow, wood-club and griffin-symbol by Delapouite; lotus, flat-hammer, sliced-bread, scales, wheat, campfire, totem-head, dragon-head, gavel, walking-boot, crossed-swords, crown, battle-axe, plain-dagger, hood, broadsword, gem-pendant, wizard-staff, magic-lamp, queen-crown, cloak-dagger and locked-chest by Lorc; talk and troll by Skoll; tombstone by sbed; round-shield by Willdabeast; the playing card by AussieSim.',
    'Fonts, all under the SIL Open Font License 1.1: Figtree by Erik Kennedy, Fraunces by Undercase Type, Cinzel by Natanael Gama, Oxanium by Severin Meyer, Caveat Brush by Pablo Impallari, IM Fell English by Igino Marini; cut from the files of Fontsource.',
  ],
  licenceTitle: 'Licence',
  licence:
    'The software is under the MIT licence. Titles and designs of the games belong to their owners; no publisher’s text or art is included. Our wording of Dragon Dune’s rules is under CC BY-SA 4.0, as the game itself.',
};

const fr: AboutText = typesetFrench<AboutText>({
  title: 'À propos de Fourscore',
  lead: 'Quatre jeux de société modernes à une même table, chaque règle appliquée et expliquée.',
  paragraphs: [
    'Les jeux sont de leurs auteurs, les mots et les images sont les nôtres : nous avons écrit chaque phrase et dessiné chaque image à neuf.',
    'Les secrets restent secrets : personne ne reçoit ce qu’il ne doit pas voir, et des tests le prouvent sans relâche.',
    'Le hasard est honnête : une empreinte le fixe avant la première carte, et chacun peut le vérifier après la dernière.',
    'Les parties contre des robots et autour d’un écran se jouent entièrement sur cet appareil.',
  ],
  gamesTitle: 'Les jeux',
  madeBy: (title, { designer, publisher, licence }) =>
    `${title} est un jeu ${de(designer)}${publisher ? `, édité par ${publisher}` : ''}${licence ? `, sous ${licence}` : ''}.`,
  creditsTitle: 'Crédits',
  credits: [
    'Images, plateaux, cartes et pièces ont été dessinés pour Fourscore.',
    'Certaines icônes viennent de game-icons.net, sous CC BY 3.0, recolorées et combinées : crook-flail, scroll-quill, eye-of-horus, anubis, herbs-bundle, basket, sitting-dog, meeple-king, camp-cooking-pot, bow-arrow, wood-club et griffin-symbol de Delapouite ; lotus, flat-hammer, sliced-bread, scales, wheat, campfire, totem-head, dragon-head, gavel, walking-boot, crossed-swords, crown, battle-axe, plain-dagger, hood, broadsword, gem-pendant, wizard-staff, magic-lamp, queen-crown, cloak-dagger et locked-chest de Lorc ; talk et troll de Skoll ; tombstone de sbed ; round-shield de Willdabeast ; la carte à jouer d’AussieSim.',
    'Polices, toutes sous la SIL Open Font License 1.1 : Figtree d’Erik Kennedy, Fraunces d’Undercase Type, Cinzel de Natanael Gama, Oxanium de Severin Meyer, Caveat Brush de Pablo Impallari, IM Fell English d’Igino Marini ; tirées des fichiers de Fontsource.',
  ],
  licenceTitle: 'Licence',
  licence:
    'Le logiciel est sous licence MIT. Les titres et la conception des jeux appartiennent à leurs propriétaires ; aucun texte ni aucune image d’éditeur n’est inclus. Notre rédaction de la règle de Dragon Dune est sous CC BY-SA 4.0, comme le jeu.',
});

export const ABOUT_TEXT: ByLanguage<AboutText> = { en, fr };
