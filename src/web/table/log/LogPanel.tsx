import { memo, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { eventText, type AnyGameText, type HistoryEntry, type NameOf } from '#kernel';
import { SeatSign } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import { withNoBreakSpaces } from '../../app/text/noBreakSpaces.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import type { TableProps } from '../tableProps.ts';
import './log.css';
import { makePieceFinder, type SentencePart } from './pieceFinder.ts';

/** What turns entries into text: memoized, so that old entries do not render again. */
interface LogText {
  readonly text: AnyGameText;
  readonly name: NameOf;
  readonly findPieces: (sentence: string) => readonly SentencePart[];
}

const sentencesOf = ({ events }: HistoryEntry, { text, name }: LogText): readonly string[] =>
  events.flatMap(event => eventText(text, event, name) ?? []);

interface LogEntryProps {
  readonly entry: HistoryEntry;
  readonly logText: LogText;
  readonly isLast: boolean;
  readonly isShown: boolean;
  readonly isForced: boolean;
  readonly showPast: (seq: number) => void;
}

const EntryContent = ({ entry, logText, isForced }: Pick<LogEntryProps, 'entry' | 'logText' | 'isForced'>) => {
  const { table } = useAppText();
  return (
    <>
      {entry.seat !== undefined && <SeatSign seat={entry.seat} size={11} />}
      <span>
        {logText.findPieces(withNoBreakSpaces(sentencesOf(entry, logText).join(' '))).map(({ text, piece }, index) => (
          <span key={index}>{piece === undefined ? text : piece.draw(text)}</span>
        ))}
        {isForced && <small> ({table.madeForYou})</small>}
      </span>
    </>
  );
};

/** Arrow keys move the focus from entry to entry. */
const moveFocus = (event: KeyboardEvent<HTMLButtonElement>): void => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const lines = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
  event.preventDefault();
  lines[lines.indexOf(event.currentTarget) + step]?.focus();
};

/** One history entry in words, with its pieces; a click shows the table as it was then. */
const LogEntry = memo(({ isLast, isShown, showPast, ...content }: LogEntryProps) => {
  const { table } = useAppText();
  return (
    <li className={`log-line ${isLast ? 'is-last' : ''}`}>
      <button
        type="button"
        title={table.look}
        aria-current={isShown ? 'step' : undefined}
        // Tab reaches the newest entry; arrow keys reach the others.
        tabIndex={isLast ? 0 : -1}
        onClick={() => showPast(content.entry.seq)}
        onKeyDown={moveFocus}
      >
        <EntryContent {...content} />
      </button>
    </li>
  );
});

const useLogText = ({ client, name }: TableProps): LogText => {
  const language = useSettings(settings => settings.language);
  return useMemo(
    () => ({ text: client.text[language], name, findPieces: makePieceFinder(client.pieces?.(language) ?? []) }),
    [client, language, name],
  );
};

/** Scrolls to the newest entry, or to the past one that is shown. */
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
  return list;
};

/** The log: the history in words, the newest entry last. */
export const LogPanel = (props: TableProps) => {
  const { state, showPast } = props;
  const { table } = useAppText();
  const { history, past, forcedEntries } = state;
  const logText = useLogText(props);
  const list = useScroll(history.length, past?.seq);
  const entries = history.filter(entry => sentencesOf(entry, logText).length > 0);
  return (
    <ol className="log" ref={list} aria-label={table.log}>
      {entries.map((entry, index) => (
        <LogEntry
          key={entry.seq}
          entry={entry}
          logText={logText}
          isLast={index === entries.length - 1}
          isShown={past?.seq === entry.seq}
          isForced={forcedEntries.has(entry.seq)}
          showPast={showPast}
        />
      ))}
    </ol>
  );
};
