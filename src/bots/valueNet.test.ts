import { expect, test } from 'vitest';
import { fastChance } from '#kernel';
import { fromBase64, toBase64 } from './base64.ts';
import { exponential, softmax } from './softmax.ts';
import { activationsOf, decodeNet, encodeNet, fillInputs, layerSizes, rate, type Net } from './valueNet.ts';

const randomNet = (layers: readonly number[]): Net => {
  const rng = fastChance(1);
  const parameters = layerSizes(layers).map(size =>
    Float32Array.from({ length: size }, () => rng.pick(2001) / 1000 - 1),
  );
  return { layers, parameters };
};

test('base64 brings every byte back', () => {
  for (const length of [0, 1, 2, 3, 4, 255, 256]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  }
});

test('the exponential is the usual one, as far as a bot can tell', () => {
  for (let x = -30; x <= 30; x += 0.37) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 9);
  expect(exponential(-1e9)).toBeGreaterThan(0);
});

test('chances sum to one, whatever the scores', () => {
  const chances = Float64Array.from([1000, 999, -1000]);
  softmax(chances);
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  expect(chances[0]! / chances[1]!).toBeCloseTo(Math.E, 6);
});

test('stored weights are read back to four digits', () => {
  const net = randomNet([7, 5, 3, 1]);
  const read = decodeNet(encodeNet(net));
  expect(read.layers).toEqual(net.layers);
  for (const [layer, numbers] of net.parameters.entries())
    for (const [index, number] of numbers.entries()) expect(read.parameters[layer]![index]).toBeCloseTo(number, 4);
});

test('a net is layers of rectified units and one sum', () => {
  // Two inputs, two units: max(0, a + b - 1) and max(0, -a), then their difference and 0.5.
  const net: Net = {
    layers: [2, 2, 1],
    parameters: [Float32Array.from([1, -1, 1, 0, -1, 0]), Float32Array.from([1, -1, 0.5])],
  };
  const activations = activationsOf(net);
  const rated = (a: number, b: number): number => {
    activations[0]!.set([a, b]);
    return rate(net, activations);
  };
  expect([rated(1, 1), rated(-2, 0), rated(0, 0)]).toEqual([1.5, -1.5, 0.5]);
});

test('a seat is described by itself, the best of the others, and the table', () => {
  const inputs = new Float32Array(5);
  const row = Float32Array.from([1, 10, 2, 20, 3, 5, 7]);
  fillInputs({ seats: 3, perSeat: 2, common: 1 }, row, 1, inputs);
  expect([...inputs]).toEqual([2, 20, 3, 10, 7]);
});
