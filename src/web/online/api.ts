import type { API, ApiName, BodyOf, Fault, ReplyOf } from '#wire';

type Way<N extends ApiName> = `${(typeof API)[N]['method']} ${(typeof API)[N]['path']}`;

/** The server's list without its schemas, which stay there. Where the two differ, this does not compile. */
const WAYS: { readonly [N in ApiName]: Way<N> } = {
  arrive: 'POST /api/me',
  rename: 'PATCH /api/me',
  forget: 'DELETE /api/me',
  recovery: 'POST /api/me/recovery',
  recover: 'POST /api/me/recover',
  lobby: 'GET /api/lobby',
  create: 'POST /api/tables',
  table: 'GET /api/tables/:id',
  join: 'POST /api/tables/:id/join',
  leave: 'POST /api/tables/:id/leave',
  start: 'POST /api/tables/:id/start',
  rematch: 'POST /api/tables/:id/rematch',
  replace: 'POST /api/tables/:id/replace',
  comeBack: 'POST /api/tables/:id/back',
  history: 'GET /api/tables/:id/history',
  past: 'GET /api/tables/:id/past/:seq',
  replay: 'GET /api/tables/:id/replay',
};

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** What is said where nobody answers: no network, or a host of files with no server behind it. */
export const NO_SERVER: Fault = { code: 'noServer', message: 'no server answers' };

const missing: Answer<never> = { ok: false, fault: NO_SERVER };

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') === true;

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

interface Sent {
  readonly id?: string;
  /** The step that is asked about, where it is one. */
  readonly seq?: number;
  readonly body?: unknown;
}

const send = async (way: string, { id = '', seq = 0, body }: Sent): Promise<Response | undefined> => {
  const [method = 'GET', path = ''] = way.split(' ');
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    // No page of another origin can send this one: it is the server's guard against forged requests.
    ...(method !== 'GET' && { 'x-fourscore': '1' }),
  };
  return fetch(path.replace(':id', encodeURIComponent(id)).replace(':seq', String(seq)), {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
};

const read = async (response: Response): Promise<Answer<unknown>> => {
  if (response.status === 204) return { ok: true, value: undefined };
  // A host of files answers every address with the page.
  if (!isJson(response)) return missing;
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, value };
  return {
    ok: false,
    fault: isFault(value) ? value : { code: `http${response.status}`, message: response.statusText },
  };
};

interface Particulars<N extends ApiName> extends Sent {
  readonly body?: BodyOf<N>;
}

/** Asks the server. What goes wrong is an answer too; nothing is thrown. */
export const call = async <N extends ApiName>(
  name: N,
  particulars: Particulars<N> = {},
): Promise<Answer<ReplyOf<N>>> => {
  const response = await send(WAYS[name], particulars);
  // The server parses what it gets and says what its own schemas say: it is of our own version.
  return response === undefined ? missing : ((await read(response)) as Answer<ReplyOf<N>>);
};

/** The replay file of a finished game. */
export const fetchReplay = async (id: string): Promise<string | undefined> => {
  const response = await send(WAYS.replay, { id });
  return response?.ok === true && isJson(response) ? response.text() : undefined;
};
