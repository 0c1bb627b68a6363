import { AREAS, SPACE_INFO, SPACES, type Area, type Column, type Space } from '../components/board.ts';

/** A tile or a Ready Area among those of its column, counted from the top. */
export interface ColumnPlace {
  readonly column: Column;
  readonly above: number;
  readonly count: number;
}

const placeAmong = <Item>(items: readonly Item[], item: Item, column: Column): ColumnPlace => ({
  column,
  above: items.indexOf(item),
  count: items.length,
});

export const spacePlace = (space: Space): ColumnPlace => {
  const column = SPACE_INFO[space].column.value;
  return placeAmong(
    SPACES.filter(other => SPACE_INFO[other].column.value === column),
    space,
    column,
  );
};

/** By the digit after the R of a Ready Area. */
const COLUMN_BEHIND: Readonly<Record<string, Column>> = {
  1: 'childhood',
  2: 'postAdolescence',
  3: 'adulthood',
  4: 'elders',
};

/** Before which column a Ready Area lies, and where; nothing for the shore. */
export const areaPlace = (area: Area): ColumnPlace | undefined => {
  const column = COLUMN_BEHIND[area.charAt(1)];
  if (area === 'SHORE' || column === undefined) return undefined;
  return placeAmong(
    AREAS.filter(other => other.startsWith(area.slice(0, 2))),
    area,
    column,
  );
};
