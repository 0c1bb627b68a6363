import { useState, useSyncExternalStore } from 'react';
import type { SessionState } from './sessionState.ts';
import type { TableConnection } from './tableConnection.ts';
import { TableSession } from './tableSession.ts';

/** The session of one table, for as long as the component lives. */
export const useTableSession = (connect: () => TableConnection, id: string): readonly [TableSession, SessionState] => {
  const [session] = useState(() => new TableSession(connect(), id));
  return [session, useSyncExternalStore(session.subscribe, session.snapshot)];
};
