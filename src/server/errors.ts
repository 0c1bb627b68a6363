/** A request that cannot be fulfilled. Status, code and message are sent to the client, and nothing else. */
export class RequestError extends Error {
  override readonly name = 'RequestFault';
  readonly status: number;
  readonly code: string;
  /** After how many seconds the same request may be made again. */
  retryAfter?: number;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const errorFactory =
  (status: number, code: string, message: string) =>
  (detail = ''): RequestError =>
    new RequestError(status, code, detail === '' ? message : `${message}: ${detail}`);

export const errors = {
  badRequest: errorFactory(400, 'badRequest', 'That is not what is asked for here'),
  nobody: errorFactory(401, 'nobody', 'Say who you are first'),
  forbidden: errorFactory(403, 'forbidden', 'That is not yours to do'),
  noTable: errorFactory(404, 'noTable', 'There is no such table'),
  unknownSecret: errorFactory(404, 'unknownSecret', 'This link belongs to nobody'),
  noStep: errorFactory(404, 'noStep', 'There is no such step'),
  notNow: errorFactory(409, 'notNow', 'That cannot be done now'),
  unavailable: errorFactory(409, 'unavailable', 'This game is played by rules that are not here'),
  seatTaken: errorFactory(409, 'seatTaken', 'There is no free seat'),
  tooManyTables: errorFactory(409, 'tooManyTables', 'You have enough open tables: start or leave one of them first'),
  noLine: errorFactory(404, 'noLine', 'There is no such message'),
  tooFast: (retryAfter = 1): RequestError =>
    Object.assign(
      new RequestError(429, 'tooFast', 'Too many requests; the header `retry-after` says how many seconds to wait'),
      { retryAfter },
    ),
  busy: errorFactory(503, 'busy', 'Too much is being looked up right now; try again in a moment'),
} as const;
