import type { TrainingReport } from '#kernel';
import { softmax, type Net } from '#bots/search';
import { Backward } from './backward.ts';
import { isHeldOut, type RowLayout } from './rows.ts';

type Foretell = (row: Float32Array, chances: Float64Array) => void;

const LEAST_CHANCE = 1e-6;

const lossOf = (layout: RowLayout, rows: readonly Float32Array[], foretell: Foretell): number => {
  const chances = new Float64Array(layout.seats);
  let loss = 0;
  for (const row of rows) {
    foretell(row, chances);
    for (let seat = 0; seat < layout.seats; seat++) {
      const share = row[layout.outcome + seat] ?? 0;
      if (share > 0) loss -= share * Math.log(Math.max(LEAST_CHANCE, chances[seat] ?? 0));
    }
  }
  return loss / Math.max(1, rows.length);
};

const byEvaluate =
  (layout: RowLayout, temperature: number): Foretell =>
  (row, chances) => {
    for (let seat = 0; seat < layout.seats; seat++) chances[seat] = (row[layout.evaluated + seat] ?? 0) / temperature;
    softmax(chances);
  };

/** Steps of a tenth from 0.5 to about 100. */
const TEMPERATURES = Array.from({ length: 56 }, (_, step) => 0.5 * 1.1 ** step);

/** The hand-written evaluation at its best: with the temperature that suits the rows it did not have to foretell. */
const evaluateLoss = (layout: RowLayout, known: readonly Float32Array[], unseen: readonly Float32Array[]): number => {
  const sample = known.slice(0, 5000);
  const losses = TEMPERATURES.map(temperature => lossOf(layout, sample, byEvaluate(layout, temperature)));
  const best = TEMPERATURES[losses.indexOf(Math.min(...losses))] ?? 1;
  return lossOf(layout, unseen, byEvaluate(layout, best));
};

const TENTHS = 10;

const calibrate = (layout: RowLayout, rows: readonly Float32Array[], foretell: Foretell) => {
  const tenths = Array.from({ length: TENTHS }, () => ({ count: 0, foretold: 0, happened: 0 }));
  const chances = new Float64Array(layout.seats);
  for (const row of rows) {
    foretell(row, chances);
    for (let seat = 0; seat < layout.seats; seat++) {
      const chance = chances[seat] ?? 0;
      const tenth = tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))];
      if (tenth === undefined) continue;
      tenth.count++;
      tenth.foretold += chance;
      tenth.happened += row[layout.outcome + seat] ?? 0;
    }
  }
  const mean = (sum: number, count: number): number => (count === 0 ? 0 : Number((sum / count).toFixed(3)));
  return tenths.map(({ count, foretold, happened }) => [count, mean(foretold, count), mean(happened, count)] as const);
};

/** How well a net foretells the winners of games that it has not learned from. */
export const reportOn = (
  net: Net,
  layout: RowLayout,
  rows: readonly Float32Array[],
): Pick<TrainingReport, 'logLoss' | 'calibration'> => {
  const unseen = rows.filter(row => isHeldOut(row[layout.game] ?? 0));
  const known = rows.filter(row => !isHeldOut(row[layout.game] ?? 0));
  const backward = new Backward(net, layout);
  const foretell: Foretell = (row, chances) => {
    backward.forward(row);
    chances.set(backward.chances);
  };
  const rounded = (loss: number): number => Number(loss.toFixed(4));
  return {
    logLoss: {
      uniform: rounded(Math.log(layout.seats)),
      evaluate: rounded(evaluateLoss(layout, known, unseen)),
      net: rounded(lossOf(layout, unseen, foretell)),
    },
    calibration: calibrate(layout, unseen, foretell),
  };
};
