import { useState, useSyncExternalStore } from 'react';
import { localLink } from '../local/link.ts';
import { TableSession, type Session } from './session.ts';

/** The table with this id, for as long as the page that shows it lives. */
export const useSession = (id: string): readonly [TableSession, Session] => {
  const [session] = useState(() => new TableSession(localLink(), id));
  return [session, useSyncExternalStore(session.subscribe, session.snapshot)];
};
