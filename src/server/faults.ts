/** A request that cannot be fulfilled, and why: told to whoever asked, never more than this. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const make =
  (status: number, code: string, message: string) =>
  (detail = ''): RequestFault =>
    new RequestFault(status, code, detail === '' ? message : `${message}: ${detail}`);

export const faults = {
  badRequest: make(400, 'badRequest', 'That is not what is asked for here'),
  nobody: make(401, 'nobody', 'Say who you are first'),
  forbidden: make(403, 'forbidden', 'That is not yours to do'),
  noTable: make(404, 'noTable', 'There is no such table'),
  unknownSecret: make(404, 'unknownSecret', 'This link belongs to nobody'),
  noStep: make(404, 'noStep', 'There is no such step'),
  notNow: make(409, 'notNow', 'That cannot be done now'),
  seatTaken: make(409, 'seatTaken', 'There is no free seat'),
} as const;
