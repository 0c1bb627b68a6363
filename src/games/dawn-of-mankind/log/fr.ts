import { typesetFrench } from '#kernel';
import { joinSentences, sentence, type Sentence, type SentenceTag } from '#kernel/log';
import type { ArtId } from '../components/art.ts';
import type { FaceId } from '../components/faces.ts';
import type { Progress } from '../components/progress.ts';
import { fr as text } from '../text/fr.ts';
import type { DawnLogText, LogPiece } from './log.ts';
import { face, faceOn } from './pieces.ts';

const say: SentenceTag<LogPiece> = sentence;

const tile = (id: FaceId): Sentence<LogPiece> => [face(id, text.faces[id].name)];
const progress = (card: Progress): Sentence<LogPiece> => [
  { piece: { kind: 'progress', card }, text: text.progress[card].name },
];
const art = (card: ArtId): Sentence<LogPiece> => [{ piece: { kind: 'art', card }, text: text.art[card] }];

const meeples = (count: number): string => (count === 1 ? 'un meeple' : `${count} meeples`);
const counted = (amount: number, one: string, many: string): string => `${amount} ${amount < 2 ? one : many}`;

export const fr: DawnLogText = typesetFrench<DawnLogText>({
  clauses: {
    setupBegun: ({ starter }) => say`${{ seat: starter }} commencera la partie`,
    setupCardTaken: () => ['prend une carte Départ'],
    meeplePlaced: (_event, _context, placed) =>
      say`place ${meeples(placed.length)} dans ${joinSentences(
        placed.map(one => [text.area(one.area)]),
        ', ',
        ' et ',
      )}`,
    turnBegun: ({ round }) => [`Manche ${round}`],
    medicineUsed: ({ face: id }) => say`utilise la carte ${progress('medicine')} pour la tuile ${tile(id)}`,
    meepleSetOut: ({ to }, { view }) => say`va sur la tuile ${tile(faceOn(view, to))}`,
    meepleShifted: ({ to }, { view }) => say`glisse vers la tuile ${tile(faceOn(view, to))}`,
    meepleBumped: ({ seat }) => say`pousse ${{ seat }}`,
    meepleBorn: () => say`a ${{ piece: { kind: 'newborn' }, text: 'un nouveau-né' }}`,
    meepleRetired: () => say`renvoie ${{ piece: { kind: 'meeple' }, text: 'le meeple' }} au foyer`,
    shoreLeft: ({ count }) => [`ramène ${meeples(count)} du rivage`],
    actionPerformed: ({ face: id }) => say`utilise la tuile ${tile(id)}`,
    actionFailed: () => ['ne peut pas utiliser la tuile'],
    actionDeclined: () => ['renonce à la tuile'],
    foodSpoiled: ({ food, amount }) =>
      say`laisse se gâter ${amount} ${{ piece: food, text: food === 'fruit' ? (amount < 2 ? 'fruit' : 'fruits') : amount < 2 ? 'viande' : 'viandes' }}`,
    pointsTested: ({ atLeast, isEnough }) => [
      `${isEnough ? 'a' : 'n’a pas'} ${atLeast === 1 ? (isEnough ? 'un point' : 'de point') : `${atLeast} points`} à perdre`,
    ],
    artCreated: ({ card }) => say`crée une œuvre, ${art(card)}`,
    artReplaced: ({ drawn }) => say`termine la carte ; vient ensuite ${art(drawn)}`,
    progressGained: ({ card }) => say`acquiert la carte ${progress(card)}`,
    progressPlaced: ({ covered }) => (covered === 'none' ? [] : say`recouvre la carte ${progress(covered)}`),
    rested: () => ['se repose'],
    tribeExpanded: () => ['agrandit sa tribu'],
    clansTested: ({ canReturn }) => [
      canReturn
        ? 'tous les clans ont disparu, mais l’un d’eux peut revenir'
        : 'tous les clans ont disparu, et aucun ne peut revenir',
    ],
    lotsDrawn: ({ order }) =>
      say`le sort départage : ${joinSentences(
        order.map(seat => [{ seat }]),
        ', ',
      )}`,
    gameEnded: ({ reason }) => [`${text.endReasons[reason]} La partie est finie.`],
  },
  amounts: {
    fruit: amount => counted(amount, 'fruit', 'fruits'),
    meat: amount => counted(amount, 'viande', 'viandes'),
    hide: amount => counted(amount, 'peau', 'peaux'),
    tool: amount => counted(amount, 'outil', 'outils'),
    point: amount => counted(amount, 'point', 'points'),
  },
});
