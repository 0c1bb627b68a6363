import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { GameManifest } from '#kernel';
import { useSettings } from '../app/settings.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { pictureOf } from '../games/art.ts';
import { manifestOf } from '../games/manifestOf.ts';
import { GameBanner } from './GameBanner.tsx';
import { NotFound } from './NotFound.tsx';
import { PlayNow } from './PlayNow.tsx';
import { Chapters } from './rules/Chapters.tsx';
import { Contents } from './rules/Contents.tsx';
import type { Chapter } from './rules/rulebook.ts';
import './rules/rules.css';
import { matchesAll, searchTermsOf } from './rules/search.ts';
import { useFigures } from './rules/useFigures.ts';
import { useRulebook, type LoadedRulebook } from './rules/useRulebook.ts';
import { useTargetParagraph } from './rules/useTargetParagraph.ts';
import { RuleText } from './rules/RuleText.tsx';
import { useRulesText } from './rules/rulesText.ts';

/** No number in the introduction is a link: it is the number of a version. */
const NO_PARAGRAPHS: ReadonlySet<string> = new Set();

/** The paragraphs that match the search; chapters without any are left out. */
const filterChapters = (chapters: readonly Chapter[], searchTerms: readonly string[]): readonly Chapter[] =>
  chapters
    .map(chapter => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ id, text }) => matchesAll(`${id} ${text}`, searchTerms)),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);

const paragraphIdsOf = (chapters: readonly Chapter[]): ReadonlySet<string> =>
  new Set(chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)));

interface BookProps extends LoadedRulebook {
  readonly game: string;
}

const Book = ({ game, book, language }: BookProps) => {
  const rules = useRulesText();
  const isOwnLanguage = useSettings(settings => settings.language) === language;
  const [query, setQuery] = useState('');
  const target = useTargetParagraph(useCallback(() => setQuery(''), []));
  const figures = useFigures(game);
  const searchTerms = useDeferredValue(useMemo(() => searchTermsOf(query), [query]));
  const paragraphIds = useMemo(() => paragraphIdsOf(book.chapters), [book]);
  const shown = useMemo(() => filterChapters(book.chapters, searchTerms), [book, searchTerms]);
  const found = searchTerms.length === 0 ? undefined : shown.flatMap(({ paragraphs }) => paragraphs).length;
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
                <RuleText text={line} paragraphIds={NO_PARAGRAPHS} searchTerms={searchTerms} />
              </p>
            ))}
          </div>
        )}
        {found === 0 && <p className="notice">{rules.nothing}</p>}
        <Chapters
          chapters={shown}
          paragraphIds={paragraphIds}
          searchTerms={searchTerms}
          target={target}
          figures={figures}
        />
      </article>
      {!hasFigures && <img className="rules-picture" src={pictureOf(game)} alt="" width="640" height="760" />}
    </div>
  );
};

const RulesOf = ({ manifest }: { readonly manifest: GameManifest }) => {
  const rules = useRulesText();
  const { players, minutes, home } = useAppText();
  const rulebook = useRulebook(
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
      {rulebook === undefined ? (
        <p className="notice">{rules.missing}</p>
      ) : (
        <Book key={rulebook.language} game={manifest.id} {...rulebook} />
      )}
    </>
  );
};

export const Rules = ({ id }: { readonly id: string }) => {
  const manifest = manifestOf(id);
  return manifest === undefined ? <NotFound /> : <RulesOf manifest={manifest} />;
};
