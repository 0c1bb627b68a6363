// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { typesetFrench, countFrench, de } from '#kernel';
import { BOX } from '../components/box.ts';
import type { Colour } from '../components/colours.ts';
import { ELITE_POWERS } from '../components/elites.ts';
import { fr as text } from '../text/fr.ts';
import type { PlayerView } from '../view.ts';
import { builtCount, type AwakeningEffect, type Gains, type Goal, type SquareContent } from '../facts.ts';
import { capitalize } from '../text/capitalize.ts';
import type {
  BuildingPlace,
  CallFacts,
  ChipFacts,
  MovePhrases,
  AwakeningFacts,
  PromptFacts,
  Phrases,
  SheetTitles,
  SiteFacts,
  SquareEffect,
} from './phrases.ts';
import { makeTableText } from './table.ts';
import { WANTED_CHIPS } from './textContext.ts';

const flowers = (number: number): string => countFrench(number, 'Fleur', 'Fleurs');
const tokens = (number: number): string => countFrench(number, 'Marqueur de construction', 'Marqueurs de construction');
const points = (number: number): string => countFrench(number, 'point', 'points');
const dice = (number: number): string => countFrench(number, 'dé', 'dés');
const list = (items: readonly (string | number)[], none = 'aucun'): string =>
  items.length === 0 ? none : items.join(', ');

const gains = ({ flower, chip, move }: Gains): string =>
  [
    flower > 0 ? flowers(flower) : '',
    chip > 0 ? `${countFrench(chip, 'Puce', 'Puces')} au choix` : '',
    move > 0 ? countFrench(move, 'déplacement', 'déplacements') : '',
  ]
    .filter(part => part !== '')
    .join(', ');

const gives = (what: AwakeningEffect): string => {
  switch (what.kind) {
    case 'flower':
      return 'une Fleur';
    case 'nothing':
      return 'rien';
    case 'chip':
      return what.isInserted ? `rien, la Puce ${what.chip} est déjà enfichée` : `la Puce ${what.chip}`;
    case 'advance':
      return what.to < what.last ? `la construction avance à ${what.to} sur ${what.last}` : 'le Bâtiment est construit';
    case 'gains':
      return gains(what.gains);
  }
};

const one = ({ square, gives: what }: SquareEffect): string => `${square} : ${gives(what)}`;
const both = ({ squares: [first, second] }: AwakeningFacts): string => `${capitalize(one(first))} ; ${one(second)}.`;

const painted = (colours: readonly Colour[]): string =>
  colours.length === 0 ? '' : ` Marqueurs Couleur : ${colours.map(colour => text.colours[colour]).join(', ')}.`;

/** What a completed Building is good for as things stand. */
const atPresent = (content: Extract<SquareContent, { kind: 'built' }>): string => {
  if (content.level === 1) return content.hasDie ? ' Un dé s’y trouve.' : ' Aucun dé ne s’y trouve.';
  if (content.level === 2) return ` Actuellement : ${gains(content.gains)}.`;
  return content.points === undefined ? '' : ` Ses chevrons, actuellement : ${points(content.points)}.`;
};

const ground = (content: SquareContent): string => {
  if (content.kind === 'empty') {
    return content.reward === 'flower' ? 'Vide : donne une Fleur.' : 'Vide : donne la Puce au numéro du Dunaïa.';
  }
  const { name, rule } = text.building(content.tile);
  return content.kind === 'site'
    ? `${name}, en construction, ${content.reached} sur ${content.last}. ${rule}${painted(content.colours)}`
    : `${name}, construit. ${rule}${atPresent(content)}${painted(content.colours)}`;
};

const shortSquare = (content: SquareContent, square: string): string => {
  if (content.kind === 'empty') return `${square} vide`;
  const state = content.kind === 'site' ? `${content.reached} sur ${content.last}` : 'construit';
  const colours = content.colours.map(colour => ` + ${text.colours[colour]}`).join('');
  return `${square} ${text.building(content.tile).name}${colours} (${state})`;
};

