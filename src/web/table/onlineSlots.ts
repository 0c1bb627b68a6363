import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Seat } from '#kernel';

/** What an online table adds to the frame; `undefined` at a local one. */
export interface OnlineSlots {
  /** Above everything: the state of the connection, and notices about one's seat. */
  readonly banner: ReactNode;
  /** Beside a player: presence, clock, the bot that has taken over. */
  readonly Player: ComponentType<{ readonly seat: Seat }>;
  readonly chat: { readonly label: string; readonly unread: number; readonly panel: ReactNode };
  /** Opens another table for the same people; missing for the audience. */
  readonly rematch?: () => Promise<void>;
}

export const OnlineSlotsContext = createContext<OnlineSlots | undefined>(undefined);

export const useOnlineSlots = (): OnlineSlots | undefined => use(OnlineSlotsContext);
