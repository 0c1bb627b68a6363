import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { CATALOGUE, hasLesson } from '#lessons/catalog';
import type { GameManifest } from '#kernel';
import { HourglassIcon, MeepleIcon } from '../../app/icons.tsx';
import { useLessonProgress } from '../../app/lessonProgress.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { useManifestText } from '../../app/text/useManifestText.ts';
import { pictureOf } from '../../games/art.ts';
import { PlayNow } from '../PlayNow.tsx';

const Teacher = lazy(() => import('./Teacher.tsx').then(({ Teacher: part }) => ({ default: part })));

const MAX_WEIGHT = 5;

const Weight = ({ weight, word }: { readonly weight: number; readonly word: string }) => {
  const { home } = useAppText();
  return (
    <li>
      <span className="sr-only">{home.weightLabel(weight)}</span>
      <span className="weight" aria-hidden="true">
        {Array.from({ length: MAX_WEIGHT }, (_, index) => (
          <i key={index} data-on={index < weight || undefined} />
        ))}
      </span>
      {word}
    </li>
  );
};

const Facts = ({ manifest }: { readonly manifest: GameManifest }) => {
  const { home, weights, players, minutes } = useAppText();
  const { seats, weight } = manifest;
  return (
    <ul className="facts">
      <li>
        <MeepleIcon />
        {players(seats.min, seats.max)}
        <span className="sr-only">{home.playersLabel}</span>
      </li>
      <li>
        <HourglassIcon />
        {minutes(manifest.minutes)}
      </li>
      <Weight weight={weight} word={weights[weight]} />
    </ul>
  );
};

interface CardPartProps {
  readonly manifest: GameManifest;
  readonly title: string;
}

/** Until the lesson was finished it comes first; then the game alone. */
const Actions = ({ manifest, title }: CardPartProps) => {
  const { id } = manifest;
  const { home } = useAppText();
  const progress = useLessonProgress(({ lessons }) => lessons[id]);
  if (!hasLesson(id) || progress?.isDone) return <PlayNow manifest={manifest} className="btn-game" />;
  const word =
    progress === undefined ? home.learn(CATALOGUE[id].minutes) : home.goOnLearning(progress.step, progress.steps);
  return (
    <div className="game-two">
      <Link href={`/learn/${id}`} className="btn btn-learn">
        {word} <span className="sr-only">{title}</span>
      </Link>
      <PlayNow manifest={manifest} className="btn-game" label={home.play} />
    </div>
  );
};

const GameLinks = ({ manifest: { id }, title }: CardPartProps) => {
  const { home } = useAppText();
  const isLearned = useLessonProgress(({ lessons }) => lessons[id]?.isDone === true);
  const links: readonly (readonly [href: string, word: string])[] = [
    ...(isLearned ? [[`/learn/${id}`, home.lesson] as const] : []),
    [`/new/${id}`, home.newTable],
    [`/rules/${id}`, home.rules],
    [`/components/${id}`, home.cards],
  ];
  return (
    <div className="game-ways">
      {links.map(([href, word]) => (
        <Link key={href} href={href}>
          {word} <span className="sr-only">{title}</span>
        </Link>
      ))}
    </div>
  );
};

/** A game as the home page offers it. */
export const GameCard = ({ manifest }: { readonly manifest: GameManifest }) => {
  const { id } = manifest;
  const { title, sentence } = useManifestText(manifest);
  return (
    <li className={`game-card theme-${id}`}>
      <Link href={`/new/${id}`} className="game-picture" tabIndex={-1} aria-hidden="true">
        <img src={pictureOf(id)} alt="" width="640" height="760" />
      </Link>
      <div className="game-text">
        <h2>{title}</h2>
        <Facts manifest={manifest} />
        <p>{sentence}</p>
        <Actions manifest={manifest} title={title} />
        <GameLinks manifest={manifest} title={title} />
        <Suspense>{hasLesson(id) && <Teacher game={id} />}</Suspense>
      </div>
    </li>
  );
};
