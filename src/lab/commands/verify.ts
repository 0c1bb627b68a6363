import type { Command } from 'commander';
import { replay, type AnyGame, type LogDifference } from '#kernel';
import { logOf, makeReplay, verifyReplay, type ReplayFile } from '#kernel/replayFile';
import { contrast, firstDifference } from '../excerpt.ts';
import { oneLine } from '../faults.ts';
import { readReplay, type Replay } from '../files.ts';
import { sha256 } from '../sha256.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';

/** The first thing in a file that is not true. */
interface Finding {
  readonly where: string;
  readonly what: LogDifference['what'] | 'rules' | 'text';
  readonly expected: string;
  readonly found: string;
}

const entryName = (seq: LogDifference['seq']): string => (seq === 'header' ? 'header' : `entry ${seq}`);

/** A file made by hand can drive the rules into an error of their own; it is the file that is wrong. */
const whereRulesFail = (game: AnyGame, file: ReplayFile, error: unknown): Finding => {
  let reached = 0;
  try {
    replay(game, logOf(file), () => reached++);
  } catch {
    // It is known that it fails; what was wanted is how far it comes.
  }
  return { where: entryName(reached), what: 'rules', expected: 'a deed the rules know', found: String(error) };
};

const inGame = ({ game, file }: Replay): Finding | undefined => {
  try {
    const difference = verifyReplay(game, file, sha256);
    return difference && { ...difference, where: entryName(difference.seq) };
  } catch (error) {
    return whereRulesFail(game, file, error);
  }
};

/** How much of a text is quoted from the first difference on. */
const SAMPLE = 40;

/** JSON has many texts for one value; only one of them is the file that was written. */
const inText = ({ text, file }: Replay): Finding | undefined => {
  const written = makeReplay(logOf(file), file.outcome, file.names);
  if (written === text) return undefined;
  const index = firstDifference(written, text);
  const lines = text.slice(0, index).split('\n');
  const where = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  const sample = (whole: string): string => JSON.stringify(whole.slice(index, index + SAMPLE));
  return { where, what: 'text', expected: sample(written), found: sample(text) };
};

const summaryOf = ({ file }: Replay): string => {
  const { game, config, entries, seed, outcome, finalHash } = file;
  const luck = seed === undefined ? 'luck as recorded (no seed to prove it)' : 'luck proved by the seed';
  const end = outcome === undefined ? 'still running' : `places ${outcome.places.join(' ')}`;
  return `${game}, ${config.seats} seats, ${entries.length} entries, ${luck}, ${end}, final hash ${finalHash}`;
};

const verify = ({ io, registry }: Lab, path: string, options: { readonly json?: true }): Exit => {
  const opened = readReplay(registry, path);
  const finding = inGame(opened) ?? inText(opened);
  const summary = summaryOf(opened);
  if (options.json) {
    printJson(io, { ok: finding === undefined, file: path, summary, difference: finding ?? null });
  } else if (finding === undefined) {
    io.out(`ok: ${summary}\n`);
  } else {
    const { where, what, expected, found } = finding;
    io.out(`${oneLine(`differs: ${where}: ${what}: ${contrast(expected, found)}`)}\n`);
  }
  return finding === undefined ? EXIT.fine : EXIT.found;
};

const HELP = `
Plays the file again by the rules and compares the hash chain, the luck (with the seed, if it is there), the
score sheet and at last the text itself. docs/replay.md describes the format.

Example:
  $ lab verify game.json
  ok: iunu, 4 seats, 187 entries, luck proved by the seed, places 2 1 4 3, final hash 5f0c…`;

export const addVerify = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('verify')
    .description('check a replay file: rules, hash chain, luck, scores')
    .argument('<file>', 'a replay file')
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((path: string, options: { readonly json?: true }) => end(verify(lab, path, options)));
};
