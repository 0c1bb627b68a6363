import { join } from 'node:path';
import type { Command } from 'commander';
import { writeDeep } from '../files.ts';
import { fuzzGame, type Finding, type FuzzOptions, type FuzzReport } from '../fuzz/fuzzGame.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';
import { grouped, wholeNumber } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { gamesNamed, fixtureOf } from '../gameRegistry.ts';

interface FuzzArguments extends FuzzOptions {
  readonly game: string;
  readonly out: string;
  readonly json?: true;
}

/** A report, and where the game it complains of was put. */
interface Written {
  readonly report: FuzzReport;
  readonly file?: string;
}

const write = (report: FuzzReport, { out, seed }: FuzzArguments): Written => {
  const { game, finding } = report;
  if (finding?.replay === undefined) return { report };
  const file = join(out, `${game}-seed${seed}-game${finding.number}.json`);
  writeDeep(file, finding.replay);
  return { report, file };
};

const whereOf = ({ number, planned, message }: Finding): string => {
  if (planned === undefined) return 'over all games together';
  const { config, seed } = planned;
  // Most checks name the game themselves.
  if (message.includes(`seed ${seed},`)) return `in game ${number}`;
  return `in game ${number} (${config.seats} seats, ${JSON.stringify(config.options)}, seed ${seed})`;
};

const describe = ({ report, file }: Written): string => {
  const { game, games, moves, round, seats, seconds, finding } = report;
  const played = `${game}: ${grouped(games)} games, ${grouped(moves)} moves, seats ${Object.keys(seats).join(' ')}`;
  const summary = `${played}, ${seconds.toFixed(1)} s`;
  const limits = games < round ? ` (what is guessed too often is judged from ${round} games on)` : '';
  if (finding === undefined) return `${summary}, no violation${limits}\n`;
  const put = file === undefined ? 'no replay: the game cannot be written down' : `replay: ${file}`;
  const line = finding.planned === undefined ? '' : `${put}\n`;
  return `violation ${whereOf(finding)}: ${finding.message}\n${line}${summary}, 1 violation\n`;
};

const asJson = ({ report: { finding, ...rest }, file }: Written): unknown => {
  if (finding === undefined) return { ...rest, violation: null };
  const { number, planned, message } = finding;
  return { ...rest, violation: { message, number, ...planned, file } };
};

const fuzz = ({ io, registry }: Lab, options: FuzzArguments): Exit => {
  const fixtures = gamesNamed(registry, options.game, options.seats).map(game => fixtureOf(registry, game));
  const reports = fixtures.map(fixture => {
    const progress = startProgress(io, fixture.game.id, options.games);
    const written = write(fuzzGame(fixture, options, progress), options);
    if (options.json === undefined) io.out(describe(written));
    return written;
  });
  const isFine = reports.every(({ report }) => report.finding === undefined);
  if (options.json) printJson(io, { ok: isFine, games: reports.map(asJson) });
  return isFine ? EXIT.fine : EXIT.found;
};

const HELP = `
The first games go through every option by itself at every table size, the others mix options at random.
A game in which a check finds fault is written as a replay file, up to and with the move that failed.

Example:
  $ lab fuzz --game iunu --games 500
  iunu: 500 games, 61,234 moves, seats 2 3 4, 41.0 s, no violation`;

export const addFuzz = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('fuzz')
    .description('play random games under the eyes of every check of the contract')
    .requiredOption('--game <id>', 'the game, or "all"')
    .requiredOption('--games <n>', 'how many games, of each', wholeNumber(1))
    .option('--seats <k>', 'only tables of this size', wholeNumber(1))
    .option('--seed <s>', 'a number; the same number, the same games', wholeNumber(0, 2 ** 31 - 1), 1)
    .option('--out <dir>', 'where to put a game that fails', '.cache/fuzz')
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((options: FuzzArguments) => end(fuzz(lab, options)));
};
