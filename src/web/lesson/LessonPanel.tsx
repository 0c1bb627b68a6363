import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import type { LessonConnection } from './lessonConnection.ts';
import { CheckIcon } from './lessonIcons.tsx';
import type { ChapterSummary } from './lessonProtocol.ts';
import { useLessonText } from './lessonText.ts';
import { wholeProgress } from './wholeProgress.ts';

interface ChapterProps {
  readonly chapter: ChapterSummary;
  readonly number: number;
  readonly state: 'done' | 'now' | 'ahead';
  readonly begin: () => void;
}

const Chapter = ({ chapter, number, state, begin }: ChapterProps) => {
  const text = useLessonText();
  const language = useSettings(settings => settings.language);
  const { title, minutes, isOptional } = chapter;
  return (
    <li className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <button type="button" onClick={begin}>
        <b>{state === 'done' ? <CheckIcon /> : isOptional ? '+' : number}</b>
        <strong>{title[language]}</strong>
        <small>
          {text.minutes(minutes)}
          {isOptional && `, ${text.extra}`}
          {state === 'done' && <span className="sr-only">, {text.done}</span>}
        </small>
      </button>
    </li>
  );
};

/** The tab of a lesson: how far one has come, and its chapters; a click begins one. */
export const LessonPanel = ({ connection }: { readonly connection: LessonConnection }) => {
  const text = useLessonText();
  const language = useSettings(settings => settings.language);
  const { lesson, status } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  if (lesson === undefined || status === undefined) return null;
  const { step, steps, minutesLeft, chapters } = wholeProgress(lesson, status);
  const done = new Set(chapters.filter(({ share }) => share === 1).map(({ id }) => id));
  const isOver = status.phase === 'done';
  return (
    <div className="lesson">
      <div className="lesson-head">
        <h2>{lesson.title[language]}</h2>
        <span className="lesson-meter" aria-hidden="true">
          <i style={{ width: `${isOver ? 100 : (100 * (step - 1)) / steps}%` }} />
        </span>
        <p>
          <span>{isOver ? text.done : text.step(step, steps)}</span>
          {!isOver && <span>{text.minutesLeft(Math.max(1, minutesLeft))}</span>}
        </p>
      </div>
      <ol aria-label={text.chapters}>
        {lesson.chapters.map((chapter, index) => (
          <Chapter
            key={chapter.id}
            chapter={chapter}
            number={index + 1}
            state={done.has(chapter.id) ? 'done' : chapter.id === status.chapter ? 'now' : 'ahead'}
            begin={() => connection.restart(chapter.id)}
          />
        ))}
      </ol>
      <p className="lesson-foot">
        {text.nothingCounts} <Link href="/">{text.leave}</Link>
      </p>
    </div>
  );
};