const holdings: Phrases['holdings'] = (player, total, fragments) =>
  [
    flowers(player.flowers),
    player.chips.length === 0 ? 'aucune Puce' : `${player.chips.length === 1 ? 'Puce' : 'Puces'} ${list(player.chips)}`,
    tokens(player.tokens),
    countFrench(builtCount(player), 'Bâtiment', 'Bâtiments'),
    ...(player.artefacts > 0 ? [countFrench(player.artefacts, 'Artefact', 'Artefacts')] : []),
    ...(fragments.length > 0 ? [`${fragments.length === 1 ? 'Fragment' : 'Fragments'} : ${list(fragments)}`] : []),
    `${points(total)} actuellement`,
  ].join(' · ');

const inserted = ({ chips }: PlayerView): string => list(chips, 'aucune');

const means = (own: PlayerView): string => `Vous avez ${flowers(own.flowers)} ; Puces enfichées : ${inserted(own)}.`;

const orElder = ({ mayInterrupt }: PromptFacts): string =>
  mayInterrupt ? ' Vous pouvez d’abord faire appel à un Ancien ou utiliser votre personnage.' : '';

const cheapestTile = (cheapest: number | undefined): string =>
  cheapest === undefined ? 'il ne reste aucune tuile' : `la tuile la moins chère coûte ${flowers(cheapest)}`;

const takes = (met: readonly string[]): string =>
  met.length === 0
    ? 'vous ne remplissez aucune condition restante'
    : `vous prenez ${met.map(each => `« ${each} »`).join(' et ')}`;

const elders = `Les Anciens demandent ${WANTED_CHIPS}, et une autre.`;

const prompts: Phrases['prompts'] = {
  drafting: () => ({ title: 'Choisissez un Personnage d’élite', detail: 'Il est à vous pour toute la partie.' }),
  picked: () => ({ title: 'Terminez votre tour', detail: 'D’ici là, vous pouvez revenir sur votre choix.' }),
  choosing: now => ({
    title: now.row.length === 0 ? `Prenez le dé à votre couleur, un ${now.ownFace}` : `Prenez un dé : ${list(now.row)}`,
    detail: `Il réveille votre Dunaïa de ce numéro. ${means(now.own)}`,
  }),
  awakening: now => ({
    title: `Réveillez le Dunaïa ${now.dunaia} ${now.circle}`,
    detail: `${now.isOrderFree ? 'Choisissez l’effet de réveil à résoudre en premier.' : 'Les deux emplacements adjacents donnent leur effet.'}${orElder(now)}`,
  }),
  recycling: now => ({
    title: 'Posez votre dé sur une case Recyclage',
    detail: `Vous avez ${flowers(now.own.flowers)} et ${tokens(now.own.tokens)} ; ${cheapestTile(now.cheapest)}.${orElder(now)}`,
  }),
  checking: now => ({ title: 'Vérifiez la Prophétie', detail: `En l’état, ${takes(now.met)}.${orElder(now)}` }),
  ending: now => ({
    title: 'Terminez votre tour',
    detail: `D’ici là, vous pouvez encore annuler.${orElder(now)}`,
  }),
  ended: () => ({ title: 'Terminez votre tour', detail: 'D’ici là, vous pouvez encore annuler.' }),
  moving: now => ({
    title: now.left === 1 ? 'Déplacez un Dunaïa' : `Déplacez jusqu’à ${now.left} Dunaïas, l’un après l’autre`,
    detail: now.mayLoseSecond
      ? `Si vous déplacez le Dunaïa ${now.dunaia}, son second effet de réveil est perdu.`
      : 'Vers tout cercle qui contient moins de trois Dunaïas.',
  }),
  inserting: now => ({
    title: now.left === 1 ? 'Enfichez une Puce de votre choix' : `Enfichez jusqu’à ${now.left} Puces de votre choix`,
    detail: `Enfichées : ${inserted(now.own)}. ${elders}`,
  }),
  advancing: () => ({ title: 'Avancez d’une case la construction de l’un de vos Bâtiments' }),
  discarding: now => ({
    title: now.left === 1 ? 'Défaussez une Puce' : `Défaussez ${now.left} Puces`,
    detail: `Enfichées : ${inserted(now.own)}. ${elders}`,
  }),
  buying: now => ({ title: 'Choisissez une tuile à construire', detail: `Vous avez ${flowers(now.own.flowers)}.` }),
  searching: now => ({
    title: 'Choisissez une tuile dans une pile',
    detail: `Elle coûte autant que la première tuile de sa pile ; vous avez ${flowers(now.own.flowers)}.`,
  }),
  placing: now => ({
    title: now.tile === undefined ? 'Choisissez un emplacement' : `Choisissez un emplacement pour le ${now.tile.name}`,
    detail: now.tile === undefined ? text.steps.placing : `Vous payez ${flowers(now.tile.price)}. ${now.tile.rule}`,
  }),
  colouring: now => ({
    title: 'Placez un Marqueur Couleur sur l’un de vos Bâtiments',
    detail: `Il en reste : ${now.colours}.`,
  }),
  secondEffect: () => ({ title: text.steps.secondEffect }),
  power: () => ({ title: text.steps.power }),
  fragment: () => ({ title: text.steps.fragment }),
  trading: () => ({ title: text.steps.trading }),
  over: ({ ending }) => ({
    title: 'La partie est finie',
    ...(ending !== undefined && { detail: `${capitalize(ending)}.` }),
  }),
};

