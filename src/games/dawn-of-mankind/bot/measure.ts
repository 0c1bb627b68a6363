import { defaultOptions, fastChance, seatsOf } from '#kernel';
import { MEEPLES } from '../components/box.ts';
import { dawnOfMankind } from '../index.ts';
import { totalOf } from '../scoring/outcome.ts';
import type { Event, PointSource, State } from '../types.ts';
import { greedy } from './index.ts';

type BySource = Partial<Record<PointSource, number>>;

/** What many games of the greedy bot among its like come to. */
export interface Measured {
  readonly turnsPerPlayer: number;
  /** Of all turns. */
  readonly rests: number;
  /** Of all actions that could be tried. */
  readonly failures: number;
  readonly cardsPerPlayer: number;
  /** Turns that a clan began without a meeple on the board. */
  readonly lostTurns: number;
  /** Games that did not end by 60 points. */
  readonly unfinished: number;
  readonly winnersScore: number;
  /** Of all points gained in tokens, the greatest first. */
  readonly shares: Readonly<BySource>;
}

/** Running counts of events. */
const newCount = () => ({ turns: 0, rests: 0, tried: 0, failed: 0, cards: 0, lost: 0, unfinished: 0, points: 0 });
type Count = ReturnType<typeof newCount>;

type Counter<T extends Event['type']> = (count: Count, event: Extract<Event, { type: T }>, state: State) => void;

const COUNTERS: { readonly [T in Event['type']]?: Counter<T> } = {
  turnBegun: (count, { seat }, { mats }) => {
    count.turns++;
    if (mats[seat] === MEEPLES) count.lost++;
  },
  rested: count => void count.rests++,
  actionPerformed: count => void count.tried++,
  actionFailed: count => {
    count.tried++;
    count.failed++;
  },
  progressGained: count => void count.cards++,
  pointsGained: (count, { amount }) => void (count.points += amount),
  gameEnded: (count, { reason }) => void (count.unfinished += reason === 'sixty' ? 0 : 1),
};

const playGame = (seats: number, seed: number, hear: (event: Event, state: State) => void): number => {
  const chance = fastChance(seed);
  const { state } = dawnOfMankind.setup({ seats, options: defaultOptions(dawnOfMankind.options) }, chance);
  const emit = (event: Event): void => hear(event, state);
  for (;;) {
    const seat = dawnOfMankind.toAct(state)[0];
    if (seat === undefined) return Math.max(...seatsOf(seats).map(index => totalOf(state, index)));
    const moves = dawnOfMankind.legalMoves(state, seat);
    dawnOfMankind.apply({ state, chance, emit }, seat, greedy(dawnOfMankind.view(state, seat), moves, chance));
  }
};

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

const sharesOf = (bySource: BySource, points: number): BySource =>
  Object.fromEntries(
    Object.entries(bySource)
      .sort(([, one], [, other]) => other - one)
      .map(([source, amount]) => [source, rounded(amount / points)]),
  );

export const measure = (seats: number, games: number): Measured => {
  const count = newCount();
  const bySource: BySource = {};
  const hear = (event: Event, state: State): void => {
    // TypeScript cannot see that an event's type and its counter's type are the same T.
    (COUNTERS[event.type] as Counter<Event['type']> | undefined)?.(count, event, state);
    if (event.type === 'pointsGained') bySource[event.source] = (bySource[event.source] ?? 0) + event.amount;
  };
  const scores = Array.from({ length: games }, (_, game) => playGame(seats, game + 1, hear));
  return {
    turnsPerPlayer: rounded(count.turns / games / seats),
    rests: rounded(count.rests / count.turns),
    failures: rounded(count.failed / count.tried),
    cardsPerPlayer: rounded(count.cards / games / seats),
    lostTurns: count.lost,
    unfinished: count.unfinished,
    winnersScore: rounded(scores.reduce((sum, score) => sum + score, 0) / games),
    shares: sharesOf(bySource, count.points),
  };
};
