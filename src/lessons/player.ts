import { at, LogError, seat as toSeat, Table, visibleEvents, type AnyTable, type GameEvent, type Seat } from '#kernel';
import { movesSeen, remarkOn, shownInFree } from './coach.ts';
import type { BotQuestion, Course, LessonChange, LessonMeans } from './course.ts';
import {
  chapterAfter,
  chapterOf,
  cursorAt,
  cursorAtNext,
  cursorBackAt,
  scriptHash,
  timesOf,
  type LessonCursor,
  type StoredLesson,
} from './cursor.ts';
import { acceptedMoves, judgeMove, shownMove, trialFor, viewFor, type Verdict } from './judge.ts';
import type { AnyChapter, AnyPattern, AnyStep, LessonText, MoveStep, TrialMove } from './lesson.ts';
import { branchOf, openLessonTable, playWithLuck, setBack } from './lessonTable.ts';
import { matchesPattern } from './pattern.ts';
import { promptOf, type LessonPhase, type LessonPrompt } from './prompt.ts';
import { nextScripted, playPrologue, type ScriptedNext } from './script.ts';

/** A move that was tried on a copy of the table. */
interface Trial {
  readonly table: AnyTable;
  readonly trial: TrialMove<AnyPattern>;
  readonly done: number;
}

const NOTHING: LessonChange = { events: [], isReset: false };
const RESET: LessonChange = { events: [], isReset: true };

/** One pupil in one lesson: what is said, what goes on, what follows by itself. It has no clock and stores nothing. */
export class LessonPlayer {
  readonly course: Course;
  readonly #means: LessonMeans;
  #table: AnyTable;
  #cursor: LessonCursor;
  #trial: Trial | undefined;

  private constructor(course: Course, means: LessonMeans, table: AnyTable, cursor: LessonCursor) {
    this.course = course;
    this.#means = means;
    this.#table = table;
    this.#cursor = cursor;
  }

