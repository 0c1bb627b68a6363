import { Command, CommanderError } from 'commander';
import { addArena } from './commands/arena.ts';
import { addBench } from './commands/bench.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addPlay } from './commands/play.ts';
import { addShow } from './commands/show.ts';
import { addSurvey } from './commands/survey.ts';
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';
import { BadInput, describeError, oneLine } from './faults.ts';
import { EXIT, type Exit, type Io, type Lab } from './io.ts';
import { REGISTRY, type GameRegistry } from './gameRegistry.ts';

const HELP = `
Examples:
  $ lab play --game iunu --seats 3 --seed hello --out game.json    bots play; the game is written to a file
  $ lab verify game.json                                           is the file true, to the byte?
  $ lab show game.json --at 12 --as 0                              what seat 0 sees after entry 12
  $ lab fuzz --game all --games 500                                500 random games of each, every check watching
  $ lab survey --database ./data                                   do all games of a server hold?
  $ lab arena --game iunu --seats 2 --bots greedy,random --games 99  who wins how often
  $ lab train --game iunu --seats 2                                learn a bot's value from self-play
  $ lab bench --game iunu                                          how fast it is

"npm run lab -- <command> …" runs a command from a checkout; "lab <command> --help" tells its options.
What a command finds goes to stdout, complaints about the input go to stderr in one line.
Exit codes: 0 all is well; 1 a check or a file failed; 2 the input is wrong.`;

const programOf = (lab: Lab, end: (exit: Exit) => void): Command => {
  const program = new Command('lab')
    .description('Fourscore on the command line: plays, checks, shows and measures its games.')
    .usage('<command> [options]')
    .configureOutput({ writeOut: lab.io.out, writeErr: lab.io.err, outputError: () => {} })
    .exitOverride()
    .helpCommand(false)
    .addHelpText('after', HELP);
  for (const add of [addPlay, addVerify, addShow, addFuzz, addSurvey, addArena, addTrain, addBench])
    add(program, lab, end);
  return program;
};

const complaint = (error: unknown): string => {
  if (error instanceof BadInput) return error.message;
  if (error instanceof CommanderError) return error.message.replace(/^error: /, '');
  return `internal error: ${describeError(error)}`;
};

/** Runs one command line and answers its exit code. It never throws and never ends the process. */
export const run = (args: readonly string[], io: Io, registry = REGISTRY): Exit => {
  let exit: Exit = EXIT.fine;
  const end = (code: Exit): void => {
    exit = code;
  };
  try {
    programOf({ io, registry }, end).parse(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.fine;
    io.err(`lab: ${oneLine(complaint(error))}\n`);
    return error instanceof BadInput || error instanceof CommanderError ? EXIT.badInput : EXIT.found;
  }
};

export type { Io, GameRegistry };
