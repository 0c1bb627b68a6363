import { BOT_FLAGS, noteStart, type BotTask } from '../bots/botWorker.ts';

/** A bot worker whose bots fail, each in a way of its own. */
const BOTS: Readonly<Record<string, (task: BotTask) => unknown>> = {
  throws: () => {
    throw new Error('out of ideas');
  },
  neverStops: () => {
    for (;;);
  },
  /** Stops when it is asked to, as a good bot does. */
  thinksLong: ({ flags }) => {
    const flag = new Int32Array(flags);
    while (Atomics.load(flag, BOT_FLAGS.stopped) === 0);
    return 1;
  },
  answersNoMove: () => -1,
  answersTooMuch: ({ moves }) => moves.length,
  answersNonsense: () => 'the best one',
  answersNothing: () => undefined,
  answersLater: () => new Promise(() => {}),
  leaves: () => process.exit(1),
  /** An uncaught exception in the worker. */
  breaksDown: () => {
    setTimeout(() => {
      throw new Error('too late');
    }, 5);
    return new Promise(() => {});
  },
  behaves: () => 0,
  // Levels, of which only the third from above answers.
  master: () => {
    for (;;);
  },
  strong: () => {
    throw new Error('strong, but not strong enough');
  },
  club: () => 2,
  gentle: () => {
    throw new Error('too gentle');
  },
};

const chooseMove = (task: BotTask): unknown => {
  noteStart(task);
  return BOTS[task.bot]?.(task);
};

// oxlint-disable-next-line import/no-default-export -- Piscina requires one
export default chooseMove;
