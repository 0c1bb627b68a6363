import type { Command } from 'commander';
import { benchGame, UNITS, type BenchReport } from '../bench/benchGame.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';
import { grouped, wholeNumber } from '../numbers.ts';
import { gamesNamed } from '../gameRegistry.ts';

interface BenchArguments {
  readonly game: string;
  readonly seats?: number;
  readonly milliseconds: number;
  readonly json?: true;
}

const USUAL_SEATS = 4;

const describe = ({ game, seats, perSecond, stateBytes }: BenchReport): string => {
  const row = (name: string, value: number, unit: string): string =>
    `  ${name.padEnd(40)} ${grouped(value).padStart(12)} ${unit}`;
  // True of every report: its keys are those of `UNITS`.
  const units = Object.keys(UNITS) as readonly (keyof typeof UNITS)[];
  const rows = units.map(unit => row(UNITS[unit], perSecond[unit], '/s'));
  const title = `${game}, ${seats} seats, Node ${process.version}`;
  return `${[title, ...rows, row('a state as JSON', stateBytes, 'bytes')].join('\n')}\n`;
};

const bench = ({ io, registry }: Lab, { game: id, seats, milliseconds, json }: BenchArguments): Exit => {
  const reports = gamesNamed(registry, id, seats).map(game => {
    const report = benchGame(game, { seats: seats ?? Math.min(USUAL_SEATS, game.seats.max), milliseconds });
    if (json === undefined) io.out(describe(report));
    return report;
  });
  if (json) printJson(io, { node: process.version, milliseconds, games: reports });
  return EXIT.fine;
};

const HELP = `
Each number is the median of five runs on one core, after one to warm up. Play is random, by the default options,
and asks for the full list of legal moves at each step.

Example:
  $ lab bench --game iunu --seats 4`;

export const addBench = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('bench')
    .description('measure how fast a game plays, copies, lists, shows, logs and verifies')
    .option('--game <id>', 'the game, or "all"', 'all')
    .option('--seats <k>', 'the table size (default: 4, or the most the game seats)', wholeNumber(1))
    .option('--milliseconds <n>', 'how long one run takes', wholeNumber(1, 60_000), 600)
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((options: BenchArguments) => end(bench(lab, options)));
};