const building = ({ owner, square }: BuildingPlace): string =>
  owner === undefined ? `votre Bâtiment, ${square}` : `le Bâtiment ${de(owner)}, ${square}`;

const step = ({ square, building: name, to, last }: SiteFacts): string =>
  to < last
    ? `la construction du ${name} (${square}) à ${to} sur ${last}`
    : `la construction du ${name} (${square}), ce qui la termine`;

const wanted = ({ elder, chip, other }: ChipFacts): string =>
  `l’${elder} demande ${Math.min(chip, other)} et ${Math.max(chip, other)}`;

const call = ({ elder, chips, takes: gift, completes }: CallFacts): string => {
  const last = completes ? ', qui termine votre Artefact' : '';
  const what = {
    both: `${elder.rule} Puis prenez le Fragment${last}.`,
    power: `${elder.rule} Pas de Fragment.`,
    fragment: `Prenez seulement le Fragment${last}.`,
  }[gift];
  return `Faire appel à l’${elder.name} en défaussant les Puces ${chips.join(', ')} et une autre. ${what}`;
};

const moves: MovePhrases = {
  pickElite: ({ name, rule }) => `Choisir : ${name}. ${rule}`,
  takeDie: ({ face, isOwn }, turned, wakes) => {
    const die = isOwn ? `le dé à votre couleur, un ${face}` : `un ${face}`;
    const turn = turned ? ` et le retourner sur ${wakes.dunaia}` : '';
    return `Prendre ${die}${turn} : réveille le Dunaïa ${wakes.dunaia} ${wakes.circle}. ${both(wakes)}`;
  },
  awaken: (dunaia, first, second) => `Réveiller le Dunaïa ${dunaia}, en commençant ${one(first)} ; puis ${one(second)}`,
  recycleOnBoard: (action, own, cheapest) => {
    const base = `Recycler : ${text.actions[action]}`;
    if (action === 'build') return `${base}. Vous avez ${flowers(own.flowers)} ; ${cheapestTile(cheapest)}.`;
    if (action === 'flower') return `${base}. Vous aurez ${flowers(own.flowers + 1)}.`;
    return action === 'chip' ? `${base} au choix. Enfichées : ${inserted(own)}.` : base;
  },
  recycleOnBuilding: (place, rule) => {
    const fee = place.owner === undefined ? '' : `, contre ${flowers(BOX.rivalTileFee.value)}`;
    return `Recycler sur ${building(place)}${fee}. ${rule}`;
  },
  checkProphecies: met => `Vérifier la Prophétie : ${takes(met)}`,
  callElder: call,
  discardChip: chip => `Défausser la Puce ${chip.chip} (${wanted(chip)})`,
  insertChip: chip =>
    `Enficher la Puce ${chip.chip} (${wanted(chip)} ; la ${chip.other} ${chip.hasOther ? 'est enfichée' : 'manque'})`,
  moveDunaia: move => `Déplacer le Dunaïa ${move.dunaia} ${move.circle}. ${both(move)}`,
  advance: site => `Avancer ${step(site)}`,
  hasten: site => `Contremaître : payer ${flowers(ELITE_POWERS.foreman.price)} pour avancer ${step(site)}`,
  buyTile: ({ name, rule }, from, price) => `Acheter le ${name} pour ${flowers(price)} (${sources[from]}). ${rule}`,
  placeTile: ({ tile, square, reward, dunaias, price }) =>
    `Poser le ${tile.name} ${square} pour ${flowers(price)} : il recouvre ${reward === 'flower' ? 'une Fleur' : 'une Puce'} ; Dunaïas adjacents : ${list(dunaias)}`,
  placeColour: (name, square, colour) => `Placer un Marqueur ${text.colours[colour]} sur le ${name} (${square})`,
  stop: {
    moving: 'Ne plus déplacer de Dunaïa',
    inserting: 'Ne plus enficher de Puce',
    advancing: 'N’avancer aucune construction',
  },
  moveAwakened: move => `Guide : déplacer le Dunaïa réveillé, ${move.dunaia}, ${move.circle}. ${both(move)}`,
  book: ({ name, rule }, from, price) =>
    `Intendant : réserver le ${name} (${sources[from]}), pour l’acheter plus tard à ${flowers(price)}. ${rule}`,
};

