import type { Seat, TableUpdate, TypedMove } from '#kernel';
import type { HistoryEntry, LocalRefusal, LocalTable } from '../local/protocol.ts';

/** A refusal, and the element it belongs beside. */
export interface WhyNot {
  readonly refusal: LocalRefusal;
  readonly place: Element | undefined;
}

/** The table as it was after a step, and the step. */
export interface Past {
  readonly seq: number;
  readonly update: TableUpdate<unknown, TypedMove>;
}

/** What the page knows of the table it shows: one viewer's part, and nothing of the others'. */
export interface Session {
  readonly status: 'opening' | 'covered' | 'shown' | 'lost';
  readonly table: LocalTable | undefined;
  readonly seedHash: string;
  readonly update: TableUpdate<unknown, TypedMove> | undefined;
  /** The last view that was meant for everybody: it may be looked at while the screen is covered. */
  readonly openView: unknown;
  readonly history: readonly HistoryEntry[];
  /** What is looked back at. A table of this device waits meanwhile; one elsewhere goes on underneath. */
  readonly past: Past | undefined;
  /** Who is to take the screen, while it is covered. */
  readonly next: Seat | undefined;
  readonly whyNot: WhyNot | undefined;
  /** A move is on its way, or is still being shown. */
  readonly isBusy: boolean;
  /** Steps that were made for the player, because there was no other. */
  readonly forced: ReadonlySet<number>;
  readonly failure: string;
}

export const EMPTY: Session = {
  status: 'opening',
  table: undefined,
  seedHash: '',
  update: undefined,
  openView: undefined,
  history: [],
  past: undefined,
  next: undefined,
  whyNot: undefined,
  isBusy: false,
  forced: new Set(),
  failure: '',
};

const NO_EVENTS: HistoryEntry['events'] = [];

/** What has just happened, at the moment that is shown. */
export const latestOf = ({ history, past }: Session): HistoryEntry['events'] =>
  (past === undefined ? history.at(-1) : history.find(({ seq }) => seq === past.seq))?.events ?? NO_EVENTS;
