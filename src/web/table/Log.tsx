import { memo, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { eventText, type AnyGameText, type NameOf } from '#kernel';
import { SeatSign } from '../app/SeatSign.tsx';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import type { HistoryEntry } from '../local/protocol.ts';
import type { TableProps } from './Frame.tsx';
import { sentenceReader, type Part } from './sentence.ts';

/** How the log speaks: the same from step to step. */
interface Voice {
  readonly text: AnyGameText;
  readonly name: NameOf;
  readonly read: (sentence: string) => readonly Part[];
}

const sentencesOf = ({ events }: HistoryEntry, { text, name }: Voice): readonly string[] =>
  events.flatMap(event => eventText(text, event, name) ?? []);

/** French sets a space before some signs; no line begins with one of them. */
const unbroken = (text: string): string => text.replaceAll(/ (?=[:;?!])/g, '\u00a0');

interface LineProps {
  readonly entry: HistoryEntry;
  readonly voice: Voice;
  readonly isLast: boolean;
  readonly isLookedAt: boolean;
  readonly isForced: boolean;
  readonly look: (seq: number) => void;
}

const Content = ({ entry, voice, isForced }: Pick<LineProps, 'entry' | 'voice' | 'isForced'>) => {
  const { table } = useText();
  return (
    <>
      {entry.seat !== undefined && <SeatSign seat={entry.seat} size={11} />}
      <span>
        {voice.read(unbroken(sentencesOf(entry, voice).join(' '))).map(({ text, piece }, index) => (
          <span key={index}>{piece === undefined ? text : piece.draw(text)}</span>
        ))}
        {isForced && <small> ({table.madeForYou})</small>}
      </span>
    </>
  );
};

/** Arrow keys walk the lines. */
const walk = (event: KeyboardEvent<HTMLButtonElement>): void => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const lines = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
  event.preventDefault();
  lines[lines.indexOf(event.currentTarget) + step]?.focus();
};

/** One step in a sentence or a few, with its pieces; a click shows the table as it was then. */
const Line = memo(({ isLast, isLookedAt, look, ...content }: LineProps) => {
  const { past } = useText();
  return (
    <li className={`log-line ${isLast ? 'is-last' : ''}`}>
      <button
        type="button"
        title={past.look}
        aria-current={isLookedAt ? 'step' : undefined}
        // Tab reaches the newest line; arrow keys reach the others.
        tabIndex={isLast ? 0 : -1}
        onClick={() => look(content.entry.seq)}
        onKeyDown={walk}
      >
        <Content {...content} />
      </button>
    </li>
  );
});

const useVoice = ({ client, name }: TableProps): Voice => {
  const language = useSettings(settings => settings.language);
  return useMemo(
    () => ({ text: client.text[language], name, read: sentenceReader(client.pieces?.(language) ?? []) }),
    [client, language, name],
  );
};

/** The newest line is in sight, or the one that is looked at. */
const useScroll = (length: number, seq: number | undefined) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // With the next picture, not between two changes of this one.
    const frame = requestAnimationFrame(() => {
      if (length > 0 && seq === undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
      else list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [length, seq]);
  return list;
};

export const Log = (props: TableProps) => {
  const { state, lookBack } = props;
  const { table } = useText();
  const { history, past, forced } = state;
  const voice = useVoice(props);
  const list = useScroll(history.length, past?.seq);
  const update = history.filter(entry => sentencesOf(entry, voice).length > 0);
  return (
    <ol className="log" ref={list} aria-label={table.log}>
      {update.map((entry, index) => (
        <Line
          key={entry.seq}
          entry={entry}
          voice={voice}
          isLast={index === update.length - 1}
          isLookedAt={past?.seq === entry.seq}
          isForced={forced.has(entry.seq)}
          look={lookBack}
        />
      ))}
    </ol>
  );
};
