import { readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fastChance, type ValueWeights } from '#kernel';
import { decodeNet, layerSizes, type Net } from '#bots/search';
import { makeFolder, runLab } from '../testing.ts';
import { Adam } from './adam.ts';
import { Backward } from './backward.ts';
import { weightsModule } from './weightsFile.ts';

const folder = makeFolder();
afterAll(folder.remove);

const SHAPE = { seats: 2, perSeat: 3, common: 1 };

const randomNet = (): Net => {
  const rng = fastChance(3);
  const layers = [7, 4, 3, 1];
  const parameters = layerSizes(layers).map(size =>
    Float32Array.from({ length: size }, () => rng.pick(2001) / 1000 - 1),
  );
  return { layers, parameters };
};

const lossOf = (net: Net, row: Float32Array, targets: Float64Array): number => {
  const backward = new Backward(net, SHAPE);
  backward.forward(row);
  return -targets.reduce((sum, target, seat) => sum + target * Math.log(backward.chances[seat]!), 0);
};

test('gradients are what small changes of the weights come to', () => {
  const net = randomNet();
  const row = Float32Array.from([0.5, -1, 0.3, 1, 0.2, -0.7, 0.9]);
  const targets = Float64Array.from([0.8, 0.2]);
  const backward = new Backward(net, SHAPE);
  backward.forward(row);
  backward.backward(targets);
  for (const [layer, numbers] of net.parameters.entries()) {
    for (let index = 0; index < numbers.length; index++) {
      const before = numbers[index]!;
      numbers[index] = before + 1e-2;
      const above = lossOf(net, row, targets);
      numbers[index] = before - 1e-2;
      const below = lossOf(net, row, targets);
      numbers[index] = before;
      expect(backward.gradients[layer]![index]).toBeCloseTo((above - below) / 2e-2, 2);
    }
  }
});

test('a net learns who wins from what tells it', () => {
  const net = randomNet();
  const rng = fastChance(7);
  const rows = Array.from({ length: 64 }, () => Float32Array.from({ length: 7 }, () => rng.pick(2001) / 1000 - 1));
  const targetsOf = (row: Float32Array): Float64Array => Float64Array.from(row[0]! > row[3]! ? [1, 0] : [0, 1]);
  const mean = (): number => rows.reduce((sum, row) => sum + lossOf(net, row, targetsOf(row)), 0) / rows.length;
  const [backward, adam, before] = [new Backward(net, SHAPE), new Adam(net), mean()];
  for (let step = 0; step < 200; step++) {
    backward.clear();
    for (const row of rows) {
      backward.forward(row);
      backward.backward(targetsOf(row));
    }
    adam.step(backward.gradients, rows.length, 1e-2);
  }
  expect(before).toBeGreaterThan(0.5);
  expect(mean()).toBeLessThan(0.15);
});

const trained = (work: string, games: string, threads: string): ValueWeights => {
  const out = folder.path(`out-${work}-${games}`);
  const args = ['train', '--game', 'iunu', '--seats', '2', '--games', games, '--threads', threads, '--out', out];
  const { err, exit, out: said } = runLab([...args, '--work', folder.path(work)]);
  expect([err, exit]).toEqual(['', 0]);
  expect(said).toContain('log-loss');
  return JSON.parse(readFileSync(`${out}/iunu-2.json`, 'utf8'));
};

test('the same seed makes the same weights, on any number of threads, and after a break', () => {
  const whole = trained('whole', '30,2', '2');
  expect(whole.made.games).toEqual([30, 2]);
  expect(whole.made.logLoss.uniform).toBeCloseTo(Math.LN2, 4);
  trained('broken', '30', '1');
  const later = trained('broken', '30,2', '1');
  expect({ ...later.made, command: '' }).toEqual({ ...whole.made, command: '' });
  expect(later.data).toBe(whole.data);
  expect(decodeNet(later).parameters).toHaveLength(3);
  rmSync(folder.path('whole'), { recursive: true });
});

test('weights are written as a module', () => {
  const weights: ValueWeights = {
    game: 'iunu',
    seats: 2,
    version: 1,
    components: 'c',
    features: 'f',
    perSeat: 1,
    common: 0,
    layers: [2, 1],
    scales: [0.5],
    data: 'AAAA',
    made: {
      command: "lab train --game 'x'",
      seed: 1,
      games: [3],
      positions: 4,
      logLoss: { uniform: 0.7, evaluate: 0.6, net: 0.5 },
      calibration: [[1, 0.5, 0.5]],
    },
  };
  const text = weightsModule(weights);
  const object = text.slice(text.indexOf('= {') + 2, text.lastIndexOf(';'));
  // The module is ours, made a line above.
  // oxlint-disable-next-line typescript/no-implied-eval -- reads back what was just written
  expect(new Function(`return (${object})`)()).toEqual(weights);
});

test.each([
  [['--game', 'chess'], 'there is no game "chess"'],
  [['--game', 'iunu', '--games', '1,x'], 'whole numbers with commas'],
  [['--game', 'iunu', '--seats', '7'], '7'],
])('%j is refused in one line', (args, complaint) => {
  const { err, exit } = runLab(['train', '--out', folder.path('none'), ...args]);
  expect(exit).toBe(2);
  expect(err).toContain(complaint);
});
