import { memo, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import {
  headingSentence,
  lineContent,
  logItems,
  type AnyLogText,
  type LogContext,
  type LogHeading,
  type LogItem,
  type LogLine,
} from '#kernel/log';
import { SeatSign } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import type { TableProps } from '../tableProps.ts';
import './log.css';
import { LineSentence, Parts, type SentenceProps } from './LogSentence.tsx';
import { useLogText } from './logText.ts';
import { lastTurnEnd } from './sinceLastTurn.ts';

/** What turns lines into sentences: memoized, so that old lines do not render again. */
interface LogRendering extends SentenceProps {
  readonly text: AnyLogText;
  readonly context: LogContext<unknown>;
}

interface LogEntryProps {
  readonly line: LogLine;
  readonly rendering: LogRendering;
  /** Whether the line before it has the same subject in the same turn. */
  readonly isContinued: boolean;
  readonly isLast: boolean;
  readonly isShown: boolean;
  readonly isForced: boolean;
  readonly showPast: (seq: number) => void;
}

/** Arrow keys move the focus from line to line. */
const moveFocus = (event: KeyboardEvent<HTMLButtonElement>): void => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const lines = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
  event.preventDefault();
  lines[lines.indexOf(event.currentTarget) + step]?.focus();
};

const isSameLine = (one: LogLine, other: LogLine): boolean =>
  one.from === other.from && one.seq === other.seq && one.events.length === other.events.length;

const isSameEntry = ({ line, ...props }: LogEntryProps, { line: nextLine, ...next }: LogEntryProps): boolean =>
  isSameLine(line, nextLine) && (Object.keys(props) as (keyof typeof props)[]).every(key => props[key] === next[key]);

/** One line with its pieces; a click shows the table as it was then. */
const LogEntry = memo(({ line, rendering, isContinued, isLast, isShown, isForced, showPast }: LogEntryProps) => {
  const { table } = useAppText();
  return (
    <li className={`log-line ${isLast ? 'is-last' : ''} ${isContinued ? 'is-continued' : ''}`}>
      <button
        type="button"
        title={table.look}
        aria-current={isShown ? 'step' : undefined}
        // Tab reaches the newest line; arrow keys reach the others.
        tabIndex={isLast ? 0 : -1}
        onClick={() => showPast(line.seq)}
        onKeyDown={moveFocus}
      >
        {line.seat !== undefined && !isContinued && <SeatSign seat={line.seat} size={11} />}
        <span>
          <LineSentence
            line={line}
            content={lineContent(line, rendering.text, rendering.context)}
            isNamed={!isContinued}
            {...rendering}
          />
          {isForced && <small> ({table.madeForYou})</small>}
        </span>
      </button>
    </li>
  );
}, isSameEntry);

const Heading = ({ heading, rendering }: { readonly heading: LogHeading; readonly rendering: LogRendering }) => (
  <li className={`log-heading is-level-${heading.level}`}>
    <h3>
      <Parts parts={headingSentence(heading, rendering.text, rendering.context)} {...rendering} />
    </h3>
  </li>
);

/** The parts of a view that sentences use do not change: the first view serves all of a game. */
const useRendering = ({ client, name, update }: TableProps): LogRendering => {
  const language = useSettings(settings => settings.language);
  const clientLog = client.log.read();
  const view = useRef(update.view);
  useEffect(() => void (view.current = update.view), [update.view]);
  return useMemo(() => {
    const context: LogContext<unknown> = {
      name,
      get view() {
        return view.current;
      },
    };
    return { clientLog, text: clientLog.log.texts[language], context, language, name };
  }, [clientLog, language, name]);
};

/** Scrolls to the newest line, or to the past one that is shown. */
const useScroll = (length: number, seq: number | undefined) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // In the next frame, so that no layout is forced between two changes of this one.
    const frame = requestAnimationFrame(() => {
      if (length > 0 && seq === undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
      else list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [length, seq]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    // A phone shows the log later than it is there.
    const observer = new ResizeObserver(() => {
      if (element.querySelector('[aria-current]') === null) element.scrollTo({ top: element.scrollHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return list;
};

const isContinuedAfter = (before: LogItem | undefined, line: LogLine): boolean =>
  line.seat !== undefined && !line.isNewTurn && before?.kind === 'line' && before.seat === line.seat;

/** The log: the history in sentences under headings, the newest line last. */
export const LogPanel = (props: TableProps) => {
  const { state, update, showPast } = props;
  const { table } = useAppText();
  const { sinceLastTurn } = useLogText();
  const { history, past, forcedEntries } = state;
  const rendering = useRendering(props);
  const items = useMemo(() => logItems(rendering.clientLog.log, history), [rendering.clientLog, history]);
  const list = useScroll(history.length, past?.seq);
  const last = items.findLast(item => item.kind === 'line');
  const end = lastTurnEnd(history, update.viewer);
  const firstNew = end === undefined ? undefined : items.find(item => item.kind === 'line' && item.from > end);
  return (
    <ol className="log" ref={list} aria-label={table.log}>
      {items.flatMap((item, index) => [
        ...(item === firstNew
          ? [
              <li key="divider" className="log-divider">
                <span>{sinceLastTurn}</span>
              </li>,
            ]
          : []),
        item.kind === 'heading' ? (
          <Heading key={`heading ${item.seq} ${item.level}`} heading={item} rendering={rendering} />
        ) : (
          <LogEntry
            key={`${item.from} ${index}`}
            line={item}
            rendering={rendering}
            isContinued={isContinuedAfter(items[index - 1], item) && item !== firstNew}
            isLast={item === last}
            isShown={past !== undefined && item.from <= past.seq && past.seq <= item.seq}
            isForced={item.from === item.seq && forcedEntries.has(item.seq)}
            showPast={showPast}
          />
        ),
      ])}
    </ol>
  );
};
