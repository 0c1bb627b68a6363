/** What the visitor is told. */
export interface Visitor {
  readonly address: string;
  readonly cookie: string;
  readonly from: string;
  /** A finished table and a running one, both with long logs. */
  readonly finished: string;
  readonly running: string;
  readonly length: number;
}

/** The visitor prints this when all routes are being asked for. */
export const READY = 'ready';
