// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import { HIDDEN, typesetFrench, countFrench, type Hidden, type Seat } from '#kernel';
import type { Clause } from '../agreements/types.ts';
import type { Artifact, EventCard } from '../components/cards.ts';
import { idOf, type Territory } from '../components/territories.ts';
import { type Answer, type Plan, type Window } from '../types.ts';
import type { DragonDuneText } from './text.ts';

const units = (count: number): string => countFrench(count, 'unité', 'unités');
const gold = (amount: number): string => countFrench(amount, 'pièce d’or', 'pièces d’or');
const elite = (count: number): string => (count === 0 ? '' : `, dont ${count} d’élite`);
const group = (count: number, elites: number): string => `${units(count)}${elite(elites)}`;
const card = (id: Artifact | EventCard | Hidden | 'none'): string =>
  id === HIDDEN ? 'une carte' : id === 'none' ? 'aucun artefact' : id;

const isMountain = (where: Territory): boolean => idOf(where) === '0•';
const place = (where: Territory): string => (isMountain(where) ? 'la Grande Montagne' : idOf(where));
const into = (where: Territory): string => (isMountain(where) ? 'sur la Grande Montagne' : `en ${idOf(where)}`);
const from = (where: Territory): string => (isMountain(where) ? 'de la Grande Montagne' : `de ${idOf(where)}`);

const WHENS: { readonly [W in Clause['when']]: string } = {
  now: 'maintenant',
  due: 'dès qu’il y a de l’or : c’est une dette',
  card: 'pour cette carte',
  turns: '',
  dragon: 'à la prochaine manche du dragon',
  event: 'à la prochaine manche des événements',
  bidding: 'à la prochaine manche des enchères',
  recruitment: 'à la prochaine manche de recrutement',
  battle: 'à la prochaine manche des batailles',
  collection: 'à la prochaine récolte',
};

const until = (turn: number): string => `jusqu’à la fin du tour ${turn}`;

/** What each kind of clause says after the name of who promises. */
const PROMISES: { readonly [K in Clause['kind']]: (clause: Clause, to: string) => string } = {
  pay: ({ amount, when }, to) => `paie ${gold(amount)} à ${to} ${WHENS[when]}`,
  share: (clause, to) => `donne à ${to} jusqu’à ${gold(clause.amount)} de chaque somme gagnée, ${until(clause.until)}`,
  stayOut: (clause, to) => `n’amène pas d’unités ${into(clause.territory)}, ${until(clause.until)} (promis à ${to})`,
  keepPeace: (clause, to) =>
    `n’amène pas d’unités là où ${to} est visible et n’y sort pas de sa cachette, ${until(clause.until)}`,
  bidAtMost: (clause, to) =>
    `n’enchérit pas au-delà de ${clause.amount} ${clause.when === 'card' ? WHENS.card : until(clause.until)} (promis à ${to})`,
  allyWith: (clause, to) => `s’allie à ${to} dans un Grand Conseil, ${until(clause.until)}`,
  notAlly: (clause, to) => `ne s’allie pas à ${to}, ${until(clause.until)}`,
  notBreak: (clause, to) => `ne rompt pas avec ${to}, ${until(clause.until)}`,
  noTreachery: (clause, to) => `ne trahit pas ${to}, ${until(clause.until)}`,
  noStop: (clause, to) => `n’arrête pas ${to} avec des As, ${until(clause.until)}`,
  words: (clause, to) => `promet à ${to}, ${until(clause.until)} : « ${clause.words || '…'} » (sans garantie)`,
};

const plan = ({ units: sent, elites, card: played, isBlessed }: Plan): string =>
  `${group(sent, elites)} et ${card(played)}${isBlessed ? ', avec bénédiction' : ''}`;

const COLOURS: { readonly [C in Answer['colour']]: string } = {
  red: 'un artefact rouge',
  black: 'un artefact noir',
  none: 'aucun artefact',
  any: '',
};

const answer = ({ colour, units: sent }: Answer): string =>
  [COLOURS[colour], ...(sent === -1 ? [] : [units(sent)])].filter(part => part !== '').join(', ');