const sources: Phrases['sources'] = {
  'slot-1': 'emplacement de niveau 1',
  'slot-2': 'emplacement de niveau 2',
  'slot-3': 'emplacement de niveau 3',
  'pile-1': 'première de la pile de niveau 1',
  'pile-2': 'première de la pile de niveau 2',
  'pile-3': 'première de la pile de niveau 3',
  booked: 'tuile réservée',
  search: 'de sa pile',
};

const groups: Phrases['groups'] = {
  pickElite: 'Personnages d’élite',
  takeDie: 'Prendre un dé',
  awaken: 'Réveiller',
  recycleOnBoard: 'Recycler sur le plateau commun',
  recycleOnBuilding: 'Recycler sur un Bâtiment',
  checkProphecies: 'Prophétie',
  endTurn: 'Tour',
  callElder: 'Faire appel à un Ancien',
  discardChip: 'Défausser une Puce',
  insertChip: 'Enficher une Puce',
  moveDunaia: 'Déplacer un Dunaïa',
  advance: 'Avancer une construction',
  buyTile: 'Acheter une tuile',
  searchPile: 'Fouiller une pile',
  placeTile: 'Poser la tuile',
  placeColour: 'Marqueur Couleur',
  stop: 'C’est tout',
  hasten: 'Contremaître',
  trade: 'Troqueur',
  moveAwakened: 'Guide',
  book: 'Intendant',
};

const GOALS: { readonly [W in Exclude<Goal['what'], 'artefacts'>]: string } = {
  buildings: 'Bâtiments construits',
  flowers: 'Fleurs',
  corners: 'coins',
  line: 'dans la meilleure ligne',
  levels: 'niveaux',
};

const goal = ({ what, have, need }: Goal): string =>
  `${have} sur ${what === 'artefacts' ? countFrench(need, 'Artefact', 'Artefacts') : `${need} ${GOALS[what]}`}`;

