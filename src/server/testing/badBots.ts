import type { Question } from '../bots/worker.ts';

/** Bots that fail, each in a way of its own. */
const BOTS: Readonly<Record<string, (question: Question) => unknown>> = {
  throws: () => {
    throw new Error('out of ideas');
  },
  neverStops: () => {
    for (;;);
  },
  /** Thinks until it is asked to stop, as a good bot does. */
  thinksLong: ({ stop }) => {
    const flag = new Int32Array(stop);
    while (Atomics.load(flag, 0) === 0);
    return 1;
  },
  answersNoMove: () => -1,
  answersTooMuch: ({ moves }) => moves.length,
  answersNonsense: () => 'the best one',
  answersNothing: () => undefined,
  answersLater: () => new Promise(() => {}),
  leaves: () => process.exit(1),
  /** Where nothing that waits for it can catch what it throws. */
  breaksDown: () => {
    setTimeout(() => {
      throw new Error('too late');
    }, 5);
    return new Promise(() => {});
  },
  behaves: () => 0,
};

const answer = (question: Question): unknown => BOTS[question.bot]?.(question);

// oxlint-disable-next-line import/no-default-export -- the pool asks for one
export default answer;
