import type { HistoryEntry, ServerMessage } from '#wire';

type Step = Omit<Extract<ServerMessage, { kind: 'step' }>, 'patch' | 'entry'>;

/** JSON leaves out what is undefined. */
type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

const isSame = (one: HistoryEntry | undefined, other: HistoryEntry | undefined): boolean =>
  one?.events.length === other?.events.length &&
  (one?.events.every((event, index) => event === other?.events[index]) ?? true);

/** Writes a step as it is sent, for one viewer after the other: those who have seen the same share its text. Its patch is text already. */
export const stepWriter = (step: Loose<Step>): ((entry: HistoryEntry | undefined, patch: string) => string) => {
  let last: HistoryEntry | undefined;
  let text: string | undefined;
  return (entry, patch) => {
    if (text === undefined || !isSame(last, entry)) text = JSON.stringify({ ...step, entry }).slice(0, -1);
    last = entry;
    return patch === '' ? `${text}}` : `${text},"patch":${patch}}`;
  };
};
