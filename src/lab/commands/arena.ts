import type { Command } from 'commander';
import { at, type AnyGame, type Bot, type TableConfig } from '#kernel';
import { playMatch } from '../arena/playMatch.ts';
import { standingsOf, type Placed, type Standings } from '../arena/tally.ts';
import { parseBots } from '../bots.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';
import { wholeNumber } from '../numbers.ts';
import { startProgress, type Progress } from '../progress.ts';
import { gameNamed } from '../shelf.ts';
import { parseConfig } from '../tableConfig.ts';

interface ArenaArguments {
  readonly game: string;
  readonly seats: number;
  readonly options?: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly events?: true;
  readonly json?: true;
}

interface Fight {
  readonly game: AnyGame;
  readonly config: TableConfig<unknown>;
  readonly bots: readonly Bot<unknown, unknown>[];
}

/** Bots change seats from game to game, so that a good seat is not taken for a good bot. */
const playAll = ({ game, config, bots }: Fight, games: number, seed: number, progress: Progress): readonly Placed[] => {
  const matches: Placed[] = [];
  let moves = 0;
  for (let index = 0; index < games; index++) {
    const botOfSeat = bots.map((_, seat) => (seat + index) % bots.length);
    const match = playMatch(
      game,
      config,
      botOfSeat.map(bot => at(bots, bot)),
      seed + index,
    );
    matches.push({ ...match, botOfSeat });
    moves += match.moves;
    progress.show(index + 1, moves);
  }
  progress.end();
  return matches;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const tenths = (value: number): string => value.toFixed(1);

const describe = (standings: Standings, names: readonly string[], withEvents: boolean): string => {
  const { games, moves, winsByBot, winsBySeat, winsOfNeutrals, lines, events, sources } = standings;
  const rows = [
    `${games} games, ${tenths(moves)} moves a game`,
    `wins by bot: ${names.map((name, bot) => `${name} ${percent(at(winsByBot, bot))}`).join(', ')}`,
    `wins by seat: ${winsBySeat.map(percent).join(', ')}`,
    ...(winsOfNeutrals > 0 ? [`wins of neutrals: ${percent(winsOfNeutrals)}`] : []),
    'points, mean of a seat and of a winner:',
    ...Object.entries(lines).map(
      ([label, { seat, winner }]) => `  ${label.padEnd(24)} ${tenths(seat).padStart(7)} ${tenths(winner).padStart(7)}`,
    ),
    ...(withEvents
      ? [
          'events a game:',
          ...Object.entries(events).map(([type, count]) => `  ${type.padEnd(32)} ${count.toFixed(2).padStart(8)}`),
          ...Object.entries(sources).flatMap(([type, shares]) => [
            `${type}, by source:`,
            ...Object.entries(shares).map(([source, share]) => `  ${source.padEnd(32)} ${percent(share).padStart(8)}`),
          ]),
        ]
      : []),
  ];
  return `${rows.join('\n')}\n`;
};

const arena = ({ io, shelf }: Lab, options: ArenaArguments): Exit => {
  const game = gameNamed(shelf, options.game);
  const config = parseConfig(game, options.seats, options.options);
  const { names, bots } = parseBots(shelf, game, options.bots, config.seats);
  const progress = startProgress(io, game.id, options.games);
  const standings = standingsOf(playAll({ game, config, bots }, options.games, options.seed, progress), config.seats);
  if (options.json) printJson(io, { game: game.id, config, bots: names, ...standings });
  else io.out(describe(standings, names, options.events === true));
  return EXIT.fine;
};

const HELP = `
Example:
  $ lab arena --game iunu --seats 2 --bots greedy,random --games 200`;

export const addArena = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('arena')
    .description('let bots play many games and count who wins and by what')
    .requiredOption('--game <id>', 'the game')
    .requiredOption('--seats <n>', 'how many play', wholeNumber(1))
    .option('--options <list>', 'name=value,name=value; what is not named keeps its default')
    .option('--bots <list>', 'one name for all, or one for each seat; they change seats from game to game', 'greedy')
    .requiredOption('--games <n>', 'how many games', wholeNumber(1))
    .option('--seed <s>', 'a number; the same number, the same games', wholeNumber(0, 2 ** 31 - 1), 1)
    .option('--events', 'also say how often each kind of event happens, and what came from where')
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((options: ArenaArguments) => end(arena(lab, options)));
};
