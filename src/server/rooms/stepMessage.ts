import type { HistoryEntry, ServerMessage } from '#wire';

type StepMessage = Extract<ServerMessage, { kind: 'step' }>;

/** JSON leaves out what is undefined. */
type OrUndefined<T> = { readonly [K in keyof T]: T[K] | undefined };

/** What is the same for every viewer. */
type CommonPart = OrUndefined<Pick<StepMessage, 'kind' | 'table' | 'clocks'>>;

/** What a viewer is sent of a step; entries have the viewer's own numbers. */
type ViewerPart = OrUndefined<Pick<StepMessage, 'length' | 'undone'>> & { readonly entry: HistoryEntry | undefined };

const hasSameEvents = (one: HistoryEntry | undefined, other: HistoryEntry | undefined): boolean =>
  one?.events.length === other?.events.length &&
  (one?.events.every((event, index) => event === other?.events[index]) ?? true);

const isSamePart = (one: ViewerPart, other: ViewerPart): boolean =>
  one.length === other.length &&
  one.undone === other.undone &&
  one.entry?.seq === other.entry?.seq &&
  hasSameEvents(one.entry, other.entry);

/**
 * Serializes a `step` message for one viewer after the other: viewers who may see the same share its text.
 * `patch` is JSON already.
 */
export const stepSerializer = (common: CommonPart): ((part: ViewerPart, patch: string) => string) => {
  let last: ViewerPart | undefined;
  let text = '';
  return (part, patch) => {
    if (last === undefined || !isSamePart(last, part)) {
      const { length, undone, entry } = part;
      const { kind, table, clocks } = common;
      text = JSON.stringify({ kind, table, length, undone, clocks, entry }).slice(0, -1);
    }
    last = part;
    return patch === '' ? `${text}}` : `${text},"patch":${patch}}`;
  };
};
