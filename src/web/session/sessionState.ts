import type { HistoryEntry, Seat, TableFault, TableUpdate, TypedMove } from '#kernel';
import type { MoveRefusal, TableSummary } from './protocol.ts';

/** A refusal, and the element its card is placed beside. */
export interface RefusalNotice {
  readonly refusal: MoveRefusal;
  /** Missing where an undo was refused. */
  readonly move?: TypedMove | undefined;
  readonly anchor: Element | undefined;
}

/** The table as it was after a history entry. */
interface PastView {
  readonly seq: number;
  readonly update: TableUpdate<unknown, TypedMove>;
}

/** What the page knows of the table it shows: one viewer's view, and nothing of the others'. */
export interface SessionState {
  readonly status: 'opening' | 'covered' | 'shown' | 'lost';
  readonly table: TableSummary | undefined;
  readonly seedHash: string;
  readonly update: TableUpdate<unknown, TypedMove> | undefined;
  /** The last view of the audience, without secrets: it may be used while the screen is covered. */
  readonly publicView: unknown;
  readonly history: readonly HistoryEntry[];
  /** The earlier position that is shown (replay). A local table waits meanwhile; an online one goes on. */
  readonly past: PastView | undefined;
  /** Who is to take the screen, while it is covered (hand-over). */
  readonly nextSeat: Seat | undefined;
  readonly refusalNotice: RefusalNotice | undefined;
  /** A move is pending, or its animation runs. */
  readonly isBusy: boolean;
  /** Numbers of the entries that were played automatically, because there was no other legal move. */
  readonly forcedEntries: ReadonlySet<number>;
  readonly failure: string;
  /** Why the table cannot be opened by the rules that are here. */
  readonly fault: TableFault | undefined;
}

export const INITIAL_STATE: SessionState = {
  status: 'opening',
  table: undefined,
  seedHash: '',
  update: undefined,
  publicView: undefined,
  history: [],
  past: undefined,
  nextSeat: undefined,
  refusalNotice: undefined,
  isBusy: false,
  forcedEntries: new Set(),
  failure: '',
  fault: undefined,
};

const NO_EVENTS: HistoryEntry['events'] = [];

/** The events of the entry that is shown: the last one, or the past one that is looked at. */
export const latestEvents = ({ history, past }: SessionState): HistoryEntry['events'] =>
  (past === undefined ? history.at(-1) : history.find(({ seq }) => seq === past.seq))?.events ?? NO_EVENTS;
