import { at, printed, type Brand } from '#kernel';

type TerritoryKind = 'plain' | 'castle' | 'forest' | 'mountain';

interface TerritoryRow {
  readonly id: string;
  /** The number the dragons count by; a castle or forest shares it with a plain. */
  readonly number: number;
  readonly kind: TerritoryKind;
  readonly borders: readonly string[];
}

/** Rule 2.1. All of it is printed: read on the board, checked against the text board and both simple boards. */
const TERRITORY_ROWS = [
  { id: '0•', number: 0, kind: 'mountain', borders: ['2•', '3★', '8•', '12•', '17'] },
  { id: '1★', number: 1, kind: 'castle', borders: ['1', '18'] },
  { id: '1', number: 1, kind: 'plain', borders: ['1★', '2'] },
  { id: '2', number: 2, kind: 'plain', borders: ['1', '2•', '3'] },
  { id: '2•', number: 2, kind: 'forest', borders: ['0•', '2', '17'] },
  { id: '3★', number: 3, kind: 'castle', borders: ['0•', '3'] },
  { id: '3', number: 3, kind: 'plain', borders: ['2', '3★', '4•'] },
  { id: '4', number: 4, kind: 'plain', borders: ['4•', '7', '8•'] },
  { id: '4•', number: 4, kind: 'forest', borders: ['3', '4', '5★'] },
  { id: '5★', number: 5, kind: 'castle', borders: ['4•', '6'] },
  { id: '6', number: 6, kind: 'plain', borders: ['5★', '7', '9'] },
  { id: '7', number: 7, kind: 'plain', borders: ['4', '6', '8'] },
  { id: '8', number: 8, kind: 'plain', borders: ['7', '8•', '9•'] },
  { id: '8•', number: 8, kind: 'forest', borders: ['0•', '4', '8', '11'] },
  { id: '9', number: 9, kind: 'plain', borders: ['6', '9•'] },
  { id: '9•', number: 9, kind: 'forest', borders: ['8', '9', '10★', '11'] },
  { id: '10★', number: 10, kind: 'castle', borders: ['9•', '10'] },
  { id: '10', number: 10, kind: 'plain', borders: ['10★', '11', '13'] },
  { id: '11', number: 11, kind: 'plain', borders: ['8•', '9•', '10', '12•'] },
  { id: '12•', number: 12, kind: 'forest', borders: ['0•', '11', '13', '14'] },
  { id: '13', number: 13, kind: 'plain', borders: ['10', '12•', '14'] },
  { id: '14', number: 14, kind: 'plain', borders: ['12•', '13', '15', '16•', '17'] },
  { id: '15★', number: 15, kind: 'castle', borders: ['15', '16'] },
  { id: '15', number: 15, kind: 'plain', borders: ['14', '15★'] },
  { id: '16', number: 16, kind: 'plain', borders: ['15★', '16•'] },
  { id: '16•', number: 16, kind: 'forest', borders: ['14', '16', '17'] },
  { id: '17', number: 17, kind: 'plain', borders: ['0•', '2•', '14', '16•', '18'] },
  { id: '18', number: 18, kind: 'plain', borders: ['1★', '17'] },
] as const satisfies readonly TerritoryRow[];

export const BOARD = printed(TERRITORY_ROWS);

export type TerritoryId = (typeof TERRITORY_ROWS)[number]['id'];

/** A territory, as its place in every list that goes by territory. */
export type Territory = Brand<number, 'Territory'>;

export const TERRITORY_IDS: readonly TerritoryId[] = TERRITORY_ROWS.map(({ id }) => id);
// The only numbers that are territories: the places of the table's rows.
export const TERRITORIES: readonly Territory[] = TERRITORY_IDS.map((_, index) => index as Territory);

export const territory = (id: TerritoryId): Territory => TERRITORY_IDS.indexOf(id) as Territory;
export const idOf = (where: Territory): TerritoryId => at(TERRITORY_IDS, where);

/** Whether a value, which may come from a stranger, is a territory. */
export const isTerritory = (value: unknown): value is Territory =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < TERRITORIES.length;

const listed = (...ids: readonly TerritoryId[]): readonly boolean[] => TERRITORY_IDS.map(id => ids.includes(id));
const ofKind = (kind: TerritoryKind): readonly boolean[] => TERRITORY_ROWS.map(row => row.kind === kind);

/** The Great Mountain, rule 2.2. */
export const MOUNTAIN = territory('0•');

export const IS_CASTLE = ofKind('castle');
export const IS_PLAIN = ofKind('plain');
/** Rule 3.18: printed as a line of bushes, and listed in the rulebook. */
export const IS_ORCISH = listed('16', '16•', '17', '18', '1', '1★', '2', '2•');
/** Rule 2.6: printed as striped arrows. */
export const GRIFFIN_CASTLES: readonly Territory[] = [territory('3★'), territory('5★')];

export const CASTLES: readonly Territory[] = TERRITORIES.filter(where => IS_CASTLE[where]);
export const ORCISH: readonly Territory[] = TERRITORIES.filter(where => IS_ORCISH[where]);
export const NUMBERS: readonly number[] = TERRITORY_ROWS.map(({ number }) => number);

const HIGHEST_NUMBER = 18;

/** Rule 2.7: the dragon marker's way round the board, 18 and then 1 again. */
export const nextNumber = (number: number): number => (number % HIGHEST_NUMBER) + 1;

/** By number, the territories that the dragon marker is in at once. */
export const TRACK: readonly (readonly Territory[])[] = Array.from({ length: HIGHEST_NUMBER + 1 }, (_, number) =>
  TERRITORIES.filter(where => NUMBERS[where] === number),
);

export const BORDERS: readonly (readonly Territory[])[] = TERRITORY_ROWS.map(({ borders }) => borders.map(territory));

export const bit = (index: number): number => 1 << index;
