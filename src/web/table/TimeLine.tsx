import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { eventText, seatsOf, type Viewer } from '#kernel';
import { FirstIcon, LastIcon, PauseIcon, PlayIcon, StepBackIcon, StepOnIcon } from '../app/icons.tsx';
import { useSettings, type Pace } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import type { TableProps } from './Frame.tsx';
import { latestOf } from './shown.ts';
import { useEscape } from './useEscape.ts';

interface TimeLineProps extends TableProps {
  /** When the game is over, it may be seen from every seat. */
  readonly isOver: boolean;
}

/** Milliseconds that a step stays on the screen while the game is played again. */
const EVERY: { readonly [P in Pace]: number } = { slow: 1800, normal: 1000, fast: 450, none: 250 };

interface StepButtonProps {
  readonly label: string;
  readonly icon: ComponentType;
  readonly isOff?: boolean;
  readonly go: () => void;
}

const StepButton = ({ label, icon: Icon, isOff = false, go }: StepButtonProps) => (
  // Not `disabled`: the focus would be lost at either end.
  <button
    type="button"
    className="btn btn-round"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={() => void (isOff || go())}
  >
    <Icon />
  </button>
);

/** Goes on by itself until the last step. */
const usePlaying = (index: number, last: number, goTo: (index: number) => void) => {
  const pace = useSettings(settings => settings.pace);
  const [isPlaying, setIsPlaying] = useState(false);
  const goOn = useEffectEvent(goTo);
  const isRunning = isPlaying && index < last;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => goOn(index + 1), EVERY[pace]);
    return () => clearTimeout(timer);
  }, [isRunning, index, pace]);
  return { isRunning, setIsPlaying };
};

const useSteps = ({ session, state, update }: TableProps) => {
  const { history, past } = state;
  const index = history.findIndex(({ seq }) => seq === past?.seq);
  const last = history.length - 1;
  const goTo = (wanted: number, viewer: Viewer = update.viewer): void => {
    const seq = history[Math.max(0, Math.min(last, wanted))]?.seq;
    if (seq !== undefined) session.lookBack(seq, viewer);
  };
  return { index, last, goTo };
};

const SeenBy = ({ table, update, name, choose }: TableProps & { readonly choose: (viewer: Viewer) => void }) => {
  const { past } = useText();
  const viewers: readonly Viewer[] = [...seatsOf(table.seats.length), 'audience'];
  return (
    <label className="seen-by">
      <span className="sr-only">{past.seenBy}</span>
      <select
        value={viewers.indexOf(update.viewer)}
        onChange={({ target }) => choose(viewers[Number(target.value)] ?? 'audience')}
      >
        {viewers.map((viewer, index) => (
          <option key={viewer} value={index}>
            {`${past.seenBy}: ${viewer === 'audience' ? past.everybody : name(viewer)}`}
          </option>
        ))}
      </select>
    </label>
  );
};

/** What happened in the step that is looked at. */
const useSentence = ({ state, client, name }: TableProps): string => {
  const language = useSettings(settings => settings.language);
  return latestOf(state)
    .flatMap(event => eventText(client.text[language], event, name) ?? [])
    .join(' ');
};

interface StepsProps {
  readonly index: number;
  readonly last: number;
  readonly goTo: (index: number) => void;
}

/** To the beginning, back, play, on, to the end; or straight to any step. */
const Steps = ({ index, last, goTo }: StepsProps) => {
  const { past } = useText();
  const { isRunning, setIsPlaying } = usePlaying(index, last, goTo);
  const step = (wanted: number): void => {
    setIsPlaying(false);
    goTo(wanted);
  };
  return (
    <fieldset className="time-line" aria-label={past.timeLine}>
      <StepButton label={past.first} icon={FirstIcon} isOff={index <= 0} go={() => step(0)} />
      <StepButton label={past.back} icon={StepBackIcon} isOff={index <= 0} go={() => step(index - 1)} />
      <StepButton
        label={isRunning ? past.pause : past.play}
        icon={isRunning ? PauseIcon : PlayIcon}
        isOff={index >= last}
        go={() => setIsPlaying(!isRunning)}
      />
      <StepButton label={past.on} icon={StepOnIcon} isOff={index >= last} go={() => step(index + 1)} />
      <StepButton label={past.last} icon={LastIcon} isOff={index >= last} go={() => step(last)} />
      <input
        type="range"
        aria-label={past.timeLine}
        min={1}
        max={last + 1}
        value={index + 1}
        onChange={({ target }) => step(Number(target.value) - 1)}
      />
    </fieldset>
  );
};

/** A table elsewhere does not wait for whoever looks back. */
const YourTurn = ({ state }: TableProps) => {
  const { home } = useText();
  const isCalled = state.update?.toAct.some(seat => seat === state.update?.viewer) === true;
  return <output className="your-turn">{isCalled && <span className="badge">{home.yourTurn}</span>}</output>;
};

/** Instead of the prompt, while an earlier step is looked at: where one is, and how to get elsewhere. */
export const TimeLine = (props: TimeLineProps) => {
  const { session, isOver } = props;
  const { past } = useText();
  const { index, last, goTo } = useSteps(props);
  const sentence = useSentence(props);
  useEscape(true, () => session.backToNow());
  return (
    <header className="prompt is-past">
      <div className="prompt-text">
        <h1 tabIndex={-1}>{past.title(index + 1, last + 1)}</h1>
        {sentence && <p>{sentence}</p>}
      </div>
      <div className="prompt-actions">
        <Steps index={index} last={last} goTo={goTo} />
        <YourTurn {...props} />
        {isOver && <SeenBy {...props} choose={viewer => goTo(index, viewer)} />}
        <button type="button" className="btn btn-primary" onClick={() => session.backToNow()}>
          {past.backToNow}
        </button>
      </div>
    </header>
  );
};
