import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import type { AnyGame, ValueWeights } from '#kernel';
import { BadInput } from '../faults.ts';
import { writeDeep } from '../files.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';
import { modelOf } from '../models.ts';
import { grouped, wholeNumber } from '../numbers.ts';
import { allThreads, Pool } from '../pool/pool.ts';
import { startBar } from '../progress.ts';
import { gamesNamed } from '../gameRegistry.ts';
import { TrainingRun } from '../train/trainingRun.ts';
import { trainAll, type Budget } from '../train/trainAll.ts';
import { weightsModule } from '../train/weightsFile.ts';

interface TrainArguments {
  readonly game: string;
  readonly seats?: number;
  readonly games: readonly number[];
  readonly seconds?: number;
  readonly rounds: number;
  readonly seed: number;
  readonly threads: number;
  readonly work: string;
  readonly from?: string;
  readonly out?: string;
  readonly install?: string;
  readonly json?: true;
}

const USUAL_GAMES = [20_000, 10_000, 5000, 5000];

const parseGames = (text: string): readonly number[] => {
  const games = text.split(',').map(Number);
  if (games.every(count => Number.isInteger(count) && count > 0)) return games;
  throw new InvalidArgumentError('It must be whole numbers with commas between them, one for each round.');
};

/** All that a command was told which changes what it learns. */
const commandOf = (options: TrainArguments, game: AnyGame, seats: number): string => {
  const { games, seconds, rounds, seed, from } = options;
  const length = seconds === undefined ? `--games ${games.join(',')}` : `--seconds ${seconds} --rounds ${rounds}`;
  return `lab train --game ${game.id} --seats ${seats} ${length} --seed ${seed}${from === undefined ? '' : ' --from …'}`;
};

const startOf = (from: string | undefined, { id }: AnyGame, seats: number): ValueWeights | undefined => {
  const path = from && join(from, `${id}-${seats}.json`);
  if (path === undefined || !existsSync(path)) return undefined;
  // Written by this command.
  return JSON.parse(readFileSync(path, 'utf8')) as ValueWeights;
};

interface Target {
  readonly game: AnyGame;
  readonly seats: number;
}

/** What is trained: the games and seat counts that were asked for and have weights. */
const targetsOf = ({ registry }: Lab, options: TrainArguments): readonly Target[] => {
  const targets = gamesNamed(registry, options.game, options.seats).flatMap(game =>
    Object.keys(modelOf(game).weights).map(seats => ({ game, seats: Number(seats) })),
  );
  const asked = targets.filter(({ seats }) => options.seats === undefined || seats === options.seats);
  if (asked.length === 0) throw new BadInput(`no value is learned for ${options.seats} seats`);
  return asked;
};

const courseOf = ({ game, seats }: Target, options: TrainArguments): TrainingRun => {
  const command = commandOf(options, game, seats);
  const start = startOf(options.from, game, seats);
  return new TrainingRun({
    game,
    model: modelOf(game),
    seats,
    seed: options.seed,
    command,
    folder: options.work,
    start,
  });
};

const describeRound = ({ name, round, weights }: TrainingRun, milliseconds: number): string => {
  if (weights === undefined) return '';
  const { games, positions, logLoss } = weights.made;
  const { uniform, evaluate, net } = logLoss;
  return (
    `${name}, round ${round - 1}: ${grouped(games.at(-1) ?? 0)} games, ${grouped(positions)} positions, ` +
    `log-loss ${net} (evaluate ${evaluate}, uniform ${uniform}), learned in ${(milliseconds / 1000).toFixed(0)} s\n`
  );
};

const describeCalibration = ({ name, weights }: TrainingRun): string => {
  const rows = weights?.made.calibration ?? [];
  const lines = rows.map(([count, foretold, happened]) =>
    [grouped(count).padStart(10), foretold.toFixed(3).padStart(9), happened.toFixed(3).padStart(9)].join(''),
  );
  return `${name}: foretold chances and how often they came true\n     count foretold happened\n${lines.join('\n')}\n`;
};

/** Into the checkout as a module; into another folder as data that `arena` and `--from` can read. */
const save = (weights: ValueWeights, out: string | undefined): void => {
  const { game, seats } = weights;
  if (out === undefined) writeDeep(join('src/games', game, 'bot/weights', `${seats}.ts`), weightsModule(weights));
  else writeDeep(join(out, `${game}-${seats}.json`), JSON.stringify(weights));
};

/** Makes modules of weights that were trained elsewhere. */
const install = (targets: readonly Target[], folder: string): Exit => {
  for (const { game, seats } of targets) {
    const weights = startOf(folder, game, seats);
    if (weights === undefined) throw new BadInput(`"${folder}" has no weights for ${game.id} with ${seats} seats`);
    save(weights, undefined);
  }
  return EXIT.fine;
};

const train = (lab: Lab, options: TrainArguments): Exit => {
  const { io } = lab;
  const targets = targetsOf(lab, options);
  if (options.install !== undefined) return install(targets, options.install);
  const { seconds, rounds, games } = options;
  const budget: Budget = seconds === undefined ? { kind: 'games', games } : { kind: 'seconds', seconds, rounds };
  const runs = targets.map(target => courseOf(target, options));
  const bar = startBar(io, '{games} games of self-play, {rounds} rounds learned, {duration_formatted}');
  let learned = 0;
  const pool = new Pool(options.threads);
  trainAll(pool, runs, budget, {
    played: all => bar.show({ games: all.reduce((sum, { played }) => sum + played, 0), rounds: learned }),
    fitted: (run, milliseconds) => {
      learned++;
      if (run.weights !== undefined) save(run.weights, options.out);
      if (options.json === undefined) io.out(describeRound(run, milliseconds));
    },
  });
  pool.close();
  bar.end();
  if (options.json)
    printJson(
      io,
      runs.map(({ name, weights }) => ({ name, ...weights?.made })),
    );
  else for (const run of runs) io.out(describeCalibration(run));
  return EXIT.fine;
};

const HELP = `
Bots play among themselves, a value is learned from who won, and the next round is played by that value. A run that was
broken off goes on where it was. The same seed and numbers of games make the same weights, on any number of threads.

Example:
  $ lab train --game iunu --seats 2`;

export const addTrain = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('train')
    .description("learn a game's value from self-play and write its weights")
    .requiredOption('--game <id>', 'the game, or "all"')
    .option('--seats <n>', 'for how many players (default: all that the game has weights for)', wholeNumber(2))
    .option('--games <list>', 'games of each round', parseGames, USUAL_GAMES)
    .option('--seconds <n>', 'about how long to take in all, instead', wholeNumber(1))
    .option('--rounds <n>', 'with --seconds: how many rounds', wholeNumber(1, 20), 4)
    .option('--seed <s>', 'a number; the same number, the same games', wholeNumber(0, 20_000_000), 1)
    .option('--threads <n>', 'how many threads (default: one for each core)', wholeNumber(1, 256), allThreads())
    .option('--work <folder>', 'where games are kept while it runs', '.cache/train')
    .option('--from <folder>', 'go on from the weights in this folder')
    .option('--out <folder>', 'where to put the weights, as data (default: into the sources, as modules)')
    .option('--install <folder>', 'train nothing: make modules of the weights in this folder')
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((options: TrainArguments) => end(train(lab, options)));
};
