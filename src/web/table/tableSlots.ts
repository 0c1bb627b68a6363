import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Seat } from '#kernel';
import type { SeenBefore } from '../check/checkReplay.ts';
import type { TableProps } from './tableProps.ts';

/** What an online table or a lesson adds to the frame; `undefined` at an ordinary table of this device. */
export interface TableSlots {
  readonly kind: 'online' | 'lesson';
  /** Above everything: the state of the connection, and notices about one's seat. */
  readonly banner?: ReactNode;
  /** Over the table: a lesson's coach. */
  readonly Overlay?: ComponentType<TableProps>;
  /** Beside a player: presence, clock, the bot that has taken over. */
  readonly Player?: ComponentType<{ readonly seat: Seat }>;
  /** The time a player has left: a phone's board has no players beside it. */
  readonly Clock?: ComponentType<{ readonly seat: Seat }>;
  /** A tab of its own beside the log: the chat, or the chapters of a lesson. */
  readonly tab: { readonly label: string; readonly unread: number; readonly panel: ReactNode };
  /** Opens another table for the same people; missing for the audience. */
  readonly rematch?: () => Promise<void>;
  /** What this browser saw of the table before the game, for the check of the finished one. */
  readonly seenBefore?: SeenBefore;
  /** Whether a lesson asks for this move. */
  readonly isCoached?: (move: unknown) => boolean;
  /** What the coach of a lesson says now, for the live region. */
  readonly spoken?: string;
  /** Whether no move is made automatically, as long as a sentence is read. */
  readonly pausesForcedMoves?: boolean;
}

export const TableSlotsContext = createContext<TableSlots | undefined>(undefined);

export const useTableSlots = (): TableSlots | undefined => use(TableSlotsContext);
