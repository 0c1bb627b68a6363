import type { Header, TableConfig } from '#kernel';
import type { AtZero, Pace, TableStatus } from '#wire';

/** Who sits in a seat, as it is stored. */
export interface SeatRecord {
  readonly kind: 'friend' | 'open' | 'bot' | 'person';
  readonly person: string | undefined;
  readonly name: string;
  readonly bot: string | undefined;
  /** The bot that plays in the person's place. */
  readonly standIn: string | undefined;
  readonly hasForfeited: boolean;
  readonly salt: string | undefined;
  /** Seats that have voted for a bot to take this one over. */
  readonly votes: readonly number[];
  /** When the first of them did. */
  readonly voteBegan: number | undefined;
  /** Whether the stand-in was voted for: the person gets the seat back by returning. */
  readonly isVotedOut: boolean;
}

/** A table as it is stored, secrets included: it never leaves the server. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly config: TableConfig<unknown>;
  readonly status: TableStatus;
  readonly host: string | undefined;
  readonly isPublic: boolean;
  readonly mayWatch: boolean;
  readonly pace: Pace;
  readonly atZero: AtZero;
  /** Minutes of absence before the others may vote for a stand-in. */
  readonly grace: number;
  readonly created: number;
  readonly updated: number;
  readonly seed: string;
  readonly seedHash: string;
  readonly invite: string;
  /** People whom the host has sent away. */
  readonly banned: readonly string[];
  readonly header: Header<unknown> | undefined;
  readonly places: readonly number[] | undefined;
  readonly next: string | undefined;
  readonly toAct: readonly number[];
  readonly deadline: number | undefined;
  readonly seats: readonly SeatRecord[];
}

/** The bot that moves for this seat, if one does: its own, or a stand-in. */
export const botOf = ({ kind, bot, standIn }: SeatRecord): string | undefined => (kind === 'bot' ? bot : standIn);

export const seatOf = ({ seats }: TableRecord, person: string): number | undefined => {
  const index = seats.findIndex(seat => seat.person === person);
  return index < 0 ? undefined : index;
};
