import { describe, expect, test } from 'vitest';
import { seat, type TypedMove } from '#kernel';
import { CATALOGUE, hasLesson, loadCourse, type AnyStep, type LessonGame, type StoredLesson } from '#lessons';
import type { LessonAct, LessonReply, LessonRequest, LessonStatus } from '../lesson/lessonProtocol.ts';
import { LessonHost } from './lessonHost.ts';
import { bots } from './testing.ts';
import type { LessonStore } from './lessonStore.ts';

const GAMES = Object.keys(CATALOGUE) as LessonGame[];

type OfKind<K extends LessonReply['kind']> = Extract<LessonReply, { kind: K }>;

/** Keeps what it is given as JSON, as a disk would. */
const memoryStore = () => {
  const lessons = new Map<string, string>();
  const store: LessonStore = {
    load: async game => {
      const stored = lessons.get(game);
      return stored === undefined ? undefined : (JSON.parse(stored) as StoredLesson);
    },
    save: async (game, lesson) => void lessons.set(game, JSON.stringify(lesson)),
  };
  return { lessons, store };
};

const openHost = async (id: string, memory = memoryStore()) => {
  const replies: LessonReply[] = [];
  let count = 0;
  const host = new LessonHost({
    store: memory.store,
    fetchCourse: async game => (hasLesson(game) ? loadCourse(game) : undefined),
    fetchBots: async () => bots,
    now: () => 1000 + count,
    secret: () => `secret-${++count}`,
    reply: reply => void replies.push(structuredClone(reply)),
  });
  const last = <K extends LessonReply['kind']>(kind: K): OfKind<K> => {
    const found = replies.findLast(reply => reply.kind === kind);
    if (found === undefined) throw new Error(`no ${kind} among ${replies.map(reply => reply.kind).join()}`);
    return found as OfKind<K>;
  };
  const send = async (request: LessonRequest): Promise<LessonStatus> => {
    await host.handle(request);
    const failed = replies.find(reply => reply.kind === 'failed');
    if (failed !== undefined) throw new Error(JSON.stringify(failed));
    return last('lessonChanged').status;
  };
  const act = (name: LessonAct) => send({ kind: 'act', act: name });
  await host.handle({ kind: 'open', id });
  const you = replies.find(reply => reply.kind === 'opened')?.table.you ?? seat(0);
  const play = (move: unknown) => send({ kind: 'move', seat: seat(Number(you)), move });
  const show = async () => send({ kind: 'setViewer', viewer: you });
  return { host, replies, last, send, act, play, show, memory };
};

/** One click of a pupil who lets everything be shown. */
const NEXT_ACT: { readonly [P in LessonStatus['phase']]: LessonAct } = {
  read: 'next',
  act: 'show',
  watch: 'watch',
  tried: 'next',
  free: 'show',
  chapterEnd: 'next',
  done: 'next',
};

const updateOf = (reply: LessonReply) => ('update' in reply ? reply.update : undefined);

describe.each(GAMES)('a lesson of %s on this device', game => {
  test('leads to its end, and what the page is told fits the table', async () => {
    const { show, act, replies, last } = await openHost(game);
    let status = await show();
    expect(last('lessonOpened').lesson.chapters.length).toBeGreaterThan(2);
    expect(last('opened').table).toMatchObject({ game });
    for (let clicks = 0; status.phase !== 'done'; clicks++) {
      expect(clicks).toBeLessThan(2000);
      const update = updateOf(replies.at(-1)!);
      expect(update?.length).toBe(status.length);
      if (status.phase === 'act') {
        expect(status.suggested.length).toBeGreaterThan(0);
        for (const move of status.suggested) expect([...update!.moves, ...update!.asides]).toContainEqual(move);
      }
      if (status.phase === 'watch' || status.phase === 'tried') expect(update?.moves).toEqual([]);
      status = await act(status.phase === 'free' ? 'skip' : NEXT_ACT[status.phase]);
    }
  });

  test('is left and resumed at the same sentence', async () => {
    const first = await openHost(game);
    let status = await first.show();
    for (let clicks = 0; clicks < 12; clicks++) status = await first.act(NEXT_ACT[status.phase]);
    const second = await openHost(game, first.memory);
    const again = await second.show();
    expect({ ...again, revision: 0, caption: undefined }).toEqual({ ...status, revision: 0, caption: undefined });
    expect(second.last('viewLoaded').history.length).toBeGreaterThan(0);
  });
});

