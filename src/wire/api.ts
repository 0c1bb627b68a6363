import { z } from 'zod';
import { SeatIndex } from './basics.ts';
import { Me, Recovery, Rename } from './people.ts';
import { Join, Lobby, NewTable, Remove, Replace, Report, Start, TableInfo } from './tables.ts';

/** One HTTP endpoint. Routes, the OpenAPI description and docs/protocol.md are made from this list. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:id` is a table's, `:seq` the number of an entry in its log. */
  readonly path: string;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** Missing where the response has no body. */
  readonly reply?: z.ZodType;
}

const HistoryReply = z.strictObject({
  history: z.array(z.strictObject({ seq: z.int(), seat: z.int().optional(), events: z.array(z.looseObject({})) })),
});

/** A `TableView`, as the live connection sends it. What views and moves contain, each game defines. */
const PastReply = z.strictObject({
  length: z.int(),
  tableView: z.strictObject({
    viewer: z.union([SeatIndex, z.literal('audience')]),
    view: z.unknown(),
    toAct: z.array(SeatIndex),
    moves: z.array(z.looseObject({})),
    asides: z.array(z.looseObject({})),
    canUndo: z.boolean(),
    outcome: z.looseObject({}).optional(),
  }),
});

/** A game's options by name: their kind, allowed values and default. */
const GamesReply = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      seats: z.strictObject({ min: z.int(), max: z.int() }),
      options: z.record(z.string(), z.looseObject({})),
      bots: z.array(z.string()),
    }),
  ),
});

export const API = {
  arrive: { method: 'POST', path: '/api/me', summary: 'Who am I? A first visit makes a guest.', reply: Me },
  rename: { method: 'PATCH', path: '/api/me', summary: 'Take another name.', body: Rename, reply: Me },
  forget: { method: 'DELETE', path: '/api/me', summary: 'Delete everything about me.' },
  recovery: {
    method: 'POST',
    path: '/api/me/recovery',
    summary: 'A new secret that carries me to another device; the old one stops working.',
    reply: Recovery,
  },
  recover: {
    method: 'POST',
    path: '/api/me/recover',
    summary: 'Be the person this secret belongs to.',
    body: Recovery,
    reply: Me,
  },
  endOtherDevices: {
    method: 'POST',
    path: '/api/me/devices/end-others',
    summary: 'Sign out all my other devices; the recovery secret stops working too.',
  },
  games: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games, with their options and bots. Needs no cookie.',
    reply: GamesReply,
  },
  lobby: { method: 'GET', path: '/api/lobby', summary: 'My tables, open, running and finished ones.', reply: Lobby },
  create: { method: 'POST', path: '/api/tables', summary: 'Open a table.', body: NewTable, reply: TableInfo },
  table: { method: 'GET', path: '/api/tables/:id', summary: 'A table.', reply: TableInfo },
  join: { method: 'POST', path: '/api/tables/:id/join', summary: 'Take a seat.', body: Join, reply: TableInfo },
  leave: { method: 'POST', path: '/api/tables/:id/leave', summary: 'Stand up before the start.', reply: TableInfo },
  start: {
    method: 'POST',
    path: '/api/tables/:id/start',
    summary: 'Begin; seats still free are taken by bots.',
    body: Start,
    reply: TableInfo,
  },
  remove: {
    method: 'POST',
    path: '/api/tables/:id/remove',
    summary: 'Send somebody away before the start; they cannot come back to this table. For the host.',
    body: Remove,
    reply: TableInfo,
  },
  report: {
    method: 'POST',
    path: '/api/tables/:id/report',
    summary: 'Report a message. It is stored with the ten around it; its author is not told.',
    body: Report,
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    summary: 'The same people again; answers with the new table and its invitation.',
    reply: TableInfo,
  },
  replace: {
    method: 'POST',
    path: '/api/tables/:id/replace',
    summary: 'Ask for a bot in the place of somebody who is gone.',
    body: Replace,
    reply: TableInfo,
  },
  comeBack: {
    method: 'POST',
    path: '/api/tables/:id/back',
    summary: 'Take my seat back from the bot.',
    reply: TableInfo,
  },
  history: {
    method: 'GET',
    path: '/api/tables/:id/history',
    summary: 'All that has happened, as I may know it.',
    reply: HistoryReply,
  },
  past: {
    method: 'GET',
    path: '/api/tables/:id/past/:seq',
    summary: 'What I was told after this step, if it still stands.',
    reply: PastReply,
  },
  replay: {
    method: 'GET',
    path: '/api/tables/:id/replay',
    summary: 'The replay file of a finished game; docs/replay.md says how to read it.',
    reply: z.looseObject({}),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type ApiName = keyof typeof API;
type ShapeOf<N extends ApiName, Part extends 'body' | 'reply'> =
  (typeof API)[N] extends Readonly<Record<Part, infer Shape extends z.ZodType>> ? z.infer<Shape> : undefined;
export type BodyOf<N extends ApiName> = ShapeOf<N, 'body'>;
export type ReplyOf<N extends ApiName> = ShapeOf<N, 'reply'>;
