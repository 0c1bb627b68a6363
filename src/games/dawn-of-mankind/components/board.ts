import { derived, printed, reconstructed, type SourcedValue } from '#kernel';

export const COLUMNS = ['childhood', 'postAdolescence', 'adulthood', 'elders'] as const;
export type Column = (typeof COLUMNS)[number];

/** The spaces of the Action tiles, column by column, each from top to bottom. */
export const SPACES = [
  'A1',
  'A2',
  'A3',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'D1',
  'D2',
  'D3',
  'D4',
] as const;
export type Space = (typeof SPACES)[number];

/** The first Ready Area, then the one behind each tile of the first three columns, then the shore. */
export const AREAS = [
  'R1',
  'R2.1',
  'R2.2',
  'R2.3',
  'R3.1',
  'R3.2',
  'R3.3',
  'R3.4',
  'R3.5',
  'R4.1',
  'R4.2',
  'R4.3',
  'R4.4',
  'R4.5',
  'R4.6',
  'R4.7',
  'SHORE',
] as const;
export type Area = (typeof AREAS)[number];

// `includes` can be asked about anything; its type is narrower than what it does.
export const isSpace = (value: unknown): value is Space => SPACES.includes(value as Space);
export const isArea = (value: unknown): value is Area => AREAS.includes(value as Area);

export interface SpaceInfo {
  readonly column: SourcedValue<Column>;
  /** Where a meeple goes from here when it is bumped or rests. */
  readonly exit: SourcedValue<Area>;
}

const child = (exit: Area): SpaceInfo => ({ column: derived('childhood'), exit: derived(exit) });
const youth = (exit: Area): SpaceInfo => ({ column: reconstructed('postAdolescence'), exit: derived(exit) });
const adult = (exit: Area): SpaceInfo => ({ column: reconstructed('adulthood'), exit: derived(exit) });
const elder = (): SpaceInfo => ({ column: reconstructed('elders'), exit: printed('SHORE') });

/** Rule 1.2. That one Ready Area lies behind each tile is derived; how many spaces a column has is reconstructed. */
export const SPACE_INFO: { readonly [S in Space]: SpaceInfo } = {
  A1: child('R2.1'),
  A2: child('R2.2'),
  A3: child('R2.3'),
  B1: youth('R3.1'),
  B2: youth('R3.2'),
  B3: youth('R3.3'),
  B4: youth('R3.4'),
  B5: youth('R3.5'),
  C1: adult('R4.1'),
  C2: adult('R4.2'),
  C3: adult('R4.3'),
  C4: adult('R4.4'),
  C5: adult('R4.5'),
  C6: adult('R4.6'),
  C7: adult('R4.7'),
  D1: elder(),
  D2: elder(),
  D3: elder(),
  D4: elder(),
};

export type Sign = 'newborn' | 'art';

/** A line of the board: from a Ready Area to a tile of its column, with the signs it crosses. */
export interface Line {
  readonly from: Area;
  readonly to: Space;
  readonly signs: readonly Sign[];
}

type End = readonly [to: Space, ...signs: readonly Sign[]];

const lines = (from: Area, ...ends: readonly End[]): readonly Line[] =>
  ends.map(([to, ...signs]) => ({ from, to, signs }));

/** Rule 1.3. The lines of the first area are derived, all others reconstructed: an owner of the game can correct them here. */
export const LINES: readonly SourcedValue<Line>[] = [
  ...lines('R1', ['A1'], ['A2'], ['A3']).map(derived),
  ...[
    ...lines('R2.1', ['B1'], ['B2', 'newborn'], ['B3']),
    ...lines('R2.2', ['B2'], ['B3'], ['B4']),
    ...lines('R2.3', ['B3'], ['B4'], ['B5', 'newborn']),
    ...lines('R3.1', ['C1', 'newborn'], ['C2'], ['C3']),
    ...lines('R3.2', ['C2'], ['C3'], ['C4', 'newborn']),
    ...lines('R3.3', ['C3'], ['C4', 'newborn'], ['C5']),
    ...lines('R3.4', ['C4'], ['C5'], ['C6', 'newborn']),
    ...lines('R3.5', ['C5'], ['C6', 'newborn'], ['C7']),
    ...lines('R4.1', ['D1'], ['D2', 'art']),
    ...lines('R4.2', ['D1'], ['D2', 'art']),
    ...lines('R4.3', ['D1'], ['D2', 'art'], ['D3']),
    ...lines('R4.4', ['D2', 'art'], ['D3']),
    ...lines('R4.5', ['D2'], ['D3', 'art'], ['D4']),
    ...lines('R4.6', ['D3', 'art'], ['D4']),
    ...lines('R4.7', ['D3', 'art'], ['D4']),
  ].map(reconstructed),
];