describe('the lesson of IUNU', () => {
  test('answers another move kindly, plays nothing and settles the move', async () => {
    const { show, act, play, replies, last, memory } = await openHost('iunu');
    let status = await show();
    while (status.phase !== 'act') status = await act('next');
    const before = memory.lessons.get('iunu');
    const { moves } = last('viewLoaded').update as { readonly moves: readonly TypedMove[] };
    const other = moves.find(move => !status.suggested.some(one => JSON.stringify(one) === JSON.stringify(move)));
    expect(other).toBeDefined();
    const answered = await play(other);
    expect(answered.answer?.en).toBeTruthy();
    expect(answered.answer?.fr).toBeTruthy();
    expect(answered.length).toBe(status.length);
    expect(replies.at(-1)).toEqual({ kind: 'moveSettled' });
    expect(memory.lessons.get('iunu')).toBe(before);
  });

  test('says why a move is against the rules', async () => {
    const { show, act, play, replies } = await openHost('iunu');
    let status = await show();
    while (status.phase !== 'act') status = await act('next');
    await play({ type: 'endTurn' });
    expect(replies.at(-1)).toMatchObject({ kind: 'refused', refusal: { rule: expect.any(String) } });
    await play('garbage');
    expect(replies.at(-1)).toMatchObject({ kind: 'refused' });
  });

  test('goes back by the button and by undo', async () => {
    const { show, act, send } = await openHost('iunu');
    const start = await show();
    const second = await act('next');
    expect(second.say).not.toEqual(start.say);
    expect((await act('back')).say).toEqual(start.say);
    await act('next');
    expect((await send({ kind: 'undo', seat: seat(0) })).say).toEqual(start.say);
  });

  test('opens a chapter by its name, and begins anew', async () => {
    const { show, send, last } = await openHost('iunu/reckoning');
    expect((await show()).chapter).toBe('reckoning');
    expect((await send({ kind: 'restart' })).chapter).toBe('dynasty');
    expect((await send({ kind: 'restart', chapter: 'own' })).chapter).toBe('own');
    expect((await send({ kind: 'restart', chapter: 'no such chapter' })).chapter).toBe('dynasty');
    expect(last('viewLoaded').update.viewer).toBe(0);
  });

  test('begins anew once it was finished', async () => {
    const first = await openHost('iunu/reckoning');
    let status = await first.show();
    while (status.phase !== 'done') status = await first.act('skip');
    const second = await openHost('iunu', first.memory);
    expect(await second.show()).toMatchObject({ chapter: 'dynasty', progress: { step: 1 } });
  });

  test('begins its chapter again where the script has changed since', async () => {
    const first = await openHost('iunu/reckoning');
    await first.show();
    await first.act('skip');
    const stored = JSON.parse(first.memory.lessons.get('iunu')!) as StoredLesson;
    first.memory.lessons.set('iunu', JSON.stringify({ ...stored, scriptHash: 'older' }));
    const second = await openHost('iunu', first.memory);
    expect(await second.show()).toMatchObject({ chapter: 'reckoning', progress: { step: 1 } });
  });

  test('shows a past position, and nothing of a step that does not stand', async () => {
    const { host, show, act, last, replies } = await openHost('iunu');
    let status = await show();
    while (status.length < 3) status = await act(NEXT_ACT[status.phase]);
    await host.handle({ kind: 'fetchPast', seq: 1, viewer: seat(0) });
    expect(last('past').past).toMatchObject({ moves: [], viewer: 0 });
    await host.handle({ kind: 'fetchPast', seq: 99, viewer: seat(0) });
    expect(replies.at(-1)).toEqual({ kind: 'failed', message: 'noPast' });
  });

  test('cannot be exported', async () => {
    const { host, replies } = await openHost('iunu');
    await host.handle({ kind: 'export' });
    expect(replies.at(-1)).toMatchObject({ kind: 'failed' });
  });
});

const hasTrials = (step: AnyStep): boolean => 'tries' in step && step.tries !== undefined;

test('a move that is tried is shown, answered and taken back', async () => {
  const found: string[] = [];
  for (const game of GAMES) {
    const { lesson } = await loadCourse(game);
    for (const { id, steps } of lesson.chapters) if (steps.some(hasTrials)) found.push(`${game}/${id}`);
  }
  expect(found.length).toBeGreaterThan(0);
  const [game = '', chapter = ''] = found[0]!.split('/');
  const { lesson } = await loadCourse(game as LessonGame);
  const { steps } = lesson.chapters.find(({ id }) => id === chapter)!;
  const index = steps.findIndex(hasTrials);
  const { show, act, play, last, memory } = await openHost(found[0]!);
  let status = await show();
  while (status.progress.step <= index) status = await act(NEXT_ACT[status.phase]);
  const length = status.length;
  const before = JSON.parse(memory.lessons.get(game)!) as StoredLesson;
  const { moves } = last('viewLoaded').update as { readonly moves: readonly TypedMove[] };
  for (const move of moves) {
    status = await play(move);
    if (status.length > length) break;
  }
  while (status.phase === 'watch') status = await act('watch');
  expect(status.phase).toBe('tried');
  expect((JSON.parse(memory.lessons.get(game)!) as StoredLesson).log.entries).toEqual(before.log.entries);
  status = await act('next');
  expect(status).toMatchObject({ phase: 'act', length });
  expect(last('viewLoaded').update.length).toBe(length);
});

test.each(['chess', '', 'iunu%2f..', '__proto__'])('there is no lesson of %j', async id => {
  const { replies } = await openHost(id);
  expect(replies).toEqual([{ kind: 'failed', message: expect.stringContaining('there is no lesson') as string }]);
});
