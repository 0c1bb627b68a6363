import { useLayoutEffect, useRef } from 'react';
import { CloseIcon, PlayIcon, StepBackIcon } from '../app/icons.tsx';
import { useSettings } from '../app/settings.ts';
import { CoachFace } from './CoachFace.tsx';
import { useLessonText } from './lessonText.ts';
import { placeBubble, type Box } from './placement.ts';
import type { LessonFlow, Speech } from './useLessonFlow.ts';
import type { MeasuredPlaces } from './usePlaces.ts';
import { wholeProgress, type WholeProgress } from './wholeProgress.ts';

const EDGE = 10;
/** So far the face looks over the bubble's upper edge. */
const FACE = 22;

/** What the bubble's buttons do; a missing one is not offered now. */
export interface CoachActions {
  readonly why: (() => void) | undefined;
  readonly show: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly skip: () => void;
  readonly hide: () => void;
}

const boundsOf = ({ left, top, width, height }: Box): Box => ({
  left: left + EDGE,
  top: top + EDGE,
  width: width - 2 * EDGE,
  height: Math.max(0, Math.min(innerHeight - top, height) - 2 * EDGE),
});

/** Beside the first place; the others, and what can be clicked, stay free. The face belongs to the bubble. */
const placeElement = (element: HTMLElement, { places, targets, others, board }: MeasuredPlaces): void => {
  const { offsetWidth: width, offsetHeight, style, dataset } = element;
  const around = { targets: [...places, ...targets], others };
  const { left, top, tail, tailAt } = placeBubble({ width, height: offsetHeight + FACE }, around, boundsOf(board));
  const isAtSide = tail === 'left' || tail === 'right';
  dataset['tail'] = tail;
  Object.assign(style, { left: `${left}px`, top: `${top + FACE}px`, visibility: 'visible' });
  style.setProperty('--tail', `${isAtSide ? tailAt - FACE : tailAt}px`);
};

/** A piece of line for each chapter, as long as it has steps. */
const Progress = ({ chapters }: WholeProgress) => (
  <span className="coach-meter" aria-hidden="true">
    {chapters.map(({ id, steps, share, isNow }) => (
      <i key={id} className={isNow ? 'is-now' : ''} style={{ flexGrow: steps }}>
        <b style={{ width: `${100 * share}%` }} />
      </i>
    ))}
  </span>
);

const Buttons = ({ flow, actions }: { readonly flow: LessonFlow; readonly actions: CoachActions }) => {
  const text = useLessonText();
  const { why, show, back, skip } = actions;
  return (
    <>
      {back && (
        <button type="button" className="btn-link coach-back" aria-label={text.back} title={text.back} onClick={back}>
          <StepBackIcon />
        </button>
      )}
      {why && (
        <button type="button" className="btn-link" aria-keyshortcuts="w" onClick={why}>
          {text.why}
        </button>
      )}
      <button type="button" className="btn-link" title={text.skipHelp} onClick={skip}>
        {text.skip}
      </button>
      {show && (
        <button type="button" className="btn" aria-keyshortcuts="s" title={text.showHelp} onClick={show}>
          <PlayIcon />
          {text.show}
        </button>
      )}
      {flow.next && (
        <button type="button" className="btn btn-primary coach-next" onClick={flow.next.go}>
          {flow.next.label}
        </button>
      )}
    </>
  );
};

interface CoachProps {
  readonly flow: LessonFlow;
  readonly speech: Speech;
  readonly measured: MeasuredPlaces | undefined;
  readonly actions: CoachActions;
}

/** The coach's bubble: who speaks, what, how far one has come, and the ways on. Not modal: the table stays usable. */
export const Coach = ({ flow, speech, measured, actions }: CoachProps) => {
  const text = useLessonText();
  const language = useSettings(settings => settings.language);
  const bubble = useRef<HTMLElement>(null);
  // After every render: the size of the bubble depends on what it says.
  useLayoutEffect(() => {
    if (bubble.current !== null && measured !== undefined) placeElement(bubble.current, measured);
  });
  const { lesson, status } = flow;
  const progress = wholeProgress(lesson, status);
  const { step, steps } = progress;
  return (
    <section
      ref={bubble}
      data-phase={status.phase}
      className={`coach ${speech.kind === 'answer' ? 'is-kind' : ''}`}
      aria-label={text.region(step, steps)}
    >
      <CoachFace game={lesson.game} />
      <div className="coach-text">
        <p className="coach-name">
          {lesson.coach[language]}
          <small>{text.step(step, steps)}</small>
          <button type="button" className="coach-hide" aria-label={text.hide} title={text.hide} onClick={actions.hide}>
            <CloseIcon />
          </button>
        </p>
        <p className="coach-say">{speech.text}</p>
      </div>
      <div className="coach-foot">
        <Progress {...progress} />
        <Buttons flow={flow} actions={actions} />
      </div>
    </section>
  );
};
