import type { ValueWeights } from '#kernel';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const listed = (numbers: readonly number[]): string => `[${numbers.join(', ')}]`;

/** Weights as a module of the game, the way the formatter leaves it. */
export const weightsModule = (weights: ValueWeights): string => {
  const { made } = weights;
  const { uniform, evaluate, net } = made.logLoss;
  return `import type { ValueWeights } from '#kernel';

/** Written by \`lab train\`; never by hand. */
export const WEIGHTS: ValueWeights = {
  game: ${quoted(weights.game)},
  seats: ${weights.seats},
  version: ${weights.version},
  components: ${quoted(weights.components)},
  features: ${quoted(weights.features)},
  perSeat: ${weights.perSeat},
  common: ${weights.common},
  layers: ${listed(weights.layers)},
  scales: ${listed(weights.scales)},
  made: {
    command: ${quoted(made.command)},
    seed: ${made.seed},
    games: ${listed(made.games)},
    positions: ${made.positions},
    logLoss: { uniform: ${uniform}, evaluate: ${evaluate}, net: ${net} },
    calibration: [
${made.calibration.map(tenth => `      ${listed(tenth)},`).join('\n')}
    ],
  },
  data: ${quoted(weights.data)},
};
`;
};
