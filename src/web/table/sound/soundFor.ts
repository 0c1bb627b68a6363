import type { GameEvent } from '#kernel';
import type { AnyGameLog } from '#kernel/log';
import type { SoundName } from './sounds.ts';

/** What matters about an update for its sound. */
export interface Moment {
  readonly length: number;
  readonly isYourTurn: boolean;
  readonly isOver: boolean;
  readonly events: readonly GameEvent[];
}

/** Of the events that weigh most in a game's log, such as battles. */
const GREAT = 3;

/** The sound of what has just happened; none when a table is opened, or nothing was added. */
export const soundFor = (
  before: Moment | undefined,
  now: Moment,
  weights: AnyGameLog['weights'] = {},
): SoundName | undefined => {
  if (before === undefined || now.length <= before.length) return undefined;
  if (now.isOver) return before.isOver ? undefined : 'end';
  if (now.events.some(({ type }) => weights[type] === GREAT)) return 'battle';
  return now.isYourTurn && !before.isYourTurn ? 'turn' : 'move';
};
