// Not through the doors of the game's texts, which lead to both languages: each is a chunk of its own.
import { typesetFrench, countFrench, de } from '#kernel';
import type { Goal } from '#games/dunaia/facts';
import { fr as game } from '../../../../games/dunaia/text/fr.ts';
import { fr as table } from '../../../../games/dunaia/tableText/fr.ts';
import type { BoardText, LanguagePack } from './text.ts';

const flowers = (count: number): string => countFrench(count, 'Fleur', 'Fleurs');
const chips = (count: number): string => countFrench(count, 'Puce', 'Puces');

const GOALS: { readonly [W in Exclude<Goal['what'], 'artefacts'>]: string } = {
  buildings: 'Bâtiments',
  flowers: 'Fleurs',
  corners: 'coins',
  line: 'sur la meilleure ligne',
  levels: 'niveaux',
};

const goal = ({ what, have, need }: Goal): string =>
  `${have} sur ${what === 'artefacts' ? countFrench(need, 'Artefact', 'Artefacts') : `${need} ${GOALS[what]}`}`;

const board: BoardText = typesetFrench<BoardText>({
  panels: { dice: 'Dés', market: 'Marché', elders: 'Anciens', prophecies: 'Prophétie' },
  recycle: 'Recycler',
  actions: { build: 'Construire', flower: '1 Fleur', move: 'Déplacer 1', chip: '1 Puce' },
  phases: { choose: 'Dé', awaken: 'Réveil', recycle: 'Recyclage', check: 'Prophétie' },
  labels: { flowers: 'Fleurs', tokens: 'Marqueurs', artefacts: 'Artefacts', prophecies: 'Prophétie' },
  thisTurn: 'Ce tour',
  round: number => `Tour de table ${number}`,
  lastRound: 'Dernier tour de table',
  commonBoard: 'Plateau commun',
  firstPlayer: 'Premier joueur',
  yourVillage: 'Votre plateau',
  villageOf: name => `Plateau individuel ${de(name)}`,
  lookAt: name => `Regarder de près le plateau individuel ${de(name)}`,
  back: 'Revenir à votre plateau individuel',
  chips: 'Puces',
  chipNumber: (chip, isIn) => `Puce ${chip}, ${isIn ? 'enfichée' : 'pas enfichée'}`,
  die: (face, owner) => (owner === undefined ? `Dé noir : ${face}` : `Dé ${de(owner)} : ${face}`),
  ownDie: face => `Votre dé : ${face}`,
  flowers,
  tokensLeft: count => countFrench(count, 'Marqueur de construction restant', 'Marqueurs de construction restants'),
  artefacts: count => countFrench(count, 'Artefact', 'Artefacts'),
  fragments: list => (list === '' ? 'aucun Fragment du prochain Artefact' : `Fragments du prochain Artefact : ${list}`),
  built: count => countFrench(count, 'construit', 'construits'),
  points: count => countFrench(count, 'point', 'points'),
  price: count => `coûte ${flowers(count)}`,
  pile: (level, size) => `première tuile de la pile de niveau ${level} (${size})`,
  slot: level => `emplacement de niveau ${level}`,
  gone: 'plus de tuile',
  booked: 'Réservée',
  character: 'Personnage',
  empty: (square, reward) => `${square} : emplacement vide, donne ${reward === 'flower' ? 'une Fleur' : 'une Puce'}`,
  site: (square, building, reached, last) => `${square} : ${building}, en construction, ${reached} sur ${last}`,
  finished: (square, building) => `${square} : ${building}, construit`,
  dieOn: 'occupé par un dé',
  coloured: colours => `aussi ${colours}`,
  giant: (dunaia, circle) => `Dunaïa ${dunaia}, ${circle}`,
  crowd: (numbers, circle) => `Dunaïas ${numbers}, ${circle}`,
  whichDunaia: 'Quel Dunaïa ?',
  canBeMoved: 'peut être déplacé',
  moveWhere: dunaia => `Où déplacer le Dunaïa ${dunaia} ?`,
  whichMove: 'Lequel ?',
  chooseCharacter: 'Personnages d’élite proposés',
  searchPiles: 'Tuiles des piles',
  pilesOf: level => `Pile de niveau ${level}`,
  elderCosts: ([one, other]) => `coûte les Puces ${one}, ${other} et une autre`,
  fragmentsLeft: count => countFrench(count, 'Fragment restant', 'Fragments restants'),
  you: 'vous',
  takenBy: name => `Prise par ${name}`,
  goal,
  prophecy: {
    buildings: need => countFrench(need, 'Bâtiment', 'Bâtiments'),
    flowers,
    artefacts: need => countFrench(need, 'Artefact', 'Artefacts'),
    corners: () => 'Quatre coins',
    line: () => 'Ligne de trois',
    levels: () => 'Tous niveaux',
  },
  gives: {
    flowers,
    chips,
    chip: chip => `Puce ${chip}`,
    moves: count => countFrench(count, 'déplacement', 'déplacements'),
    step: (to, last) => `Case ${to} sur ${last}`,
    complete: 'construit !',
    nothing: 'rien',
    chipIsIn: chip => `${chip} déjà enfichée`,
    ifSecond: what => `${what} en second`,
    first: 'd’abord',
    second: 'ensuite',
  },
  call: { both: 'Pouvoir et Fragment', power: 'Pouvoir seul', fragment: 'Fragment seul' },
  turned: face => `Le retourner sur ${face}`,
  unturned: face => `Prendre le ${face}`,
});

export const languagePack: LanguagePack = { game, table, board };
