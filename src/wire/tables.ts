import { z } from 'zod';
import { NO_NUL, Salt, Secret, SeatIndex, TableId } from './basics.ts';

/** Who is wanted in a seat of a new table. A friend needs the link; an open seat is for anybody. */
export const SeatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('friend') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(16) }),
]);
export type SeatWish = z.infer<typeof SeatWish>;

export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Minutes for the whole game, seconds more for each move. */
  z.strictObject({
    kind: z.literal('live'),
    minutes: z.int().min(1).max(240),
    increment: z.int().min(0).max(300),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type Pace = z.infer<typeof Pace>;

/** After how many minutes of somebody's absence the others may ask for a bot; where a turn has days, only its deadline counts. */
export const Grace = z
  .int()
  .min(1)
  .max(24 * 60);

/** What happens to a seat whose time is up. */
export const AtZero = z.enum(['bot', 'forfeit']);
export type AtZero = z.infer<typeof AtZero>;

export const Config = z.strictObject({
  seats: z.int().min(1).max(8),
  options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])),
});

export const NewTable = z.strictObject({
  game: z.string().max(40),
  config: Config,
  seats: z.array(SeatWish).min(1).max(8),
  /** Listed for everybody, or found by its link only. */
  isPublic: z.boolean(),
  mayWatch: z.boolean(),
  pace: Pace,
  atZero: AtZero,
  grace: Grace.optional(),
});
export type NewTable = z.infer<typeof NewTable>;

export const SeatInfo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('friend') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string() }),
  z.strictObject({
    kind: z.literal('person'),
    /** Empty for somebody who has deleted everything. */
    name: z.string(),
    isHere: z.boolean(),
    /** The bot that plays while the person is gone. */
    standIn: z.string().optional(),
    /** Lost by time; a bot plays on for the others' sake. */
    hasForfeited: z.boolean(),
    /** Seats that have asked for a bot in this one's place. The votes end when the person returns. */
    votes: z.array(SeatIndex),
    /** From when on the others may ask for a bot; missing while the person is here, or where only a deadline counts. */
    voteFrom: z.number().optional(),
    /** When a bot takes over, unless the person returns: enough have asked for it. */
    takeoverAt: z.number().optional(),
  }),
]);
export type SeatInfo = z.infer<typeof SeatInfo>;

export const TableStatus = z.enum(['open', 'running', 'over']);
export type TableStatus = z.infer<typeof TableStatus>;

/** By which rules a game is played, from its start to its end: a later version does not change it. */
export const TableRules = z.strictObject({ version: z.int(), components: z.string() });

/** Why a game cannot be opened here: its rules, its components or the game are missing, or its log is damaged. */
export const Unavailable = z.enum(['game', 'version', 'components', 'log']);

/** A table as its visitors may know it. Nothing of the game is in it but who is to act. */
export const TableInfo = z.strictObject({
  id: TableId,
  game: z.string(),
  config: Config,
  status: TableStatus,
  seats: z.array(SeatInfo),
  isPublic: z.boolean(),
  mayWatch: z.boolean(),
  pace: Pace,
  atZero: AtZero,
  /** Missing where only deadlines count. */
  grace: Grace.optional(),
  created: z.number(),
  updated: z.number(),
  /** Shown before anybody adds a salt. */
  seedHash: z.string(),
  toAct: z.array(SeatIndex),
  /** When the first of those who are to act runs out of time. */
  deadline: z.number().optional(),
  places: z.array(z.int()).optional(),
  /** From the start of the game on. */
  rules: TableRules.optional(),
  /** The game is kept, but cannot be shown or played here. */
  unavailable: Unavailable.optional(),
  /** The table at which the same people play again. */
  next: TableId.optional(),
  /** The viewer's own seat. */
  you: SeatIndex.optional(),
  isHost: z.boolean(),
  /** For the link to friends; only people at the table are told. */
  invite: Secret.optional(),
});
export type TableInfo = z.infer<typeof TableInfo>;

export const Lobby = z.strictObject({
  /** Mine, those that wait for me first. */
  mine: z.array(TableInfo),
  open: z.array(TableInfo),
  running: z.array(TableInfo),
  over: z.array(TableInfo),
});
export type Lobby = z.infer<typeof Lobby>;

export const Join = z.strictObject({ seat: SeatIndex.optional(), invite: Secret.optional(), salt: Salt });
export type Join = z.infer<typeof Join>;

/** The host's salt comes last, when everybody has long seen the hash of the seed. */
export const Start = z.strictObject({ salt: Salt });
export const Replace = z.strictObject({ seat: SeatIndex });

/** Whom the host sends away before the start. */
export const Remove = z.strictObject({ seat: SeatIndex });

export const ReportReason = z.enum(['insult', 'spoiling', 'spam', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** A message that somebody should look at, by its id. */
export const Report = z.strictObject({
  line: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  reason: ReportReason,
  note: z.string().trim().max(500).regex(NO_NUL),
});
