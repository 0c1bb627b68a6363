import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import type { CatalogEntry } from '../games/catalog.ts';
import { GameBanner } from './GameBanner.tsx';
import { gameOf } from './gameOf.ts';
import { NotFound } from './NotFound.tsx';
import { PICTURES } from './pictures.ts';
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

const Book = ({ entry, written: { book, language } }: { readonly entry: CatalogEntry; readonly written: Written }) => {
  const rules = useRulesText();
  const isOwnLanguage = useSettings(settings => settings.language) === language;
  const [query, setQuery] = useState('');
  const target = useTarget(useCallback(() => setQuery(''), []));
  const figures = useFigures(entry);
  const sought = useDeferredValue(useMemo(() => wordsOf(query), [query]));
  const known = useMemo(
    () => new Set(book.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))),
    [book],
  );
  const shown = useMemo(() => filtered(book.chapters, sought), [book, sought]);
  const found = sought.length === 0 ? undefined : shown.flatMap(({ paragraphs }) => paragraphs).length;
  const hasFigures = Object.keys(figures).length > 0;
  return (
    <div className={`rules ${entry.theme}`}>
      <Contents entry={entry} chapters={book.chapters} shown={shown} query={query} setQuery={setQuery} found={found} />
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
      {!hasFigures && <img className="rules-picture" src={PICTURES[entry.id]} alt="" width="640" height="760" />}
    </div>
  );
};

const RulesOf = ({ entry }: { readonly entry: CatalogEntry }) => {
  const rules = useRulesText();
  const { players, minutes, home } = useText();
  const written = useRulebook(
    entry.id,
    useSettings(settings => settings.language),
  );
  const { min, max } = entry.players;
  const lead = `${players(min, max)} ${home.playersLabel} · ${minutes(entry.minutes)} · ${rules.lead}`;
  return (
    <>
      <GameBanner entry={entry} subtitle={rules.title} lead={lead}>
        <PlayNow game={entry.id} className="btn-gold" />
      </GameBanner>
      {written === undefined ? (
        <p className="notice">{rules.missing}</p>
      ) : (
        <Book key={written.language} entry={entry} written={written} />
      )}
    </>
  );
};

export const Rules = ({ id }: { readonly id: string }) => {
  const entry = gameOf(id);
  return entry === undefined ? <NotFound /> : <RulesOf entry={entry} />;
};