const sheets: SheetTitles = {
  level1: 'Bâtiments de niveau 1',
  level1Columns: ['Couleur', 'Cases de construction', 'Effet'],
  level2: 'Bâtiments de niveau 2',
  level2Columns: ['Couleur', 'Cases de construction', 'Centre', 'Chevrons'],
  level3: 'Bâtiments de niveau 3',
  level3Columns: ['Couleur', 'Cases de construction', 'Points'],
  tilesNote: 'Les livrets donnent les types et le nombre des tuiles ; les images de chacune sont perdues.',
  multicoloured: 'multicolore',
  gains: { flower: 'une Fleur', chip: 'une Puce', move: 'un déplacement' },
  upright: (upright, sideways) =>
    upright === sideways
      ? `${upright} de chaque côté`
      : `${upright} au-dessus et au-dessous, ${sideways} à gauche et à droite`,
  market: 'Prix',
  marketNote: 'Qu’un Bâtiment de niveau 3 coûte 3 Fleurs est imprimé ; les autres prix sont reconstitués.',
  marketColumns: ['Fleurs'],
  elders: 'Anciens',
  eldersNote: 'Les pouvoirs sont imprimés ; les noms ont été inventés ici.',
  elderColumns: ['Pouvoir'],
  places: 'Places des Anciens',
  placeColumns: ['Puces', 'Fragments'],
  place: place => `Place ${place}`,
  chips: ([first, second]) => `${first}, ${second} et une autre`,
  prophecies: 'Tuiles Prophétie',
  propheciesNote:
    'Les conditions sont imprimées ; les noms des couleurs ont été inventés ici, les points sont reconstitués.',
  prophecyColumns: ['Couleur', 'Points'],
  elites: 'Personnages d’élite',
  elitesNote: 'Les pouvoirs sont imprimés ; les noms ont été inventés ici.',
  eliteColumns: ['Pouvoir'],
  board: 'Emplacements d’un plateau',
  boardNote: 'Les deux gains sont imprimés ; leur répartition est reconstituée.',
  boardColumns: ['Donne tant qu’il est vide'],
  rewards: { flower: 'une Fleur', chip: 'la Puce au numéro du Dunaïa' },
  start: 'Départ des Dunaïas',
  startColumns: ['Cercle'],
  box: 'Autres nombres',
  circles: 'Cercles d’un plateau',
  boxColumns: ['Nombre'],
  numbers: {
    constructionTokens: 'Marqueurs de construction d’un joueur',
    startFlowers: 'Fleurs au départ',
    chips: 'Puces d’un joueur',
    dunaias: 'Dunaïas d’un joueur',
    dunaiasInCircle: 'Dunaïas dans un cercle, au plus',
    dieSides: 'Faces d’un dé',
    fragmentsOfAType: 'Fragments d’un type',
    fragmentsInArtefact: 'Fragments d’un Artefact',
    tokensOfAColour: 'Marqueurs Couleur d’une couleur',
    rivalTileFee: 'Fleurs pour un dé sur le Bâtiment d’un adversaire',
    flowersPerPoint: 'Fleurs pour un point',
    artefactBeyond: 'Points par Artefact après le cinquième',
  },
  neutralDice: players => `Dés noirs à ${players} joueurs`,
  artefactPoints: number => `Points pour ${countFrench(number, 'Artefact', 'Artefacts')}`,
};

