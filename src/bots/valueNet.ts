import { seat as toSeat, type Features, type ValueWeights } from '#kernel';
import { fromBase64, toBase64 } from './base64.ts';
import { softmax } from './softmax.ts';

/** Writes every seat's chance to win a state; they sum to one. */
export type Value<State> = (state: State, chances: Float64Array) => void;

/**
 * A small net that rates one seat: layers of rectified units, then one number. By layer, `inputs × outputs` weights,
 * those of one input side by side, then a bias for each output.
 */
export interface Net {
  readonly layers: readonly number[];
  readonly parameters: readonly Float32Array[];
}

/** Of how many numbers each layer is made. */
export const layerSizes = (layers: readonly number[]): readonly number[] =>
  layers.slice(1).map((outputs, index) => ((layers[index] ?? 0) + 1) * outputs);

const LARGEST = 32_767;

export const encodeNet = ({ layers, parameters }: Net): Pick<ValueWeights, 'layers' | 'scales' | 'data'> => {
  const scales = parameters.map(numbers => {
    const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 1e-9);
    return Number((largest / LARGEST).toPrecision(9));
  });
  const bytes = parameters.flatMap((numbers, layer) =>
    Array.from(numbers, number => {
      const stored = Math.max(-LARGEST, Math.min(LARGEST, Math.round(number / (scales[layer] ?? 1))));
      return [stored & 0xff, (stored >> 8) & 0xff];
    }).flat(),
  );
  return { layers, scales, data: toBase64(Uint8Array.from(bytes)) };
};

export const decodeNet = ({ layers, scales, data }: Pick<ValueWeights, 'layers' | 'scales' | 'data'>): Net => {
  const bytes = new DataView(fromBase64(data).buffer);
  let offset = 0;
  const parameters = layerSizes(layers).map((size, layer) => {
    const numbers = new Float32Array(size);
    for (let index = 0; index < size; index++, offset += 2)
      numbers[index] = bytes.getInt16(offset, true) * (scales[layer] ?? 0);
    return numbers;
  });
  return { layers, parameters };
};

/** One layer: `to` = bias + weights × `from`. Inputs that are 0, as most are, cost nothing. */
const passLayer = (numbers: Float32Array, from: Float32Array, to: Float32Array): void => {
  const [inputs, outputs] = [from.length, to.length];
  for (let output = 0, bias = inputs * outputs; output < outputs; output++) to[output] = numbers[bias + output] ?? 0;
  for (let input = 0; input < inputs; input++) {
    const x = from[input] ?? 0;
    if (x === 0) continue;
    for (let output = 0, index = input * outputs; output < outputs; output++, index++)
      to[output] = (to[output] ?? 0) + x * (numbers[index] ?? 0);
  }
};

const rectify = (values: Float32Array): void => {
  for (let index = 0; index < values.length; index++) if ((values[index] ?? 0) < 0) values[index] = 0;
};

/** The layers' values, `activations[0]` being the inputs that the caller writes. */
export const activationsOf = ({ layers }: Net): readonly Float32Array[] => layers.map(size => new Float32Array(size));

/** Rates the inputs in `activations[0]`. */
export const rate = ({ parameters }: Net, activations: readonly Float32Array[]): number => {
  for (let layer = 0; layer < parameters.length; layer++) {
    const [numbers, from, to] = [parameters[layer], activations[layer], activations[layer + 1]];
    if (numbers === undefined || from === undefined || to === undefined) break;
    passLayer(numbers, from, to);
    if (layer < parameters.length - 1) rectify(to);
  }
  return activations.at(-1)?.[0] ?? 0;
};

/** What describes a seat to the net: its own features, of each the best of the others', and the table's. */
export interface Shape {
  readonly seats: number;
  readonly perSeat: number;
  readonly common: number;
}

export const inputCount = ({ perSeat, common }: Shape): number => 2 * perSeat + common;

/** Fills the inputs of one seat from a row of features, seat after seat and then the table's. */
export const fillInputs = (shape: Shape, row: Float32Array, seat: number, inputs: Float32Array): void => {
  const { seats, perSeat, common } = shape;
  for (let index = 0; index < perSeat; index++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      const feature = row[other * perSeat + index] ?? 0;
      if (other !== seat && feature > best) best = feature;
    }
    inputs[index] = row[seat * perSeat + index] ?? 0;
    inputs[perSeat + index] = seats === 1 ? 0 : best;
  }
  for (let index = 0; index < common; index++) inputs[2 * perSeat + index] = row[seats * perSeat + index] ?? 0;
};

/** The row of features of a state, and how many numbers it has. */
export const writeFeatures = <S>(features: Features<S>, state: S, seats: number, row: Float32Array): number => {
  let length = 0;
  const put = (value: number): void => {
    row[length++] = value;
  };
  // Asked at the end of every game of a search: a list of seats would be garbage each time.
  for (let index = 0; index < seats; index++) features.ofSeat(state, toSeat(index), put);
  features.ofTable(state, put);
  return length;
};

/** The value that weights stand for. */
export const netValue = <S>(features: Features<S>, weights: ValueWeights): Value<S> => {
  const net = decodeNet(weights);
  const activations = activationsOf(net);
  const [inputs] = activations;
  const row = new Float32Array(weights.seats * weights.perSeat + weights.common);
  if (inputs === undefined) throw new Error('a net has no inputs');
  return (state, chances) => {
    const length = writeFeatures(features, state, weights.seats, row);
    if (length !== row.length) throw new Error(`the weights of ${weights.game} are for other features`);
    for (let seat = 0; seat < weights.seats; seat++) {
      fillInputs(weights, row, seat, inputs);
      chances[seat] = rate(net, activations);
    }
    softmax(chances);
  };
};
