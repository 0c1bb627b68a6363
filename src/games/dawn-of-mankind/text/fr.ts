// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import { typesetFrench, at, countFrench, de } from '#kernel';
import { COLUMNS, type Area } from '../components/board.ts';
import type { FaceId } from '../components/faces.ts';
import type { Progress } from '../components/progress.ts';
import type { Resource } from '../components/resources.ts';
import { areaPlace, spacePlace, type ColumnPlace } from './places.ts';
import type { DawnText } from './text.ts';

const UNITS: { readonly [R in Resource]: readonly [one: string, many: string] } = {
  fruit: ['fruit', 'fruits'],
  meat: ['viande', 'viandes'],
  hide: ['peau', 'peaux'],
  tool: ['outil', 'outils'],
};

const ORDINALS = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième'] as const;

const position = ({ above, count }: ColumnPlace, the: string, noun: string): string => {
  if (above === 0) return `${the} du haut`;
  return above === count - 1 ? `${the} du bas` : `la ${at(ORDINALS, above)} ${noun}`;
};

const area = (id: Area): string => {
  const place = areaPlace(id);
  if (place === undefined) return 'le rivage';
  return place.count === 1
    ? 'la première aire d’attente'
    : `${position(place, 'l’aire d’attente', 'aire d’attente')} (${fr.columns[place.column]})`;
};

const units = (amount: number, resource: Resource): string => countFrench(amount, ...UNITS[resource]);
const points = (amount: number): string => countFrench(amount, 'point', 'points');
const meeples = (amount: number): string => countFrench(amount, 'meeple', 'meeples');
const face = (id: FaceId): string => fr.faces[id].name;
const card = (id: Progress): string => fr.progress[id].name;

