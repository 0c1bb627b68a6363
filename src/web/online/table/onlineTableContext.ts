import { createContext, use } from 'react';
import type { TableInfo } from '#wire';
import type { OnlineState, TableFeed } from '../tableFeed.ts';

/** The online table of the page, as a React context. */
interface OnlineTable extends OnlineState {
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
