// Names, buttons, log lines (`events`), refusals and options; the table described in words is in `../tableText/`.
import type { FaceId } from '../components/faces.ts';
import type { Progress } from '../components/progress.ts';
import type { Resource } from '../components/resources.ts';
import type { PointSource } from '../types.ts';
import type { DawnText } from './text.ts';

const UNITS: { readonly [R in Resource]: readonly [one: string, many: string] } = {
  fruit: ['fruit', 'fruits'],
  meat: ['viande', 'viandes'],
  hide: ['peau', 'peaux'],
  tool: ['outil', 'outils'],
};

/** In French, zero and one are singular. */
const isMany = (amount: number): boolean => amount > 1;

const units = (amount: number, resource: Resource): string => `${amount} ${UNITS[resource][isMany(amount) ? 1 : 0]}`;
const points = (amount: number): string => `${amount} ${isMany(amount) ? 'points' : 'point'}`;
const meeples = (amount: number): string => `${amount} ${isMany(amount) ? 'meeples' : 'meeple'}`;
const face = (id: FaceId): string => fr.faces[id].name;
const card = (id: Progress): string => fr.progress[id].name;

const source = (from: PointSource): string => {
  switch (from) {
    case 'art':
      return 'art';
    case 'cooking':
      return 'cuisine';
    case 'leadership':
      return 'Autorité';
    default:
      return face(from);
  }
};

