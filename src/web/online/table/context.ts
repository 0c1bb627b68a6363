import { createContext, use } from 'react';
import type { TableInfo } from '#wire';
import type { Around, TableFeed } from '../feed.ts';

/** The online table a page shows, for the parts of it. */
export interface OnlineTable extends Around {
  readonly feed: TableFeed;
  readonly info: TableInfo;
  /** Everybody's name, seat by seat. */
  readonly names: readonly string[];
}

export const OnlineTableContext = createContext<OnlineTable | undefined>(undefined);

export const useOnlineTable = (): OnlineTable => {
  const table = use(OnlineTableContext);
  if (table === undefined) throw new Error('this part belongs to an online table');
  return table;
};
