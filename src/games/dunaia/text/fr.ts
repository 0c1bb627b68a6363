// Names, buttons, refusals and options; the log is in `../log/`, the table described in words in `../tableText/`.
import { at, typesetFrench, countFrench, de } from '#kernel';
import { SIDES } from '../components/board.ts';
import type { Building, Gain, Level1, Level2, Level3, RecyclingEffect } from '../components/buildings.ts';
import type { Colour } from '../components/colours.ts';
import { FIXED_CHIPS, type Elder } from '../components/elders.ts';
import { besideCircle } from '../queries.ts';
import { buildingAt } from '../tiles.ts';
import type { Source } from '../types.ts';
import type { DunaiaText } from './text.ts';

const fleurs = (count: number): string => countFrench(count, 'Fleur', 'Fleurs');
const puces = (count: number): string => countFrench(count, 'Puce', 'Puces');

const COLOURS: { readonly [C in Colour]: string } = { green: 'vert', yellow: 'jaune', purple: 'mauve', red: 'rouge' };
const GAINS: { readonly [G in Gain]: string } = { flower: 'une Fleur', chip: 'une Puce', move: 'un déplacement' };
const SIDE_NAMES = { up: 'au-dessus', right: 'à droite', down: 'au-dessous', left: 'à gauche' } as const;

const SQUARES = [
  'en haut à gauche',
  'en haut',
  'en haut à droite',
  'à gauche',
  'au centre',
  'à droite',
  'en bas à gauche',
  'en bas',
  'en bas à droite',
] as const;

/** Les mêmes, après « entre ». */
const SQUARE_NOUNS = [
  'le coin en haut à gauche',
  'le haut',
  'le coin en haut à droite',
  'la gauche',
  'le centre',
  'la droite',
  'le coin en bas à gauche',
  'le bas',
  'le coin en bas à droite',
] as const;

const square = (index: number): string => at(SQUARES, index);

const circle = (index: number): string => {
  const [one, other] = besideCircle(index);
  return `entre ${at(SQUARE_NOUNS, one)} et ${at(SQUARE_NOUNS, other)}`;
};

const colourOf = ({ colour: { value } }: Building): string =>
  value === 'multicoloured' ? 'multicolore' : COLOURS[value];

const effect = (what: RecyclingEffect): string => {
  switch (what.kind) {
    case 'flowers':
      return `prendre ${fleurs(what.amount)}`;
    case 'moves':
      return `déplacer jusqu’à ${what.amount} Dunaïas`;
    case 'advance':
      return 'avancer d’une case la construction d’un Bâtiment';
    case 'chips':
      return `enficher ${puces(what.amount)}`;
  }
};

const level1 = ({ effect: { value } }: Level1): string => `Case Recyclage : ${effect(value)}.`;

const level2 = ({ centre, chevrons }: Level2): string => {
  const more = SIDES.map(side => `${GAINS[chevrons.value[side]]} ${SIDE_NAMES[side]}`).join(', ');
  return `Réveil : ${GAINS[centre.value]}. Chevrons qui désignent un Bâtiment construit de même couleur : ${more}.`;
};

const level3 = ({ chevrons: { value } }: Level3): string =>
  value === 'none'
    ? '3 points à la fin. Il est de toutes les couleurs.'
    : `3 points à la fin, et ${value.up.points} pour chaque Bâtiment ${COLOURS[value.up.colour]} adjacent et construit.`;

const ruleOf = (tile: Building): string => {
  switch (tile.level) {
    case 1:
      return level1(tile);
    case 2:
      return level2(tile);
    case 3:
      return level3(tile);
  }
};

const building = (tile: number): string => {
  const data = buildingAt(tile);
  return `Bâtiment ${colourOf(data)} de niveau ${data.level}`;
};

const SOURCES: { readonly [S in Source]: string } = {
  'slot-1': 'emplacement de niveau 1',
  'slot-2': 'emplacement de niveau 2',
  'slot-3': 'emplacement de niveau 3',
  'pile-1': 'pile de niveau 1',
  'pile-2': 'pile de niveau 2',
  'pile-3': 'pile de niveau 3',
  booked: 'tuile réservée',
  search: 'pile fouillée',
};

