import { joinSentences, sentence, type Sentence, type SentencePart, type SentenceTag } from '#kernel/log';
import type { Building } from '../components/buildings.ts';
import { en as text } from '../text/en.ts';
import { buildingAt } from '../tiles.ts';
import type { DunaiaLogText, LogPiece } from './log.ts';
import { building, chip, colour, die, dunaia, elder, fragment, recyclingTile } from './pieces.ts';

const say: SentenceTag<LogPiece> = sentence;

const colourOf = ({ colour: { value } }: Building): string =>
  value === 'multicoloured' ? 'multicoloured' : text.colours[value];

const PLACES = [
  'at the top left',
  'at the top',
  'at the top right',
  'on the left',
  'in the centre',
  'on the right',
  'at the bottom left',
  'at the bottom',
  'at the bottom right',
] as const;

const place = (square: number): string => PLACES[square] ?? '';

const the = (tile: number, isComplete = false): Sentence<LogPiece> => {
  const data = buildingAt(tile);
  return [building(tile, `the ${colourOf(data)} Level ${data.level} Building`, isComplete)];
};

const listed = (parts: readonly SentencePart<LogPiece>[]): Sentence<LogPiece> =>
  joinSentences(
    parts.map(part => [part]),
    ', ',
    ' and ',
  );

export const en: DunaiaLogText = {
  clauses: {
    roundBegun: ({ round }) => [`Round ${round}`],
    elitePicked: ({ elite }) => [`chooses the ${text.elites[elite].name}`],
    diceRolled: ({ faces }) =>
      say`rolls the dice: ${joinSentences(
        faces.map(face => [die(face, String(face))]),
        ' ',
      )}`,
    dieTaken: ({ face }) => say`takes ${die(face, `a ${face}`)}`,
    dieTurned: ({ face }) => say`turns it to ${die(face, `a ${face}`)}`,
    dunaiaAwakened: ({ dunaia: number }) => say`awakens ${dunaia(number, `Dunaia ${number}`)}`,
    dieRecycled: ({ seat, on }, { view }) => {
      if (on.kind === 'board') return ['recycles'];
      const tile = recyclingTile(view, on);
      const where = tile < 0 ? ['a Building'] : the(tile, true);
      return on.owner === seat ? say`recycles on ${where}` : say`recycles with ${{ seat: on.owner }} on ${where}`;
    },
    tilePlaced: ({ tile, square }) => say`starts ${the(tile)} ${place(square)}`,
    elderCalled: ({ elder: id }) => say`calls on the ${elder(id, text.elders[id].name)}`,
    eliteUsed: ({ elite }) => [`uses the ${text.elites[elite].name}`],
    tileBooked: ({ tile }) => say`books ${the(tile)}`,
    dunaiaMoved: (_event, _context, moves) =>
      say`moves ${listed(moves.map(({ dunaia: number }) => dunaia(number, `Dunaia ${number}`)))}`,
    chipInserted: (_event, _context, chips) =>
      say`inserts ${listed(chips.map(({ chip: number }) => chip(number, `chip ${number}`)))}`,
    chipDiscarded: (_event, _context, chips) =>
      say`discards ${listed(chips.map(({ chip: number }) => chip(number, `chip ${number}`)))}`,
    tokenAdvanced: ({ tile, to }) => say`advances ${the(tile)} to ${to}`,
    buildingCompleted: ({ tile }) => say`completes ${the(tile, true)}`,
    fragmentTaken: ({ fragment: id }) => say`takes ${fragment(id, 'a fragment')}`,
    artefactCompleted: ({ count }) => [
      count === 1 ? 'completes an Artefact' : `completes a ${ordinal(count)} Artefact`,
    ],
    colourPlaced: ({ square, colour: id }) => say`puts ${colour(id, `a ${text.colours[id]} token`)} ${place(square)}`,
    prophecyTaken: ({ prophecy }) => [`fulfils a Prophecy (${text.prophecies[prophecy]})`],
    lastProphecyTaken: ({ seat, lastRound }) =>
      say`${{ seat }} has taken the last Prophecy tile: round ${lastRound} is the last`,
    boardFilled: ({ seat, lastRound }) =>
      say`${{ seat }} has completed a ninth Building: round ${lastRound} is the last`,
    capReached: ({ round }) => [`round ${round} was the last that was agreed`],
    gameEnded: () => ['the game is over'],
  },
  amounts: { flower: amount => (amount === 1 ? '1 flower' : `${amount} flowers`) },
};

const ordinal = (count: number): string => ({ 2: 'second', 3: 'third' })[count] ?? `${count}th`;
