import { create } from 'zustand';
import { call, NO_SERVER, type Answer } from './api.ts';

/** Who sits before this page, as the server knows it; `offline` where there is no server. */
export type Person = 'unknown' | 'offline' | { readonly name: string };

export const usePerson = create<{ readonly person: Person }>()(() => ({ person: 'unknown' }));

const become = (person: Person): void => usePerson.setState({ person });

let arriving: Promise<void> | undefined;

/** Asks who this is, even if it was known: the server may have forgotten, or the cookie is gone. */
export const arriveAgain = async (): Promise<void> => {
  const { person } = usePerson.getState();
  const answer = await call('arrive');
  if (answer.ok) become({ name: answer.value.name });
  // Whoever was known stays known: a server that is gone for a moment changes nobody.
  else if (typeof person === 'string') become('offline');
};

/** Asks once who this is; a first visit makes a guest. Asked again only where nobody answered. */
export const arrive = (): Promise<void> => {
  if (typeof usePerson.getState().person !== 'string') return Promise.resolve();
  arriving ??= arriveAgain().finally(() => void (arriving = undefined));
  return arriving;
};

/** Whether there is a server, and it knows us. */
export const useIsOnline = (): boolean => usePerson(({ person }) => typeof person !== 'string');

export const useName = (): string | undefined =>
  usePerson(({ person }) => (typeof person === 'string' ? undefined : person.name));

export const rename = async (name: string): Promise<Answer<{ readonly name: string }>> => {
  const answer = await call('rename', { body: { name } });
  if (answer.ok) become(answer.value);
  return answer;
};

/** The secret of a recovery link is in the fragment of its address, which no browser sends and no log holds. */
const RECOVER = '/recover#';

/** A new link that makes another device this person's; the one before stops working. */
export const recoveryLink = async (): Promise<string | undefined> => {
  const answer = await call('recovery');
  return answer.ok ? `${location.origin}${RECOVER}${answer.value.secret}` : undefined;
};

export const recover = async (secret: string): Promise<Answer<{ readonly name: string }>> => {
  // Anything else is no secret of ours, and need not be sent.
  if (!/^[\w-]{22,64}$/.test(secret)) return { ok: false, fault: { ...NO_SERVER, code: 'noSecret' } };
  const answer = await call('recover', { body: { secret } });
  if (answer.ok) become(answer.value);
  return answer;
};

/** Deletes everything about this person; the next visit makes a new guest. */
export const forget = async (): Promise<boolean> => {
  const answer = await call('forget');
  if (answer.ok) become('unknown');
  return answer.ok;
};
