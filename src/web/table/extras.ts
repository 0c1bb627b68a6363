import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Seat } from '#kernel';

/** What a table elsewhere adds to the frame; a table of this device has none of it. */
export interface Extras {
  /** Above everything: how the page is connected, and what one should know of one's place. */
  readonly banner: ReactNode;
  /** Beside a player: presence, clock, who plays instead. */
  readonly Player: ComponentType<{ readonly seat: Seat }>;
  readonly chat: { readonly label: string; readonly unread: number; readonly panel: ReactNode };
  /** Opens another table for the same people; missing for whoever only watches. */
  readonly rematch?: () => Promise<void>;
}

export const ExtrasContext = createContext<Extras | undefined>(undefined);

export const useExtras = (): Extras | undefined => use(ExtrasContext);
