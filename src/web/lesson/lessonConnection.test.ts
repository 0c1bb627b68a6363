import { expect, test } from 'vitest';
import { seat, type TableUpdate } from '#kernel';
import type { TableReply } from '../session/protocol.ts';
import { LessonConnection } from './lessonConnection.ts';
import type { LessonReply, LessonRequest, LessonStatus } from './lessonProtocol.ts';

const words = { en: 'words', fr: 'mots' };

const lesson = {
  game: 'iunu',
  title: words,
  coach: words,
  names: { 1: { en: 'Nefer', fr: 'Néfer' } },
  chapters: [],
  learned: [],
};

const status: LessonStatus = {
  revision: 1,
  length: 1,
  phase: 'read',
  chapter: 'dynasty',
  progress: { step: 1, steps: 3 },
  say: words,
  focus: [],
  suggested: [],
  canGoBack: false,
};

const table = {
  id: 'lesson',
  game: 'iunu',
  config: { seats: 2, options: {} },
  seats: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: '', bot: '' },
  ],
  created: 0,
  updated: 0,
} as const;

const update: TableUpdate = {
  viewer: seat(0),
  view: {},
  toAct: [],
  moves: [],
  asides: [],
  canUndo: false,
  length: 1,
  events: [],
};

const connect = () => {
  const sent: LessonRequest[] = [];
  const listeners = new Set<(reply: LessonReply) => void>();
  const connection = new LessonConnection(
    {
      send: request => void sent.push(request),
      listen: listener => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    { language: 'en', fallback: index => `Player ${index + 1}` },
  );
  const passed: TableReply[] = [];
  const stop = connection.listen(reply => void passed.push(reply));
  const reply = (message: LessonReply): void => {
    for (const listener of listeners) listener(structuredClone(message));
  };
  return { connection, sent, passed, reply, stop, listeners };
};

test('what is about the lesson is kept, all else is passed on', () => {
  const { connection, passed, reply } = connect();
  let changes = 0;
  connection.subscribe(() => void changes++);
  reply({ kind: 'lessonOpened', lesson });
  reply({ kind: 'lessonChanged', status });
  reply({ kind: 'moveSettled' });
  expect(changes).toBe(2);
  expect(connection.snapshot()).toEqual({ lesson, status, restarts: 0 });
  expect(passed).toEqual([{ kind: 'moveSettled' }]);
});

test('the rivals have their names in the language of the reader, and change them with it', () => {
  const { connection, passed, reply } = connect();
  reply({ kind: 'lessonOpened', lesson });
  reply({ kind: 'opened', table, seedHash: '' });
  connection.setNames({ language: 'fr', fallback: () => 'Mara' });
  const names = passed.map(message => ('table' in message ? message.table.seats.map(({ name }) => name) : []));
  expect(names).toEqual([
    ['Player 1', 'Nefer'],
    ['Mara', 'Néfer'],
  ]);
});

test('an entry that was there before stays the same object: a board takes another for something new', () => {
  const { passed, reply } = connect();
  const entry = { seq: 0, events: [{ type: 'dealt' }] };
  reply({ kind: 'entryAdded', update, entry });
  reply({ kind: 'viewLoaded', update, history: [entry] });
  reply({ kind: 'viewLoaded', update, history: [entry] });
  const [added, first, second] = passed;
  if (added?.kind !== 'entryAdded' || first?.kind !== 'viewLoaded' || second?.kind !== 'viewLoaded') throw new Error();
  expect(first.history[0]).toBe(added.entry);
  expect(second.history).toBe(first.history);
});

test('requests go to the host, and nothing is heard after the last listener has gone', () => {
  const { connection, sent, stop, listeners } = connect();
  connection.act('show');
  connection.restart('own');
  connection.send({ kind: 'undo', seat: seat(0) });
  expect(sent).toEqual([
    { kind: 'act', act: 'show' },
    { kind: 'restart', chapter: 'own' },
    { kind: 'undo', seat: 0 },
  ]);
  stop();
  expect(listeners.size).toBe(0);
});
