import type { Step } from '#games/dunaia/facts';
import { TurnProgress } from '../../../board/TurnProgress.tsx';
import { useBoard } from '../boardContext.ts';
import { Icon } from '../pieces/Drawing.tsx';
import { PHASES, type Phase } from '../text/text.ts';
import { useBoardText } from '../text/useBoardText.ts';

const PHASE_OF: { readonly [At in Step['at']]?: Phase } = {
  choosing: 'choose',
  awakening: 'awaken',
  recycling: 'recycle',
  buying: 'recycle',
  checking: 'check',
};

/** What the turn comes back to when a question is answered tells its phase. */
const phaseOf = (step: Step): Phase | undefined => {
  const phase = PHASE_OF[step.at];
  if (phase !== undefined) return phase;
  if (step.at === 'secondEffect') return 'awaken';
  if (!('next' in step)) return undefined;
  const next = phaseOf(step.next);
  // An effect comes before the phase that follows it.
  if (next === 'recycle' && step.at !== 'placing') return 'awaken';
  return next === 'check' ? 'recycle' : next;
};

const SIGNS: { readonly [P in Phase]: string } = {
  choose: 'i-die',
  awaken: 'i-awake',
  recycle: 'i-turn',
  check: 'i-pts',
};

/** How far the viewer's turn has come. */
export const TurnPhases = ({ seat }: { readonly seat: number }) => {
  const { view } = useBoard();
  const text = useBoardText();
  if (view.turn !== seat || view.step.at === 'over' || view.step.at === 'drafting') return null;
  return (
    <TurnProgress className="dunaia-phases" label={text.thisTurn} stages={PHASES} current={phaseOf(view.step)}>
      {(phase, state) => (
        <>
          {state === 'done' ? <span aria-hidden="true">✓</span> : <Icon id={SIGNS[phase]} />}
          <span className="dunaia-phase">{text.phases[phase]}</span>
        </>
      )}
    </TurnProgress>
  );
};
