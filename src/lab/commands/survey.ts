import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { contrast } from '../excerpt.ts';
import { BadInput, oneLine } from '../faults.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';
import { grouped, wholeNumber } from '../numbers.ts';
import { allThreads } from '../pool/pool.ts';
import { startProgress } from '../progress.ts';
import { surveyDatabase, type Survey } from '../survey/surveyDatabase.ts';
import type { SurveyedGame } from '../survey/surveyGames.ts';

interface SurveyArguments {
  readonly database: string;
  readonly threads: number;
  readonly json?: true;
}

const describeGame = ({ id, game, version, status, entries, finding }: SurveyedGame): string => {
  if (finding === undefined) return '';
  const { where, what, expected, found } = finding;
  const place = where === 'header' ? 'header' : `entry ${where}`;
  const about = `${game}, version ${version}, ${status === 'over' ? 'finished' : 'running'}, ${entries} entries`;
  return oneLine(`differs: table ${id} (${about}): ${place}: ${what}: ${contrast(expected, found)}`);
};

/** How many games there are of each version: none of them may be missing after an upgrade. */
const versionsOf = (games: readonly SurveyedGame[]): string => {
  const counts = new Map<string, number>();
  for (const { game, version } of games) {
    const key = `${game} ${version}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .toSorted()
    .map(([key, count]) => `${key}: ${grouped(count)}`)
    .join(', ');
};

const summaryOf = ({ games, seconds }: Survey, different: number): string => {
  const running = games.filter(({ status }) => status === 'running').length;
  const entries = games.reduce((sum, game) => sum + game.entries, 0);
  const counts = `${grouped(games.length)} games (${grouped(running)} running), ${grouped(entries)} entries`;
  const pace = `${seconds.toFixed(1)} s, ${grouped(games.length / seconds)} games/s`;
  const verdict = different === 0 ? 'all hold' : `${grouped(different)} ${different === 1 ? 'differs' : 'differ'}`;
  return `${counts}, ${pace}: ${verdict}`;
};

const survey = ({ io }: Lab, { database, threads, json }: SurveyArguments): Exit => {
  if (!database.includes('://') && !existsSync(database)) throw new BadInput(`there is no database "${database}"`);
  const surveyed = surveyDatabase(database, threads, total => startProgress(io, 'survey', total));
  const different = surveyed.games.filter(({ finding }) => finding !== undefined);
  if (json)
    printJson(io, { ok: different.length === 0, games: surveyed.games.length, seconds: surveyed.seconds, different });
  else {
    for (const game of different) io.out(`${describeGame(game)}\n`);
    if (surveyed.games.length > 0) io.out(`${versionsOf(surveyed.games)}\n`);
    io.out(`${summaryOf(surveyed, different.length)}\n`);
  }
  return different.length === 0 ? EXIT.fine : EXIT.found;
};

const HELP = `
Replays every game of a server's database, running and finished, under the version and edition it names, and compares
chain, luck, results and snapshot. The database is only read: a server may be using it meanwhile. Run it with the new
release before it serves the old games (docs/versions.md).

Example:
  $ lab survey --database ./data
  iunu 1: 812, nim 2: 3
  815 games (120 running), 112,804 entries, 4.1 s, 199 games/s: all hold`;

export const addSurvey = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('survey')
    .description('replay every game of a server’s database by the rules it names')
    .requiredOption('--database <where>', 'a file or data folder of SQLite, or a postgres:// URL')
    .option('--threads <n>', 'how many threads (default: one a core)', wholeNumber(1), allThreads())
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((options: SurveyArguments) => end(survey(lab, options)));
};
