import type { API, ApiName, BodyOf, ApiError, ReplyOf } from '#wire';

type Route<N extends ApiName> = `${(typeof API)[N]['method']} ${(typeof API)[N]['path']}`;

/** The routes of the server's API without their schemas, which stay there. Where the two differ, this does not compile. */
const ROUTES: { readonly [N in ApiName]: Route<N> } = {
  arrive: 'POST /api/me',
  rename: 'PATCH /api/me',
  forget: 'DELETE /api/me',
  recovery: 'POST /api/me/recovery',
  recover: 'POST /api/me/recover',
  endOtherDevices: 'POST /api/me/devices/end-others',
  games: 'GET /api/games',
  lobby: 'GET /api/lobby',
  create: 'POST /api/tables',
  table: 'GET /api/tables/:id',
  join: 'POST /api/tables/:id/join',
  leave: 'POST /api/tables/:id/leave',
  start: 'POST /api/tables/:id/start',
  remove: 'POST /api/tables/:id/remove',
  report: 'POST /api/tables/:id/report',
  rematch: 'POST /api/tables/:id/rematch',
  replace: 'POST /api/tables/:id/replace',
  comeBack: 'POST /api/tables/:id/back',
  history: 'GET /api/tables/:id/history',
  past: 'GET /api/tables/:id/past/:seq',
  replay: 'GET /api/tables/:id/replay',
};

export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ApiError };

/** The fault where no server answers: no network, or a static host. */
export const NO_SERVER: ApiError = { code: 'noServer', message: 'no server answers' };

const NO_SERVER_RESULT: ApiResult<never> = { ok: false, fault: NO_SERVER };

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') === true;

const isFault = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

interface RequestParts {
  readonly id?: string;
  /** The number of a log entry, in routes that have one. */
  readonly seq?: number;
  readonly body?: unknown;
}

const send = async (route: string, { id = '', seq = 0, body }: RequestParts): Promise<Response | undefined> => {
  const [method = 'GET', path = ''] = route.split(' ');
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    // Guard against forged requests (CSRF): a page of another origin cannot send this header.
    ...(method !== 'GET' && { 'x-fourscore': '1' }),
  };
  return fetch(path.replace(':id', encodeURIComponent(id)).replace(':seq', String(seq)), {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
};

const read = async (response: Response): Promise<ApiResult<unknown>> => {
  if (response.status === 204) return { ok: true, value: undefined };
  // A static host answers every address with the page.
  if (!isJson(response)) return NO_SERVER_RESULT;
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, value };
  return {
    ok: false,
    fault: isFault(value) ? value : { code: `http${response.status}`, message: response.statusText },
  };
};

interface CallOptions<N extends ApiName> extends RequestParts {
  readonly body?: BodyOf<N>;
}

/** Calls the server's HTTP API. A fault is a result too; nothing is thrown. */
export const callApi = async <N extends ApiName>(
  name: N,
  options: CallOptions<N> = {},
): Promise<ApiResult<ReplyOf<N>>> => {
  const response = await send(ROUTES[name], options);
  // The server's replies follow its own schemas, from which these types come.
  return response === undefined ? NO_SERVER_RESULT : ((await read(response)) as ApiResult<ReplyOf<N>>);
};

/** The replay file of a finished game. */
export const fetchReplay = async (id: string): Promise<string | undefined> => {
  const response = await send(ROUTES.replay, { id });
  return response?.ok === true && isJson(response) ? response.text() : undefined;
};
