import type { Generated } from 'kysely';

/** Flags are 0 or 1, times are milliseconds, and what only the server reads is JSON: both engines know these alike. */
export interface Database {
  people: { id: string; name: string; created: number; recovery: string | null };
  /** A device: the hash of what its cookie holds. */
  sessions: { token: string; person: string; created: number };
  tables: {
    id: string;
    game: string;
    config: string;
    status: string;
    host: string | null;
    is_public: number;
    may_watch: number;
    pace: string;
    at_zero: string;
    created: number;
    updated: number;
    seed: string;
    seed_hash: string;
    invite: string;
    /** The log's header, from the start of the game on. */
    header: string | null;
    places: string | null;
    next: string | null;
    /** A copy for lists, brought up to date within a second; the log is the truth. */
    to_act: string;
    deadline: number | null;
  };
  seats: {
    table_id: string;
    seat: number;
    kind: string;
    person: string | null;
    bot: string | null;
    stand_in: string | null;
    has_forfeited: number;
    salt: string | null;
    votes: string;
  };
  /** How long the log of a table is, and its latest entry: whoever wants to write the next one sets both. */
  logs: { id: Generated<number>; table_id: string; length: Generated<number>; latest: number | null };
  /**
   * The games themselves. A row is written once and never changed. Each names the one before it in its log:
   * without an index, the moves of many tables are written to the same few pages.
   */
  entries: { id: Generated<number>; log: number; seq: number; previous: number | null; body: string };
  snapshots: { log: number; length: number; body: string };
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
