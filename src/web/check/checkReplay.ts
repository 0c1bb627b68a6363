import { type AnyGame, type LogDifference } from '#kernel';
import { parseReplay, verifyReplay } from '#kernel/replayFile';

/** What the page itself saw of a table before the game began. */
export interface SeenBefore {
  /** The hash of the seed. */
  readonly seedHash?: string;
  /** The salt that this browser has added. */
  readonly salt?: string;
}

/** The parts of a check, in the order in which they are told. */
export const CHECKS = ['chain', 'luck', 'rules'] as const;
export type CheckName = (typeof CHECKS)[number];

/** `unknown` is what could not be looked at: after a first fault, or without a seed. */
export type Verdict = 'right' | 'wrong' | 'unknown';

export interface CheckResult {
  readonly verdicts: { readonly [C in CheckName]: Verdict };
  readonly entries: number;
  /** Whether the hash of the seed was seen before the game, and is the same. */
  readonly isSeedSeen: boolean;
  /** Whether this browser's own salt is part of the luck. */
  readonly isOwnSaltUsed: boolean;
  /** The first entry that is not right. */
  readonly wrongAt?: number;
  /** Why nothing could be checked: no replay file, or one of other rules than this page has. */
  readonly obstacle?: 'unreadable' | 'otherRules';
}

const CHECK_OF: { readonly [W in LogDifference['what']]: CheckName | 'otherRules' } = {
  game: 'otherRules',
  version: 'otherRules',
  components: 'otherRules',
  config: 'rules',
  seed: 'luck',
  order: 'chain',
  hash: 'chain',
  refused: 'rules',
  undo: 'rules',
  luck: 'luck',
  result: 'rules',
  outcome: 'rules',
};

const NOTHING = { chain: 'unknown', luck: 'unknown', rules: 'unknown' } as const;

/** Nothing could be checked. */
export const failed = (obstacle: 'unreadable' | 'otherRules'): CheckResult => ({
  verdicts: NOTHING,
  entries: 0,
  isSeedSeen: false,
  isOwnSaltUsed: false,
  obstacle,
});

/** Plays a finished game again: its hashes, its luck, its rules. */
export const checkReplay = (game: AnyGame, text: string, { seedHash, salt }: SeenBefore): CheckResult => {
  const parsed = parseReplay(text);
  if (!parsed.ok) return failed('unreadable');
  const file = parsed.value;
  const isSeedOther = seedHash !== undefined && seedHash !== file.seedHash;
  const isSaltMissing = salt !== undefined && !file.salts.includes(salt);
  const difference = verifyReplay(game, file);
  const wrong = difference === undefined ? undefined : CHECK_OF[difference.what];
  if (wrong === 'otherRules') return failed('otherRules');
  const verdictOf = (check: CheckName): Verdict => {
    if (check === wrong) return 'wrong';
    return wrong === undefined ? 'right' : 'unknown';
  };
  const luck = isSeedOther || isSaltMissing ? 'wrong' : file.seed === undefined ? 'unknown' : verdictOf('luck');
  return {
    verdicts: { chain: verdictOf('chain'), luck, rules: verdictOf('rules') },
    entries: file.entries.length,
    isSeedSeen: seedHash !== undefined && !isSeedOther,
    isOwnSaltUsed: salt !== undefined && !isSaltMissing,
    ...(typeof difference?.seq === 'number' && { wrongAt: difference.seq }),
  };
};
