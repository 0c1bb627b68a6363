import type { ReactNode } from 'react';

type StageState = 'done' | 'now' | 'ahead';

interface TurnProgressProps<Stage extends string> {
  readonly className: string;
  readonly label: string;
  readonly stages: readonly Stage[];
  /** Missing when all are done. */
  readonly current: Stage | undefined;
  /** What a stage shows. */
  readonly children: (stage: Stage, state: StageState) => ReactNode;
}

const CLASSES: { readonly [S in StageState]: string } = { done: 'is-done', now: 'is-now', ahead: '' };

/** How far a turn has come, as a list of its stages. */
export const TurnProgress = <Stage extends string>(props: TurnProgressProps<Stage>) => {
  const { className, label, stages, current, children } = props;
  const reached = current === undefined ? stages.length : stages.indexOf(current);
  return (
    <ol className={className} aria-label={label}>
      {stages.map((stage, index) => {
        const state = index < reached ? 'done' : index === reached ? 'now' : 'ahead';
        return (
          <li key={stage} className={CLASSES[state]} aria-current={state === 'now' ? 'step' : undefined}>
            {children(stage, state)}
          </li>
        );
      })}
    </ol>
  );
};
