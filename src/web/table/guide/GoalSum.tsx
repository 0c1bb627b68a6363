import { Fragment, type ReactNode } from 'react';

interface GoalSumProps {
  readonly parts: readonly ReactNode[];
  readonly result: ReactNode;
}

/** What a goal is made of, as a sum of pieces. */
export const GoalSum = ({ parts, result }: GoalSumProps) => (
  <div className="goal-sum" aria-hidden="true">
    {parts.map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <i>+</i>}
        <span>{part}</span>
      </Fragment>
    ))}
    <i>=</i>
    <span>{result}</span>
  </div>
);
