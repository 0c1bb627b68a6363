import { canonical, hashOf, type Hash } from '../data/canonical.ts';
import type { AnyGame, Outcome } from '../contract/game.ts';
import { headerHash, type Header, type Log } from '../table/log.ts';
import { demand, differenceIn, replay, type LogDifference } from './replay.ts';
import { faultIn, type Shape } from './shape.ts';

/** A game in one file: `docs/replay.md` describes it for people who have no TypeScript. */
export interface ReplayFile extends Header<unknown> {
  readonly format: typeof FORMAT;
  readonly formatVersion: FormatVersion;
  /** How the players were called, seat by seat: for readers, no part of the game. */
  readonly names?: readonly string[];
  /** Missing while the game still runs, and for luck that came from no seed. */
  readonly seed?: string;
  readonly entries: Log<unknown, unknown>['entries'];
  /** Missing while the game still runs. */
  readonly outcome?: Outcome;
  readonly finalHash: string;
}

const FORMAT = 'fourscore-replay';
/** In the second, entries say what the rules made of them. A file is of the first where none does. */
type FormatVersion = 1 | 2;

const formatVersionOf = (entries: ReplayFile['entries']): FormatVersion =>
  entries.some(({ result }) => result !== undefined) ? 2 : 1;

const ENTRY: Shape = {
  kind: 'record',
  fields: {
    seq: 'count',
    time: 'number',
    deed: {
      kind: 'tagged',
      by: 'kind',
      cases: { setup: {}, move: { seat: 'count', move: 'object' }, undo: { seat: 'count' } },
    },
    chance: { kind: 'list', of: 'number' },
    hash: 'text',
  },
  optional: { result: 'text' },
};

const OUTCOME: Shape = {
  kind: 'record',
  fields: {
    places: { kind: 'list', of: 'number' },
    sheet: {
      kind: 'list',
      of: { kind: 'record', fields: { label: 'text', points: { kind: 'list', of: 'number' } } },
    },
    neutrals: { kind: 'list', of: 'text' },
  },
};

const FILE: Shape = {
  kind: 'record',
  fields: {
    format: 'text',
    formatVersion: 'count',
    game: 'text',
    version: 'count',
    components: 'text',
    config: { kind: 'record', fields: { seats: 'count', options: 'object' } },
    seedHash: 'text',
    salts: { kind: 'list', of: 'text' },
    entries: { kind: 'list', of: ENTRY },
    finalHash: 'text',
  },
  optional: { names: { kind: 'list', of: 'text' }, seed: 'text', outcome: OUTCOME },
};

export type ParseResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string };

const parseJson = (text: string): ParseResult<unknown> => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, fault: `not JSON: ${(error as Error).message}` };
  }
};

const formatFault = (value: unknown): string | undefined => {
  const { format, formatVersion } = (typeof value === 'object' && value !== null ? value : {}) as Partial<ReplayFile>;
  if (format !== FORMAT) return 'not a Fourscore replay';
  if (formatVersion !== 1 && formatVersion !== 2)
    return `replay format ${formatVersion} is not known here (this reads formats 1 and 2)`;
  return faultIn(FILE, value);
};

/** JSON can say more than a replay may: numbers without end, and nests too deep to be read. */
const dataFault = (value: unknown): string | undefined => {
  try {
    canonical(value);
    return undefined;
  } catch (error) {
    return `the file holds what no replay can hold: ${(error as Error).message}`;
  }
};

export const parseReplay = (text: string): ParseResult<ReplayFile> => {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const fault = formatFault(parsed.value) ?? dataFault(parsed.value);
  // `formatFault` has looked at every field.
  return fault === undefined ? { ok: true, value: parsed.value as ReplayFile } : { ok: false, fault };
};

/** One text for one replay: a field a line, and an entry a line, so that two files can be compared by eye. */
export const makeReplay = <M, O>(log: Log<M, O>, outcome: Outcome | undefined, names?: readonly string[]): string => {
  const { header, entries, seed } = log;
  const fields: Readonly<Record<string, unknown>> = {
    format: FORMAT,
    formatVersion: formatVersionOf(entries),
    game: header.game,
    version: header.version,
    components: header.components,
    config: header.config,
    seedHash: header.seedHash,
    salts: header.salts,
    names,
    seed,
    outcome,
    finalHash: entries.at(-1)?.hash ?? headerHash(header),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`"${name}":${canonical(value)}`],
  );
  const rows = entries.map(entry => canonical(entry));
  return `{\n${lines.join(',\n')},\n"entries":[\n${rows.join(',\n')}\n]\n}\n`;
};

export const logOf = ({ entries, seed, ...rest }: ReplayFile): Log<unknown, unknown> => {
  const { game, version, components, config, seedHash, salts } = rest;
  return {
    header: { game, version, components, config, seedHash, salts },
    entries,
    ...(seed !== undefined && { seed }),
  };
};

const NONE = 'none: the game still runs';

/** The first difference between a file and the game it tells: rules, chain, luck, score sheet. */
export const verifyReplay = (game: AnyGame, file: ReplayFile, hash: Hash = hashOf): LogDifference | undefined =>
  differenceIn(() => {
    const { state } = replay(game, logOf(file), () => {}, hash);
    const last = file.entries.length - 1;
    const outcome = game.outcome(state);
    const written = (value: Outcome | undefined): string => (value === undefined ? NONE : canonical(value));
    demand(last, 'outcome', written(outcome), written(file.outcome));
    demand(last, 'hash', file.entries[last]?.hash ?? '', file.finalHash);
  });
