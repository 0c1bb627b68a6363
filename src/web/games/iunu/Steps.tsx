import type { Step } from './game.ts';
import { useTable } from './table.ts';
import { STAGES, useBoardText, type BoardText, type Stage } from './words.ts';

const STAGE_OF: { readonly [At in Step['at']]: Stage | undefined } = {
  dynasty: 'lay',
  ability: 'ability',
  baking: 'ability',
  consulting: 'ability',
  tribute: 'ability',
  placing: 'place',
  taking: 'take',
  ending: undefined,
  over: undefined,
};

const progress = (step: Step, text: BoardText): string | undefined => {
  if (step.at === 'baking') return text.ofThree(step.loaves);
  return step.at === 'placing' || step.at === 'taking' ? text.left(step.left) : undefined;
};

/** How far the viewer's turn has come. In the last round there is no Forum to go to. */
export const Steps = ({ seat }: { readonly seat: number }) => {
  const { view } = useTable();
  const text = useBoardText();
  if (view.turn !== seat || view.step.at === 'over') return null;
  const stages = view.ending ? STAGES.slice(0, 2) : STAGES;
  const current = STAGE_OF[view.step.at];
  const reached = current === undefined ? stages.length : stages.indexOf(current);
  const count = progress(view.step, text);
  return (
    <ol className="iunu-steps" aria-label={text.thisTurn}>
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={index < reached ? 'is-done' : index === reached ? 'is-now' : ''}
          aria-current={index === reached ? 'step' : undefined}
        >
          {index < reached && <span aria-hidden="true">✓ </span>}
          {text.stages[stage]}
          {index === reached && count && <b>{count}</b>}
        </li>
      ))}
    </ol>
  );
};
