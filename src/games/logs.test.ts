import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES } from '#games';
import { FIXTURES } from '#games/fixtures';
import {
  LANGUAGES,
  seat as toSeat,
  visibleEvents,
  type HistoryEntry,
  type Language,
  type NameOf,
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
import { plainConfigs, randomGame } from '#kernel/testing';

const name: NameOf = seat => ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'][seat] ?? 'undefined';
const GARBLED = /undefined|NaN|\[object|hidden| {2}| [,.]|: \.|\?\?/;
/** Ids of tiles, spaces, areas, cards and event types: what no board shows. */
const CODE = /\bL[123]-\d\d\b|\b[A-D][1-7]\b|\bR[1-4](?:\.\d)?\b|\d\.\d|\b[a-z]+-\d+\b|\b[a-z]+[A-Z]\w*\b|\bSHORE\b/u;
const NOT_FRENCH = /'|[^\s][:;!?]/;

interface FinishedGame {
  readonly history: readonly HistoryEntry[];
  readonly view: unknown;
}

describe.each([...GAMES, ...EXAMPLE_GAMES].map(game => [game.id, game] as const))('the log of %s', (id, game) => {
  const fixture = FIXTURES[id]!;
  let log: AnyGameLog;

  beforeAll(async () => {
    ({ log } = (await import(`./${id}/log/index.ts`)) as { log: AnyGameLog });
  });

  /** A whole random game, as one viewer knows it. */
  const playGame = (config: Parameters<typeof randomGame>[1], seed: number, viewer: Viewer): FinishedGame => {
    const history: HistoryEntry[] = [];
    let view: unknown;
    randomGame(fixture, config, seed, [
      {
        begin: (_config, { events }) => void history.push({ seq: 0, events: visibleEvents(game, events, viewer) }),
        step: ({ seat }, { events }) =>
          void history.push({ seq: history.length, seat, events: visibleEvents(game, events, viewer) }),
        end: ({ state }) => void (view = game.view(state, viewer)),
      },
    ]);
    return { history, view };
  };

  const textOf = (item: LogItem, language: Language, view: unknown): string => {
    const text = log.texts[language];
    return item.kind === 'heading'
      ? sentenceText(headingSentence(item, text, { view, name }), name)
      : lineText(item, lineContent(item, text, { view, name }), LOG_WORDS[language], name);
  };

  test('whole random games are told in both languages without a code, by viewers who know more and less', () => {
    const faults = new Set<string>();
    const told = new Set<string>();
    for (const [index, config] of plainConfigs(game).entries()) {
      const viewer = index % 3 === 0 ? 'audience' : toSeat(0);
      const { history, view } = playGame(config, index + 1, viewer);
      for (const item of logItems(log, history)) {
        for (const { event, role } of item.events) if ('as' in role) told.add(event.type);
        for (const language of LANGUAGES) {
          const line = textOf(item, language, view);
          // What people wrote themselves is theirs.
          const own = line.replaceAll(/[“«].*?[”»]/g, 'words');
          const isFaulty =
            line.length < 3 || GARBLED.test(own) || CODE.test(own) || (language === 'fr' && NOT_FRENCH.test(own));
          if (isFaulty) faults.add(`${language}: ${line}`);
        }
      }
    }
    expect([...faults].slice(0, 20)).toEqual([]);
    // Random games tell most of what a game can tell.
    expect(told.size).toBeGreaterThan(Object.keys(log.texts.en.clauses).length / 2);
  });

  test('a line tells of several events, and leads to one of their entries', () => {
    const [config] = plainConfigs(game);
    const { history } = playGame(config!, 7, toSeat(0));
    const items = logItems(log, history);
    const seqs = new Set(history.map(({ seq }) => seq));
    const events = items.reduce((sum, item) => sum + item.events.length, 0);
    expect(items.length).toBeLessThan(events);
    expect(items.every(({ seq }) => seqs.has(seq))).toBe(true);
  });

  test('an entry on its own can be told, too', () => {
    const [config] = plainConfigs(game);
    const { history, view } = playGame(config!, 8, toSeat(0));
    const lines = history.flatMap(entry => logItems(log, [entry]).map(item => textOf(item, 'en', view)));
    expect(lines.filter(line => line.length < 3 || GARBLED.test(line))).toEqual([]);
  });
});
