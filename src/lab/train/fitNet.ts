import { readFileSync } from 'node:fs';
import { fastChance, type Rng, type TrainingReport, type ValueWeights } from '#kernel';
import { decodeNet, encodeNet, layerSizes, type Net, type Shape } from '#bots/search';
import { Adam } from './adam.ts';
import { Backward } from './backward.ts';
import { reportOn } from './report.ts';
import { isHeldOut, rowLayout, type RowLayout } from './rows.ts';

/** Learns a value from the rows of files. */
export interface FitJob {
  readonly kind: 'fit';
  readonly shape: Shape;
  readonly layers: readonly number[];
  /** The last is the newest, and the one that the report is about. */
  readonly files: readonly string[];
  readonly seed: number;
  readonly epochs: number;
  readonly mostRows: number;
  /** Where to go on from, if anywhere. */
  readonly start: Pick<ValueWeights, 'layers' | 'scales' | 'data'> | undefined;
}

export interface FitResult {
  readonly net: Pick<ValueWeights, 'layers' | 'scales' | 'data'>;
  readonly positions: number;
  readonly report: Pick<TrainingReport, 'logLoss' | 'calibration'>;
  readonly milliseconds: number;
}

const BATCH = 256;
const RATE = { fresh: 2e-3, further: 1e-3, last: 2e-5 } as const;
/** Fewer rows than this change a net less: it must not forget what it has learned from more. */
const ENOUGH_ROWS = 60_000;
/** How much of a target is what the search saw, where one searched; the rest is who won. */
const SEARCHED = 0.4;

const gauss = (rng: Rng): number => {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += rng.pick(1e9) / 1e9;
  return sum;
};

const randomNet = (layers: readonly number[], rng: Rng): Net => ({
  layers,
  parameters: layerSizes(layers).map((size, layer) => {
    const [inputs, outputs] = [layers[layer] ?? 1, layers[layer + 1] ?? 1];
    const spread = 0.7 * Math.sqrt(2 / inputs);
    // Biases, the last of each layer, begin at 0.
    return Float32Array.from({ length: size }, (_, index) => (index < size - outputs ? spread * gauss(rng) : 0));
  }),
});

export const readRows = (path: string, { width }: RowLayout): readonly Float32Array[] => {
  const bytes = readFileSync(path);
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
  const count = Math.floor(numbers.length / width);
  return Array.from({ length: count }, (_, index) => numbers.subarray(index * width, (index + 1) * width));
};

const writeTargets = (layout: RowLayout, row: Float32Array, targets: Float64Array): void => {
  const share = row[layout.isSearched] === 1 ? SEARCHED : 0;
  for (let seat = 0; seat < layout.seats; seat++)
    targets[seat] = (1 - share) * (row[layout.outcome + seat] ?? 0) + share * (row[layout.searched + seat] ?? 0);
};

const learn = (net: Net, layout: RowLayout, rows: Float32Array[], { epochs, rng, rate }: Course): void => {
  const backward = new Backward(net, layout);
  const adam = new Adam(net);
  const targets = new Float64Array(layout.seats);
  const steps = epochs * Math.ceil(rows.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    rng.shuffle(rows);
    for (let first = 0; first < rows.length; first += BATCH, step++) {
      const batch = rows.slice(first, first + BATCH);
      backward.clear();
      for (const row of batch) {
        backward.forward(row);
        writeTargets(layout, row, targets);
        backward.backward(targets);
      }
      const slope = 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      adam.step(backward.gradients, batch.length, RATE.last + (rate - RATE.last) * slope);
    }
  }
};

interface Course {
  readonly epochs: number;
  readonly rng: Rng;
  readonly rate: number;
}

export const fitNet = async (job: FitJob): Promise<FitResult> => {
  const started = performance.now();
  const rng = fastChance(job.seed);
  const layout = rowLayout(job.shape);
  const files = job.files.map(path => readRows(path, layout));
  const newest = files.at(-1) ?? [];
  // The newest games are the best: older ones only fill up.
  const used = files.toReversed().flatMap(rows => {
    const learned = rows.filter(row => !isHeldOut(row[layout.game] ?? 0));
    rng.shuffle(learned);
    return learned;
  });
  used.length = Math.min(used.length, job.mostRows);
  const net = job.start === undefined ? randomNet(job.layers, rng) : decodeNet(job.start);
  const rate = job.start === undefined ? RATE.fresh : RATE.further * Math.min(1, used.length / ENOUGH_ROWS);
  learn(net, layout, used, { epochs: job.epochs, rng, rate });
  const encoded = encodeNet(net);
  return {
    net: encoded,
    positions: used.length,
    // Of the net as it will be read: rounded to what is stored.
    report: reportOn(decodeNet(encoded), layout, newest),
    milliseconds: performance.now() - started,
  };
};