export const fr: DawnText = typesetFrench<DawnText>({
  title: 'Dawn of Mankind',
  resources: { fruit: 'Fruits', meat: 'Viande', hide: 'Peaux', tool: 'Outils' },
  columns: {
    childhood: 'Enfance',
    postAdolescence: 'Jeunesse',
    adulthood: 'Âge adulte',
    elders: 'Anciens',
  },
  area,
  space: id => `${position(spacePlace(id), 'la tuile', 'tuile')} (${fr.columns[spacePlace(id).column]})`,
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
    'newborn-food': {
      name: 'Naissance',
      rule: 'Perdez 1 nourriture ; l’un de vos meeples entre dans la première aire.',
    },
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
    'newborn-free': { name: 'Naissance', rule: 'L’un de vos meeples entre dans la première aire.' },
    shaman: { name: 'Chamane', rule: 'Perdez 1 viande et 1 outil pour 5 points.' },
    'hides-5': { name: 'Peaux', rule: 'Perdez 1 nourriture et 1 peau pour 5 points.' },
    'final-excursion': { name: 'Dernière sortie', rule: 'Ce meeple rentre au foyer ; gagnez 2 viandes et 3 points.' },
    'impart-wisdom': { name: 'Sagesse', rule: 'Ce meeple rentre au foyer ; 1 point par meeple resté sur le plateau.' },
    'study-free': { name: 'Étude', rule: 'Achetez une carte Progrès.' },
    explore: {
      name: 'Exploration',
      rule: 'Ce meeple rentre au foyer ; perdez jusqu’à 7 ressources pour 2 points chacune.',
    },
    burial: { name: 'Sépulture', rule: 'Ce meeple rentre au foyer ; perdez 1 peau pour 7 points.' },
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
    storytelling: { name: 'Contes', rule: 'À la fin, 3 points par carte Progrès et 2 par meeple sur le plateau.' },
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
    cap: 'La dernière manche convenue est jouée.',
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
      help: 'Qui joue le premier tour.',
      choices: { random: 'Tiré au sort', firstSeat: 'La première place' },
    },
    tieBreak: {
      name: 'Égalités',
      help: 'Ce qui tranche quand les meeples ne suffisent pas.',
      choices: { shared: 'Victoire partagée', lots: 'Tirage au sort' },
    },
    roundCap: {
      name: 'Limite de manches',
      help: 'La partie s’arrête après tant de manches ; 0 signifie sans limite.',
      choices: undefined,
    },
  },
  moves: {
    takeSetupCard: move => `Prendre ${fr.setupCards[move.card]}`,
    placeMeeple: ({ area: to }) => `Placer un meeple dans ${area(to)}`,
    walk: ({ from, to }) => `Aller de ${area(from)} à ${fr.space(to)}`,
    useMedicine: ({ from }) => `Médecine : utiliser la tuile derrière ${area(from)}`,
    createArt: move => `Créer une œuvre : ${fr.art[move.card]}`,
    skipArt: () => 'Ne pas créer d’œuvre',
    shift: ({ to }) => `Glisser vers ${fr.space(to)}`,
    stay: () => 'Rester sur cette tuile',
    perform: () => 'Utiliser la tuile',
    decline: () => 'Ne pas utiliser la tuile',
    study: move => `Étudier : ${card(move.card)}`,
    pay: ({ resource }) => `Payer ${units(1, resource)}`,
    placeCard: ({ over }) =>
      over === 'none' ? 'La mettre dans un emplacement libre' : `Recouvrir la carte ${card(over)}`,
    give: ({ resource }) => `Donner ${units(1, resource)}`,
    stopGiving: () => 'Ne plus rien donner',
    take: ({ resource }) => `Prendre ${units(1, resource)}`,
    rest: () => 'Se reposer',
    cook: ({ food }) => (food === 'fruit' ? 'Cuisiner des fruits' : 'Cuisiner de la viande'),
    expand: () => 'Agrandir la tribu',
    skipMeal: () => 'Ni cuisiner ni agrandir',
    endTurn: () => 'Terminer le tour',
  },
  refusals: {
    notYourTurn: ({ turn }, name) => `C’est à ${name(turn)} de jouer.`,
    notNow: () => 'Cela vient à une autre étape du tour.',
    gameOver: () => 'La partie est finie.',
    hasSetupCard: () => 'Vous avez déjà pris une carte Départ.',
    noSuchSetupCard: () => 'Cette carte Départ n’est pas proposée.',
    noSuchArea: () => 'Placez vos meeples dans des aires des trois premières colonnes.',
    columnTaken: ({ column }) =>
      `Vous avez déjà un meeple dans cette colonne (${fr.columns[at(COLUMNS, column - 1)]}).`,
    areaTooFull: ({ meeples: count, fewest }) =>
      `Il y a ${meeples(count)} dans cette aire : choisissez-en une qui n’en a que ${fewest}.`,
    noMeepleThere: () => 'Vous n’avez pas de meeple dans cette aire.',
    noSuchLine: () => 'Aucune ligne ne mène de cette aire à cette tuile.',
    ownMeepleThere: () => 'L’un de vos meeples est déjà sur cette tuile.',
    otherMeepleChosen: () => 'La Médecine a servi avec un autre meeple : c’est lui qui doit avancer.',
    noMedicine: () => 'Vous n’avez pas la carte Médecine, ou elle est recouverte.',
    nothingBehind: () => 'Il n’y a pas de tuile derrière la première aire.',
    cannotMoveOn: () => 'Ce meeple ne pourrait pas avancer ensuite.',
    cannotPerform: ({ face: id }) => `La tuile ${face(id)} ne peut pas servir maintenant : ${fr.faces[id].rule}`,
    noSuchArt: () => 'Cette carte Art n’est pas visible.',
    artTooDear: () => 'Il vous manque des ressources pour la prochaine ligne de cette carte Art.',
    notAdjacent: () => 'Glissez vers la tuile juste au-dessus ou au-dessous.',
    ownMeepleBeside: () => 'L’un de vos meeples est déjà sur cette tuile.',
    noSuchStack: () => 'Cette carte Progrès n’est pas à vendre dans cette partie.',
    stackEmpty: ({ card: id }) => `Il ne reste plus de carte ${card(id)}.`,
    alreadyAcquired: ({ card: id }) => `Vous avez déjà acquis la carte ${card(id)}.`,
    cardTooDear: ({ card: id }) => `Il vous manque des ressources pour la tuile et la carte ${card(id)} ensemble.`,
    noSuchResource: () => 'Choisissez fruits, viande, peaux ou outils.',
    notFood: () => 'Ce n’est pas de la nourriture : choisissez fruits ou viande.',
    hasNone: ({ resource }) => `Vous n’avez pas ${de(UNITS[resource][0])}.`,
    noSuchSlot: () => 'Mettez la carte dans un emplacement libre, ou sur l’une de vos cartes du côté.',
    notEnoughFood: ({ needed, owned }) => `Cuisiner en demande ${needed} ; vous en avez ${owned}.`,
    cookingForbidsExpanding: () => 'Avec la carte Cuisine, vous ne pouvez plus agrandir votre tribu.',
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
});
