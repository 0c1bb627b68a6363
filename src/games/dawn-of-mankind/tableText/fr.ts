// Prompts, the table described in words, component sheets; names and refusals are in `../text/`, the log in `../log/`.
import { HIDDEN, typesetFrench, countFrench } from '#kernel';
import type { Cost } from '../components/resources.ts';
import { fr as text } from '../text/fr.ts';
import type { Phrases } from './phrases.ts';
import { makeTableText } from './table.ts';

const points = (number: number): string => countFrench(number, 'point', 'points');
const resources = (number: number): string => countFrench(number, 'ressource', 'ressources');
const fruits = (number: number): string => countFrench(number, 'fruit', 'fruits');
const meats = (number: number): string => countFrench(number, 'viande', 'viandes');

const price = ({ fruit, meat, hide, tool, food, any }: Cost): string => {
  const parts = [
    fruit > 0 ? fruits(fruit) : '',
    meat > 0 ? meats(meat) : '',
    hide > 0 ? countFrench(hide, 'peau', 'peaux') : '',
    tool > 0 ? countFrench(tool, 'outil', 'outils') : '',
    food > 0 ? countFrench(food, 'nourriture', 'nourritures') : '',
    any > 0 ? `${resources(any)} au choix` : '',
  ].filter(part => part !== '');
  return parts.length === 0 ? 'rien' : parts.join(', ');
};

