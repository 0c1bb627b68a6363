import { gameOf } from '#games';
import {
  canonical,
  LogError,
  replay,
  type AnyGame,
  type LogDifference,
  type Position,
  type RulesFault,
  type RulesRef,
} from '#kernel';
import { decodeSnapshot } from '../../server/rooms/snapshot.ts';
import { StoredGames, type StoredGame } from '../../server/store/storedGames.ts';
import { sha256 } from '../sha256.ts';

/** Lists the games of a database, or replays some of them. */
export interface SurveyJob {
  readonly kind: 'survey';
  readonly database: string;
  /** Missing where all are to be listed. */
  readonly ids?: readonly string[];
}

/** The first place in which a stored game is not what its rules make of it. */
export interface SurveyFinding {
  readonly where: LogDifference['seq'];
  readonly what: LogDifference['what'] | 'rules' | 'snapshot';
  readonly expected: string;
  readonly found: string;
}

export interface SurveyedGame extends RulesRef {
  readonly id: string;
  readonly status: StoredGame['status'];
  readonly entries: number;
  readonly finding?: SurveyFinding;
}

export interface SurveyResult {
  readonly ids: readonly string[];
  readonly games: readonly SurveyedGame[];
}

/** One connection a thread. */
let connection: { readonly database: string; readonly games: StoredGames } | undefined;

const gamesOf = (database: string): StoredGames => {
  connection ??= { database, games: new StoredGames(database) };
  return connection.games;
};

const MISSING: { readonly [F in RulesFault]: string } = {
  game: 'a game that is here',
  version: 'a version that is here',
  components: 'components that are here',
};

const missing = (fault: RulesFault, ref: RulesRef): SurveyFinding => ({
  where: 'header',
  what: fault,
  expected: MISSING[fault],
  found: String(ref[fault]),
});

/** What the rules make of a log, and where that first differs from what is written. */
const replayGame = async (
  games: StoredGames,
  game: AnyGame,
  stored: StoredGame,
  log: Parameters<typeof replay>[1],
): Promise<SurveyFinding | undefined> => {
  const snapshot = await games.snapshot(stored.id);
  let reached = 0;
  let atSnapshot: Position<unknown, unknown> | undefined;
  try {
    const visit = (position: Position<unknown, unknown>): void => {
      reached++;
      if (reached === snapshot?.length) atSnapshot = position;
    };
    replay(game, log, visit, sha256);
  } catch (error) {
    if (!(error instanceof LogError))
      return { where: reached, what: 'rules', expected: 'a deed the rules know', found: String(error) };
    const { seq, ...difference } = error.difference;
    return { where: seq, ...difference };
  }
  if (snapshot === undefined || atSnapshot === undefined) return undefined;
  const [expected, found] = [atSnapshot.state, decodeSnapshot(snapshot).snapshot.position.state].map(canonical);
  const where = snapshot.length - 1;
  return expected === found ? undefined : { where, what: 'snapshot', expected: expected ?? '', found: found ?? '' };
};

const surveyGame = async (games: StoredGames, id: string): Promise<SurveyedGame> => {
  const stored = await games.load(id);
  const { header, seed, status } = stored;
  const entries = await games.entries(id);
  const { game, version, components } = header;
  const surveyed = { id, status, game, version, components, entries: entries.length };
  const lookup = await gameOf(header);
  const finding = lookup.ok
    ? await replayGame(games, lookup.game, stored, { header, entries, seed })
    : missing(lookup.fault, header);
  return { ...surveyed, ...(finding && { finding }) };
};

/** Replays stored games under the version and edition that each names. */
export const surveyGames = async ({ database, ids }: SurveyJob): Promise<SurveyResult> => {
  const games = gamesOf(database);
  if (ids === undefined) return { ids: await games.ids(), games: [] };
  const surveyed: SurveyedGame[] = [];
  for (const id of ids) surveyed.push(await surveyGame(games, id));
  return { ids, games: surveyed };
};
