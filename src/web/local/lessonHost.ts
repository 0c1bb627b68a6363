import {
  fastChance,
  hashOf,
  rulesRefOf,
  seat as toSeat,
  tableUpdateOf,
  type HistoryEntry,
  type Seat,
  type TableUpdate,
} from '#kernel';
import {
  LessonPlayer,
  type BotQuestion,
  type Course,
  type LessonChange,
  type LessonMeans,
  type LessonText,
  type StoredLesson,
} from '#lessons';
import type { Level } from '#bots/levels';
import type { LessonAct, LessonReply, LessonRequest, LessonStatus, LessonSummary } from '../lesson/lessonProtocol.ts';
import type { SeatSetup, TableSummary } from '../session/protocol.ts';
import { StateHistory } from '../session/stateHistory.ts';
import type { BotThread } from './botThread.ts';
import type { LessonStore } from './lessonStore.ts';

interface LessonHostDependencies {
  readonly store: LessonStore;
  /** The lesson of a game; `undefined` where there is none. */
  fetchCourse(game: string): Promise<Course | undefined>;
  /** The bots of this device, loaded when one is asked. */
  fetchBots(): Promise<BotThread>;
  now(): number;
  secret(): string;
  reply(reply: LessonReply): void;
}

interface OpenLesson {
  readonly player: LessonPlayer;
  history: StateHistory;
  /** What the table is made of; another chapter may have another table. */
  summary: TableSummary;
}

/** Who plays against a pupil, and who shows what to do. */
const [RIVAL_BOT, SHOWN_BOT]: readonly [Level, Level] = ['gentle', 'club'];

/** A note of what was said in answer to a request. */
interface Remark {
  readonly caption?: LessonText;
  readonly answer?: LessonText;
}

const historyOf = ({ course, table }: LessonPlayer): StateHistory => StateHistory.of(course.game, table.log);

/** Only the pupil has no name yet: the page gives one, in the reader's language. */
const summaryOf = ({ course, table }: LessonPlayer, time: number): TableSummary => {
  const { config } = table.header;
  const { lesson } = course;
  const seats = Array.from(
    { length: config.seats },
    (_, seat): SeatSetup => (seat === lesson.seat ? { kind: 'person', name: '' } : { kind: 'bot', name: '', bot: '' }),
  );
  return { id: lesson.id, game: lesson.game, config, seats, created: time, updated: time, you: toSeat(lesson.seat) };
};

const lessonSummaryOf = ({ lesson }: Course): LessonSummary => ({
  game: lesson.game,
  title: lesson.title,
  coach: lesson.coach,
  names: lesson.names,
  learned: lesson.learned,
  chapters: lesson.chapters.map(({ id, title, minutes, steps, free, isOptional = false }) => ({
    id,
    title,
    minutes,
    steps: steps.length + (free === undefined ? 0 : 1),
    isOptional,
  })),
});

