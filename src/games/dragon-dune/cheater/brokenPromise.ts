import { Violation } from '#kernel/testing';
import type { Obligation } from './ledger.ts';

/** Says which promise was broken, and how. */
export const broken = (promise: Obligation, how: string): never => {
  const { agreement, kind, by, to, amount, territory, until, when } = promise;
  throw new Violation(
    `agreement ${agreement} is broken: ${how} (${kind} by ${by} to ${to}, amount ${amount}, territory ${territory}, until ${until}, ${when})`,
  );
};

export const brokenIf = (promises: readonly Obligation[], how: string): void => {
  const [promise] = promises;
  if (promise !== undefined) broken(promise, how);
};
