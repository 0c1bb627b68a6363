// Names, buttons, log lines (`events`), refusals and options; the table described in words is in `../tableText/`.
import { HIDDEN, type NameOf } from '#kernel';
import type { Afterlife } from '../components/afterlife.ts';
import type { Citizen } from '../components/citizens.ts';
import type { AbilityLack, Account } from '../types.ts';
import type { IunuText } from './text.ts';

const debens = (count: number): string => (count < 2 ? `${count} deben` : `${count} debens`);

const citizen = (id: Citizen): string => fr.citizens[id].name;
const un = (id: Citizen): string => `un ${citizen(id)}`;
const several = (id: Citizen, count: number): string => (count < 2 ? un(id) : `${count} ${fr.citizens[id].plural}`);
const afterlife = (id: Afterlife): string => fr.afterlives[id].name;
const die = (index: number): string => `le dé ${index + 1}`;

const moved = (from: Account, to: Account, amount: number, name: NameOf): string => {
  if (from !== 'supply')
    return to === 'supply'
      ? `${name(from)} paie ${debens(amount)}.`
      : `${name(from)} donne ${debens(amount)} à ${name(to)}.`;
  return to === 'supply' ? debens(amount) : `${name(to)} gagne ${debens(amount)}.`;
};

const LACKS: { readonly [L in AbilityLack]: string } = {
  dice: 'il ne reste aucun dé en jeu',
  debens: 'les debens ne suffisent pas',
  card: 'il ne reste aucune carte en main',
  victim: 'aucun Fermier ne peut être volé',
  bread: 'il ne reste pas de pain',
  hungry: 'tous les citoyens ont du pain',
};

