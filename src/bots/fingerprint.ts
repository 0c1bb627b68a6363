import {
  at,
  canonical,
  defaultOptions,
  fastChance,
  hashOf,
  seatsOf,
  ignoreEvents,
  type AnyBotModel,
  type AnyGame,
} from '#kernel';
import { writeFeatures } from './valueNet.ts';

const POSITIONS = 40;
const APART = 7;
const ROOM = 4096;

/** Positions of a random game, always the same ones. */
const samplePositions = function* (game: AnyGame, seats: number): Generator<unknown> {
  const chance = fastChance(seats);
  const { state } = game.setup({ seats, options: defaultOptions(game.options) }, chance);
  for (let move = 0; move < POSITIONS * APART; move++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    if (move % APART === 0) yield state;
    const moves = game.legalMoves(state, seat);
    game.apply({ state, chance, emit: ignoreEvents }, seat, at(moves, chance.pick(moves.length)));
  }
};

/** How many features there are. */
export const featureCounts = (game: AnyGame, { features }: AnyBotModel, seats: number) => {
  const { state } = game.setup({ seats, options: defaultOptions(game.options) }, fastChance(1));
  let [perSeat, common] = [0, 0];
  for (const seat of seatsOf(1)) features.ofSeat(state, seat, () => perSeat++);
  features.ofTable(state, () => common++);
  return { perSeat, common };
};

/** Changes whenever the features of some position do: weights learned from others are then of no use. */
export const featuresFingerprint = (game: AnyGame, model: AnyBotModel, seats: number): string => {
  const row = new Float32Array(ROOM);
  const rows = [...samplePositions(game, seats)].map(state => {
    const length = writeFeatures(model.features, state, seats, row);
    return Array.from(row.subarray(0, length), value => Math.round(value * 1000));
  });
  return hashOf(canonical(rows)).slice(0, 16);
};
