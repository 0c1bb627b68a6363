import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { GameManifest } from '#kernel';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import { pictureOf } from '../games/art.ts';
import { manifestOf } from '../games/manifestOf.ts';
import { GameBanner } from './GameBanner.tsx';
import { NotFound } from './NotFound.tsx';
import { PlayNow } from './PlayNow.tsx';
import { Chapters } from './rules/Chapters.tsx';
import { Contents } from './rules/Contents.tsx';
import type { Chapter } from './rules/rulebook.ts';
import './rules/rules.css';
import { holds, wordsOf } from './rules/search.ts';
import { useFigures } from './rules/useFigures.ts';
import { useRulebook, type Written } from './rules/useRulebook.ts';
import { useTarget } from './rules/useTarget.ts';
import { Words } from './rules/Words.tsx';
import { useRulesText } from './rules/text.ts';

/** The introduction refers to nothing: a number in it is the number of a version. */
const NOTHING: ReadonlySet<string> = new Set();

/** Only the paragraphs that hold what is looked for; a chapter without any is left out. */
const filtered = (chapters: readonly Chapter[], sought: readonly string[]): readonly Chapter[] =>
  chapters
    .map(chapter => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ id, text }) => holds(`${id} ${text}`, sought)),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);

const Book = ({ game, written: { book, language } }: { readonly game: string; readonly written: Written }) => {
  const rules = useRulesText();
  const isOwnLanguage = useSettings(settings => settings.language) === language;
  const [query, setQuery] = useState('');
  const target = useTarget(useCallback(() => setQuery(''), []));
  const figures = useFigures(game);
  const sought = useDeferredValue(useMemo(() => wordsOf(query), [query]));
  const known = useMemo(
    () => new Set(book.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))),
    [book],
  );
  const shown = useMemo(() => filtered(book.chapters, sought), [book, sought]);
  const found = sought.length === 0 ? undefined : shown.flatMap(({ paragraphs }) => paragraphs).length;
  const hasFigures = Object.keys(figures).length > 0;
  return (
    <div className={`rules theme-${game}`}>
      <Contents game={game} chapters={book.chapters} shown={shown} query={query} setQuery={setQuery} found={found} />
      <article lang={language} data-figures={hasFigures || undefined}>
        {!isOwnLanguage && <p className="rules-notice">{rules.onlyEnglish}</p>}
        {found === undefined && (
          <div className="rules-intro">
            {book.intro.map(line => (
              <p key={line}>
                <Words text={line} known={NOTHING} sought={sought} />
              </p>
            ))}
          </div>
        )}
        {found === 0 && <p className="notice">{rules.nothing}</p>}
        <Chapters chapters={shown} known={known} sought={sought} target={target} figures={figures} />
      </article>
      {!hasFigures && <img className="rules-picture" src={pictureOf(game)} alt="" width="640" height="760" />}
    </div>
  );
};

const RulesOf = ({ manifest }: { readonly manifest: GameManifest }) => {
  const rules = useRulesText();
  const { players, minutes, home } = useText();
  const written = useRulebook(
    manifest.id,
    useSettings(settings => settings.language),
  );
  const { min, max } = manifest.seats;
  const lead = `${players(min, max)} ${home.playersLabel} · ${minutes(manifest.minutes)} · ${rules.lead}`;
  return (
    <>
      <GameBanner manifest={manifest} subtitle={rules.title} lead={lead}>
        <PlayNow manifest={manifest} className="btn-gold" />
      </GameBanner>
      {written === undefined ? (
        <p className="notice">{rules.missing}</p>
      ) : (
        <Book key={written.language} game={manifest.id} written={written} />
      )}
    </>
  );
};

export const Rules = ({ id }: { readonly id: string }) => {
  const manifest = manifestOf(id);
  return manifest === undefined ? <NotFound /> : <RulesOf manifest={manifest} />;
};
