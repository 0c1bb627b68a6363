import { at } from '#kernel';
import { AREAS, COLUMNS, LINES, SPACE_INFO, SPACES, type Area, type Space } from './board.ts';

// The board by number, worked out once: the state keeps meeples by the number of their place.

export const AREA_COUNT = AREAS.length;
export const SPACE_COUNT = SPACES.length;
export const FIRST_AREA = 0;
export const SHORE = AREA_COUNT - 1;
/** Stands where no space, area or seat is meant. */
export const NOWHERE = -1;

export const areaNumber = (area: Area): number => AREAS.indexOf(area);
export const spaceNumber = (space: Space): number => SPACES.indexOf(space);

/** A line by the numbers of its ends. */
export interface Path {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly hasNewborn: boolean;
  readonly hasArt: boolean;
}

export const PATHS: readonly Path[] = LINES.map(({ value: { from, to, signs } }, index) => ({
  index,
  from: areaNumber(from),
  to: spaceNumber(to),
  hasNewborn: signs.includes('newborn'),
  hasArt: signs.includes('art'),
}));

/** By area, the lines that leave it. */
export const PATHS_FROM: readonly (readonly Path[])[] = AREAS.map((_, area) =>
  PATHS.filter(({ from }) => from === area),
);

/** By space, the area behind it. */
export const EXIT: readonly number[] = SPACES.map(space => areaNumber(SPACE_INFO[space].exit.value));

/** By area, the space just before it: none for the first area, and the shore has many. */
export const BEFORE: readonly number[] = AREAS.map((_, area) => (area === SHORE ? NOWHERE : EXIT.indexOf(area)));

/** By space, its column from 0 to 3. */
export const COLUMN_OF: readonly number[] = SPACES.map(space => COLUMNS.indexOf(SPACE_INFO[space].column.value));

/** By area, the column it leads into; the shore leads nowhere. */
export const COLUMN_OF_AREA: readonly number[] = PATHS_FROM.map(([path]) =>
  path === undefined ? COLUMNS.length : at(COLUMN_OF, path.to),
);

/** By column, its Ready Areas. */
export const AREAS_OF: readonly (readonly number[])[] = COLUMNS.map((_, column) =>
  COLUMN_OF_AREA.flatMap((other, area) => (other === column ? [area] : [])),
);

/** By space, the spaces right above and below it. */
export const NEIGHBOURS: readonly (readonly number[])[] = SPACES.map((_, space) =>
  [space - 1, space + 1].filter(other => COLUMN_OF[other] === COLUMN_OF[space]),
);
