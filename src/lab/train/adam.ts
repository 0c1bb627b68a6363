import type { Net } from '#bots/search';

const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8];
/** Pulls weights towards 0, so that features seen seldom say little. */
const DECAY = 1e-4;

/** Adam: steps by the mean gradient over its usual size. */
export class Adam {
  private readonly means: readonly Float32Array[];
  private readonly squares: readonly Float32Array[];
  private readonly net: Net;
  private steps = 0;

  constructor(net: Net) {
    this.net = net;
    this.means = net.parameters.map(numbers => new Float32Array(numbers.length));
    this.squares = net.parameters.map(numbers => new Float32Array(numbers.length));
  }

  /** One step against gradients that were summed over `count` rows. */
  step(gradients: readonly Float32Array[], count: number, rate: number): void {
    this.steps++;
    const [first, second] = [1 - FIRST ** this.steps, 1 - SECOND ** this.steps];
    for (const [layer, numbers] of this.net.parameters.entries()) {
      const [sums, means, squares] = [gradients[layer], this.means[layer], this.squares[layer]];
      if (sums === undefined || means === undefined || squares === undefined) continue;
      for (let index = 0; index < numbers.length; index++) {
        const gradient = (sums[index] ?? 0) / count + DECAY * (numbers[index] ?? 0);
        const mean = FIRST * (means[index] ?? 0) + (1 - FIRST) * gradient;
        const square = SECOND * (squares[index] ?? 0) + (1 - SECOND) * gradient * gradient;
        means[index] = mean;
        squares[index] = square;
        numbers[index] = (numbers[index] ?? 0) - (rate * (mean / first)) / (Math.sqrt(square / second) + TINY);
      }
    }
  }
}
