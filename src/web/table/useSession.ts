import { useState, useSyncExternalStore } from 'react';
import type { Link } from '../local/link.ts';
import { TableSession } from './session.ts';
import type { Session } from './shown.ts';

/** The table with this id, for as long as the page that shows it lives. */
export const useSession = (link: () => Link, id: string): readonly [TableSession, Session] => {
  const [session] = useState(() => new TableSession(link(), id));
  return [session, useSyncExternalStore(session.subscribe, session.snapshot)];
};
