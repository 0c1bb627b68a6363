import type { ComponentSheet } from '#kernel';
import { ART_CARDS, ART_IDS } from '../components/art.ts';
import { AREAS, LINES, SPACES } from '../components/board.ts';
import { FACES, type FaceId } from '../components/faces.ts';
import { COPIES, priceOf, PROGRESS, PROGRESS_CARDS } from '../components/progress.ts';
import { SETUP_CARDS, SETUP_IDS } from '../components/setupCards.ts';
import { TILES } from '../components/tiles.ts';
import type { DawnText } from '../text/text.ts';
import type { Phrases } from './phrases.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const tileSheet = ({ faces, space: spaceText }: DawnText, { sheets }: Phrases): ComponentSheet => ({
  title: sheets.tiles,
  note: sheets.tilesNote,
  columns: sheets.tileColumns,
  rows: SPACES.flatMap(space => {
    const { value, source } = TILES[space];
    const row = (id: FaceId, side: string) => ({
      id,
      name: faces[id].name,
      cells: [
        { text: capitalized(spaceText(space)), source: FACES[id].column.source },
        { text: side, source },
        { text: faces[id].rule, source: FACES[id].source },
      ],
    });
    const { front, back, both } = sheets.side;
    return value.front === value.back ? [row(value.front, both)] : [row(value.front, front), row(value.back, back)];
  }),
});

const lineSheet = ({ area: areaText, space: spaceText }: DawnText, { sheets, none }: Phrases): ComponentSheet => ({
  title: sheets.lines,
  note: sheets.linesNote,
  columns: sheets.lineColumns,
  rows: AREAS.flatMap(area =>
    LINES.filter(({ value }) => value.from === area).map(({ value: { to, signs }, source }) => ({
      id: `${area}-${to}`,
      name: capitalized(areaText(area)),
      cells: [
        { text: capitalized(spaceText(to)), source },
        { text: signs.length === 0 ? none : signs.map(sign => sheets.signs[sign]).join(', '), source },
      ],
    })),
  ),
});

const artSheet = ({ art }: DawnText, { sheets, artLine }: Phrases): ComponentSheet => ({
  title: sheets.art,
  note: sheets.artNote,
  columns: sheets.artColumns,
  rows: ART_IDS.map(card => {
    const { value, source } = ART_CARDS[card];
    const cells = value.map((line, index) => ({
      text: artLine({ card, line: index + 1, lines: value.length, ...line }),
      source,
    }));
    return { id: card, name: art[card], cells };
  }),
});

const progressSheet = ({ progress }: DawnText, { sheets, price }: Phrases): ComponentSheet => ({
  title: sheets.progress,
  note: sheets.progressNote,
  columns: sheets.progressColumns,
  rows: PROGRESS.map(card => {
    const { source } = PROGRESS_CARDS[card].from;
    const prices = Array.from({ length: COPIES }, (_, copy) => ({ text: price(priceOf(card, copy)), source }));
    const effect = card === 'leadership' ? 'reconstructed' : 'printed';
    return { id: card, name: progress[card].name, cells: [{ text: progress[card].rule, source: effect }, ...prices] };
  }),
});

const setupSheet = ({ setupCards }: DawnText, { sheets }: Phrases): ComponentSheet => ({
  title: sheets.setup,
  columns: sheets.setupColumns,
  rows: SETUP_IDS.map((card, index) => ({
    id: card,
    name: `${index + 1}`,
    cells: [{ text: setupCards[card], source: SETUP_CARDS[card].source }],
  })),
});

/** All that is in the box; both languages share the numbers. */
export const sheetsOf = (text: DawnText, phrases: Phrases): readonly ComponentSheet[] => [
  tileSheet(text, phrases),
  lineSheet(text, phrases),
  artSheet(text, phrases),
  progressSheet(text, phrases),
  setupSheet(text, phrases),
];
