import { InvalidArgumentError, type Command } from 'commander';
import { makeReplay } from '#kernel/replayFile';
import { parseBots } from '../bots.ts';
import { writeText } from '../files.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';
import { wholeNumber } from '../numbers.ts';
import { playGame } from '../playGame.ts';
import { scoreSheet } from '../scoreSheet.ts';
import { gameNamed } from '../gameRegistry.ts';
import { parseConfig } from '../tableConfig.ts';

interface PlayArguments {
  readonly game: string;
  readonly seats: number;
  readonly options?: string;
  readonly bots: string;
  readonly seed: string;
  readonly out: string;
  readonly json?: true;
}

const parseSeed = (text: string): string => {
  if (text === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
};

const play = ({ io, registry }: Lab, options: PlayArguments): Exit => {
  const { seed, out: file } = options;
  const game = gameNamed(registry, options.game);
  const config = parseConfig(game, options.seats, options.options);
  const { names, bots } = parseBots(registry, game, options.bots, config.seats);
  const { log, outcome } = playGame(game, config, bots, seed);
  writeText(file, makeReplay(log, outcome));
  const moves = log.entries.length - 1;
  const finalHash = log.entries.at(-1)?.hash;
  if (options.json) {
    printJson(io, { game: game.id, config, bots: names, seed, moves, finalHash, outcome, file });
    return EXIT.fine;
  }
  io.out(`${game.id}, ${config.seats} seats, ${JSON.stringify(config.options)}\nbots: ${names.join(', ')}\n\n`);
  if (outcome !== undefined) io.out(scoreSheet(outcome));
  io.out(`\n${moves} moves, final hash ${finalHash}\nreplay: ${file}\n`);
  return EXIT.fine;
};

const HELP = `
The same seed and bots make the same file, to the byte.

Example:
  $ lab play --game iunu --seats 3 --seed hello --out game.json`;

export const addPlay = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('play')
    .description('let bots play a whole game and write it as a replay file')
    .requiredOption('--game <id>', 'the game')
    .requiredOption('--seats <n>', 'how many play', wholeNumber(1))
    .option('--options <list>', 'name=value,name=value; what is not named keeps its default')
    .option('--bots <list>', 'one name for all seats, or one a seat: random,random', 'random')
    .requiredOption('--seed <s>', 'any text; it makes all the luck of the table and of the bots', parseSeed)
    .requiredOption('--out <file>', 'the replay file to write')
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((options: PlayArguments) => end(play(lab, options)));
};
