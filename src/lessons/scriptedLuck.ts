import { at, recordedChance, type Chance } from '#kernel';
import type { ScriptedDraw, ScriptedLuck } from './lesson.ts';

/** Luck that a lesson has written; `drawn` gets the outcomes as a log records them. */
export interface LuckScript {
  readonly chance: Chance;
  readonly drawn: readonly number[];
  /** Throws when something that was written has not been drawn. */
  settle(): void;
}

const fail = (what: string): never => {
  throw new RangeError(`luck: ${what}`);
};

/** The wanted order, filled up with what the lesson leaves open. */
const completed = <T>(items: readonly T[], wanted: readonly (T | undefined)[]): readonly T[] => {
  if (wanted.length > items.length) fail('the order is longer than the pile');
  const rest = [...items];
  for (const item of wanted) {
    if (item === undefined) continue;
    const index = rest.indexOf(item);
    if (index < 0) fail(`there is no ${String(item)} left to shuffle`);
    rest.splice(index, 1);
  }
  return items.map((_, index) => wanted[index] ?? at(rest.splice(0, 1), 0));
};

/** From the first item to the last. The last item of a pile is its top. */
const orderOf = <T>(items: readonly T[], draw: ScriptedDraw): readonly T[] => {
  if (draw === 'any') return items;
  if (typeof draw === 'number') return fail(`a shuffle is asked for, not ${draw}`);
  // Cards and tiles are names or numbers; one that the pile does not hold is refused by `completed`.
  if ('order' in draw) return completed(items, draw.order as readonly T[]);
  const fromTop = draw.top as readonly T[];
  const blanks = Array<undefined>(Math.max(0, items.length - fromTop.length)).fill(undefined);
  return completed(items, [...blanks, ...fromTop.toReversed()]);
};

/** The outcomes with which a shuffle, which swaps from the end, leads to this order. */
const arrange = <T>(items: T[], order: readonly T[], drawn: number[]): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const index = items.lastIndexOf(at(order, last), last);
    drawn.push(index);
    const item = at(items, last);
    items[last] = at(items, index);
    items[index] = item;
  }
};

const writtenLuck = (draws: readonly ScriptedDraw[]): LuckScript => {
  const drawn: number[] = [];
  let used = 0;
  const next = (kind: string): ScriptedDraw =>
    draws[used++] ?? fail(`the rules ask for ${kind} number ${used}, the lesson has ${draws.length}`);
  const number = (kind: string, least: number, most: number): number => {
    const draw = next(kind);
    if (typeof draw !== 'number' || draw < least || draw > most)
      return fail(`${JSON.stringify(draw)} is no ${kind} of ${least} to ${most}`);
    drawn.push(draw);
    return draw;
  };
  const shuffle = <T>(items: T[]): void => {
    if (items.length > 1) arrange(items, orderOf(items, next('shuffle')), drawn);
  };
  return {
    chance: {
      die: sides => number('die', 1, sides),
      pick: count => number('pick', 0, count - 1),
      shuffle,
    },
    drawn,
    settle: () => {
      if (used < draws.length) fail(`${draws.length - used} draws are not used`);
    },
  };
};

export const luckScript = (luck: ScriptedLuck): LuckScript => {
  if (!('recorded' in luck)) return writtenLuck(luck);
  const chance = recordedChance(luck.recorded, fail);
  return {
    chance,
    drawn: luck.recorded,
    settle: () => {
      if (chance.left() > 0) fail(`${chance.left()} draws are not used`);
    },
  };
};