const phrases: Phrases = {
  prompts,
  isPlaying: name => `${name} joue`,
  groups,
  dunaiaGroup: (dunaia, circle) => `Dunaïa ${dunaia}, pour l’instant ${circle}`,
  pileGroup: level => `Pile de niveau ${level}`,
  moves,
  sections: {
    own: 'À vous',
    squares: 'Votre plateau',
    dunaias: 'Vos Dunaïas',
    dice: 'Dés',
    recycling: 'Cases Recyclage',
    market: 'Tuiles à vendre',
    elders: 'Anciens',
    prophecies: 'Prophétie',
    players: 'Autres plateaux',
    game: 'La partie',
  },
  labels: {
    flowers: 'Fleurs',
    tokens: 'Marqueurs de construction',
    chips: 'Puces enfichées',
    artefacts: 'Artefacts',
    elite: 'Personnage',
    booked: 'Tuile réservée',
    points: 'Points actuels',
    row: 'Dés noirs de la rangée',
    coloured: 'Dés des joueurs dans la rangée',
    hand: 'Dé en main',
    board: 'Plateau commun',
    piles: 'Tuiles dans les piles',
    colours: 'Marqueurs Couleur restants',
    round: 'Tour de table',
    starter: 'Premier joueur',
    offered: 'Personnages proposés',
  },
  none: 'aucun',
  dunaia: dunaia => `Dunaïa ${dunaia}`,
  stand: stand => `${capitalize(stand.circle)}. ${both(stand)}`,
  square: (content, dunaias) => `${ground(content)} Dunaïas adjacents : ${list(dunaias)}.`,
  shortSquare,
  fragments: ({ artefacts }, fragments) =>
    `${countFrench(artefacts, 'complet', 'complets')} ; Fragments du suivant : ${list(fragments)}`,
  holdings,
  rival: ({ holdings: goods, squares, dunaias, elite, booked }) => {
    const character = elite === undefined ? '' : ` Personnage : ${elite.name} (« ${elite.rule} »).`;
    const kept = booked === undefined ? '' : ` Réservée : ${booked}`;
    const tiles = squares.length === 0 ? 'Aucune tuile sur le plateau.' : `Tuiles : ${squares.join(' ; ')}.`;
    return `${goods}. ${tiles} Dunaïas : ${dunaias.join(' ; ')}.${character}${kept}`;
  },
  dieOf: (owner, face) => (owner === undefined ? `le vôtre ${face}` : `celui ${de(owner)} ${face}`),
  boardAction: (action, number) => `${action} (${dice(number)})`,
  recyclingBuilding: place => capitalize(building(place)),
  recyclingRule: (rule, isOwn, hasDie) => {
    const fee = isOwn ? '' : ` Coûte ${flowers(BOX.rivalTileFee.value)}.`;
    return `${rule}${hasDie ? ' Bloquée par un dé.' : `${fee} Libre.`}`;
  },
  sources,
  offer: ({ name, rule }, price) => `${flowers(price)} : ${name}. ${rule}`,
  soldOut: 'plus de tuile',
  booked: ({ name, rule }, price) => `${flowers(price)} : ${name}. ${rule}`,
  pile: (level, size) => `niveau ${level} : ${size}`,
  elder: ({ chips, fragmentsLeft }, rule) =>
    `Puces ${chips.join(', ')} et une autre. ${rule} Fragments restants : ${fragmentsLeft}.`,
  lacks: ({ fixed, isPaid }) => {
    if (isPaid) return 'Vous avez les Puces.';
    return fixed.length === 0 ? 'Il vous manque une autre Puce.' : `Il vous manque ${fixed.join(' et ')}.`;
  },
  prophecy: (colour, worth, owner) =>
    `${capitalize(colour)}, ${points(worth)}. ${owner === undefined ? 'Pas encore prise.' : `Prise par ${owner}.`}`,
  progress: goals => `Vous : ${goals.map(goal).join(', ')}.`,
  colourLeft: (colour, number) => `${colour} ${number}`,
  round: ({ round, lastRound, options, step: { at } }, cause) => {
    const cap = options.roundCap === 0 ? '' : ` sur ${options.roundCap} au plus`;
    if (cause !== undefined) {
      return `${round}${cap} ; ${lastRound === 0 ? '' : `le tour de table ${lastRound} est le dernier : `}${cause}`;
    }
    return at === 'over'
      ? `${round}${cap}`
      : `${round}${cap} ; la dernière tuile Prophétie ou un neuvième Bâtiment amène la fin`;
  },
  sheets,
};

export const fr = typesetFrench(makeTableText(text, phrases));
