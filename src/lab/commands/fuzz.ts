import { join } from 'node:path';
import type { Command } from 'commander';
import type { AnyGameFixture } from '#kernel/testing';
import { BadInput } from '../faults.ts';
import { writeDeep } from '../files.ts';
import { cheatGame, type CheatFixture, type CheatRun } from '../fuzz/cheatGame.ts';
import { fuzzGame, type Finding, type FuzzOptions, type FuzzReport } from '../fuzz/fuzzGame.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';
import { grouped, wholeNumber } from '../numbers.ts';
import { startProgress, type Progress } from '../progress.ts';
import { gamesNamed, fixtureOf } from '../gameRegistry.ts';

interface FuzzArguments extends FuzzOptions {
  readonly game: string;
  readonly cheater?: true;
  readonly out: string;
  readonly json?: true;
}

/** A report, and where the game it complains of was put. */
interface Written<Report> {
  readonly report: Report;
  readonly file?: string;
}

type AnyReport = FuzzReport | CheatRun;

const write = <Report extends AnyReport>(report: Report, { out, seed }: FuzzArguments): Written<Report> => {
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

/** One line on what was played, after those on what was found. */
const conclude = (summary: string, { report: { finding }, file }: Written<AnyReport>, limits = ''): string => {
  if (finding === undefined) return `${summary}, no violation${limits}\n`;
  const put = file === undefined ? 'no replay: the game cannot be written down' : `replay: ${file}`;
  const line = finding.planned === undefined ? '' : `${put}\n`;
  return `violation ${whereOf(finding)}: ${finding.message}\n${line}${summary}, 1 violation\n`;
};

const describe = (written: Written<FuzzReport>): string => {
  const { game, games, moves, round, seats, seconds } = written.report;
  const played = `${game}: ${grouped(games)} games, ${grouped(moves)} moves, seats ${Object.keys(seats).join(' ')}`;
  const limits = games < round ? ` (what is guessed too often is judged from ${round} games on)` : '';
  return conclude(`${played}, ${seconds.toFixed(1)} s`, written, limits);
};

const describeCheating = (written: Written<CheatRun>): string => {
  const { game, games, moves, lines, promises, seconds } = written.report;
  const played = `${game}: ${grouped(games)} games, ${grouped(moves)} moves, ${grouped(promises)} agreements`;
  return conclude(`${played}, ${grouped(lines)} lines tried, ${seconds.toFixed(1)} s`, written);
};

const asJson = ({ report: { finding, ...rest }, file }: Written<AnyReport>): unknown => {
  if (finding === undefined) return { ...rest, violation: null };
  const { number, planned, message } = finding;
  return { ...rest, violation: { message, number, ...planned, file } };
};

const hasCheater = (fixture: AnyGameFixture): fixture is CheatFixture => fixture.cheat !== undefined;

const fuzz = ({ io, registry }: Lab, options: FuzzArguments): Exit => {
  const fixtures = gamesNamed(registry, options.game, options.seats).map(game => fixtureOf(registry, game));
  const say = (line: string): void => void (options.json === undefined && io.out(line));
  const start = (fixture: AnyGameFixture): Progress => startProgress(io, fixture.game.id, options.games);
  const cheating = (fixture: CheatFixture): Written<CheatRun> => {
    const written = write(cheatGame(fixture, options, start(fixture)), options);
    say(describeCheating(written));
    return written;
  };
  const fuzzing = (fixture: AnyGameFixture): Written<FuzzReport> => {
    const written = write(fuzzGame(fixture, options, start(fixture)), options);
    say(describe(written));
    return written;
  };
  const cheaters = fixtures.filter(hasCheater);
  if (options.cheater && cheaters.length === 0) throw new BadInput(`nothing can be promised in ${options.game}`);
  const reports: readonly Written<AnyReport>[] = options.cheater ? cheaters.map(cheating) : fixtures.map(fuzzing);
  const isFine = reports.every(({ report }) => report.finding === undefined);
  if (options.json) printJson(io, { ok: isFine, games: reports.map(asJson) });
  return isFine ? EXIT.fine : EXIT.found;
};

const HELP = `
The first games go through every option by itself at every table size, the others mix options at random.
A game in which a check finds fault is written as a replay file, up to and with the move that failed.

Example:
  $ lab fuzz --game iunu --games 500
  iunu: 500 games, 61,234 moves, seats 2 3 4, 41.0 s, no violation
  $ lab fuzz --game dragon-dune --games 2000 --cheater`;

export const addFuzz = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('fuzz')
    .description('play random games under the eyes of every check of the contract')
    .requiredOption('--game <id>', 'the game, or "all"')
    .requiredOption('--games <n>', 'how many games, of each', wholeNumber(1))
    .option('--cheater', 'let players promise, and look for a legal line in which a promise is not kept')
    .option('--seats <k>', 'only tables of this size', wholeNumber(1))
    .option('--seed <s>', 'a number; the same number, the same games', wholeNumber(0, 2 ** 31 - 1), 1)
    .option('--out <dir>', 'where to put a game that fails', '.cache/fuzz')
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((options: FuzzArguments) => end(fuzz(lab, options)));
};
