import type { CheckResult, SeenBefore } from './checkReplay.ts';

/** A finished game that the worker is to check. */
export interface CheckRequest {
  readonly kind: 'check';
  readonly ref: string;
  readonly text: string;
  readonly seen: SeenBefore;
}

export interface CheckReply {
  readonly kind: 'checked';
  readonly ref: string;
  readonly result: CheckResult;
}