const phrases: Phrases = {
  setUpRest: {
    card: { title: 'Prenez une carte Départ' },
    meeple: { title: 'Placez un meeple', detail: 'Un dans chacune des trois premières colonnes.' },
  },
  prompts: {
    settingUp: () => ({
      title: 'Prenez une carte Départ ou placez un meeple',
      detail: 'En quatre tours : une carte Départ, et un meeple dans chacune des trois premières colonnes.',
    }),
    choosing: () => ({
      title: 'Envoyez un meeple, ou reposez-vous',
      detail: 'Un meeple va de son aire à une tuile et l’utilise.',
    }),
    moving: () => ({ title: 'Avancez', detail: 'La Médecine a servi : la tuile atteinte ne sera pas utilisée.' }),
    art: () => ({ title: 'Créer une œuvre ?', detail: 'Vous pouvez payer la prochaine ligne d’une carte Art.' }),
    dyeing: () => ({ title: 'Prenez une ressource pour vos Teintures' }),
    shifting: () => ({
      title: 'Glisser vers la tuile du dessus ou du dessous ?',
      detail: 'Vous utilisez alors celle-là.',
    }),
    deciding: () => ({ title: 'Utiliser cette tuile ?' }),
    studying: () => ({ title: 'Choisissez une carte Progrès', detail: 'Vous payez la tuile et la carte ensemble.' }),
    paying: ({ food, any }) =>
      food > 0
        ? { title: `Payez ${countFrench(food, 'nourriture', 'nourritures')}`, detail: 'Des fruits ou de la viande.' }
        : { title: `Payez ${resources(any)}` },
    placing: ({ card }) => ({
      title: `Où placer la carte ${text.progress[card].name} ?`,
      detail: 'Une carte recouverte n’agit plus.',
    }),
    bartering: ({ given, most }) => ({
      title: `Donnez jusqu’à ${resources(most - given)}`,
      detail: `Déjà donné : ${given}.`,
    }),
    taking: ({ left }) => ({ title: `Prenez ${resources(left)}` }),
    exploring: ({ given, most, each }) => ({
      title: `Donnez jusqu’à ${resources(most - given)}`,
      detail: `${points(each)} pour chacune ; déjà donné : ${given}.`,
    }),
    resting: () => ({
      title: 'Cuisinez, agrandissez votre tribu, ou ni l’un ni l’autre',
      detail: 'Ensuite, la nourriture se gâte : vous gardez au plus 3 viandes et 6 fruits.',
    }),
    ending: () => ({ title: 'Terminez votre tour', detail: 'D’ici là, vous pouvez encore annuler.' }),
    over: () => ({ title: 'La partie est finie' }),
  },
  isPlaying: name => `${name} joue`,
  groups: {
    takeSetupCard: 'Prendre une carte Départ',
    placeMeeple: 'Placer un meeple',
    walk: 'Avancer',
    useMedicine: 'Médecine',
    createArt: 'Art',
    skipArt: 'Art',
    shift: 'Adaptabilité',
    stay: 'Adaptabilité',
    perform: 'La tuile',
    decline: 'La tuile',
    study: 'Étudier',
    pay: 'Payer',
    placeCard: 'Placer la carte',
    give: 'Donner',
    stopGiving: 'Donner',
    take: 'Prendre',
    rest: 'Repos',
    cook: 'Repos',
    expand: 'Repos',
    skipMeal: 'Repos',
    endTurn: 'Tour',
  },
  sections: { own: 'À vous', board: 'Le plateau', art: 'Cartes Art', progress: 'Cartes Progrès', clans: 'Clans' },
  labels: {
    stores: 'Vos réserves',
    points: 'Vos points',
    meeples: 'Vos meeples',
    cards: 'Vos cartes Progrès',
    setupCards: 'Cartes Départ',
    round: 'Manche',
  },
  round: (round, cap) => (cap === 0 ? `${round}` : `${round} sur ${cap}`),
  stores: ({ fruit, meat, hide, tool }) =>
    `${fruits(fruit)}, ${meats(meat)}, ${countFrench(hide, 'peau', 'peaux')}, ${countFrench(tool, 'outil', 'outils')}`,
  points: ({ points: total, onMat }) =>
    `${total === HIDDEN ? 'points non montrés' : points(total)}, ${countFrench(onMat, 'meeple', 'meeples')} sur le plateau individuel`,
  stand: (place, number) => (number === 1 ? place : `${number} dans ${place}`),
  none: 'rien',
  covered: card => `${card} (recouverte)`,
  tile: (face, occupant) => (occupant === undefined ? face : `${face} (${occupant})`),
  onTile: (face, space) => `${face}, ${space}`,
  price,
  artLine: ({ cost, points: worth, line, lines }) =>
    `Ligne ${line} sur ${lines} : ${price(cost)} pour ${points(worth)}`,
  stack: ({ left, price: asked }, rule) =>
    asked === undefined ? `Pile épuisée. ${rule}` : `Prix : ${price(asked)} ; il en reste ${left}. ${rule}`,
  walk: ({ from, to, face, signs, bumps }) => {
    const onTheWay = signs
      .map(sign => (sign === 'art' ? ', une œuvre en chemin' : ', une naissance en chemin'))
      .join('');
    const bump = bumps === undefined ? '' : `, en poussant ${bumps}`;
    return `Aller de ${from} à la tuile ${face.name}, ${to}${onTheWay}${bump}. ${face.rule}`;
  },
  useMedicine: (area, face) => `Médecine : avant de quitter ${area}, utiliser la tuile ${face.name}. ${face.rule}`,
  study: (card, asked) => `Étudier : ${card.name}, pour ${asked}. ${card.rule}`,
  createArt: (name, { cost, points: worth }) => `Créer une œuvre, ${name} : ${price(cost)} pour ${points(worth)}`,
  shift: (space, face) => `Glisser vers la tuile ${face.name}, ${space}. ${face.rule}`,
  cook: (food, amount, worth) => `Cuisiner ${food === 'fruit' ? fruits(amount) : meats(amount)} pour ${points(worth)}`,
  sheets: {
    tiles: 'Tuiles d’action',
    tilesNote: 'Les effets sont imprimés ; les faces qui partagent une tuile et sa place sont reconstituées.',
    tileColumns: ['Place', 'Côté', 'Effet'],
    side: { front: 'Recto', back: 'Verso', both: 'Les deux' },
    lines: 'Lignes du plateau',
    linesNote: 'L’image du plateau est perdue : seules les lignes de la première aire découlent du texte.',
    lineColumns: ['Vers', 'Signes'],
    signs: { newborn: 'naissance', art: 'art' },
    art: 'Cartes Art',
    artNote: 'Les noms ont été inventés ici ; prix et points sont reconstitués.',
    artColumns: ['Première', 'Deuxième', 'Troisième'],
    progress: 'Cartes Progrès',
    progressNote: 'Noms et effets sont imprimés, sauf le gain de l’Autorité ; les prix sont reconstitués.',
    progressColumns: ['Effet', 'Premier prix', 'Deuxième', 'Troisième', 'Quatrième'],
    setup: 'Cartes Départ',
    setupColumns: ['Donne'],
  },
};

export const fr = typesetFrench(makeTableText(text, phrases));
