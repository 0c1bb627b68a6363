import type { NameOf, TableUpdate, TypedMove } from '#kernel';
import type { GameClient } from '../games/client.ts';
import type { TableSummary } from '../session/protocol.ts';
import type { SessionState } from '../session/sessionState.ts';
import type { TableSession } from '../session/tableSession.ts';

/** What the frame is given. */
export interface FrameProps {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly table: TableSummary;
  readonly update: TableUpdate<unknown, TypedMove>;
  readonly client: GameClient<unknown, TypedMove>;
  readonly name: NameOf;
}

/** What the frame gives its parts. `update` is the one that is shown: the present, or a past position. */
export interface TableProps extends FrameProps {
  /** Plays a move, or asks for a confirmation first. */
  readonly play: (move: TypedMove) => void;
  /** Shows the table as it was after an entry of the history. */
  readonly showPast: (seq: number) => void;
  /** On a phone, leaves players, log and other panes. */
  readonly showBoard: () => void;
  /** Opens the rules beside the table: at a paragraph, or at those of the present step. */
  readonly openRules: (paragraph?: string) => void;
  /** Shows how one wins. */
  readonly showGoal: () => void;
}
