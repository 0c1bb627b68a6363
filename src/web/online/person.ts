import { create } from 'zustand';
import { callApi, NO_SERVER, type ApiResult } from './api.ts';

/** The person of this browser, as the server knows it by its cookie; `offline` where there is no server. */
export type Person = 'unknown' | 'offline' | { readonly name: string };

export const usePerson = create<{ readonly person: Person }>()(() => ({ person: 'unknown' }));

const setPerson = (person: Person): void => usePerson.setState({ person });

let arriving: Promise<void> | undefined;

/** Identifies this browser again: the server may have forgotten it, or the cookie is gone. */
export const arriveAgain = async (): Promise<void> => {
  const { person } = usePerson.getState();
  const result = await callApi('arrive');
  if (result.ok) setPerson({ name: result.value.name });
  // A person who is known stays so while the server does not result.
  else if (typeof person === 'string') setPerson('offline');
};

/** Identifies this browser once; a first visit makes a guest. Called again, it does something only where no server resulted. */
export const arrive = (): Promise<void> => {
  if (typeof usePerson.getState().person !== 'string') return Promise.resolve();
  arriving ??= arriveAgain().finally(() => void (arriving = undefined));
  return arriving;
};

/** Whether there is a server, and it knows this person. */
export const useIsOnline = (): boolean => usePerson(({ person }) => typeof person !== 'string');

export const useName = (): string | undefined =>
  usePerson(({ person }) => (typeof person === 'string' ? undefined : person.name));

export const rename = async (name: string): Promise<ApiResult<{ readonly name: string }>> => {
  const result = await callApi('rename', { body: { name } });
  if (result.ok) setPerson(result.value);
  return result;
};

/** The secret of a recovery link is in the fragment of its address, which no browser sends and no log holds. */
const RECOVER = '/recover#';

/** A new link that makes another device this person's; the one before stops working. */
export const recoveryLink = async (): Promise<string | undefined> => {
  const result = await callApi('recovery');
  return result.ok ? `${location.origin}${RECOVER}${result.value.secret}` : undefined;
};

export const recover = async (secret: string): Promise<ApiResult<{ readonly name: string }>> => {
  // Anything else is no secret of ours, and need not be sent.
  if (!/^[\w-]{22,64}$/.test(secret)) return { ok: false, fault: { ...NO_SERVER, code: 'noSecret' } };
  const result = await callApi('recover', { body: { secret } });
  if (result.ok) setPerson(result.value);
  return result;
};

/** Signs out all other browsers of this person. */
export const endOtherDevices = async (): Promise<boolean> => (await callApi('endOtherDevices')).ok;

/** Deletes everything about this person; the next visit makes a new guest. */
export const forget = async (): Promise<boolean> => {
  const result = await callApi('forget');
  if (result.ok) setPerson('unknown');
  return result.ok;
};