export const fr: IunuText = {
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
    noble: { name: 'Noble', plural: 'Nobles', rule: 'Gagnez la somme des dés en debens ; chaque dé baisse de un.' },
    priest: {
      name: 'Prêtre',
      plural: 'Prêtres',
      rule: 'Payez un dé : regardez autant de cartes Au-delà et gardez-en une. Le dé baisse de un.',
    },
    artisan: {
      name: 'Artisan',
      plural: 'Artisans',
      rule: 'Au Renouveau, chaque Artisan à qui vous payez 1 deben vous épargne une des cartes à placer.',
    },
    soldier: {
      name: 'Soldat',
      plural: 'Soldats',
      rule: 'Volez un Fermier sans pain, sauf si l’on vous donne 1 deben. Chaque Soldat garde deux Fermiers.',
    },
    baker: {
      name: 'Boulanger',
      plural: 'Boulangers',
      rule: 'Achetez jusqu’à trois pains, chacun au prix du dé le plus haut. Ce dé baisse de un.',
    },
    merchant: {
      name: 'Marchand',
      plural: 'Marchands',
      rule: 'Gagnez le dé le plus haut plus 1 par Marchand à vous. Ce dé baisse de un.',
    },
    farmer: { name: 'Fermier', plural: 'Fermiers', rule: 'Pour deux Fermiers, chaque pain coûte 1 deben de moins.' },
  },
  afterlives: {
    peret: { name: 'Peret', rule: 'Votre meilleure majorité compte double.' },
    akhet: { name: 'Akhet', rule: 'Votre meilleure majorité compte double.' },
    shemu: { name: 'Shemou', rule: 'Votre meilleure majorité compte double.' },
    hatshepsut: { name: 'La dynastie d’Hatchepsout', rule: '6 points par série de Scribe, Noble et Prêtre.' },
    amenhotep: { name: 'La dynastie d’Amenhotep Ier', rule: '4 points par série de Boulanger, Marchand et Fermier.' },
    anubis: {
      name: 'Les gardiens d’Anubis',
      rule: 'Avec au moins autant de Soldats que de Fermiers, les points de vos Soldats comptent deux fois.',
    },
    osiris: { name: 'Le jugement d’Osiris', rule: 'Chaque deben vaut 1 point.' },
    nephthys: {
      name: 'La naissance de Nephtys',
      rule: '5 points si vous seul avez nourri le plus de citoyens ; une égalité ne donne rien.',
    },
    khufu: {
      name: 'La gloire de Khéops',
      rule: '7 points si vous seul avez le plus de classes différentes ; une égalité ne donne rien.',
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
      help: 'Le nombre de cartes de départ des deux cités.',
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
    rob: ({ victim }, name) => `Viser un Fermier de ${name(victim)}`,
    answerTribute: ({ pays }) => (pays ? 'Payer 1 deben' : 'Céder le Fermier'),
    feed: move => `Nourrir ${un(move.citizen)}`,
    stopBaking: () => 'Plus de pain',
    place: move => `Placer ${un(move.citizen)} dans le Forum`,
    hireArtisan: () => 'Payer 1 deben à un Artisan pour placer une carte de moins',
    take: ({ slot }) => `Prendre la carte ${slot + 1} du Forum`,
    endTurn: () => 'Finir le tour',
    setStanding: ({ answer }) =>
      ({
        ask: 'Me demander quand on me vole',
        pay: 'Toujours payer quand on me vole',
        yield: 'Ne jamais payer quand on me vole',
      })[answer],
  },
  events: {
    roundBegun: ({ round, starter }, name) => `Manche ${round}. ${name(starter)} commence.`,
    diceRolled: ({ dice }) => `Les dés montrent ${dice.join(', ')}.`,
    dieRerolled: ({ seat, die: index, face }, name) => `${name(seat)} relance ${die(index)} : ${face}.`,
    dieLowered: ({ die: index }) => `Le dé ${index + 1} baisse de un.`,
    turnBegun: undefined,
    endTriggered: () => 'La pioche est vide : cette manche est la dernière.',
    stepBegun: undefined,
    debensMoved: ({ from, to, amount }, name) => moved(from, to, amount, name),
    citizensPlayed: ({ seat, citizen: id, count }, name) => `${name(seat)} pose ${several(id, count)}.`,
    cardStashed: ({ seat, citizen: id }, name) =>
      `${name(seat)} glisse ${id === HIDDEN ? 'une carte' : un(id)} sous un Scribe.`,
    cardDrawn: ({ seat, citizen: id }, name) => `${name(seat)} pioche ${id === HIDDEN ? 'une carte' : un(id)}.`,
    afterlifeDrawn: ({ seat, cards, count }, name) =>
      cards === HIDDEN
        ? `${name(seat)} regarde ${count < 2 ? '1 carte Au-delà' : `${count} cartes Au-delà`}.`
        : `${name(seat)} regarde : ${cards.map(afterlife).join(', ')}.`,
    afterlifeKept: ({ seat, card }, name) =>
      card === HIDDEN ? `${name(seat)} garde une carte Au-delà.` : `${name(seat)} garde : ${afterlife(card)}.`,
    tributeAnswered: ({ victim, pays }, name) =>
      `${name(victim)} ${pays ? 'paie le tribut' : 'ne paie pas de tribut'}.`,
    farmerStolen: ({ from, to }, name) => `${name(to)} vole un Fermier à ${name(from)}.`,
    citizenFed: ({ seat, citizen: id }, name) => `${name(seat)} nourrit ${un(id)}.`,
    artisanHired: ({ seat }, name) => `${name(seat)} paie 1 deben à un Artisan.`,
    cardPlaced: ({ seat, citizen: id }, name) => `${name(seat)} place ${un(id)} dans le Forum.`,
    cardTaken: ({ seat, citizen: id }, name) => `${name(seat)} prend ${un(id)} du Forum.`,
    cardRevealed: ({ citizen: id }) => `${citizen(id)} rejoint le Forum.`,
    oldestRemoved: ({ citizen: id }) => `La carte la plus ancienne, ${un(id)}, quitte le jeu.`,
    turnEnded: undefined,
    cityTook: ({ city, citizen: id }) => `${fr.cities[city]} prend ${un(id)} du Forum.`,
    stashRevealed: ({ seat, cards }, name) =>
      `${name(seat)} montre, de sous les Scribes : ${cards.map(citizen).join(', ')}.`,
    afterlifeRevealed: ({ seat, card }, name) => `${name(seat)} montre : ${afterlife(card)}.`,
    cityFed: ({ city, citizen: id }) => `${fr.cities[city]} nourrit ${un(id)}.`,
    cityDrewAfterlife: ({ city, card }) => `${fr.cities[city]} tire : ${afterlife(card)}.`,
    abilityLacked: ({ citizen: id, lack }) => `${citizen(id)} : ${LACKS[lack]}, rien ne se passe.`,
    gameEnded: () => 'La partie est finie.',
    standingSet: ({ answer }) =>
      ({
        ask: 'Le tribut vous sera demandé.',
        pay: 'Vous paierez toujours le tribut.',
        yield: 'Vous ne paierez jamais de tribut.',
      })[answer],
  },
  refusals: {
    notYourTurn: () => 'Ce n’est pas à vous de jouer.',
    notNow: () => 'Pas à ce moment du tour.',
    gameOver: () => 'La partie est finie.',
    noReroll: () => 'Seul un Pharaon d’un tour précédent permet de relancer un dé, une fois, avant toute carte posée.',
    noSuchDie: () => 'Ce dé est hors jeu jusqu’à la prochaine manche.',
    notInHand: () => 'Cette carte n’est pas dans votre main.',
    notAPair: ({ citizen: id }) => `Vous n’avez qu’un ${citizen(id)} en main.`,
    pairCostsDeben: () => 'Une seconde carte coûte 1 deben ; vous n’en avez pas.',
    noSuchCount: () => 'Posez une carte, ou deux d’une même classe.',
    otherAbility: ({ citizen: id }) => `Ce n’est pas ce que fait ${un(id)}.`,
    scribeCostsDeben: () => 'Le Scribe coûte 1 deben ; vous n’en avez pas.',
    dieTooDear: ({ cost, debens: owned }) => `Ce dé coûte ${debens(cost)} ; vous en avez ${owned}.`,
    notDrawn: () => 'Gardez une des cartes regardées, ou celle que vous aviez.',
    nothingToSteal: () => 'Il n’y a pas de Fermier à voler là.',
    nothingToFeed: () => 'Vous n’avez pas de tel citoyen sans pain.',
    noBreadLeft: () => 'Tout le pain est posé.',
    breadTooDear: ({ price, debens: owned }) => `Un pain coûte ${debens(price)} ; vous en avez ${owned}.`,
    answerYesOrNo: () => 'Payez le tribut, ou cédez le Fermier.',
    noArtisanToHire: ({ artisans, hired }) =>
      artisans === 0
        ? 'Vous n’avez pas d’Artisan.'
        : `Chaque Artisan se paie une fois ; vous en avez ${artisans} et en avez payé ${hired}.`,
    artisanCostsDeben: () => 'Un Artisan coûte 1 deben ; vous n’en avez pas.',
    cannotTake: () => 'Prenez une carte qui était au Forum avant ce tour.',
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
};
