import type { ComponentSheet, SourcedValue } from '#kernel';
import { AFTERLIVES } from '../components/afterlife.ts';
import { CITIZEN_CARDS, CITIZENS } from '../components/citizens.ts';
import type { IunuText } from '../text/text.ts';

/** The headings of the sheets, in one language. */
export interface SheetTitles {
  readonly citizens: string;
  readonly citizensNote: string;
  readonly columns: readonly [copies: string, points: string, bread: string, majority: string, ability: string];
  readonly afterlives: string;
  readonly effect: string;
}

const cell = ({ value, source }: SourcedValue<number>) => ({ text: String(value), source });

/** All cards of the box; both languages share the numbers. */
export const sheetsOf = ({ citizens, afterlives }: IunuText, titles: SheetTitles): readonly ComponentSheet[] => [
  {
    title: titles.citizens,
    note: titles.citizensNote,
    columns: titles.columns,
    rows: CITIZENS.map(id => {
      const { copies, points, bread, majority } = CITIZEN_CARDS[id];
      const cells = [copies, points, bread, majority].map(cell);
      return { id, name: citizens[id].name, cells: [...cells, { text: citizens[id].rule }] };
    }),
  },
  {
    title: titles.afterlives,
    columns: [titles.effect],
    rows: AFTERLIVES.map(id => ({
      id,
      name: afterlives[id].name,
      cells: [{ text: afterlives[id].rule, source: 'printed' as const }],
    })),
  },
];
