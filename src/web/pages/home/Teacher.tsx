import { typesetFrench, type ByLanguage } from '#kernel';
import { useLessonProgress, type LessonProgress } from '../../app/lessonProgress.ts';
import { useSettings } from '../../app/settings.ts';
import { CoachFace } from '../../lesson/CoachFace.tsx';
import './teacher.css';

interface TeacherText {
  readonly never: string;
  readonly begun: string;
  readonly done: string;
}

const TEXT: ByLanguage<TeacherText> = {
  en: { never: 'Never played? I’ll show you.', begun: 'Shall we go on?', done: 'You know it all. A game?' },
  fr: typesetFrench({
    never: 'Jamais joué ? Je vous montre.',
    begun: 'On continue ?',
    done: 'Vous savez tout. Une partie ?',
  }),
};

const ROUND = 2 * Math.PI * 38;

const shareOf = (progress: LessonProgress | undefined): number => {
  if (progress === undefined) return 0;
  return progress.isDone ? 1 : (progress.step - 1) / progress.steps;
};

/** Who teaches the game looks out of its card, in a ring that fills as the lesson goes on. */
export const Teacher = ({ game }: { readonly game: string }) => {
  const text = TEXT[useSettings(({ language }) => language)];
  const progress = useLessonProgress(({ lessons }) => lessons[game]);
  const share = shareOf(progress);
  return (
    <div className="teacher" aria-hidden="true">
      <p>{progress === undefined ? text.never : progress.isDone ? text.done : text.begun}</p>
      <CoachFace game={game} />
      {share > 0 && (
        <svg viewBox="0 0 82 82">
          <circle cx="41" cy="41" r="38" />
          <circle cx="41" cy="41" r="38" strokeDasharray={`${share * ROUND} ${ROUND}`} />
        </svg>
      )}
    </div>
  );
};
