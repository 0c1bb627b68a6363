import os from 'node:os';
import { seat as toSeat } from '#kernel';
import { RunningGame } from '../rooms/runningGame.ts';
import { usableSnapshot } from '../rooms/snapshot.ts';
import { openReadingEngine, type DatabaseLocation } from '../store/engine.ts';
import { LogStore } from '../store/logs.ts';
import { requireRules } from '../tables/newTable.ts';
import { ReplayCache } from './replayCache.ts';
import type { LoggedTable, ReplayQuery, ReplayTask, ResumedGame, ResumeFault, ResumeQuery } from './replayTask.ts';

/** On Linux a thread has a priority of its own: looking back must not slow down those who play. Elsewhere it is the process's. */
if (os.platform() === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const openLogs = (location: DatabaseLocation) => {
  const logs = new LogStore(openReadingEngine(location), 'replays', () => {});
  return { logs, cache: new ReplayCache(logs) };
};

let opened: ReturnType<typeof openLogs> | undefined;

/** The answer as JSON, or the replay file; nothing for a step that does not stand. */
const answer = async (cache: ReplayCache, table: LoggedTable, query: ReplayQuery): Promise<string | undefined> => {
  const replayed = await cache.get(table);
  switch (query.kind) {
    case 'history':
      return JSON.stringify({ history: replayed.history(query.viewer) });
    case 'past':
      return JSON.stringify(replayed.past(query.seq, query.viewer));
    case 'replayFile':
      return replayed.replayFile(query.seed);
  }
};

/** The game at the end of its log, for a room that would have to replay too much. */
const resume = async (
  logs: LogStore,
  { id, header }: LoggedTable,
  { pace, clockSeats }: ResumeQuery,
): Promise<ResumedGame | ResumeFault> => {
  const game = await requireRules(header);
  const snapshot = usableSnapshot(game, await logs.snapshot(id));
  const entries = await logs.entriesFrom(id, snapshot?.length ?? 0);
  const isClocked = new Set(clockSeats.flatMap((isOn, index) => (isOn ? [toSeat(index)] : [])));
  // Nothing is drawn here: the room that takes over has the seed.
  const stored = { game, header, seed: '', pace };
  try {
    return RunningGame.load(stored, { snapshot, entries }, seat => isClocked.has(seat)).resumable;
  } catch (error) {
    return { fault: String(error) };
  }
};

/** The worker's job. */
const work = async (task: ReplayTask): Promise<string | ResumedGame | ResumeFault | undefined> => {
  if (task.kind === 'warmUp') return undefined;
  const { logs, cache } = (opened ??= openLogs(task.location));
  return task.kind === 'query' ? answer(cache, task.table, task.query) : resume(logs, task.table, task.resume);
};

// oxlint-disable-next-line import/no-default-export -- Piscina requires one
export default work;
