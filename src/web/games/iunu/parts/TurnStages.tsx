import type { Step } from '#games/iunu/facts';
import { TurnProgress } from '../../../board/TurnProgress.tsx';
import { useBoard } from '../boardContext.ts';
import { PHASES, type BoardText, type Phase, type Stage } from '../text/text.ts';
import { useBoardText } from '../text/useBoardText.ts';

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

const PHASE_OF: { readonly [S in Stage]: Phase } = {
  lay: 'dynasty',
  ability: 'dynasty',
  place: 'rejuvenation',
  take: 'rejuvenation',
};

const countIn = (step: Step, text: BoardText): string | undefined => {
  if (step.at === 'baking') return text.ofThree(step.loaves);
  return step.at === 'placing' || step.at === 'taking' ? text.left(step.left) : undefined;
};

/** How far the viewer's turn has come. In the last round there is no Rejuvenation phase. */
export const TurnStages = ({ seat }: { readonly seat: number }) => {
  const { view } = useBoard();
  const text = useBoardText();
  if (view.turn !== seat || view.step.at === 'over') return null;
  const count = countIn(view.step, text);
  const stage = STAGE_OF[view.step.at];
  return (
    <TurnProgress
      className="iunu-steps"
      label={text.thisTurn}
      stages={view.ending ? PHASES.slice(0, 1) : PHASES}
      current={stage && PHASE_OF[stage]}
    >
      {(phase, state) => (
        <>
          {state === 'done' && <span aria-hidden="true">✓ </span>}
          {text.phases[phase]}
          {state === 'now' && stage && (
            <b>
              {text.stages[stage]}
              {count && `, ${count}`}
            </b>
          )}
        </>
      )}
    </TurnProgress>
  );
};
