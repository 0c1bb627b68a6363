import { useTable } from './table.ts';
import type { Step } from './game.ts';
import { Icon } from './pieces/Drawing.tsx';
import { PHASES, useBoardText, type Phase } from './words.ts';

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
export const Phases = ({ seat }: { readonly seat: number }) => {
  const { view } = useTable();
  const text = useBoardText();
  if (view.turn !== seat || view.step.at === 'over' || view.step.at === 'drafting') return null;
  const current = phaseOf(view.step);
  const reached = current === undefined ? PHASES.length : PHASES.indexOf(current);
  return (
    <ol className="dunaia-phases" aria-label={text.thisTurn}>
      {PHASES.map((phase, index) => (
        <li
          key={phase}
          className={index < reached ? 'is-done' : index === reached ? 'is-now' : ''}
          aria-current={index === reached ? 'step' : undefined}
        >
          {index < reached ? <span aria-hidden="true">✓</span> : <Icon id={SIGNS[phase]} />}
          <span className="dunaia-phase">{text.phases[phase]}</span>
        </li>
      ))}
    </ol>
  );
};