/** Hosts the lesson that is open, in the worker: an ordinary table, led by a `LessonPlayer`. */
export class LessonHost {
  readonly #deps: LessonHostDependencies;
  #open: OpenLesson | undefined;
  #revision = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(deps: LessonHostDependencies) {
    this.#deps = deps;
  }

  /** Requests are handled one after the other, in the order they come. */
  handle(request: LessonRequest): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      try {
        await this.#dispatch(request);
      } catch (error) {
        this.#deps.reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    });
    return this.#queue;
  }

  #dispatch(request: LessonRequest): Promise<void> | void {
    const { now } = this.#deps;
    switch (request.kind) {
      case 'open':
        return this.#openLesson(request.id);
      case 'restart':
        return this.#restart(request.chapter);
      case 'setViewer':
        return this.#showAll();
      case 'fetchPast':
        return this.#fetchPast(request.seq);
      case 'move':
        return this.#finish(this.#player.play(request.move, now()));
      case 'undo':
        return this.#finish(this.#player.undo(now()));
      case 'act':
        return this.#act(request.act).then(change => this.#finish(change));
      default:
        throw new Error(`a lesson has no "${request.kind}"`);
    }
  }

  get #current(): OpenLesson {
    if (this.#open === undefined) throw new Error('no lesson is open');
    return this.#open;
  }

  get #player(): LessonPlayer {
    return this.#current.player;
  }

  get #seat(): Seat {
    return toSeat(this.#player.course.lesson.seat);
  }

  async #openLesson(id: string): Promise<void> {
    const [game = '', chapter] = id.split('/');
    const course = await this.#deps.fetchCourse(game);
    if (course === undefined) throw new Error(`there is no lesson of "${game}"`);
    const stored = await this.#deps.store.load(game);
    const means = this.#means();
    this.#begin(this.#resume(course, means, stored, chapter) ?? this.#start(course, means, chapter));
    this.#deps.reply({ kind: 'lessonOpened', lesson: lessonSummaryOf(course) });
    this.#deps.reply({ kind: 'opened', table: this.#current.summary, seedHash: hashOf('lesson') });
  }

  #means(): LessonMeans {
    return { seed: this.#deps.secret(), rng: fastChance(this.#deps.now()) };
  }

  /** Goes on where the lesson was left, unless it was finished or another chapter is asked for. */
  #resume(
    course: Course,
    means: LessonMeans,
    stored: StoredLesson | undefined,
    chapter: string | undefined,
  ): LessonPlayer | undefined {
    if (stored === undefined || (chapter !== undefined && chapter !== stored.cursor.chapter)) return undefined;
    const player = LessonPlayer.resume(course, means, stored);
    // Where the lesson has changed since, its chapter begins again.
    if (player === undefined) return this.#start(course, means, stored.cursor.chapter);
    return player.phase === 'done' ? undefined : player;
  }

  /** A chapter that does not exist, or no longer, is the first one. */
  #start(course: Course, means: LessonMeans, chapter: string | undefined): LessonPlayer {
    const isKnown = course.lesson.chapters.some(({ id }) => id === chapter);
    return LessonPlayer.start(course, means, isKnown ? chapter : undefined);
  }

  #begin(player: LessonPlayer): void {
    this.#open = { player, history: historyOf(player), summary: summaryOf(player, this.#deps.now()) };
  }

  async #restart(chapter: string | undefined): Promise<void> {
    const { course } = this.#player;
    this.#begin(this.#start(course, this.#means(), chapter));
    await this.#persist();
    this.#deps.reply({ kind: 'tableChanged', table: this.#current.summary });
    this.#showAll();
  }

  #fetchPast(seq: number): void {
    const past = this.#current.history.updateAt(seq, this.#seat);
    if (past === undefined) throw new Error('noPast');
    this.#deps.reply({ kind: 'past', seq, past });
  }

  /** In free turns a bot chooses what the rivals do, and what *Show me* plays. */
  async #ask({ isRival, view, moves }: BotQuestion): Promise<unknown> {
    const { course, table } = this.#player;
    const { seats } = table.header.config;
    const bot = isRival ? RIVAL_BOT : SHOWN_BOT;
    const seed = fastChance(this.#deps.now() + table.length).pick(2 ** 31);
    const bots = await this.#deps.fetchBots();
    return moves[await bots.choose({ ...rulesRefOf(course.game), seats, bot, view, moves, seed })];
  }

  async #act(act: LessonAct): Promise<LessonChange> {
    const player = this.#player;
    const question = act === 'watch' || act === 'show' ? player.askBot() : undefined;
    switch (act) {
      case 'next':
        return player.next();
      case 'watch':
        return player.watch(this.#deps.now(), question && (await this.#ask(question)));
      case 'back':
        return player.back();
      case 'show':
        return player.play(player.shown ?? (question && (await this.#ask(question))), this.#deps.now());
      case 'skip':
        return player.skipStep();
    }
  }

  async #persist(): Promise<void> {
    await this.#deps.store.save(this.#player.course.lesson.game, this.#player.stored);
  }

  /** Persist, then show. */
  async #finish(change: LessonChange): Promise<void> {
    const { verdict, seat, say } = change;
    if (verdict?.kind === 'refused') return this.#deps.reply({ kind: 'refused', refusal: verdict.refusal });
    if (verdict?.kind === 'hint' || verdict?.kind === 'wait') {
      this.#tell(verdict.kind === 'hint' ? { answer: verdict.say } : {});
      return this.#deps.reply({ kind: 'moveSettled' });
    }
    await this.#persist();
    const remark = say && { caption: say };
    if (seat === undefined) return this.#showAnew(change.isReset);
    this.#added(seat, change, remark);
  }

  #showAnew(isReset: boolean): void {
    const open = this.#current;
    if (isReset) {
      open.history = historyOf(open.player);
      const summary = summaryOf(open.player, open.summary.created);
      if (JSON.stringify(summary) !== JSON.stringify(open.summary)) {
        open.summary = summary;
        this.#deps.reply({ kind: 'tableChanged', table: summary });
      }
    }
    this.#showAll();
  }

  #added(seat: Seat, { events }: LessonChange, remark: Remark | undefined): void {
    const { history, player } = this.#current;
    const entry: HistoryEntry = { seq: player.table.length - 1, seat, events };
    if (!player.isTrying) history.add(entry, player.table.state);
    this.#tell(remark);
    this.#deps.reply({ kind: 'entryAdded', update: { ...this.#update, events }, entry });
  }

  #showAll(): void {
    this.#tell(undefined);
    const { history } = this.#current;
    this.#deps.reply({ kind: 'viewLoaded', update: this.#update, history: history.historyFor(this.#seat) });
  }

  /** What the pupil may see of the table. Moves are offered while one is waited for. */
  get #update(): TableUpdate {
    const { table, phase, step, canGoBack } = this.#player;
    const update = tableUpdateOf(table, this.#seat);
    const isOpen = phase === 'act' || phase === 'free' || (phase === 'read' && step === undefined);
    return {
      ...update,
      ...(!isOpen && { moves: [], asides: [] }),
      canUndo: phase === 'free' ? update.canUndo : canGoBack && phase !== 'watch',
    };
  }

  #tell(remark: Remark | undefined): void {
    const { prompt, table, suggested, canGoBack } = this.#player;
    const { phase, chapter, progress, say, focus, rule } = prompt;
    const status: LessonStatus = {
      revision: ++this.#revision,
      length: table.length,
      phase,
      chapter: chapter.id,
      progress,
      say,
      focus,
      suggested,
      canGoBack,
      ...(rule !== undefined && { rule }),
      ...remark,
    };
    this.#deps.reply({ kind: 'lessonChanged', status });
  }
}
