import type { Generated } from 'kysely';
import type { AtZero, ReportReason, TableStatus } from '#wire';
import type { SeatRecord } from '../tables/tableRecord.ts';

/** The tables of the database. Flags are 0 or 1, times are milliseconds, nested values are JSON: types that both engines have. */
export interface Database {
  people: { id: string; name: string; created: number; recovery: string | null };
  /** A signed-in device: the hash of its cookie's token. */
  sessions: { token: string; person: string; created: number };
  tables: {
    id: string;
    game: string;
    config: string;
    status: TableStatus;
    host: string | null;
    is_public: number;
    may_watch: number;
    pace: string;
    at_zero: AtZero;
    grace: number;
    created: number;
    updated: number;
    seed: string;
    seed_hash: string;
    invite: string;
    /** People whom the host has sent away. */
    banned: Generated<string>;
    /** The log's header, from the start of the game on. */
    header: string | null;
    places: string | null;
    next: string | null;
    /** With `deadline` and `updated`: a listing for lists, updated within a second; the log is the truth. */
    to_act: string;
    deadline: number | null;
  };
  seats: {
    table_id: string;
    seat: number;
    kind: SeatRecord['kind'];
    person: string | null;
    bot: string | null;
    stand_in: string | null;
    has_forfeited: number;
    salt: string | null;
    votes: string;
    vote_began: number | null;
    voted_out: number;
    /** 1 where somebody sat who has deleted everything, until their words are out of the log. */
    is_forgotten: Generated<number>;
  };
  /** The length of a table's log and its latest entry: appending compares and sets both. */
  logs: { id: Generated<number>; table_id: string; length: Generated<number>; latest: number | null };
  /**
   * The games themselves. Append-only. A log is a linked list, each entry with the id of the previous one:
   * without an index, the moves of many tables are written to the same few pages.
   */
  entries: { id: Generated<number>; log: number; seq: number; previous: number | null; body: string };
  /** Written to by `/readyz`. */
  probes: { id: number; time: number };
  snapshots: { log: number; length: number; body: string };
  /** Reported messages. */
  reports: {
    id: Generated<number>;
    table_id: string;
    line: number;
    /** Who wrote it, and who has reported it. */
    person: string;
    reporter: string;
    reason: ReportReason;
    note: string;
    time: number;
  };
  /** What was said around a reported message. */
  report_lines: {
    id: Generated<number>;
    report: number;
    line: number;
    person: string | null;
    name: string;
    text: string;
    time: number;
  };
  chats: {
    id: Generated<number>;
    table_id: string;
    person: string | null;
    seat: number | null;
    name: string;
    text: string;
    time: number;
  };
}
