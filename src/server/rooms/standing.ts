import { tell, type Viewer } from '#kernel';
import type { Standing } from '#wire';
import type { AnyTable } from './anyTable.ts';

/** All that a viewer is told of a table at this moment, but for what has just happened. */
export const standingOf = (table: AnyTable, viewer: Viewer): Standing => {
  const { events: _, length: __, ...standing } = tell(table, viewer);
  return standing;
};
