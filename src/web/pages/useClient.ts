import { use } from 'react';
import { loadClient } from '../games/clientLoader.ts';
import type { AnyClient } from '../games/client.ts';

const clients = new Map<string, Promise<AnyClient>>();

const fetched = (id: string): Promise<AnyClient> => {
  const client = clients.get(id) ?? loadClient(id);
  clients.set(id, client);
  // A chunk that did not come may come the next time.
  client.catch(() => clients.delete(id));
  return client;
};

/** A game's rules and words; the page waits for them. */
export const useClient = (id: string): AnyClient => use(fetched(id));
