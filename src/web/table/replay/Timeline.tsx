import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { seatsOf, type Viewer } from '#kernel';
import { FirstIcon, LastIcon, PauseIcon, PlayIcon, StepBackIcon, StepOnIcon } from '../../app/icons.tsx';
import { ANIMATION_TIMES } from '../../app/animationSpeed.ts';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import type { TableProps } from '../tableProps.ts';
import './timeline.css';
import { useLatestSentences } from '../log/useLatestSentences.ts';
import { useEscapeKey } from '../keyboard/useEscapeKey.ts';
import { usePastText } from './pastText.ts';

interface TimelineProps extends TableProps {
  /** When the game is over, every viewer's view may be shown. */
  readonly isOver: boolean;
}

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

/** Plays the replay by itself until the last entry. */
const useAutoplay = (index: number, last: number, goTo: (index: number) => void) => {
  const speed = useSettings(settings => settings.pace);
  const [isPlaying, setIsPlaying] = useState(false);
  const advance = useEffectEvent(goTo);
  const isRunning = isPlaying && index < last;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => advance(index + 1), ANIMATION_TIMES[speed].replay);
    return () => clearTimeout(timer);
  }, [isRunning, index, speed]);
  return { isRunning, setIsPlaying };
};

const useTimeline = ({ session, state, update }: TableProps) => {
  const { history, past } = state;
  const index = history.findIndex(({ seq }) => seq === past?.seq);
  const last = history.length - 1;
  const goTo = (wanted: number, viewer: Viewer = update.viewer): void => {
    const seq = history[Math.max(0, Math.min(last, wanted))]?.seq;
    if (seq !== undefined) session.showPast(seq, viewer);
  };
  return { index, last, goTo };
};

const ViewerSelect = ({ table, update, name, choose }: TableProps & { readonly choose: (viewer: Viewer) => void }) => {
  const past = usePastText();
  const { colon } = useAppText();
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
            {`${past.seenBy}${colon}${viewer === 'audience' ? past.everybody : name(viewer)}`}
          </option>
        ))}
      </select>
    </label>
  );
};

interface TimelineControlsProps {
  readonly index: number;
  readonly last: number;
  readonly goTo: (index: number) => void;
}

/** First, previous, play, next, last; or a slider to any entry. */
const TimelineControls = ({ index, last, goTo }: TimelineControlsProps) => {
  const past = usePastText();
  const { isRunning, setIsPlaying } = useAutoplay(index, last, goTo);
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

/** An online table goes on while its viewer looks at a past position. */
const YourTurnBadge = ({ state }: TableProps) => {
  const { home } = useAppText();
  const isYourTurn = state.update?.toAct.some(seat => seat === state.update?.viewer) === true;
  return <output className="your-turn">{isYourTurn && <span className="badge">{home.yourTurn}</span>}</output>;
};

/** In place of the prompt bar while a past position is shown: which one, and the controls of the replay. */
export const Timeline = (props: TimelineProps) => {
  const { session, isOver } = props;
  const past = usePastText();
  const { index, last, goTo } = useTimeline(props);
  const sentence = useLatestSentences(props).join(' ');
  useEscapeKey(true, () => session.showPresent());
  return (
    <header className="prompt is-past">
      <div className="prompt-text">
        <h1 tabIndex={-1}>{past.title(index + 1, last + 1)}</h1>
        {sentence && <p>{sentence}</p>}
      </div>
      <div className="prompt-actions">
        <TimelineControls index={index} last={last} goTo={goTo} />
        <YourTurnBadge {...props} />
        {isOver && <ViewerSelect {...props} choose={viewer => goTo(index, viewer)} />}
        <button type="button" className="btn btn-primary" onClick={() => session.showPresent()}>
          {past.backToNow}
        </button>
      </div>
    </header>
  );
};
