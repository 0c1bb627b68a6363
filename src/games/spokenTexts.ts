import {
  asidesOf,
  momentText,
  refusalText,
  viewersOf,
  visibleEvents,
  type AnyGameText,
  type AnyMoveMoments,
  type ByLanguage,
  type HistoryEntry,
  type Language,
  type NameOf,
  type TableConfig,
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
} from '#kernel/log';
import { plainConfigs, randomGame, stringsIn, type AnyGameFixture, type GameCheck } from '#kernel/testing';

/** Names that ask for elision, and names that do not. */
export const NAMES = ['Ana', 'Ben', 'Émile', 'Yann', 'Hugo'] as const;
const name: NameOf = seat => NAMES[seat] ?? 'undefined';

/** All that a game says, in both languages. */
export interface GameTexts {
  readonly texts: ByLanguage<AnyGameText>;
  readonly tableTexts: ByLanguage<TableText<unknown, TypedMove>>;
  readonly log: AnyGameLog;
  readonly moments: ByLanguage<AnyMoveMoments>;
}

export const loadTexts = async (id: string): Promise<GameTexts> => {
  // True of every game's folder: these files export these names.
  const { texts } = (await import(`./${id}/text/index.ts`)) as Pick<GameTexts, 'texts'>;
  const { tableTexts } = (await import(`./${id}/tableText/index.ts`)) as Pick<GameTexts, 'tableTexts'>;
  const { log } = (await import(`./${id}/log/index.ts`)) as Pick<GameTexts, 'log'>;
  const { moments } = (await import(`./${id}/text/moments.ts`)) as Pick<GameTexts, 'moments'>;
  return { texts, tableTexts, log, moments };
};

type AnyCheck = GameCheck<unknown, unknown>;
type Hear = (sentence: string | undefined) => void;

/** One in so many of what a position shows at once is heard: the whole table, the moves of a long list, refusals. */
const SELDOM = 25;

/** Prompts, moves, the table in words, and why other moves are refused. */
const positionListener = (
  fixture: AnyGameFixture,
  { texts, tableTexts, moments }: GameTexts,
  language: Language,
  hear: Hear,
) => {
  const table = tableTexts[language];
  const { game } = fixture;
  const step: AnyCheck['step'] = ({ state, seat, legal, config, rng }) => {
    const own = game.view(state, seat);
    const moves = [...legal, ...asidesOf(game, state, seat)] as readonly TypedMove[];
    for (const move of moves) {
      if (moves.length > SELDOM && rng.pick(SELDOM) > 0) continue;
      hear(table.move(move, own, name));
      hear(table.group(move, own, name));
    }
    for (const move of fixture.universe(state) as readonly TypedMove[]) {
      const refusal = rng.pick(SELDOM) === 0 ? game.refuse(state, seat, move) : undefined;
      if (refusal !== undefined)
        hear(momentText(moments[language], refusal, move) ?? refusalText(texts[language], refusal, name));
    }
    for (const viewer of viewersOf(config.seats)) {
      const view = game.view(state, viewer);
      const { title, detail } = table.prompt(view, name);
      hear(title);
      hear(detail);
      if (rng.pick(SELDOM) > 0) continue;
      hear(table.player(view, seat));
      for (const sentence of stringsIn(table.describe(view, name))) hear(sentence);
    }
  };
  return { step };
};

/** The log of a whole game, as one viewer reads it. */
const logListener = (fixture: AnyGameFixture, { log }: GameTexts, language: Language, hear: Hear): AnyCheck => {
  const { game } = fixture;
  const viewer: Viewer = 'audience';
  let history: HistoryEntry[] = [];
  return {
    begin: (_config, { events }) => void (history = [{ seq: 0, events: visibleEvents(game, events, viewer) }]),
    step: ({ seat }, { events }) =>
      void history.push({ seq: history.length, seat, events: visibleEvents(game, events, viewer) }),
    end: ({ state }) => {
      const context = { view: game.view(state, viewer), name };
      const text = log.texts[language];
      for (const item of logItems(log, history)) {
        hear(
          item.kind === 'heading'
            ? sentenceText(headingSentence(item, text, context), name)
            : lineText(item, lineContent(item, text, context), LOG_WORDS[language], name),
        );
      }
    },
  };
};

/** At most this many tables of different sizes and options. */
const MOST_CONFIGS = 6;

const configsOf = (fixture: AnyGameFixture): readonly TableConfig<unknown>[] => {
  const all = plainConfigs(fixture.game);
  const every = Math.ceil(all.length / MOST_CONFIGS);
  return all.filter((_, index) => index % every === 0);
};

/** All that whole random games say in one language, and all that needs no game: names, options, components. */
export const spokenTexts = async (
  fixture: AnyGameFixture,
  texts: GameTexts,
  language: Language,
): Promise<ReadonlySet<string>> => {
  const components = await texts.tableTexts[language].components();
  const sheets = components.flatMap(({ rows, ...sheet }) => [
    ...stringsIn(sheet),
    ...rows.flatMap(({ name: title, cells }) => [title, ...cells.map(({ text }) => text)]),
  ]);
  const heard = new Set([...stringsIn(texts.texts[language]), ...stringsIn(texts.moments[language]), ...sheets]);
  const hear: Hear = sentence => void (sentence !== undefined && heard.add(sentence));
  for (const [index, config] of configsOf(fixture).entries()) {
    randomGame(fixture, config, index + 1, [
      positionListener(fixture, texts, language, hear),
      logListener(fixture, texts, language, hear),
    ]);
  }
  return heard;
};
