import type { Message } from '#wire';

type Step = Omit<Extract<Message, { kind: 'step' }>, 'patch'>;

/** JSON leaves out what is undefined. */
type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

/** A step as it is sent. Its patch is text already. */
export const stepText = (step: Loose<Step>, patch: string): string => {
  const text = JSON.stringify(step);
  return patch === '' ? text : `${text.slice(0, -1)},"patch":${patch}}`;
};
