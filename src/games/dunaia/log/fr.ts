import { typesetFrench } from '#kernel';
import { joinSentences, sentence, type Sentence, type SentencePart, type SentenceTag } from '#kernel/log';
import type { Building } from '../components/buildings.ts';
import { fr as text } from '../text/fr.ts';
import { buildingAt } from '../tiles.ts';
import type { DunaiaLogText, LogPiece } from './log.ts';
import { building, chip, colour, die, dunaia, elder, fragment, recyclingTile } from './pieces.ts';

const say: SentenceTag<LogPiece> = sentence;

const colourOf = ({ colour: { value } }: Building): string =>
  value === 'multicoloured' ? 'multicolore' : text.colours[value];

const place = (square: number): string => text.squares[square] ?? '';

const le = (tile: number, isComplete = false): Sentence<LogPiece> => {
  const data = buildingAt(tile);
  return [building(tile, `le Bâtiment ${colourOf(data)} de niveau ${data.level}`, isComplete)];
};

const listed = (parts: readonly SentencePart<LogPiece>[]): Sentence<LogPiece> =>
  joinSentences(
    parts.map(part => [part]),
    ', ',
    ' et ',
  );

export const fr: DunaiaLogText = typesetFrench<DunaiaLogText>({
  clauses: {
    roundBegun: ({ round }) => [`Tour de table ${round}`],
    elitePicked: ({ elite }) => [`choisit un personnage : ${text.elites[elite].name}`],
    diceRolled: ({ faces }) =>
      say`lance les dés : ${joinSentences(
        faces.map(face => [die(face, String(face))]),
        ' ',
      )}`,
    dieTaken: ({ face }) => say`prend ${die(face, `un ${face}`)}`,
    dieTurned: ({ face }) => say`le retourne sur ${die(face, String(face))}`,
    dunaiaAwakened: ({ dunaia: number }) => say`réveille ${dunaia(number, `le Dunaïa ${number}`)}`,
    dieRecycled: ({ seat, on }, { view }) => {
      if (on.kind === 'board') return ['recycle'];
      const tile = recyclingTile(view, on);
      const where = tile < 0 ? ['un Bâtiment'] : le(tile, true);
      return on.owner === seat ? say`recycle sur ${where}` : say`recycle chez ${{ seat: on.owner }} sur ${where}`;
    },
    tilePlaced: ({ tile, square }) => say`démarre ${le(tile)} ${place(square)}`,
    elderCalled: ({ elder: id }) => say`fait appel à l’${elder(id, text.elders[id].name)}`,
    eliteUsed: ({ elite }) => [`utilise son personnage (${text.elites[elite].name})`],
    tileBooked: ({ tile }) => say`réserve ${le(tile)}`,
    dunaiaMoved: (_event, _context, moves) =>
      say`déplace ${listed(moves.map(({ dunaia: number }) => dunaia(number, `le Dunaïa ${number}`)))}`,
    chipInserted: (_event, _context, chips) =>
      say`enfiche ${listed(chips.map(({ chip: number }) => chip(number, `la Puce ${number}`)))}`,
    chipDiscarded: (_event, _context, chips) =>
      say`défausse ${listed(chips.map(({ chip: number }) => chip(number, `la Puce ${number}`)))}`,
    tokenAdvanced: ({ tile, to }) => say`avance ${le(tile)} à la case ${to}`,
    buildingCompleted: ({ tile }) => say`construit ${le(tile, true)}`,
    fragmentTaken: ({ fragment: id }) => say`prend ${fragment(id, 'un Fragment')}`,
    artefactCompleted: ({ count }) => [count === 1 ? 'termine un Artefact' : `termine un Artefact, le ${count}e`],
    colourPlaced: ({ square, colour: id }) =>
      say`place ${colour(id, `un Marqueur ${text.colours[id]}`)} ${place(square)}`,
    prophecyTaken: ({ prophecy }) => [`accomplit une Prophétie (${text.prophecies[prophecy]})`],
    lastProphecyTaken: ({ seat, lastRound }) =>
      say`${{ seat }} a pris la dernière tuile Prophétie : le tour de table ${lastRound} est le dernier`,
    boardFilled: ({ seat, lastRound }) =>
      say`${{ seat }} a construit son neuvième Bâtiment : le tour de table ${lastRound} est le dernier`,
    capReached: ({ round }) => [`le tour de table ${round} était le dernier convenu`],
    gameEnded: () => ['la partie est finie'],
  },
  amounts: { flower: amount => (amount < 2 ? `${amount} Fleur` : `${amount} Fleurs`) },
});
