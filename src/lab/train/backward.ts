import { activationsOf, fillInputs, rate, softmax, type Net, type Shape } from '#bots/search';

/** Adds a layer's gradients, and says what the inputs are to blame for where those were units of a layer before. */
const passBack = (layer: Layer, from: Float32Array, delta: Float32Array, blame: Float32Array | undefined): void => {
  const { numbers, gradients } = layer;
  const [inputs, outputs] = [from.length, delta.length];
  for (let input = 0; input < inputs; input++) {
    const x = from[input] ?? 0;
    if (x === 0) {
      // A silent unit, or an input that says nothing.
      if (blame !== undefined) blame[input] = 0;
      continue;
    }
    let sum = 0;
    for (let output = 0, index = input * outputs; output < outputs; output++, index++) {
      const d = delta[output] ?? 0;
      gradients[index] = (gradients[index] ?? 0) + x * d;
      sum += (numbers[index] ?? 0) * d;
    }
    if (blame !== undefined) blame[input] = sum;
  }
  for (let output = 0, bias = inputs * outputs; output < outputs; output++)
    gradients[bias + output] = (gradients[bias + output] ?? 0) + (delta[output] ?? 0);
};

interface Layer {
  readonly numbers: Float32Array;
  readonly gradients: Float32Array;
}

/** Works out a net's chances for rows of features, and the gradient of their log-loss. */
export class Backward {
  readonly chances: Float64Array;
  readonly gradients: readonly Float32Array[];
  private readonly net: Net;
  private readonly shape: Shape;
  /** By seat: one net rates them all. */
  private readonly activations: readonly (readonly Float32Array[])[];
  private readonly blames: readonly Float32Array[];

  constructor(net: Net, shape: Shape) {
    this.net = net;
    this.shape = shape;
    this.chances = new Float64Array(shape.seats);
    this.gradients = net.parameters.map(numbers => new Float32Array(numbers.length));
    this.activations = Array.from({ length: shape.seats }, () => activationsOf(net));
    this.blames = activationsOf(net);
  }

  /** The chances of a row, in `chances`. */
  forward(row: Float32Array): void {
    for (const [seat, activations] of this.activations.entries()) {
      const [inputs] = activations;
      if (inputs !== undefined) fillInputs(this.shape, row, seat, inputs);
      this.chances[seat] = rate(this.net, activations);
    }
    softmax(this.chances);
  }

  /** Adds the gradient of the row just gone through, for these targets. */
  backward(targets: Float64Array): void {
    const last = this.net.parameters.length - 1;
    for (const [seat, activations] of this.activations.entries()) {
      const output = this.blames[last + 1];
      if (output !== undefined) output[0] = (this.chances[seat] ?? 0) - (targets[seat] ?? 0);
      for (let layer = last; layer >= 0; layer--) {
        const [numbers, gradients] = [this.net.parameters[layer], this.gradients[layer]];
        const [from, delta] = [activations[layer], this.blames[layer + 1]];
        if (numbers === undefined || gradients === undefined || from === undefined || delta === undefined) continue;
        passBack({ numbers, gradients }, from, delta, layer > 0 ? this.blames[layer] : undefined);
      }
    }
  }

  clear(): void {
    for (const gradients of this.gradients) gradients.fill(0);
  }
}
