import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { momentText, refusalText, type Language } from '#kernel';
import { prefersReducedMotion } from '../app/animationSpeed.ts';
import { useSettings } from '../app/settings.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { usePrefetch } from '../board/lazyPart.ts';
import type { TableProps } from '../table/tableProps.ts';
import type { LessonConnection } from './lessonConnection.ts';
import type { LessonStatus, LessonSummary } from './lessonProtocol.ts';
import { useLessonText, type LessonFrameText } from './lessonText.ts';

/** What the coach says now. An answer is about a click that did not go on. */
export interface Speech {
  readonly kind: 'step' | 'caption' | 'answer';
  readonly text: string;
  readonly rule: string | undefined;
}

export interface LessonFlow {
  readonly lesson: LessonSummary;
  readonly status: LessonStatus;
  readonly speech: Speech | undefined;
  /** Whether what happened has been shown: while pieces fly, nothing is pointed at. */
  readonly isSettled: boolean;
  /** The way on where no move is asked for. */
  readonly next: { readonly label: string; readonly go: () => void } | undefined;
}

const READING_BASE = 1500;
const READING_LETTER = 55;

const readingTime = (text: string): number => READING_BASE + text.length * READING_LETTER;

const nextLabel = ({ phase }: LessonStatus, text: LessonFrameText): string | undefined => {
  switch (phase) {
    case 'read':
      return text.next;
    case 'tried':
      return text.takeBack;
    case 'chapterEnd':
      return text.nextChapter;
    default:
      return undefined;
  }
};

const useRefusal = ({ state, client, name }: TableProps): Speech | undefined => {
  const { table } = useAppText();
  const language = useSettings(settings => settings.language);
  usePrefetch(useMemo(() => [client.moments], [client]));
  if (state.refusalNotice === undefined) return undefined;
  const { refusal, move } = state.refusalNotice;
  const moments = client.moments.loaded()?.[language] ?? {};
  const text =
    'barrier' in refusal
      ? table.barrier[refusal.barrier]
      : (momentText(moments, refusal, move) ?? refusalText(client.text[language], refusal, name));
  return { kind: 'answer', text: text ?? table.notAMove, rule: /^\d/.test(refusal.rule) ? refusal.rule : undefined };
};

const stepSpeech = (status: LessonStatus, language: Language, text: LessonFrameText): Speech => {
  const { phase, answer, say, rule } = status;
  if (answer !== undefined) return { kind: 'answer', text: answer[language], rule };
  return { kind: 'step', text: phase === 'chapterEnd' ? text.lead(say[language]) : say[language], rule };
};

/** Plays what follows by itself, once what happened before has been shown and read. */
const useWatching = (connection: LessonConnection, isReady: boolean, { phase, revision }: LessonStatus): void => {
  const watched = useRef(-1);
  useEffect(() => {
    if (!isReady || phase !== 'watch' || watched.current === revision) return;
    watched.current = revision;
    connection.act('watch');
  }, [connection, isReady, phase, revision]);
};

/** A caption goes by itself after the time it takes to read it, unless motion is off or somebody is at the bubble. */
const useCaptionTime = (caption: string | undefined, isSettled: boolean, goOn: () => void): void => {
  const pace = useSettings(settings => settings.pace);
  const end = useEffectEvent(() => {
    if (document.querySelector('.coach:is(:hover, :focus-within)') === null) goOn();
  });
  useEffect(() => {
    if (caption === undefined || !isSettled || pace === 'none' || prefersReducedMotion()) return;
    const timer = setInterval(end, readingTime(caption));
    return () => clearInterval(timer);
  }, [caption, isSettled, pace]);
};

const useShownStatus = (connection: LessonConnection): readonly [LessonSummary, LessonStatus] | undefined => {
  const { lesson, status } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  return lesson === undefined || status === undefined ? undefined : [lesson, status];
};

const NO_STATUS: LessonStatus = {
  revision: -1,
  length: -1,
  phase: 'read',
  chapter: '',
  progress: { step: 0, steps: 0 },
  say: { en: '', fr: '' },
  focus: [],
  suggested: [],
  canGoBack: false,
};

/** What is said and what goes on, in step with what the table shows. */
export const useLessonFlow = (props: TableProps, connection: LessonConnection): LessonFlow | undefined => {
  const { state } = props;
  const text = useLessonText();
  const language = useSettings(settings => settings.language);
  const [lesson, status = NO_STATUS] = useShownStatus(connection) ?? [];
  const [read, setRead] = useState('');
  const refusal = useRefusal(props);
  const isTold = status.length === state.update?.length && state.past === undefined;
  const isSettled = isTold && !state.isBusy;
  // Several moves may have the same caption: it is shown once.
  const captionKey = `${status.chapter}/${status.progress.step}/${status.caption?.[language]}`;
  const caption = isTold && read !== captionKey ? status.caption?.[language] : undefined;
  const endCaption = (): void => setRead(captionKey);
  useWatching(connection, isSettled && caption === undefined, status);
  useCaptionTime(caption, isSettled, endCaption);
  if (lesson === undefined) return undefined;
  if (caption !== undefined) {
    const next = isSettled ? { label: text.next, go: endCaption } : undefined;
    return { lesson, status, isSettled, speech: { kind: 'caption', text: caption, rule: undefined }, next };
  }
  const isQuiet = !isSettled || status.phase === 'watch' || status.phase === 'done';
  const label = nextLabel(status, text);
  return {
    lesson,
    status,
    isSettled,
    speech: isQuiet ? undefined : (refusal ?? stepSpeech(status, language, text)),
    next: label === undefined || isQuiet ? undefined : { label, go: () => connection.act('next') },
  };
};