/** Why a power cannot be used: what is missing. */
const POWER_LACKS: { readonly [E in Elder]: string } = {
  flowers: 'Ce pouvoir ne peut pas servir maintenant.',
  movement: 'Aucun de vos Dunaïas ne peut être déplacé.',
  construction: 'Vous n’avez aucun Bâtiment en construction à avancer.',
  search:
    'Pour fouiller une pile, il faut un Marqueur de construction, un emplacement sans tuile et de quoi payer une tuile.',
  colour: 'Aucun de vos Bâtiments ne peut recevoir l’un des Marqueurs Couleur restants.',
};

export const fr: DunaiaText = typesetFrench<DunaiaText>({
  title: 'Dunaïa',
  colours: COLOURS,
  building: tile => ({ name: building(tile), rule: ruleOf(buildingAt(tile)) }),
  elders: {
    flowers: { name: 'Ancien des Fleurs', rule: 'Prenez 2 Fleurs.' },
    movement: { name: 'Ancien des déplacements', rule: 'Déplacez 2 Dunaïas.' },
    construction: {
      name: 'Ancien des constructions',
      rule: 'Avancez d’une case la construction de l’un de vos Bâtiments.',
    },
    search: {
      name: 'Ancien des piles',
      rule: 'Prenez la tuile de votre choix dans une pile, payez-la et posez-la. Mélangez la pile.',
    },
    colour: { name: 'Ancien des couleurs', rule: 'Placez un Marqueur Couleur sur l’un de vos Bâtiments.' },
  },
  prophecies: {
    sixBuildings: '6 Bâtiments construits',
    sevenBuildings: '7 Bâtiments construits',
    eightBuildings: '8 Bâtiments construits',
    twelveFlowers: '12 Fleurs',
    twoArtefacts: '2 Artefacts complets',
    flowersAndArtefact: '7 Fleurs et un Artefact complet',
    corners: 'Un Bâtiment construit dans chaque coin',
    line: 'Trois Bâtiments construits alignés',
    levels: 'Un Bâtiment construit de chaque niveau',
  },
  prophecyColours: { blue: 'bleu', orange: 'orange', white: 'blanc' },
  elites: {
    haggler: { name: 'Marchandeur', rule: 'Les Bâtiments vous coûtent 1 Fleur de moins.' },
    turner: { name: 'Retourneur', rule: 'En prenant un dé, vous pouvez le retourner sur sa face opposée.' },
    foreman: {
      name: 'Contremaître',
      rule: 'Une fois par tour, payez 2 Fleurs pour avancer la construction de l’un de vos Bâtiments.',
    },
    trader: {
      name: 'Troqueur',
      rule: 'Une fois par tour, défaussez 2 Puces pour prendre 2 Fleurs et déplacer un Dunaïa.',
    },
    guide: { name: 'Guide', rule: 'À la fin de votre tour, vous pouvez déplacer le Dunaïa que vous avez réveillé.' },
    steward: {
      name: 'Intendant',
      rule: 'À la fin de votre tour, vous pouvez réserver une tuile à vendre, pour l’acheter plus tard au prix le plus bas de son niveau.',
    },
  },
  actions: {
    build: 'démarrer une construction',
    flower: 'prendre une Fleur',
    move: 'déplacer un Dunaïa',
    chip: 'enficher une Puce',
  },
  squares: SQUARES,
  circle,
  steps: {
    drafting: 'Choisissez un Personnage d’élite.',
    picked: 'Terminez votre tour.',
    choosing: 'Choisissez un dé.',
    awakening: 'Réveillez votre Dunaïa.',
    recycling: 'Posez votre dé sur une case Recyclage.',
    checking: 'Vérifiez la Prophétie.',
    ending: 'Terminez votre tour.',
    ended: 'Terminez votre tour.',
    moving: 'Déplacez un Dunaïa.',
    inserting: 'Enfichez une Puce.',
    advancing: 'Avancez la construction d’un Bâtiment.',
    discarding: 'Défaussez une Puce.',
    buying: 'Choisissez une tuile.',
    searching: 'Choisissez une tuile dans une pile.',
    placing: 'Choisissez un emplacement pour la tuile.',
    colouring: 'Placez un Marqueur Couleur sur un Bâtiment.',
    secondEffect: 'Le second emplacement donne son effet.',
    power: 'Le pouvoir de l’Ancien s’applique.',
    fragment: 'Un Fragment est pris.',
    trading: 'Des Puces sont échangées.',
    over: 'La partie est finie.',
  },
  endings: {
    prophecies: 'la dernière tuile Prophétie est prise',
    ninthBuilding: 'un neuvième Bâtiment est construit',
    cap: 'la limite de tours de table est atteinte',
  },
  options: {
    setup: {
      name: 'Mise en place',
      help: 'Anciens et tuiles Prophétie au hasard, ou ceux d’une première partie.',
      choices: { random: 'Au hasard', firstGame: 'Première partie' },
    },
    elites: {
      name: 'Personnages d’élite',
      help: 'Chacun choisit un personnage doté d’un pouvoir.',
      choices: undefined,
    },
    roundCap: {
      name: 'Limite de tours de table',
      help: 'Compter la partie telle quelle après tant de tours de table.',
      choices: { 0: 'Aucune', 40: '40 tours de table', 80: '80 tours de table' },
    },
  },
  moves: {
    pickElite: ({ elite }) => `Choisir : ${fr.elites[elite].name}`,
    takeDie: ({ face, isTurned }) => (isTurned ? `Prendre un ${face} et le retourner` : `Prendre un ${face}`),
    awaken: ({ first }) => `Réveiller : commencer par l’emplacement ${square(first)}`,
    recycleOnBoard: ({ action }) => `Recycler : ${fr.actions[action]}`,
    recycleOnBuilding: ({ owner, square: index }, name) =>
      `Recycler sur le Bâtiment ${de(name(owner))}, ${square(index)}`,
    checkProphecies: () => 'Vérifier la Prophétie',
    endTurn: () => 'Terminer le tour',
    callElder: ({ place, takes }) => {
      const what = { both: 'pouvoir et Fragment', power: 'pouvoir seul', fragment: 'Fragment seul' }[takes];
      return `Faire appel à l’Ancien qui demande les Puces ${FIXED_CHIPS[place].value.join(' et ')} : ${what}`;
    },
    discardChip: ({ chip }) => `Défausser la Puce ${chip}`,
    insertChip: ({ chip }) => `Enficher la Puce ${chip}`,
    moveDunaia: ({ dunaia, circle: to }) => `Déplacer le Dunaïa ${dunaia} ${circle(to)}`,
    advance: ({ square: index }) => `Avancer la construction ${square(index)}`,
    buyTile: ({ from }) => `Acheter : ${SOURCES[from]}`,
    searchPile: ({ tile }) => `Prendre le ${building(tile)}`,
    placeTile: ({ square: index }) => `Poser la tuile ${square(index)}`,
    placeColour: ({ square: index, colour }) => `Placer un Marqueur ${COLOURS[colour]} ${square(index)}`,
    stop: () => 'C’est tout',
    hasten: ({ square: index }) => `Contremaître : payer 2 Fleurs pour avancer la construction ${square(index)}`,
    trade: () => 'Troqueur : défausser 2 Puces pour 2 Fleurs et un déplacement',
    moveAwakened: ({ circle: to }) => `Guide : déplacer le Dunaïa réveillé ${circle(to)}`,
    book: ({ from }) => `Intendant : réserver (${SOURCES[from]})`,
  },
  refusals: {
    notYourTurn: ({ turn }, name) => `C’est à ${name(turn)} de jouer.`,
    notNow: ({ step }) => `Pas maintenant. ${fr.steps[step]}`,
    gameOver: () => 'La partie est finie.',
    noSuchDie: () => 'Aucun dé noir ne montre cette valeur.',
    neutralDiceFirst: () => 'On ne prend le dé à sa couleur que s’il ne reste plus de dé noir.',
    ownDieOnly: ({ face }) => `Il ne reste plus de dé noir : vous devez prendre le dé à votre couleur, un ${face}.`,
    notBesideDunaia: ({ dunaia }) => `Cet emplacement n’est pas adjacent au Dunaïa ${dunaia}.`,
    orderIsFixed: ({ first }) => `L’ordre ne change rien ici : commencez par l’emplacement ${square(first)}.`,
    noSuchChip: () => 'Les Puces sont numérotées de 1 à 6.',
    chipInserted: ({ chip }) => `La Puce ${chip} est déjà enfichée.`,
    noSuchDunaia: () => 'Les Dunaïas sont numérotés de 1 à 6.',
    noSuchCircle: () => 'Ce cercle n’existe pas.',
    sameCircle: ({ dunaia }) => `Le Dunaïa ${dunaia} s’y trouve déjà.`,
    circleFull: ({ most }) => `Ce cercle est plein : ${most} Dunaïas au plus.`,
    movedAlready: ({ dunaia }) => `Cet effet a déjà déplacé le Dunaïa ${dunaia}.`,
    mustBeDone: () => 'Un pouvoir demandé doit être accompli.',
    noSuchAction: () => 'Cette case n’existe pas sur le plateau commun.',
    noTokenLeft: () => 'Vous n’avez plus de Marqueur de construction.',
    boardFull: () => 'Tous les emplacements de votre plateau portent déjà une tuile.',
    nothingAffordable: ({ flowers }) => `Vous avez ${fleurs(flowers)} : toutes les tuiles coûtent davantage.`,
    noTileThere: () => 'Il n’y a plus de tuile ici.',
    tooExpensive: ({ price, flowers }) => `Elle coûte ${fleurs(price)} ; vous en avez ${flowers}.`,
    noSuchSquare: () => 'Cet emplacement n’existe pas.',
    squareTaken: ({ square: index }) => `L’emplacement ${square(index)} porte déjà une tuile.`,
    noRecyclingSquare: () => 'Il n’y a pas ici de Bâtiment construit de niveau 1.',
    dieThere: () => 'Un dé l’occupe jusqu’au prochain lancer.',
    rivalCostsFlower: () => 'Le Bâtiment d’un adversaire coûte 1 Fleur ; vous n’en avez pas.',
    notUnderConstruction: () => 'Vous n’avez pas ici de Bâtiment en construction.',
    noSuchElder: () => 'Cet Ancien n’existe pas.',
    chipsMissing: ({ fixed: [one, other] }) => `Cet Ancien demande les Puces ${one} et ${other} et une autre.`,
    chipNotInserted: () => 'Cette Puce n’est pas enfichée.',
    noSuchGift: () => 'Prenez le pouvoir, le Fragment, ou les deux.',
    powerUseless: ({ elder }) => POWER_LACKS[elder],
    fragmentHeld: () => 'Votre Artefact contient déjà un Fragment de ce type.',
    noFragmentLeft: () => 'Il ne reste plus de Fragment de ce type.',
    notInPile: () => 'Cette tuile n’est dans aucune pile.',
    noBuildingThere: () => 'Vous n’avez pas ici de Bâtiment.',
    noSuchColour: () => 'Cette couleur n’existe pas.',
    noColourLeft: ({ colour }) => `Il ne reste plus de Marqueur ${COLOURS[colour]}.`,
    hasThatColour: ({ colour }) => `Ce Bâtiment est déjà ${COLOURS[colour]}.`,
    notOffered: () => 'Ce personnage n’est pas proposé.',
    otherCharacter: ({ needed }) => `Il faut pour cela le Personnage d’élite « ${fr.elites[needed].name} ».`,
    turnedOrNot: () => 'Prenez le dé tel quel, ou retournez-le.',
    usedThisTurn: () => 'C’est déjà fait : une seule fois par tour.',
    hasteTooDear: ({ price, flowers }) => `Le Contremaître coûte ${fleurs(price)} ; vous en avez ${flowers}.`,
    tooFewChips: ({ chips }) => `Le Troqueur demande 2 Puces ; vous en avez ${chips}.`,
    alreadyBooked: () => 'Vous avez déjà une tuile réservée.',
  },
  score: {
    buildings: 'Bâtiments',
    chevrons: 'Chevrons',
    prophecies: 'Prophétie',
    artefacts: 'Artefacts',
    flowers: 'Fleurs',
    total: 'Total',
  },
});
