import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, gameOf, GAMES } from '#games';
import { FROZEN_VERSIONS } from '#games/frozenVersions';
import {
  allMoves,
  LANGUAGES,
  moveText,
  recordInHistory,
  replay,
  seatsOf,
  viewersOf,
  visibleEvents,
  type AnyGame,
  type AnyGameText,
  type ByLanguage,
  type HistoryEntry,
  type Language,
  type TableText,
  type TypedMove,
  type Viewer,
} from '#kernel';
import {
  headingSentence,
  lineContent,
  lineText,
  LOG_WORDS,
  logItems,
  sentenceText,
  type AnyGameLog,
  type LogItem,
} from '#kernel/log';
import { logOf, parseReplay, verifyReplay, type ReplayFile } from '#kernel/replayFile';

const folderOf = (id: string): URL => new URL(`./${id}/replays/`, import.meta.url);
const PLAYED = [...GAMES, ...EXAMPLE_GAMES];

const read = (id: string, file: string): ReplayFile => {
  const parsed = parseReplay(readFileSync(new URL(file, folderOf(id)), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.value;
};

const files = PLAYED.flatMap(({ id }) => {
  const folder = folderOf(id);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map(file => ({ id, file, version: read(id, file).version }));
});

/** The engine of the version that a replay names: that of today, or a frozen one. */
const engineOf = async (replayFile: ReplayFile): Promise<AnyGame> => {
  const lookup = await gameOf(replayFile);
  if (!lookup.ok) throw new Error(`rules are missing: ${lookup.fault}`);
  return lookup.game;
};

interface Words {
  readonly log: AnyGameLog;
  readonly texts: ByLanguage<AnyGameText>;
  readonly tableTexts: ByLanguage<TableText<unknown, TypedMove>>;
}

/** The words of today: they have to do for every version. */
const wordsOf = async (id: string): Promise<Words> => {
  const { texts } = (await import(`./${id}/text/index.ts`)) as Pick<Words, 'texts'>;
  const tables = await Promise.all(LANGUAGES.map(language => import(`./${id}/tableText/${language}.ts`)));
  const tableTexts = Object.fromEntries(LANGUAGES.map((language, index) => [language, tables[index][language]]));
  const { log } = (await import(`./${id}/log/index.ts`)) as Pick<Words, 'log'>;
  return { texts, log, tableTexts: tableTexts as Words['tableTexts'] };
};

const GARBLED = /undefined|NaN|\[object|hidden| {2}/;
const name = (seat: number): string => `player ${seat + 1}`;

describe('saved games', () => {
  test('are there for every version of every game', () => {
    const wanted = PLAYED.flatMap(({ id, version }) => {
      const frozen = (FROZEN_VERSIONS[id] ?? []).map(row => row.version);
      return [...new Set([...frozen, version])].map(number => `${id} ${number}`);
    });
    expect(wanted.filter(key => !files.some(({ id, version }) => key === `${id} ${version}`))).toEqual([]);
  });

  test.each(files)('$id: $file (version $version) still ends the same way', async ({ id, file }) => {
    const saved = read(id, file);
    expect(verifyReplay(await engineOf(saved), saved)).toBeUndefined();
    expect(saved.outcome).toBeDefined();
  });

  test.each(files)('$id: $file (version $version) is told whole in both languages', async ({ id, file }) => {
    const saved = read(id, file);
    const game = await engineOf(saved);
    const { texts, log, tableTexts } = await wordsOf(id);
    const garbled = new Set<string>();
    const check = (what: string, sentence: string | undefined): void => {
      if (sentence === undefined || sentence === '' || GARBLED.test(sentence)) garbled.add(`${what}: ${sentence}`);
    };
    const lineOf = (item: LogItem, language: Language, view: unknown): string => {
      const text = log.texts[language];
      return item.kind === 'heading'
        ? sentenceText(headingSentence(item, text, { view, name }), name)
        : lineText(item, lineContent(item, text, { view, name }), LOG_WORDS[language], name);
    };
    const tellLog = (history: readonly HistoryEntry[], state: unknown, viewer: Viewer): void => {
      const known = history.map(entry => ({ ...entry, events: visibleEvents(game, entry.events, viewer) }));
      for (const item of logItems(log, known))
        for (const language of LANGUAGES) check(`${language} log`, lineOf(item, language, game.view(state, viewer)));
    };
    const describeTable = (state: unknown): void => {
      for (const language of LANGUAGES) {
        const tableText = tableTexts[language];
        for (const viewer of viewersOf(saved.config.seats)) {
          const view = game.view(state, viewer);
          for (const { title, rows } of tableText.describe(view, name))
            for (const { label, text } of rows) check(`${language} ${title}`, `${title} ${label} ${text}`);
          check(`${language} prompt`, tableText.prompt(view, name).title);
          for (const seat of seatsOf(saved.config.seats))
            check(`${language} player`, `: ${tableText.player(view, seat)}`);
        }
      }
    };
    const offer = (state: unknown): void => {
      for (const seat of seatsOf(saved.config.seats)) {
        const view = game.view(state, seat);
        for (const move of allMoves(game, state, seat) as readonly TypedMove[])
          for (const language of LANGUAGES) {
            check(`${language} ${move.type}`, moveText(texts[language], move, name));
            check(`${language} ${move.type}`, tableTexts[language].move(move, view, name));
            check(`${language} ${move.type}`, tableTexts[language].group(move, view, name));
          }
      }
    };
    const history: HistoryEntry[] = [];
    const { state: end } = replay(game, logOf(saved), ({ state }, entry, events) => {
      recordInHistory(history, entry, events);
      const { seq } = entry;
      // What is said of a position hardly differs from that of the next.
      if (seq % 4 === 0) describeTable(state);
      if (seq % 4 === 2) offer(state);
    });
    for (const viewer of viewersOf(saved.config.seats)) tellLog(history, end, viewer);
    expect([...garbled]).toEqual([]);
  });
});
