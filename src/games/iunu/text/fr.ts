// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import { typesetFrench, countFrench, de } from '#kernel';
import type { Afterlife } from '../components/afterlife.ts';
import type { Citizen } from '../components/citizens.ts';
import type { IunuText } from './text.ts';

const debens = (count: number): string => countFrench(count, 'deben', 'debens');

const citizen = (id: Citizen): string => fr.citizens[id].name;
const un = (id: Citizen): string => `un ${citizen(id)}`;
const several = (id: Citizen, count: number): string => (count < 2 ? un(id) : `${count} ${fr.citizens[id].plural}`);
const afterlife = (id: Afterlife): string => fr.afterlives[id].name;
const die = (index: number): string => `le dé ${index + 1}`;

export const fr: IunuText = typesetFrench<IunuText>({
  title: 'IUNU',
  citizens: {
    pharaoh: {
      name: 'Pharaon',
      plural: 'Pharaons',
      rule: 'Au début de vos tours suivants, vous pouvez relancer un dé.',
    },
    scribe: {
      name: 'Scribe',
      plural: 'Scribes',
      rule: 'Payez 1 deben : glissez une carte de votre main sous le Scribe et piochez-en une. Elle compte à la fin.',
    },
    noble: { name: 'Noble', plural: 'Nobles', rule: 'Gagnez la somme des dés en debens ; chaque dé baisse de 1.' },
    priest: {
      name: 'Prêtre',
      plural: 'Prêtres',
      rule: 'Payez un dé : regardez autant de cartes Au-delà et gardez-en une. Le dé baisse de 1.',
    },
    artisan: {
      name: 'Artisan',
      plural: 'Artisans',
      rule: 'En phase Renouveau, vous pouvez payer 1 deben à chaque Artisan, une fois, pour placer une carte de moins.',
    },
    soldier: {
      name: 'Soldat',
      plural: 'Soldats',
      rule: 'Volez un Fermier sans pain, sauf si l’on vous donne 1 deben. Chaque Soldat garde deux Fermiers.',
    },
    baker: {
      name: 'Boulanger',
      plural: 'Boulangers',
      rule: 'Achetez jusqu’à trois pains, chacun au prix du dé le plus haut. Ce dé baisse de 1.',
    },
    merchant: {
      name: 'Marchand',
      plural: 'Marchands',
      rule: 'Gagnez le dé le plus haut, plus 1 par Marchand que vous avez. Ce dé baisse de 1.',
    },
    farmer: { name: 'Fermier', plural: 'Fermiers', rule: 'Par paire de Fermiers, chaque pain coûte 1 deben de moins.' },
  },
  afterlives: {
    peret: { name: 'Peret, la saison de l’émergence', rule: 'Votre meilleure majorité compte double.' },
    akhet: { name: 'Akhet, la saison de l’inondation', rule: 'Votre meilleure majorité compte double.' },
    shemu: { name: 'Shemou, la saison de la récolte', rule: 'Votre meilleure majorité compte double.' },
    hatshepsut: { name: 'La Dynastie d’Hatchepsout', rule: '6 points par série de Scribe, Noble et Prêtre.' },
    amenhotep: { name: 'La Dynastie d’Amenhotep Ier', rule: '4 points par série de Boulanger, Marchand et Fermier.' },
    anubis: {
      name: 'Les Gardiens d’Anubis',
      rule: 'Avec au moins autant de Soldats que de Fermiers, les points de vos Soldats comptent deux fois.',
    },
    osiris: { name: 'Le Jugement d’Osiris', rule: 'Chaque deben vaut 1 point.' },
    nephthys: {
      name: 'La Naissance de Nephtys',
      rule: '5 points si vous avez nourri plus de citoyens que quiconque ; une égalité ne donne rien.',
    },
    khufu: {
      name: 'La Gloire de Khéops',
      rule: '7 points si vous avez plus de classes différentes que quiconque ; une égalité ne donne rien.',
    },
  },
  soldierAlone: {
    tribute: 'Prenez 1 deben à la réserve. Il n’y a personne à voler.',
    nothing: 'Rien quand on le pose : il n’y a personne à voler.',
  },
  seasonThrice: 'Votre meilleure majorité compte triple.',
  cities: { heliopolis: 'Héliopolis', memphis: 'Memphis', thebes: 'Thèbes' },
  options: {
    variant: {
      name: 'Variante à deux',
      help: 'La façon de jouer à deux.',
      choices: { standard: 'Aucune', aten: 'L’avènement d’Aton', heliopolis: 'Memphis et Thèbes' },
    },
    soloLevel: {
      name: 'Niveau en solitaire',
      help: 'Nos propres règles en solitaire : le nombre de cartes de départ des deux cités.',
      choices: { easy: 'Facile', normal: 'Normal', hard: 'Difficile', expert: 'Expert' },
    },
    soloTribute: {
      name: 'Tribut en solitaire',
      help: 'Un Soldat peut prendre 1 deben à la réserve.',
      choices: undefined,
    },
    guardsCoverUnfedFirst: {
      name: 'Les gardes veillent sur les affamés',
      help: 'Les Soldats gardent d’abord les Fermiers sans pain.',
      choices: undefined,
    },
    merchantNeedsDie: {
      name: 'Un Marchand a besoin d’un dé',
      help: 'Sans dé en jeu, un Marchand ne rapporte rien.',
      choices: undefined,
    },
    seasonTotal: {
      name: 'Saisons',
      help: 'Combien de fois en tout une carte de saison compte la meilleure majorité.',
      choices: { 2: 'Deux fois', 3: 'Trois fois' },
    },
    breadLimited: { name: 'Vingt pains', help: 'Quand 20 pains sont posés, il n’y en a plus.', choices: undefined },
    citiesTestEnd: {
      name: 'Les cités déclenchent la fin',
      help: 'Une pioche vide au tour d’une cité fait de cette manche la dernière.',
      choices: undefined,
    },
  },
  moves: {
    reroll: move => `Relancer ${die(move.die)}`,
    playCitizens: move => `Poser ${several(move.citizen, move.count)}${move.count === 2 ? ' pour 1 deben' : ''}`,
    useAbility: () => 'Utiliser la capacité',
    skipAbility: () => 'Ne pas utiliser la capacité',
    stash: move => `Glisser ${un(move.citizen)} sous le Scribe`,
    consult: move => `Payer ${die(move.die)} pour des cartes Au-delà`,
    keepAfterlife: ({ card }) => `Garder : ${afterlife(card)}`,
    rob: ({ victim }, name) => `Tenter de voler un Fermier à ${name(victim)}`,
    answerTribute: ({ pays }) => (pays ? 'Payer 1 deben' : 'Céder le Fermier'),
    feed: move => `Nourrir ${un(move.citizen)}`,
    stopBaking: () => 'Plus de pain',
    place: move => `Placer ${un(move.citizen)} dans le Forum`,
    hireArtisan: () => 'Payer 1 deben à un Artisan pour placer une carte de moins',
    take: ({ slot }) => `Prendre la carte ${slot + 1} du Forum`,
    endTurn: () => 'Finir le tour',
    setStanding: ({ answer }) =>
      ({
        ask: 'Me demander, quand on veut me voler',
        pay: 'Toujours payer, quand on veut me voler',
        yield: 'Ne jamais payer, quand on veut me voler',
      })[answer],
  },
  refusals: {
    notYourTurn: ({ turn }, name) => `C’est à ${name(turn)} de jouer.`,
    notNow: () => 'Cela vient à un autre moment du tour.',
    gameOver: () => 'La partie est finie.',
    noReroll: () => 'Seul un Pharaon d’un tour précédent permet de relancer un dé, une fois, avant toute carte posée.',
    noSuchDie: () => 'Ce dé est hors jeu jusqu’à la prochaine manche.',
    notInHand: () => 'Cette carte n’est pas dans votre main.',
    notAPair: ({ citizen: id }) => `Vous n’avez qu’un ${citizen(id)} en main.`,
    pairCostsDeben: () => 'Une seconde carte coûte 1 deben ; vous n’en avez pas.',
    noSuchCount: () => 'Posez une carte, ou deux d’une même classe.',
    otherAbility: ({ citizen: id }) => `Vous venez de poser ${un(id)}, qui fait autre chose.`,
    scribeCostsDeben: () => 'Le Scribe coûte 1 deben ; vous n’en avez pas.',
    dieTooDear: ({ cost, debens: owned }) => `Ce dé coûte ${debens(cost)} ; vous en avez ${owned}.`,
    notDrawn: () => 'Gardez une des cartes regardées, ou celle que vous aviez.',
    nothingToSteal: ({ victim }, name) =>
      `${name(victim)} n’a pas de Fermier à voler : le pain en protège un, et chaque Soldat en garde deux.`,
    nothingToFeed: ({ citizen: id }) => `Vous n’avez pas ${de(citizen(id))} sans pain.`,
    noBreadLeft: () => 'Il n’y a plus de pain.',
    breadTooDear: ({ price, debens: owned }) => `Un pain coûte ${debens(price)} ; vous en avez ${owned}.`,
    answerYesOrNo: () => 'Payez le tribut, ou cédez le Fermier.',
    noArtisanToHire: ({ artisans }) =>
      artisans === 0
        ? 'Vous n’avez pas d’Artisan.'
        : 'Chaque Artisan se paie une fois, et vous avez payé tous les vôtres.',
    artisanCostsDeben: () => 'Un Artisan coûte 1 deben ; vous n’en avez pas.',
    cannotTake: () => 'On ne prend qu’une carte qui était au Forum avant ce tour.',
    noSuchAnswer: () => 'Ce n’est pas une réponse à un voleur.',
    sameAnswer: () => 'C’est déjà votre réponse.',
  },
  score: {
    citizens: 'Citoyens',
    bread: 'Pain',
    majorities: 'Majorités',
    afterlife: 'Au-delà',
    debens: 'Debens',
    merchants: 'Marchands des cités',
    total: 'Total',
  },
});
