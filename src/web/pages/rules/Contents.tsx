import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'wouter';
import { CloseIcon, SearchIcon } from '../../app/icons.tsx';
import type { Chapter } from './rulebook.ts';
import { useCurrentChapter } from './useCurrentChapter.ts';
import { useRulesText } from './rulesText.ts';

interface SearchProps {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** How many paragraphs match; `undefined` without a search. */
  readonly found: number | undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');

/** `/` focuses the search field. */
const useSearchShortcut = (input: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const focusBySlash = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focusBySlash);
    return () => removeEventListener('keydown', focusBySlash);
  }, [input]);
};

const Search = ({ query, setQuery, found }: SearchProps) => {
  const rules = useRulesText();
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input);
  const clear = (): void => {
    setQuery('');
    input.current?.focus();
  };
  return (
    <search className="rules-search">
      <div className="search-field">
        <SearchIcon />
        <input
          ref={input}
          type="text"
          inputMode="search"
          value={query}
          placeholder={rules.search}
          aria-label={rules.search}
          aria-keyshortcuts="/"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
        />
        {query === '' ? (
          <kbd aria-hidden="true">/</kbd>
        ) : (
          <button type="button" aria-label={rules.clear} onClick={clear}>
            <CloseIcon />
          </button>
        )}
      </div>
      <output>{found !== undefined && rules.found(found)}</output>
    </search>
  );
};

interface ContentsProps extends SearchProps {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  /** Those with matches. */
  readonly shown: readonly Chapter[];
}

/** The column beside the rules: search, table of contents, links. */
export const Contents = ({ game, chapters, shown, ...search }: ContentsProps) => {
  const rules = useRulesText();
  const current = useCurrentChapter(shown);
  return (
    <div className="rules-side">
      <Search {...search} />
      <details className="contents" open={!matchMedia('(max-width: 860px)').matches}>
        <summary>{rules.contents}</summary>
        <nav aria-label={rules.contents}>
          <ol>
            {chapters.map(({ number, title }) => (
              <li key={number}>
                <a
                  href={`#${number}`}
                  aria-current={number === current ? 'true' : undefined}
                  onClick={() => search.setQuery('')}
                >
                  <b>{number}</b> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
      <div className="rules-ways">
        <Link href={`/components/${game}`}>{rules.allCards}</Link>
        <button type="button" onClick={() => print()}>
          {rules.print}
        </button>
      </div>
    </div>
  );
};
