import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { CATALOGUE } from '#lessons/catalog';
import { CloseIcon, PlayIcon } from '../app/icons.tsx';
import { useLessonProgress } from '../app/lessonProgress.ts';
import { useSettings } from '../app/settings.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { useManifestText } from '../app/text/useManifestText.ts';
import { manifestOf } from '../games/manifestOf.ts';
import { usePlayNow } from '../pages/useOpenTable.ts';
import type { GameManifest } from '#kernel';
import { CoachFace } from './CoachFace.tsx';
import { CheckIcon } from './lessonIcons.tsx';
import type { LessonStatus, LessonSummary } from './lessonProtocol.ts';
import { useLessonText } from './lessonText.ts';

interface EndProps {
  readonly lesson: LessonSummary;
  readonly status: LessonStatus;
  readonly restart: (chapter?: string) => void;
}

/** Optional chapters of this lesson, then lessons of the other games that were not finished yet. */
const Later = ({ lesson, restart }: Pick<EndProps, 'lesson' | 'restart'>) => {
  const text = useLessonText();
  const language = useSettings(settings => settings.language);
  const progress = useLessonProgress(({ lessons }) => lessons);
  const others = Object.keys(CATALOGUE).flatMap(game => {
    const manifest = manifestOf(game);
    return game === lesson.game || progress[game]?.isDone || manifest === undefined ? [] : [manifest];
  });
  return (
    <div className="next-lessons">
      <span>{text.later}</span>
      {lesson.chapters
        .filter(({ isOptional }) => isOptional)
        .map(({ id, title, minutes }) => (
          <button key={id} type="button" onClick={() => restart(id)}>
            {title[language]}, {text.minutes(minutes)}
          </button>
        ))}
      {others.map(({ id, text: words }) => (
        <Link key={id} href={`/learn/${id}`}>
          {words[language].title}
        </Link>
      ))}
      <Link href="/">{text.home}</Link>
    </div>
  );
};

const NowPlay = ({ manifest }: { readonly manifest: GameManifest }) => {
  const text = useLessonText();
  const { home } = useAppText();
  const { openStatus, playNow } = usePlayNow(manifest);
  return (
    <>
      <button
        type="button"
        className="btn btn-primary btn-lg"
        aria-busy={openStatus === 'opening'}
        onClick={() => void playNow()}
      >
        <PlayIcon />
        {text.nowPlay}
      </button>
      {openStatus === 'failed' && <p role="alert">{home.openFailed}</p>}
    </>
  );
};

interface BodyProps extends EndProps {
  readonly manifest: GameManifest;
  /** Of the heading. */
  readonly id: string;
}

const EndBody = ({ lesson, status, restart, manifest, id }: BodyProps) => {
  const text = useLessonText();
  const language = useSettings(settings => settings.language);
  const { title } = useManifestText(manifest);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="lesson-end-body">
      <CoachFace game={lesson.game} />
      <p className="eyebrow">{lesson.title[language]}</p>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {text.know(title)}
      </h2>
      <ul className="learned" aria-label={text.learned}>
        {lesson.learned.map(item => (
          <li key={item.en}>
            <CheckIcon />
            {item[language]}
          </li>
        ))}
      </ul>
      <p>{status.say[language]}</p>
      <div className="lesson-end-actions">
        <NowPlay manifest={manifest} />
        <button type="button" className="btn-link" onClick={() => restart()}>
          {text.again}
        </button>
      </div>
      <Later lesson={lesson} restart={restart} />
    </div>
  );
};

/** The end: what was learned, a game of one's own, and what else can be learned. */
export const LessonEnd = (props: EndProps) => {
  const { table } = useAppText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isOpen, setIsOpen] = useState(true);
  const manifest = manifestOf(props.lesson.game);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  if (manifest === undefined || !isOpen) return null;
  return (
    <dialog ref={dialog} className="lesson-end" aria-labelledby={heading} onClose={() => setIsOpen(false)}>
      <div className="lesson-end-top" aria-hidden="true" />
      <button
        type="button"
        className="btn btn-round lesson-end-close"
        aria-label={table.close}
        onClick={() => setIsOpen(false)}
      >
        <CloseIcon />
      </button>
      <EndBody {...props} manifest={manifest} id={heading} />
    </dialog>
  );
};