  /** Begins the lesson, or a chapter of it: what comes before on the same table is played as *Show me* would. */
  static start(course: Course, means: LessonMeans, chapter?: string): LessonPlayer {
    const { chapters } = course.lesson;
    const wanted = chapter === undefined ? at(chapters, 0) : chapterOf(course.lesson, chapter);
    const first = chapters.slice(0, chapters.indexOf(wanted) + 1).findLast(({ table }) => table !== undefined);
    if (first?.table === undefined) throw new Error('the first chapter has no table');
    const table = openLessonTable(course.game, first.table, means.seed);
    playPrologue(table, first, course.lesson.seat);
    const player = new LessonPlayer(course, means, table, cursorAt(first.id, table.length));
    while (player.#cursor.chapter !== wanted.id) player.skipChapter();
    return player;
  }

  /** Goes on where it was left; nothing if lesson, rules or components have changed since, or the log is damaged. */
  static resume(course: Course, means: LessonMeans, stored: StoredLesson): LessonPlayer | undefined {
    const { lesson, game } = course;
    const { version, components } = stored.log.header;
    if (stored.lesson !== lesson.id || stored.scriptHash !== scriptHash(lesson)) return undefined;
    if (version !== game.version || components !== game.components) return undefined;
    try {
      return new LessonPlayer(course, means, Table.resume(game, stored.log, means.seed), stored.cursor);
    } catch (error) {
      if (error instanceof LogError) return undefined;
      throw error;
    }
  }

  /** A copy that goes on by itself. It keeps no log: it can neither go back nor be stored. */
  fork(means = this.#means): LessonPlayer {
    return new LessonPlayer(this.course, means, branchOf(this.#table, means.seed), this.#cursor);
  }

  /** What is to be shown: while a move is tried, the copy on which it is. */
  get table(): AnyTable {
    return this.#trial?.table ?? this.#table;
  }

  /** Whether a move is tried that will be taken back: it is in no log. */
  get isTrying(): boolean {
    return this.#trial !== undefined;
  }

  get cursor(): LessonCursor {
    return this.#cursor;
  }

  /** A trial is not stored. */
  get stored(): StoredLesson {
    const { lesson } = this.course;
    return { lesson: lesson.id, scriptHash: scriptHash(lesson), cursor: this.#cursor, log: this.#table.log };
  }

  get chapter(): AnyChapter {
    return chapterOf(this.course.lesson, this.#cursor.chapter);
  }

  /** Nothing in free turns, and when the chapter is over. */
  get step(): AnyStep | undefined {
    return this.chapter.steps[this.#cursor.step];
  }

  get phase(): LessonPhase {
    const { step, chapter } = this;
    const { made } = this.#cursor;
    if (this.#trial !== undefined) return this.#nextInScript() === undefined ? 'tried' : 'watch';
    if (step !== undefined && made >= timesOf(step)) return 'watch';
    if (step !== undefined) return step.accept === undefined ? 'read' : 'act';
    if (chapter.free !== undefined && !this.#isFreeOver) {
      if (made === 0) return 'read';
      return this.#rivalToAct === undefined ? 'free' : 'watch';
    }
    return chapterAfter(this.course.lesson, chapter) === undefined ? 'done' : 'chapterEnd';
  }

  get prompt(): LessonPrompt {
    return promptOf(this.course.lesson, this.#cursor, this.phase, this.#trial?.trial.say);
  }

  /** The legal moves with which the step goes on; in free turns none is preferred. */
  get suggested(): readonly unknown[] {
    const step = this.#openStep;
    return step === undefined ? [] : acceptedMoves(step, this.#table, this.#seat);
  }

  /** What *Show me* plays; nothing where no move is asked for, and where `askBot` asks for one. */
  get shown(): unknown {
    const { free } = this.chapter;
    if (this.phase === 'free' && free !== undefined) return shownInFree(free, this.#table, this.#seat);
    const step = this.#openStep;
    return step === undefined ? undefined : shownMove(step, this.#table, this.#seat);
  }

  /** What a bot is to decide before `watch` or *Show me* can go on; nothing where the lesson knows. */
  askBot(): BotQuestion | undefined {
    const { free } = this.chapter;
    const { game, state } = this.#table;
    const isRival = this.phase === 'watch';
    const seat = isRival ? this.#rivalToAct : this.#seat;
    if (free === undefined || this.step !== undefined || seat === undefined) return undefined;
    if (!isRival && (this.phase !== 'free' || this.shown !== undefined)) return undefined;
    const view = viewFor(this.#table, seat);
    const moves = game.legalMoves(state, seat);
    if (moves.length === 0) return undefined;
    const { rng } = this.#means;
    return { isRival, view, moves: isRival ? movesSeen(free.rival, { view, moves, rng }) : moves };
  }

  get canGoBack(): boolean {
    const { marks, made } = this.#cursor;
    return this.#trial !== undefined || marks.length > 1 || made > 0;
  }

  /** What `play` would answer. */
  judge(move: unknown): Verdict {
    const step = this.#openStep;
    if (step !== undefined) return judgeMove(this.course.lesson, step, this.#table, move);
    if (this.phase !== 'free') return { kind: 'wait' };
    const answer = this.#table.proposeMove(this.#seat, move);
    return answer.ok ? { kind: 'accepted' } : { kind: 'refused', refusal: answer.refusal };
  }

  /** Plays a move of the pupil if it is accepted or may be tried; else it only says why not. */
  play(move: unknown, time = 0): LessonChange {
    const step = this.#openStep;
    // Whoever moves has read that the free turns begin.
    if (this.step === undefined && this.phase === 'read') this.next();
    const verdict = this.judge(move);
    if (verdict.kind === 'tried' && step !== undefined) return { ...this.#try(step, move, time), verdict };
    if (verdict.kind !== 'accepted') return { ...NOTHING, verdict };
    if (step === undefined) return { ...this.#playFreely(this.#seat, move, time), verdict };
    const { made } = this.#cursor;
    const events = playWithLuck(this.#table, { seat: this.#seat, move, luck: step.luck?.[made] ?? [] }, time);
    this.#cursor = { ...this.#cursor, made: made + 1 };
    this.#settle();
    return { ...this.#told(this.#seat, events, verdict.say), verdict };
  }

  /** Goes on after a sentence was read, a trial was seen, or a chapter is over. */
  next(): LessonChange {
    const { phase } = this;
    if (phase === 'read') {
      this.#cursor = { ...this.#cursor, made: 1 };
      if (this.step === undefined) this.#remark([]);
      else this.#settle();
      return NOTHING;
    }
    if (phase === 'tried') return this.#dropTrial();
    return phase === 'chapterEnd' ? this.#nextChapter() : NOTHING;
  }

  /** Plays one move that follows by itself: the script's, or in free turns the rival's that a bot has chosen. */
  watch(time = 0, chosen?: unknown): LessonChange {
    if (this.phase !== 'watch') return NOTHING;
    const rival = this.#rivalToAct;
    if (this.step === undefined && rival !== undefined) return this.#playFreely(rival, chosen, time);
    const next = this.#nextInScript();
    if (next === undefined) return NOTHING;
    const events = playWithLuck(this.table, next, time);
    if (this.#trial !== undefined) this.#trial = { ...this.#trial, done: next.done };
    else {
      this.#cursor = { ...this.#cursor, script: next.done };
      this.#settle();
    }
    return this.#told(toSeat(next.seat), events, next.say);
  }

  /** To the start of the step, or of the one before it; out of a trial. */
  back(): LessonChange {
    if (this.#trial !== undefined) return this.#dropTrial();
    if (!this.canGoBack) return NOTHING;
    const last = this.#cursor.marks.length - 1;
    this.#cursor = cursorBackAt(this.#cursor, this.#cursor.made > 0 ? last : last - 1);
    this.#table = setBack(this.#table, at(this.#cursor.marks, this.#cursor.marks.length - 1).length, this.#means.seed);
    return RESET;
  }

  /** In free turns an ordinary undo, else back. */
  undo(time = 0): LessonChange {
    if (this.phase !== 'free') return this.back();
    return this.#table.undo(this.#seat, time).ok ? RESET : NOTHING;
  }

  /** To the next step: what is left of this one is played as *Show me* would. Free turns are over at once. */
  skipStep(): LessonChange {
    this.#trial = undefined;
    const { step } = this.#cursor;
    if (this.step === undefined) this.#endFree();
    while (this.step !== undefined && this.#cursor.step === step) {
      if (this.phase === 'act') this.play(this.shown);
      else if (this.phase === 'read') this.next();
      else this.watch();
    }
    return RESET;
  }

  /** To the next chapter, or to the end. */
  skipChapter(): LessonChange {
    while (this.step !== undefined) this.skipStep();
    this.#endFree();
    if (this.phase === 'chapterEnd') this.next();
    return RESET;
  }

  get #seat(): Seat {
    return toSeat(this.course.lesson.seat);
  }

  /** The step, if it waits for a move. */
  get #openStep(): MoveStep<AnyPattern> | undefined {
    const { step } = this;
    return this.phase === 'act' && step?.accept !== undefined ? step : undefined;
  }

  get #isFreeOver(): boolean {
    const { free } = this.chapter;
    return free === undefined || this.#cursor.turns >= free.until.times || this.#table.outcome !== undefined;
  }

  get #rivalToAct(): Seat | undefined {
    return this.#table.game.toAct(this.#table.state).find(seat => seat !== this.#seat);
  }

  #told(seat: Seat, events: readonly GameEvent[], say?: LessonText): LessonChange {
    return { seat, events: visibleEvents(this.course.game, events, this.#seat), isReset: false, ...(say && { say }) };
  }

  #nextInScript(): ScriptedNext | undefined {
    const { rivals = [] } = this.chapter;
    const { seat } = this.course.lesson;
    if (this.#trial === undefined) {
      const { script: done } = this.#cursor;
      return nextScripted(this.#table, { entries: this.step?.script ?? [], done, seat, rivals });
    }
    const { table, trial, done } = this.#trial;
    return nextScripted(table, { entries: trial.script ?? [], done, seat, rivals });
  }

  #try(step: MoveStep<AnyPattern>, move: unknown, time: number): LessonChange {
    const trial = trialFor(step, move, viewFor(this.#table, this.#seat));
    if (trial === undefined) return NOTHING;
    const table = branchOf(this.#table, this.#means.seed);
    const events = playWithLuck(table, { seat: this.#seat, move, luck: [] }, time);
    this.#trial = { table, trial, done: 0 };
    return this.#told(this.#seat, events);
  }

  #endFree(): void {
    const { free } = this.chapter;
    if (free !== undefined) this.#cursor = { ...this.#cursor, turns: free.until.times };
  }

  #dropTrial(): LessonChange {
    this.#trial = undefined;
    return RESET;
  }

  /** Begins the next step when this one is over. */
  #settle(): void {
    const { step } = this;
    const { chapter, step: index, made } = this.#cursor;
    if (step === undefined || made < timesOf(step) || this.#nextInScript() !== undefined) return;
    this.#cursor = cursorAtNext(this.#cursor, { chapter, step: index + 1, length: this.#table.length });
  }

  #nextChapter(): LessonChange {
    const chapter = chapterAfter(this.course.lesson, this.chapter);
    if (chapter === undefined) return NOTHING;
    if (chapter.table !== undefined) this.#table = openLessonTable(this.course.game, chapter.table, this.#means.seed);
    playPrologue(this.#table, chapter, this.#seat);
    const { length } = this.#table;
    const { id } = chapter;
    // The end of the chapter before is no place to go back to.
    const marks = this.#cursor.marks.slice(0, -1);
    this.#cursor =
      chapter.table === undefined
        ? cursorAtNext({ ...this.#cursor, marks, turns: 0, heard: [] }, { chapter: id, step: 0, length })
        : cursorAt(id, length);
    return RESET;
  }

  #playFreely(seat: Seat, move: unknown, time: number): LessonChange {
    const answer = this.#table.submit(seat, move, time);
    if (!answer.ok) throw new Error(`${answer.refusal.code}: ${JSON.stringify(move)}`);
    const change = this.#told(seat, answer.events);
    const until = this.chapter.free?.until;
    const ended = change.events.filter(event => until !== undefined && matchesPattern(until.event, event)).length;
    this.#cursor = { ...this.#cursor, turns: this.#cursor.turns + ended };
    this.#remark(change.events);
    return change;
  }

  /** Lets the coach speak in free turns, if there is something to say that was not said yet. */
  #remark(events: readonly GameEvent[]): void {
    const { free } = this.chapter;
    if (free === undefined) return;
    const { heard } = this.#cursor;
    const remark = remarkOn(free, this.#table, this.#seat, { events, heard });
    if (remark !== undefined) this.#cursor = { ...this.#cursor, heard: [...heard, remark.id] };
  }
}