const off = (name: string, help: string) => ({ name, help, choices: undefined });

const DECLINES: { readonly [W in Window]: string } = {
  control: 'Laisser faire le dé',
  flight: 'Ne pas voler',
  survival: 'Laisser survivre les Orques',
  ride: 'Ne pas chevaucher',
  payment: 'Payer en or',
  initiative: 'Attendre',
  disband: 'Laisser dissoudre',
  hire: 'Laisser engager',
  hide: 'Rester à découvert',
  ask: 'Ne rien demander',
  question: 'Laisser poser la question',
  swap: 'Laisser valoir les cartes échangées',
  chaos: 'N’appeler aucun monstre',
  treachery: 'Ne pas trahir',
  discard: 'Garder les cartes',
};

export const fr: DragonDuneText = typesetFrench<DragonDuneText>({
  title: 'Dragon Dune',
  factions: {
    dwarves: {
      name: 'Nains',
      rule: 'Reçoivent le prix des artefacts ; échangent Dame et Valet ; un As ramène 2 unités.',
    },
    elves: {
      name: 'Elfes',
      rule: 'Voient chaque artefact et la prochaine carte de contrôle ; se cachent sans payer ; questionnent avant la bataille.',
    },
    goblins: {
      name: 'Gobelins',
      rule: 'Reçoivent le prix des mercenaires et engagent à moitié prix ; gagnent les artefacts par deux ; en ont jusqu’à 8.',
    },
    orcs: {
      name: 'Orques',
      rule: 'Lèvent des armées gratuites à l’ouest ; se déplacent de 3 ; chevauchent le Dragon rouge ; gagnent après six tours.',
    },
  },
  rounds: {
    dragon: 'Manche du dragon',
    event: 'Manche des événements',
    bidding: 'Manche des enchères',
    recruitment: 'Manche de recrutement et de mouvement',
    battle: 'Manche des batailles',
    collection: 'Récolte',
    victory: 'Victoire',
  },
  windows: {
    control: 'guider les dragons',
    flight: 'voler avec un As',
    survival: 'empêcher les Orques de survivre',
    ride: 'chevaucher le Dragon rouge',
    payment: 'payer avec un As',
    initiative: 'prendre l’initiative',
    disband: 'arrêter une dissolution anticipée',
    hire: 'arrêter un engagement',
    hide: 'se cacher',
    ask: 'questionner en bataille',
    question: 'arrêter une question',
    swap: 'arrêter des cartes échangées',
    chaos: 'appeler le monstre du chaos',
    treachery: 'trahir',
    discard: 'défausser des artefacts',
  },
  clauseKinds: {
    pay: 'Payer de l’or',
    share: 'Partager l’or gagné',
    stayOut: 'Rester hors d’un territoire',
    keepPeace: 'Rester loin des unités d’un joueur',
    bidAtMost: 'Limiter les enchères',
    allyWith: 'S’allier',
    notAlly: 'Ne pas s’allier',
    notBreak: 'Ne pas rompre l’alliance',
    noTreachery: 'Pas de trahison',
    noStop: 'Pas d’As contre les pouvoirs',
    words: 'Avec vos propres mots',
  },
  clause: (clause, name) => `${name(clause.by)} ${PROMISES[clause.kind](clause, name(clause.to))}.`,
  options: {
    seating: {
      name: 'Places',
      help: 'Qui joue quelle faction.',
      choices: { inOrder: 'Dans l’ordre : Nains, Elfes, Gobelins, Orques', drawn: 'Factions tirées au sort' },
    },
    threeFactions: {
      name: 'Trois factions',
      help: 'La faction qui manque.',
      choices: {
        withoutDwarves: 'Sans les Nains',
        withoutElves: 'Sans les Elfes',
        withoutGoblins: 'Sans les Gobelins',
        withoutOrcs: 'Sans les Orques',
      },
    },
    twoFactions: {
      name: 'Deux factions',
      help: 'Les factions qui jouent.',
      choices: {
        dwarvesElves: 'Nains et Elfes',
        dwarvesGoblins: 'Nains et Gobelins',
        dwarvesOrcs: 'Nains et Orques',
        elvesGoblins: 'Elfes et Gobelins',
        elvesOrcs: 'Elfes et Orques',
        goblinsOrcs: 'Gobelins et Orques',
      },
    },
    orcishPlunder: off('Pillage orque', 'Vainqueurs, les Orques volent un artefact au hasard.'),
    eliteWarriors: off('Élite naine', 'Deux unités naines valent 4 points chacune en bataille.'),
    elvenBlessing: off('Bénédiction elfe', 'Après 3 pertes, les Elfes peuvent être bénis dans une bataille par tour.'),
    goblinInitiative: off('Initiative gobeline', 'Les Gobelins choisissent quand vient leur tour de recrutement.'),
    extraMarch: off('Déplacement de plus', 'Deux As donnent un autre déplacement.'),
    honestQuestion: off('Question honnête', 'Deux As donnent un oui ou un non honnête.'),
    chaosMonster: off('Monstre du chaos', 'Deux As l’appellent quand un 6 a été joué.'),
    castleWalls: off('Murs des châteaux', 'Deux As abattent les murs d’un château.'),
    dragonControl: off('Guider les dragons', 'Deux As choisissent le dé des dragons.'),
    extraConscript: off('Conscription de plus', 'Chacun conscrit une unité de plus.'),
    extraGoldDwarves: off('Or de plus : Nains', 'De l’or en plus au départ.'),
    extraGoldElves: off('Or de plus : Elfes', 'De l’or en plus au départ.'),
    extraGoldGoblins: off('Or de plus : Gobelins', 'De l’or en plus au départ.'),
    extraGoldOrcs: off('Or de plus : Orques', 'De l’or en plus au départ.'),
    reserveDwarves: off('Réserve : Nains', 'Combien d’unités ont les Nains en tout.'),
    reserveElves: off('Réserve : Elfes', 'Combien d’unités ont les Elfes en tout.'),
    reserveGoblins: off('Réserve : Gobelins', 'Combien d’unités ont les Gobelins en tout.'),
    reserveOrcs: off('Réserve : Orques', 'Combien d’unités ont les Orques en tout.'),
    dragonKillsForever: off('Les dragons tuent pour de bon', 'Ce que tuent les dragons quitte le jeu.'),
    unsoldEndsAuction: off('L’invendu clôt les enchères', 'Une carte dont personne ne veut finit la manche.'),
    aceOverbid: off('Enchères à l’As', 'Avec un As, on peut annoncer plus d’or qu’on n’en a.'),
    goblinDisbandTwice: off('Dissoudre deux fois', 'Une dissolution anticipée laisse celle de la fin.'),
    aceSpentInBattle: off('As dépensé en bataille', 'Un As joué en bataille est défaussé même par le vainqueur.'),
    thirdArrivalHides: off(
      'Troisième arrivant',
      'Qui partage déjà un territoire peut encore se cacher quand un troisième joueur arrive.',
    ),
    eventGold: {
      name: 'Or de 4 et 14',
      help: 'Les deux plateaux connus diffèrent.',
      choices: { printed: 'Plateau imprimé : 3 et 4', original: 'Plateau de texte : 4 et 3' },
    },
  },
  moves: {
    deployOrcs: ({ in1, in9, in16 }) => `Placer ${in1} en 1★, ${in9} en 9•, ${in16} en 16•`,
    decline: ({ window }) => DECLINES[window],
    steerDragons: ({ roll, first, second }) => `Défausser ${first} et ${second} : les dragons avancent de ${roll}`,
    fly: move => `Défausser ${move.card} : voler avec ${units(move.count)} ${from(move.from)}`,
    ride: ({ count }) => `Chevaucher avec ${units(count)}`,
    land: ({ to }) => `Atterrir ${into(to)}`,
    halt: () => 'Finalement, rester',
    hide: ({ card: ace }) => (ace === 'free' ? 'Se cacher' : `Défausser ${ace} pour se cacher`),
    stop: ({ card: ace }) => `L’arrêter avec ${ace}`,
    passCouncil: () => 'Passer',
    breakAlliance: () => 'Rompre l’alliance',
    proposeAlliance: ({ to }, name) => `Proposer une alliance à ${name(to)}`,
    answerProposal: ({ accepts }) => (accepts ? 'Accepter l’alliance' : 'Refuser l’alliance'),
    bid: ({ amount }) => `Enchérir à ${amount}`,
    passBid: () => 'Passer',
    payWithAce: ({ card: ace }) => `Payer avec ${ace}`,
    emerge: ({ territory }) => `Sortir ${into(territory)}`,
    endEmerging: () => 'Les autres restent cachés',
    takeInitiative: () => 'Jouer votre tour maintenant',
    disbandEarly: () => 'Annoncer une dissolution anticipée',
    disband: move => `Dissoudre ${group(move.count, move.elites)} ${into(move.from)}`,
    conscript: ({ territory, count, elites }) => `Conscrire ${group(count, elites)} ${into(territory)}`,
    declareHire: () => 'Annoncer un engagement',
    hireIn: ({ territory }) => `Engager ${into(territory)}`,
    hire: ({ count, elites, ace }) =>
      `Engager ${group(count, elites)}${ace === 'none' ? '' : ` à moitié prix pour ${ace}`}`,
    dropHire: () => 'N’engager personne',
    raise: ({ territory, count }) => `Lever ${units(count)} ${into(territory)}`,
    march: move => `Partir ${from(move.from)} avec ${group(move.count, move.elites)}`,
    goTo: ({ to, emerges }) => `Aller ${into(to)}${emerges ? ' et sortir' : ''}`,
    extend: ({ card: ace }) => `Défausser ${ace} : un territoire plus loin`,
    reviveByAce: ({ card: ace }) => `Défausser ${ace} : ramener 2 unités`,
    buyMarch: ({ first, second }) => `Défausser ${first} et ${second} : se déplacer encore`,
    breachWalls: ({ territory, first, second }) =>
      `Défausser ${first} et ${second} : abattre les murs ${from(territory)}`,
    askHonestly: ({ of, first, second }, name) =>
      `Défausser ${first} et ${second} : poser une question honnête à ${name(of)}`,
    answerHonestly: ({ isYes }) => (isYes ? 'Oui' : 'Non'),
    endTurn: () => 'Terminer votre tour',
    attack: ({ territory, defender }, name) => `Combattre ${name(defender)} ${into(territory)}`,
    ask: ({ about, card: ace }) =>
      about === 'colour'
        ? 'Demander la couleur de l’artefact'
        : about === 'number'
          ? 'Demander combien d’unités sont envoyées'
          : `Défausser ${ace} : demander les deux`,
    answer: ({ colour, units: sent }) => `Répondre : ${answer({ colour, units: sent })}`,
    plan: move => `Envoyer ${plan({ ...move, type: 'plan' })}`,
    summonChaos: ({ first, second }) => `Défausser ${first} et ${second} : appeler le monstre du chaos`,
    betray: ({ pair }) => (pair === 'printed' ? 'Trahir' : 'Trahir en échangeant Dame et Valet'),
    keepLoot: () => 'Garder l’artefact volé',
    sellLoot: () => 'Défausser l’artefact volé pour 1 pièce d’or',
    discard: ({ card: id }) => `Défausser ${id}`,
    giveGold: ({ to, amount }, name) => `Donner ${gold(amount)} à ${name(to)}`,
    setStanding: ({ window, isOn }) =>
      `${isOn ? 'Ne plus me demander' : 'Me demander de nouveau'} : ${fr.windows[window]}`,
    draftClause: ({ kind }) => `Ajouter une clause : ${fr.clauseKinds[kind]}`,
    setClause: ({ field, value }, name) => {
      // Each field has values of its own kind; no other was offered.
      switch (field) {
        case 'by':
          return `Promis par ${name(value as Seat)}`;
        case 'to':
          return `Promis à ${name(value as Seat)}`;
        case 'amount':
          return `Somme : ${value}`;
        case 'territory':
          return `Territoire : ${place(value as Territory)}`;
        case 'until':
          return `Jusqu’à la fin du tour ${value}`;
        case 'when':
          return `Quand : ${value === 'turns' ? 'pendant tous ces tours' : WHENS[value as Clause['when']]}`;
        case 'words':
          return value === '' ? 'L’écrire avec vos propres mots' : `« ${value} »`;
      }
    },
    dropClause: () => 'Rayer la dernière clause',
    offerAgreement: () => 'Proposer l’accord',
    acceptAgreement: ({ agreement }) => `Accepter l’accord ${agreement}`,
    declineAgreement: ({ agreement }) => `Refuser l’accord ${agreement}`,
    endAgreement: ({ agreement }) => `Souhaiter la fin de l’accord ${agreement}`,
  },
  refusals: {
    notYourTurn: () => 'Ce n’est pas à vous de jouer.',
    notNow: () => 'Cela vient à une autre étape du tour.',
    gameOver: () => 'La partie est finie.',
    noSuchSeat: () => 'Choisissez un autre joueur.',
    answerYesOrNo: () => 'Répondez par oui ou non.',
    optionIsOff: () => 'Cette table joue sans cette option.',
    otherWindow: () => 'On vous demande autre chose.',
    noSuchWindow: () => 'Cette question n’existe pas.',
    sameStanding: () => 'C’est déjà votre réponse permanente.',
    badSplit: ({ units: all }) => `Placez exactement ${all} unités.`,
    badGroup: ({ most }) =>
      most === 0 ? 'Il ne vous reste aucune unité pour cela.' : `Choisissez jusqu’à ${units(most)}.`,
    noSuchTerritory: () => 'Ce territoire n’existe pas.',
    noUnitsThere: ({ territory }) => `Vous n’avez pas d’unité ${into(territory)}.`,
    castleClosed: ({ territory }) => `Deux autres joueurs tiennent déjà ${place(territory)}.`,
    dragonThere: ({ territory }) => `Le pion dragon est ${into(territory)}.`,
    sameTerritory: ({ territory }) => `Ces unités sont déjà ${into(territory)}.`,
    outOfReach: ({ territory, range }) =>
      `${place(territory)} est hors de portée : ${countFrench(range, 'territoire', 'territoires')} au plus.`,
    cannotEmerge: ({ territory }) => `Ces unités ne peuvent pas sortir de leur cachette ${into(territory)}.`,
    cannotComeOut: ({ territory }) => `Rien ne peut sortir de sa cachette ${into(territory)}.`,
    hidesFreely: () => 'Les Elfes se cachent sans payer : gardez l’As.',
    stepOver: () =>
      'Cette étape est passée. L’ordre est : dissoudre d’avance, conscrire, engager ou lever, se déplacer, dissoudre.',
    noEarlyDisband: () =>
      'Seuls les Gobelins et leur allié dissolvent d’avance ; les autres dissolvent à la fin de leur tour.',
    alreadyDisbanded: () => 'Vous avez déjà dissous des unités ce tour-ci.',
    orcsDoNotHire: () => 'Les Orques lèvent des armées au lieu d’engager, sauf s’ils sont alliés aux Gobelins.',
    onlyOrcsRaise: () => 'Seuls les Orques lèvent des armées.',
    notOrcish: ({ territory }) => `${place(territory)} n’est pas un territoire orque.`,
    hireDropped: () => 'Vous avez déjà annoncé un engagement ce tour-ci, puis renoncé.',
    hireStopped: () => 'Les Gobelins ont arrêté vos engagements ce tour-ci.',
    tooDear: ({ cost, gold: owned }) => `Cela coûte ${gold(cost)} ; vous en avez ${owned}.`,
    discountsDoNotAdd: () => 'Vous payez déjà moitié prix ; les remises ne s’ajoutent pas.',
    onlyDwarves: () => 'Seuls les Nains le peuvent.',
    graveyardEmpty: () => 'Votre cimetière est vide : il n’y a aucune unité à ramener.',
    noSuchWalls: () =>
      'Choisissez un château aux murs encore debout, où vous avez des unités visibles, ou juste à côté.',
    notAnAce: () => 'Cela demande un As de votre main.',
    notTwoAces: () => 'Cela demande deux As de votre main.',
    cardIsBound: () => 'Cette carte est déjà jouée dans la bataille.',
    badRoll: () => 'Choisissez un nombre de 1 à 6.',
    bidTooLow: ({ high }) => `Annoncez plus de ${high}.`,
    bidTooHigh: ({ most }) => `Vous pouvez annoncer ${most} au plus : il faut pouvoir payer.`,
    mustPayWithAce: () => 'Vous avez annoncé plus que votre or : payez avec un As.',
    notInHand: () => 'Cette carte n’est pas dans votre main.',
    handFull: ({ limit }) => `Votre main est pleine : ${limit} artefacts au plus.`,
    alreadyAllied: ({ seat }, name) => `${name(seat)} a déjà un allié.`,
    alreadyProposed: ({ seat }, name) => `Une alliance a déjà été proposée à ${name(seat)} dans ce Conseil.`,
    notAllied: () => 'Vous n’avez pas d’allié.',
    alreadyBroke: () => 'Vous avez déjà rompu une alliance dans ce Conseil.',
    newAlliance: () => 'Cette alliance vient d’être nouée dans ce Conseil.',
    noSuchBattle: () => 'Vous n’avez pas de bataille à livrer là.',
    noSuchQuestion: () => 'Demandez la couleur, le nombre ou, avec un As, les deux.',
    questionStopped: () => 'Votre question a été arrêtée ; avec un As, vous pouvez encore demander les deux.',
    onlyElvesAskBoth: () => 'Seuls les Elfes peuvent demander les deux.',
    badAnswer: () => 'Répondez à la question, et seulement ce que permettent votre main et vos unités.',
    badPlan: ({ most }) => `Envoyez jusqu’à ${units(most)}, sans carte ou avec une carte de votre main.`,
    boundByAnswer: () => 'Votre réponse vous engage.',
    noBlessing: () =>
      'Les Elfes peuvent être bénis une fois par tour, après avoir perdu 3 unités au combat : pas dans cette bataille.',
    cannotBetray: () =>
      'Pour trahir, il faut la Dame de la faction adverse et le Valet de l’enseigne jouée ; vous n’avez pas les deux.',
    badGift: ({ most }) => `Donnez 1, 2, 5 ou 10 pièces d’or ; vous pouvez disposer de ${most}.`,
    noSuchClause: () => 'Cette clause n’existe pas.',
    draftFull: ({ most }) => `Un accord a ${most} clauses au plus.`,
    draftEmpty: () => 'Votre brouillon est vide.',
    badField: () => 'On ne peut pas écrire cela ici.',
    tooManyOffers: ({ most }) => `Vous avez déjà ${most} offres ouvertes.`,
    noSuchAgreement: () => 'Vous n’êtes pas partie à un tel accord.',
    alreadyAccepted: () => 'Vous l’avez déjà accepté.',
    notBinding: () => 'Il n’engage encore personne : refusez-le.',
    alreadyBinding: () => 'Il engage déjà ; on ne peut y mettre fin que tous ensemble.',
    alreadyWished: () => 'Vous en souhaitez déjà la fin.',
    goldPromised: ({ most }) =>
      most === 0
        ? 'Tout votre or est promis : vous ne pouvez rien en donner.'
        : `Une part de votre or est promise : vous pouvez en donner ${most} au plus.`,
    cannotPayNow: ({ seat, amount, gold: owned }, name) =>
      `${name(seat)} doit payer ${gold(amount)} tout de suite et en a ${owned} de libre : rien n’engage tant que la somme n’y est pas.`,
    rivalPromised: ({ seat, agreement }, name) => `${name(seat)} a promis le contraire (accord ${agreement}).`,
    promised: ({ agreement, promise, to }, name) =>
      `Vous avez promis le contraire à ${name(to)} (accord ${agreement} : ${fr.clauseKinds[promise]}).`,
  },
  score: { castles: 'Châteaux', units: 'Unités sur le plateau', gold: 'Or' },
});
