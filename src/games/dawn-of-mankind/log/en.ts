import { joinSentences, sentence, type Sentence, type SentenceTag } from '#kernel/log';
import type { ArtId } from '../components/art.ts';
import type { FaceId } from '../components/faces.ts';
import type { Progress } from '../components/progress.ts';
import { en as text } from '../text/en.ts';
import type { DawnLogText, LogPiece } from './log.ts';
import { face, faceOn } from './pieces.ts';

const say: SentenceTag<LogPiece> = sentence;

const tile = (id: FaceId): Sentence<LogPiece> => [face(id, text.faces[id].name)];
const progress = (card: Progress): Sentence<LogPiece> => [
  { piece: { kind: 'progress', card }, text: text.progress[card].name },
];
const art = (card: ArtId): Sentence<LogPiece> => [{ piece: { kind: 'art', card }, text: text.art[card] }];

const meeples = (count: number): string => (count === 1 ? 'a meeple' : `${count} meeples`);

export const en: DawnLogText = {
  clauses: {
    setupBegun: ({ starter }) => say`${{ seat: starter }} is the starting player`,
    setupCardTaken: () => ['takes a Setup card'],
    meeplePlaced: (_event, _context, placed) =>
      say`places ${meeples(placed.length)} in ${joinSentences(
        placed.map(one => [text.area(one.area)]),
        ', ',
        ' and ',
      )}`,
    turnBegun: ({ round }) => [`Round ${round}`],
    medicineUsed: ({ face: id }) => say`uses ${progress('medicine')} for ${tile(id)}`,
    meepleSetOut: ({ to }, { view }) => say`walks to ${tile(faceOn(view, to))}`,
    meepleShifted: ({ to }, { view }) => say`shifts to ${tile(faceOn(view, to))}`,
    meepleBumped: ({ seat }) => say`bumps ${{ seat }}`,
    meepleBorn: () => say`has ${{ piece: { kind: 'newborn' }, text: 'a newborn' }}`,
    meepleRetired: () => say`sends ${{ piece: { kind: 'meeple' }, text: 'the meeple' }} home`,
    shoreLeft: ({ count }) => [`takes ${meeples(count)} home from the shore`],
    actionPerformed: ({ face: id }) => say`uses ${tile(id)}`,
    actionFailed: () => ['cannot use the tile'],
    actionDeclined: () => ['leaves the tile unused'],
    foodSpoiled: ({ food, amount }) =>
      say`lets ${amount} ${{ piece: food, text: text.resources[food].toLowerCase() }} spoil`,
    pointsTested: ({ atLeast, isEnough }) => [
      `${isEnough ? 'has' : 'does not have'} ${atLeast === 1 ? 'a point' : `${atLeast} points`} to lose`,
    ],
    artCreated: ({ card }) => say`creates ${art(card)}`,
    artReplaced: ({ drawn }) => say`finishes the card; next comes ${art(drawn)}`,
    progressGained: ({ card }) => say`acquires ${progress(card)}`,
    progressPlaced: ({ covered }) => (covered === 'none' ? [] : say`covers ${progress(covered)}`),
    rested: () => ['rests'],
    tribeExpanded: () => ['expands the tribe'],
    clansTested: ({ canReturn }) => [
      canReturn ? 'all clans are gone, but one can return' : 'all clans are gone, and none can return',
    ],
    lotsDrawn: ({ order }) =>
      say`lots settle ties: ${joinSentences(
        order.map(seat => [{ seat }]),
        ', ',
      )}`,
    gameEnded: ({ reason }) => [`${text.endReasons[reason]} The game is over.`],
  },
  amounts: {
    fruit: amount => `${amount} fruit`,
    meat: amount => `${amount} meat`,
    hide: amount => (amount === 1 ? '1 hide' : `${amount} hides`),
    tool: amount => (amount === 1 ? '1 tool' : `${amount} tools`),
    point: amount => (amount === 1 ? '1 point' : `${amount} points`),
  },
};
