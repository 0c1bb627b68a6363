import type { Chapter, Message } from '#wire';

type Step = Omit<Extract<Message, { kind: 'step' }>, 'patch' | 'chapter'>;

/** JSON leaves out what is undefined. */
type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

const isSame = (one: Chapter | undefined, other: Chapter | undefined): boolean =>
  one?.events.length === other?.events.length &&
  (one?.events.every((event, index) => event === other?.events[index]) ?? true);

/** Writes a step as it is sent, for one viewer after the other: those who have seen the same share its text. Its patch is text already. */
export const stepWriter = (step: Loose<Step>): ((chapter: Chapter | undefined, patch: string) => string) => {
  let last: Chapter | undefined;
  let text: string | undefined;
  return (chapter, patch) => {
    if (text === undefined || !isSame(last, chapter)) text = JSON.stringify({ ...step, chapter }).slice(0, -1);
    last = chapter;
    return patch === '' ? `${text}}` : `${text},"patch":${patch}}`;
  };
};