export const fr: DawnText = {
  title: 'Dawn of Mankind',
  resources: { fruit: 'Fruits', meat: 'Viande', hide: 'Peaux', tool: 'Outils' },
  columns: {
    childhood: 'Enfance',
    postAdolescence: 'Jeunesse',
    adulthood: 'Âge adulte',
    elders: 'Anciens',
  },
  areas: {
    R1: 'la première aire d’attente',
    'R2.1': 'l’aire d’attente 2.1',
    'R2.2': 'l’aire d’attente 2.2',
    'R2.3': 'l’aire d’attente 2.3',
    'R3.1': 'l’aire d’attente 3.1',
    'R3.2': 'l’aire d’attente 3.2',
    'R3.3': 'l’aire d’attente 3.3',
    'R3.4': 'l’aire d’attente 3.4',
    'R3.5': 'l’aire d’attente 3.5',
    'R4.1': 'l’aire d’attente 4.1',
    'R4.2': 'l’aire d’attente 4.2',
    'R4.3': 'l’aire d’attente 4.3',
    'R4.4': 'l’aire d’attente 4.4',
    'R4.5': 'l’aire d’attente 4.5',
    'R4.6': 'l’aire d’attente 4.6',
    'R4.7': 'l’aire d’attente 4.7',
    SHORE: 'le rivage',
  },
  faces: {
    'tool-1': { name: 'Outil', rule: 'Perdez 1 nourriture pour 1 outil.' },
    'pick-fruit': { name: 'Cueillette', rule: 'Gagnez 1 fruit.' },
    play: { name: 'Jeu', rule: 'Perdez 1 viande pour 2 points.' },
    'fishing-1': { name: 'Pêche', rule: 'Gagnez 1 viande.' },
    carrion: { name: 'Charogne', rule: 'Perdez 1 nourriture pour 1 peau.' },
    'hides-10': { name: 'Peaux', rule: 'Perdez 1 viande, 1 outil et 2 peaux pour 10 points.' },
    'fishing-3': { name: 'Pêche', rule: 'Si vous avez 2 outils, gagnez 3 viandes.' },
    'hunt-2': { name: 'Chasse', rule: 'Gagnez 2 viandes.' },
    'hunt-2m1h': { name: 'Chasse', rule: 'Perdez 1 outil pour 2 viandes et 1 peau.' },
    'study-hide': { name: 'Étude', rule: 'Perdez 1 peau et achetez une carte Progrès.' },
    'newborn-food': { name: 'Naissance', rule: 'Perdez 1 nourriture ; un meeple entre dans la première aire.' },
    'gather-3-c2': { name: 'Récolte', rule: 'Gagnez 3 fruits.' },
    'gather-n2-c2': { name: 'Récolte', rule: 'Gagnez des fruits : vos meeples sur le plateau, moins 2.' },
    'gather-3-c3': { name: 'Récolte', rule: 'Gagnez 3 fruits.' },
    'gather-n2-c3': { name: 'Récolte', rule: 'Gagnez des fruits : vos meeples sur le plateau, moins 2.' },
    beast: { name: 'Bête', rule: 'Perdez 2 outils pour 2 peaux et 4 points.' },
    dance: { name: 'Danse', rule: 'Gagnez des points : vos meeples sur le plateau, moins 2.' },
    'hunt-3m1h': { name: 'Chasse', rule: 'Perdez 1 outil pour 3 viandes et 1 peau.' },
    'hunt-2m2h': { name: 'Chasse', rule: 'Perdez 1 outil pour 2 viandes et 2 peaux.' },
    'fishing-4': { name: 'Pêche', rule: 'Si vous avez 3 outils, gagnez 4 viandes.' },
    trap: { name: 'Piège', rule: 'Si vous avez 1 outil et 1 fruit, gagnez 3 viandes.' },
    'tool-3': { name: 'Outil', rule: 'Perdez 1 nourriture pour 3 outils.' },
    'tool-2vp': { name: 'Outil', rule: 'Perdez 1 nourriture pour 2 outils et 1 point.' },
    'barter-5': { name: 'Troc', rule: 'Échangez jusqu’à 5 ressources contre autant d’autres.' },
    'barter-6': { name: 'Troc', rule: 'Échangez jusqu’à 6 ressources contre autant d’autres.' },
    'study-food-tool': { name: 'Étude', rule: 'Perdez 1 nourriture et 1 outil et achetez une carte Progrès.' },
    'newborn-free': { name: 'Naissance', rule: 'Un meeple entre dans la première aire.' },
    shaman: { name: 'Chamane', rule: 'Perdez 1 viande et 1 outil pour 5 points.' },
    'hides-5': { name: 'Peaux', rule: 'Perdez 1 nourriture et 1 peau pour 5 points.' },
    'final-excursion': { name: 'Dernière sortie', rule: 'Ce meeple rentre ; gagnez 2 viandes et 3 points.' },
    'impart-wisdom': { name: 'Sagesse', rule: 'Ce meeple rentre ; 1 point par meeple resté sur le plateau.' },
    'study-free': { name: 'Étude', rule: 'Achetez une carte Progrès.' },
    explore: { name: 'Exploration', rule: 'Ce meeple rentre ; perdez jusqu’à 7 ressources pour 2 points chacune.' },
    burial: { name: 'Sépulture', rule: 'Ce meeple rentre ; perdez 1 peau pour 7 points.' },
  },
  progress: {
    adaptability: {
      name: 'Adaptabilité',
      rule: 'Après avoir avancé, vous pouvez glisser vers la tuile du dessus ou du dessous et utiliser celle-là.',
    },
    medicine: {
      name: 'Médecine',
      rule: 'Vous pouvez utiliser la tuile derrière un meeple avant qu’il avance ; la tuile atteinte ne sert alors pas.',
    },
    basket: { name: 'Panier', rule: 'Chaque Récolte donne 2 fruits de plus.' },
    dog: { name: 'Chien', rule: 'Chaque Chasse donne 2 viandes de plus.' },
    needle: { name: 'Aiguille', rule: 'Chaque Chasse donne 2 peaux de plus.' },
    fire: { name: 'Feu', rule: 'Chaque Outil donne 2 outils de plus.' },
    leadership: { name: 'Autorité', rule: '1 point chaque fois qu’un autre joueur gagne une carte Progrès.' },
    dyes: { name: 'Teintures', rule: 'Une ressource au choix chaque fois que vous créez une œuvre.' },
    cooking: {
      name: 'Cuisine',
      rule: 'Cuisinez 3 fruits ou 2 viandes pour 4 points. Vous ne pouvez plus agrandir votre tribu.',
    },
    religion: { name: 'Religion', rule: 'À la fin, 2 points par lot de 2 nourritures et 4 par lot de 2 objets.' },
    storytelling: { name: 'Contes', rule: 'À la fin, 3 points par carte Progrès et 2 par meeple.' },
  },
  art: {
    'art-1': 'Le verger',
    'art-2': 'La mise à mort',
    'art-3': 'Le silex',
    'art-4': 'Le troupeau',
    'art-5': 'L’abri',
    'art-6': 'Les chasseurs',
    'art-7': 'La tente',
    'art-8': 'Le festin',
  },
  setupCards: {
    'setup-1': '3 fruits, 1 outil',
    'setup-2': '1 fruit, 2 viandes, 1 outil',
    'setup-3': '2 fruits, 1 viande, 1 peau',
    'setup-4': '1 fruit, 2 outils',
    'setup-5': '1 viande, 1 peau, 1 outil',
  },
  endReasons: {
    sixty: 'Un clan a 60 points.',
    extinct: 'Tous les clans ont disparu et aucun ne peut revenir.',
    cap: 'La dernière manche est jouée.',
  },
  options: {
    openScores: { name: 'Scores ouverts', help: 'Tous voient tous les totaux.', choices: undefined },
    mayDecline: {
      name: 'Libre choix',
      help: 'On peut renoncer aux tuiles Étude et Naissance.',
      choices: undefined,
    },
    starter: {
      name: 'Premier joueur',
      help: 'Qui commence.',
      choices: { random: 'Au hasard', firstSeat: 'La première place' },
    },
    tieBreak: {
      name: 'Égalités',
      help: 'Ce qui tranche quand les meeples ne suffisent pas.',
      choices: { shared: 'Victoire partagée', lots: 'Tirage au sort' },
    },
    roundCap: {
      name: 'Limite',
      help: 'La partie s’arrête après tant de manches ; 0 : sans limite.',
      choices: undefined,
    },
  },
  moves: {
    takeSetupCard: move => `Prendre ${fr.setupCards[move.card]}`,
    placeMeeple: ({ area }) => `Placer un meeple dans ${fr.areas[area]}`,
    walk: ({ from, to }) => `Aller à la tuile ${to} depuis ${fr.areas[from]}`,
    useMedicine: ({ from }) => `Médecine : utiliser la tuile derrière ${fr.areas[from]}`,
    createArt: move => `Créer une œuvre : ${fr.art[move.card]}`,
    skipArt: () => 'Ne pas créer d’œuvre',
    shift: ({ to }) => `Glisser vers la tuile ${to}`,
    stay: () => 'Rester sur cette tuile',
    perform: () => 'Utiliser la tuile',
    decline: () => 'Ne pas utiliser la tuile',
    study: move => `Étudier : ${card(move.card)}`,
    pay: ({ resource }) => `Payer ${units(1, resource)}`,
    placeCard: ({ over }) => (over === 'none' ? 'La mettre dans un emplacement libre' : `Recouvrir ${card(over)}`),
    give: ({ resource }) => `Donner ${units(1, resource)}`,
    stopGiving: () => 'Ne plus rien donner',
    take: ({ resource }) => `Prendre ${units(1, resource)}`,
    rest: () => 'Se reposer',
    cook: ({ food }) => (food === 'fruit' ? 'Cuisiner des fruits' : 'Cuisiner de la viande'),
    expand: () => 'Agrandir la tribu',
    skipMeal: () => 'Ni cuisiner ni agrandir',
    endTurn: () => 'Terminer le tour',
  },
  events: {
    setupBegun: ({ starter }, name) => `${name(starter)} commencera la partie.`,
    setupCardTaken: ({ seat, card: id }, name) => `${name(seat)} prend une carte Départ : ${fr.setupCards[id]}.`,
    meeplePlaced: ({ seat, area }, name) => `${name(seat)} place un meeple dans ${fr.areas[area]}.`,
    setupTurnBegun: undefined,
    turnBegun: undefined,
    stepBegun: undefined,
    medicineUsed: ({ seat, face: id }, name) => `${name(seat)} utilise la Médecine : ${face(id)}.`,
    meepleSetOut: ({ seat, to }, name) => `Un meeple de ${name(seat)} va à la tuile ${to}.`,
    meepleShifted: ({ seat, to }, name) => `${name(seat)} s’adapte et glisse vers la tuile ${to}.`,
    meepleBumped: ({ seat, to }, name) => `Un meeple de ${name(seat)} est poussé vers ${fr.areas[to]}.`,
    meepleArrived: undefined,
    meepleBorn: ({ seat }, name) => `Une naissance chez ${name(seat)}.`,
    meepleRetired: ({ seat }, name) => `Un meeple de ${name(seat)} quitte le plateau.`,
    meepleMovedOn: undefined,
    shoreLeft: ({ seat, count }, name) =>
      isMany(count)
        ? `${meeples(count)} de ${name(seat)} quittent le rivage.`
        : `${meeples(count)} de ${name(seat)} quitte le rivage.`,
    actionPerformed: ({ seat, face: id }, name) => `${name(seat)} effectue ${face(id)}.`,
    actionFailed: ({ seat, face: id }, name) => `${name(seat)} ne peut pas effectuer ${face(id)}.`,
    actionDeclined: ({ seat, face: id }, name) => `${name(seat)} renonce à ${face(id)}.`,
    resourceGained: ({ seat, resource, amount }, name) => `${name(seat)} gagne ${units(amount, resource)}.`,
    resourceLost: ({ seat, resource, amount }, name) => `${name(seat)} perd ${units(amount, resource)}.`,
    foodSpoiled: ({ seat, food, amount }, name) => `Chez ${name(seat)} se gâte : ${units(amount, food)}.`,
    pointsGained: ({ seat, amount, source: from }, name) => `${name(seat)} gagne ${points(amount)} (${source(from)}).`,
    pointsLost: ({ seat, amount }, name) => `${name(seat)} perd ${points(amount)}.`,
    pointsTested: ({ seat, atLeast, isEnough }, name) =>
      isEnough ? `${name(seat)} a ${points(atLeast)} à perdre.` : `${name(seat)} n’a pas ${points(atLeast)} à perdre.`,
    artCreated: ({ seat, card: id }, name) => `${name(seat)} crée une œuvre : ${fr.art[id]}.`,
    artReplaced: ({ finished, drawn }) => `Carte achevée : ${fr.art[finished]}. Nouvelle carte : ${fr.art[drawn]}.`,
    progressGained: ({ seat, card: id }, name) => `${name(seat)} acquiert ${card(id)}.`,
    progressPlaced: ({ card: id, covered }) =>
      covered === 'none' ? `${card(id)} va dans un emplacement libre.` : `${card(id)} recouvre ${card(covered)}.`,
    rested: ({ seat }, name) => `${name(seat)} se repose.`,
    tribeExpanded: ({ seat }, name) => `${name(seat)} agrandit sa tribu.`,
    clansTested: ({ canReturn }) =>
      canReturn
        ? 'Tous les clans ont disparu, mais l’un d’eux peut revenir.'
        : 'Tous les clans ont disparu, et aucun ne peut revenir.',
    lotsDrawn: ({ order }, name) => `Tirage au sort des égalités : ${order.map(name).join(', ')}.`,
    gameEnded: ({ reason }) => `${fr.endReasons[reason]} La partie est finie.`,
  },
  refusals: {
    notYourTurn: () => 'Ce n’est pas votre tour.',
    notNow: () => 'Pas à cette étape du tour.',
    gameOver: () => 'La partie est finie.',
    hasSetupCard: () => 'Vous avez déjà pris une carte Départ.',
    noSuchSetupCard: () => 'Cette carte Départ n’est pas visible.',
    noSuchArea: () => 'Placez vos meeples dans des aires des trois premières colonnes.',
    columnTaken: ({ column }) => `Vous avez déjà un meeple dans la colonne ${column}.`,
    areaTooFull: ({ meeples: count, fewest }) =>
      `Il y a ${meeples(count)} dans cette aire ; une autre de cette colonne en a ${fewest}.`,
    noMeepleThere: () => 'Vous n’avez pas de meeple dans cette aire.',
    noSuchLine: () => 'Aucune ligne ne mène de cette aire à cette tuile.',
    ownMeepleThere: () => 'L’un de vos meeples est sur cette tuile.',
    otherMeepleChosen: () => 'La Médecine a servi avec un autre meeple : c’est lui qui doit avancer.',
    noMedicine: () => 'Vous n’avez pas de Médecine active.',
    nothingBehind: () => 'Aucune tuile ne précède la première aire.',
    cannotMoveOn: () => 'Ce meeple ne pourrait pas avancer ensuite.',
    cannotPerform: ({ face: id }) => `Vous ne pouvez pas effectuer ${face(id)}.`,
    noSuchArt: () => 'Cette carte Art n’est pas visible.',
    artTooDear: () => 'Vous ne pouvez pas payer la prochaine ligne de cette carte Art.',
    notAdjacent: () => 'Glissez vers la tuile juste au-dessus ou au-dessous.',
    ownMeepleBeside: () => 'L’un de vos meeples est sur cette tuile.',
    noSuchStack: () => 'Cette carte Progrès n’est pas à vendre dans cette partie.',
    stackEmpty: ({ card: id }) => `La pile est épuisée : ${card(id)}.`,
    alreadyAcquired: ({ card: id }) => `Vous avez déjà acquis ${card(id)}.`,
    cardTooDear: ({ card: id }) => `Vous ne pouvez pas payer à la fois la tuile et ${card(id)}.`,
    noSuchResource: () => 'Choisissez fruits, viande, peaux ou outils.',
    notFood: () => 'Ce n’est pas de la nourriture : choisissez fruits ou viande.',
    hasNone: ({ resource }) => `Il ne vous en reste pas : ${UNITS[resource][1]}.`,
    noSuchSlot: () => 'Mettez la carte dans un emplacement libre ou sur l’une de vos cartes du côté.',
    notEnoughFood: ({ needed, owned }) => `Un repas en demande ${needed} ; vous en avez ${owned}.`,
    cookingForbidsExpanding: () => 'Avec la carte Cuisine vous ne pouvez pas agrandir la tribu.',
    notEnoughPoints: ({ needed, owned }) => `Cela coûte ${points(needed)} ; vous en avez ${owned}.`,
    noMeepleOnMat: () => 'Tous vos meeples sont sur le plateau.',
    firstAreaFull: ({ most }) => `Vous avez déjà ${meeples(most)} dans la première aire.`,
  },
  score: {
    tokens: 'Jetons de points de victoire',
    cards: 'Cartes Progrès',
    meeples: 'Meeples sur le plateau',
    food: 'Nourriture',
    items: 'Objets',
    total: 'Total',
  },
};
