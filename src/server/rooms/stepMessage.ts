import type { HistoryEntry, ServerMessage } from '#wire';

type StepMessage = Omit<Extract<ServerMessage, { kind: 'step' }>, 'patch' | 'entry'>;

/** JSON leaves out what is undefined. */
type OrUndefined<T> = { readonly [K in keyof T]: T[K] | undefined };

const hasSameEvents = (one: HistoryEntry | undefined, other: HistoryEntry | undefined): boolean =>
  one?.events.length === other?.events.length &&
  (one?.events.every((event, index) => event === other?.events[index]) ?? true);

/**
 * Serializes a `step` message for one viewer after the other: viewers who may see the same events share its text.
 * `patch` is JSON already.
 */
export const stepSerializer = (
  step: OrUndefined<StepMessage>,
): ((entry: HistoryEntry | undefined, patch: string) => string) => {
  let lastEntry: HistoryEntry | undefined;
  let text: string | undefined;
  return (entry, patch) => {
    if (text === undefined || !hasSameEvents(lastEntry, entry)) text = JSON.stringify({ ...step, entry }).slice(0, -1);
    lastEntry = entry;
    return patch === '' ? `${text}}` : `${text},"patch":${patch}}`;
  };
};
