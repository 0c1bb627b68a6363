import {
  canonical,
  chainEntry,
  hashOf,
  headerHash,
  replay,
  type Action,
  type AnyGame,
  type Entry,
  type Header,
  type Log,
  type Outcome,
  type TableConfig,
} from '#kernel';
import { makeReplay } from '#kernel/replayFile';
import { randomGame, type AnyGameFixture, type GameCheck } from '#kernel/testing';
import type { Planned } from './plan.ts';

/** A move and the luck it drew. */
interface Step extends Action<unknown> {
  readonly drawn: readonly number[];
}

/** What a random game came to, as far as it went. */
export interface Recording {
  readonly config: TableConfig<unknown>;
  readonly setup: readonly number[];
  readonly steps: readonly Step[];
  /** The move that was cut short by a check that looks at single events. */
  readonly pending?: Action<unknown>;
}

export interface Recorder {
  /** To be put before all checks: what they find fault with is then already written down. */
  readonly watch: GameCheck<unknown, unknown>;
  /** Nothing when not even the setup came to its end. */
  recording(): Recording | undefined;
}

/** Keeps moves as they are and writes nothing down yet: a move that cannot be written is for a check to find. */
export const makeRecorder = (): Recorder => {
  let start: Pick<Recording, 'config' | 'setup'> | undefined;
  let pending: Action<unknown> | undefined;
  const steps: Step[] = [];
  return {
    watch: {
      begin(config, { drawn }) {
        start = { config, setup: [...drawn] };
      },
      event({ seat, move }) {
        pending = { seat, move };
      },
      step({ seat, move }, { drawn }) {
        steps.push({ seat, move, drawn });
        pending = undefined;
      },
    },
    recording: () => start && { ...start, steps, ...(pending && { pending }) },
  };
};

/** The luck of a move that was cut short is found by playing the game again with nobody watching. */
const cutShort = (
  fixture: AnyGameFixture,
  { config, seed }: Planned,
  { steps, pending }: Recording,
): readonly Step[] => {
  if (pending === undefined) return [];
  const again = makeRecorder();
  try {
    randomGame(fixture, config, seed, [again.watch]);
  } catch {
    // It may well break down later on; what came before is all that is asked for.
  }
  const step = again.recording()?.steps[steps.length];
  return step !== undefined && canonical(step.move) === canonical(pending.move) ? [step] : [];
};

/** A random game has no seed that a table could show; its luck stands in the entries alone. */
const NO_SEED_HASH = hashOf('');

const logOfSteps = (game: AnyGame, { config, setup }: Recording, steps: readonly Step[]): Log<unknown, unknown> => {
  const { id, version, components } = game;
  const header: Header<unknown> = { game: id, version, components, config, seedHash: NO_SEED_HASH, salts: [] };
  let last = chainEntry<unknown>(headerHash(header), { seq: 0, time: 0, deed: { kind: 'setup' }, chance: setup });
  const entries: Entry<unknown>[] = [last];
  for (const { seat, move, drawn } of steps) {
    const deed = { kind: 'move', seat, move } as const;
    last = chainEntry(last.hash, { seq: entries.length, time: 0, deed, chance: drawn });
    entries.push(last);
  }
  return { header, entries };
};

/** A game with a fault in it may not even replay; then nobody can say how it ended. */
const outcomeOf = (game: AnyGame, log: Log<unknown, unknown>): Outcome | undefined => {
  try {
    return game.outcome(replay(game, log).state);
  } catch {
    return undefined;
  }
};

/** A failed game as the text of a replay file, up to and with the move that failed if it could be played. */
export const makeFailure = (fixture: AnyGameFixture, planned: Planned, recording: Recording): string => {
  const { game } = fixture;
  const log = logOfSteps(game, recording, [...recording.steps, ...cutShort(fixture, planned, recording)]);
  return makeReplay(log, outcomeOf(game, log));
};
