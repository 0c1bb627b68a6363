import { Option, type Command } from 'commander';
import type { AnyGame } from '#kernel';
import { nameFault } from '../arena/bots.ts';
import { describeStandings } from '../arena/describe.ts';
import { gauntlet, inPairs, oneTable, type Lineup } from '../arena/lineup.ts';
import { playArena, type ArenaPlan } from '../arena/playArena.ts';
import { standingsOf } from '../arena/tally.ts';
import { BadInput } from '../faults.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';
import { wholeNumber } from '../numbers.ts';
import { allThreads, Pool } from '../pool/pool.ts';
import { startProgress } from '../progress.ts';
import { gameNamed } from '../gameRegistry.ts';
import { parseConfig } from '../tableConfig.ts';

interface ArenaArguments {
  readonly game: string;
  readonly seats: number;
  readonly options?: string;
  readonly vary?: string;
  readonly bots: string;
  readonly against?: string;
  readonly pairs?: 'all' | 'neighbours';
  readonly games: number;
  readonly seconds?: number;
  readonly milliseconds?: number;
  readonly weights?: string;
  readonly seed: number;
  readonly threads: number;
  readonly events?: true;
  readonly times?: true;
  readonly json?: true;
}

interface Cast {
  readonly bots: readonly string[];
  readonly lineups: readonly Lineup[];
}

const checkNames = (game: AnyGame, names: readonly string[]): void => {
  for (const name of names) {
    const fault = nameFault(game, name);
    if (fault !== undefined) throw new BadInput(fault);
  }
};

/** Who plays, and at which tables. */
const castOf = (game: AnyGame, { bots: text, against, pairs, seats }: ArenaArguments): Cast => {
  const named = text.split(',').map(name => name.trim());
  const bots = [...new Set([...named, ...(against === undefined ? [] : [against])])];
  checkNames(game, bots);
  if (against !== undefined && pairs !== undefined) throw new BadInput('name either --against or --pairs');
  if ((against !== undefined || pairs !== undefined) && (bots.length < 2 || seats < 2))
    throw new BadInput('that takes two bots and two seats at least');
  if (against !== undefined)
    return {
      bots,
      lineups: gauntlet(
        seats,
        named.map(name => bots.indexOf(name)),
        bots.indexOf(against),
      ),
    };
  if (pairs !== undefined) return { bots, lineups: inPairs(seats, bots.length, pairs === 'neighbours') };
  if (named.length !== 1 && named.length !== seats)
    throw new BadInput(`${named.length} bots for ${seats} seats; name one a seat, or one for all`);
  const chairs = Array.from({ length: seats }, (_, seat) => bots.indexOf(named[seat % named.length] ?? ''));
  return { bots, lineups: oneTable(chairs) };
};

const planOf = ({ registry }: Lab, options: ArenaArguments): ArenaPlan => {
  const game = gameNamed(registry, options.game);
  const config = parseConfig(game, options.seats, options.options);
  const { vary, games, seed, weights, seconds, milliseconds: limit } = options;
  return { game, config, vary, games, seed, weights, seconds, limit, ...castOf(game, options) };
};

const arena = (lab: Lab, options: ArenaArguments): Exit => {
  const { io } = lab;
  const plan = planOf(lab, options);
  const { game, config, bots, lineups } = plan;
  const threads = Math.min(options.threads, options.games * lineups.length);
  const pool = new Pool(threads);
  const played = playArena(pool, threads, plan, startProgress(io, game.id, options.games * lineups.length));
  pool.close();
  const standings = standingsOf(played, { seats: config.seats, bots: bots.length, lineups });
  if (options.json) printJson(io, { game: game.id, config, bots, ...standings });
  else io.out(describeStandings(standings, bots, { events: options.events === true, times: options.times === true }));
  return EXIT.fine;
};

const HELP = `
A bot is random, greedy, beginner (half random, half greedy), a level (gentle, novice, club, strong, master) or a way to
think with its settings, such as lookAhead/worlds=4 or treeSearch/iterations=300/prior=value. With @folder it uses the
weights there, with +open it sees all cards, to know what hidden ones cost it.

Example:
  $ lab arena --game iunu --seats 2 --bots greedy,random --games 200
  $ lab arena --game iunu --seats 4 --bots master,strong --against greedy --games 200
  $ lab arena --game iunu --seats 2 --bots master,strong,club,novice,gentle --pairs neighbours --games 200`;

export const addArena = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('arena')
    .description('let bots play many games and count who wins and by what')
    .requiredOption('--game <id>', 'the game')
    .requiredOption('--seats <n>', 'how many play', wholeNumber(1))
    .option('--options <list>', 'name=value,name=value; what is not named keeps its default')
    .option('--vary <option>', 'an option whose values take turns, deal by deal')
    .option('--bots <list>', 'one name for all, or one for each seat; they change seats from game to game', 'greedy')
    .option('--against <bot>', 'each of the bots alone against copies of this one')
    .addOption(
      new Option('--pairs <which>', 'each bot alone against copies of the others').choices(['all', 'neighbours']),
    )
    .requiredOption('--games <n>', 'how many games, of each table', wholeNumber(1))
    .option('--seconds <n>', 'begin no further game after so long', wholeNumber(1))
    .option('--milliseconds <n>', 'how long a bot may think', wholeNumber(1))
    .option('--weights <folder>', 'use weights that "train --out" put there')
    .option('--seed <s>', 'a number; the same number, the same games', wholeNumber(0, 2 ** 31 - 1), 1)
    .option('--threads <n>', 'how many threads (default: one for each core)', wholeNumber(1, 256), allThreads())
    .option('--events', 'also say how often each kind of event happens, and what came from where')
    .option('--times', 'also say how long the bots thought')
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((options: ArenaArguments) => end(arena(lab, options)));
};
