import { at, defaultOptions, optionSpecs, type AnyGame, type AnyOptions, type AnyOptionSpec, type Rng } from '#kernel';
import { spec, type BotSpec } from '#bots/search';

/** Who plays the games of a round: the light policy alone, or a bot. */
export type Player = 'light' | BotSpec;

interface TrainingPlan {
  /** Who plays the first round, without weights; then in turn one look, which makes many games, and a search. */
  readonly players: readonly [first: Player, look: Player, search: Player];
  /** Options that differ from game to game; all others seldom do. */
  readonly varied: readonly string[];
  /** Share of the time, where several games are trained at once. */
  readonly weight: number;
}

const STRAY = { temperature: 0.01, margin: 0.05 };

export const TRAINING: Readonly<Record<string, TrainingPlan>> = {
  iunu: {
    players: ['light', spec('lookAhead', { worlds: 1, ...STRAY }), spec('treeSearch', { iterations: 40 })],
    varied: [],
    weight: 1.2,
  },
  dunaia: {
    players: [
      'light',
      spec('lookAhead', { worlds: 1, temperature: 0.004, margin: 0.02, candidates: 6 }),
      spec('sequentialHalving', { iterations: 18, shortlist: 6, turns: 1, candidates: 3 }),
    ],
    varied: [],
    weight: 0.8,
  },
  'dawn-of-mankind': {
    players: [
      'light',
      spec('lookAhead', { worlds: 1, temperature: 0.004, margin: 0.02 }),
      spec('sequentialHalving', { iterations: 32, shortlist: 6, turns: 2 }),
    ],
    varied: [],
    weight: 0.8,
  },
  'dragon-dune': {
    players: [
      spec('lookAhead', { usesWeights: false, worlds: 3, ...STRAY }),
      spec('lookAhead', { worlds: 4, ...STRAY }),
      spec('sequentialHalving', { iterations: 48, turns: 0, candidates: 6 }),
    ],
    varied: ['twoFactions', 'threeFactions', 'seating'],
    weight: 1.8,
  },
};

export const planOf = ({ id }: AnyGame): TrainingPlan => {
  const plan = TRAINING[id];
  if (plan === undefined) throw new Error(`there is no training plan for ${id}`);
  return plan;
};

export const playerOf = ({ players: [first, look, search] }: TrainingPlan, round: number): Player => {
  if (round === 0) return first;
  return round % 2 === 1 ? look : search;
};

/** One game in so many is played with another value of an option. */
const SELDOM = 30;

const drawValue = (option: AnyOptionSpec, rng: Rng): unknown => {
  switch (option.kind) {
    case 'flag':
      return rng.pick(2) === 0;
    case 'number':
      return option.min + rng.pick(option.max - option.min + 1);
    case 'choice':
      return at(option.among, rng.pick(option.among.length));
  }
};

/** Options of one game of self-play. */
export const drawOptions = (game: AnyGame, seats: number, rng: Rng): unknown => {
  const { varied } = planOf(game);
  const options: Record<string, unknown> = { ...(defaultOptions(game.options) as AnyOptions) };
  // Every OptionsSpec is an object; `AnyGame` cannot say so, because it knows no option's name.
  for (const [name, option] of optionSpecs(game.options as object)) {
    const isDrawn = varied.includes(name) ? true : rng.pick(SELDOM) === 0;
    if (isDrawn && (option.seats === undefined || option.seats.includes(seats))) options[name] = drawValue(option, rng);
  }
  return options;
};
