import {
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { CloseIcon, SearchIcon } from '../../app/icons.tsx';
import { Loading } from '../../app/Loading.tsx';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { useRulesText } from '../../pages/rules/rulesText.ts';
import { searchTermsOf } from '../../pages/rules/search.ts';
import { useRulebook } from '../../pages/rules/useRulebook.ts';
import { useGuide } from '../guide/useGuide.ts';
import type { TableProps } from '../tableProps.ts';
import './drawer.css';
import { DrawerBook } from './DrawerBook.tsx';
import { useDrawerText } from './drawerText.ts';
import { Legend } from './Legend.tsx';

interface DrawerProps extends TableProps {
  /** The paragraph that was asked for; none for the present step. */
  readonly paragraph: string | undefined;
  readonly close: () => void;
}

const NO_FIGURES = {};

interface BookProps extends DrawerProps {
  readonly query: string;
  /** Clears the search. */
  readonly clear: () => void;
}

/** Numbers in the text are links to paragraphs: here they change what is shown, not the page's address. */
const linkedParagraph = (event: MouseEvent): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (link !== null) event.preventDefault();
  return link?.getAttribute('href')?.slice(1);
};

const Book = ({ table, update, client, name, paragraph = '', query, clear }: BookProps) => {
  const rules = useRulesText();
  const language = useSettings(settings => settings.language);
  const rulebook = useRulebook(table.game, language);
  const guide = useGuide(table.game);
  const [asked, setAsked] = useState(paragraph);
  const searchTerms = useDeferredValue(useMemo(() => searchTermsOf(query), [query]));
  if (rulebook === undefined) return <p className="notice">{rules.missing}</p>;
  const ask = (number: string | undefined): void => {
    if (number === undefined) return;
    clear();
    setAsked(number);
  };
  return (
    // With another paragraph it begins at its top. A press of Enter on a link inside is a click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div key={asked} className="drawer-body" onClick={event => ask(linkedParagraph(event))} lang={rulebook.language}>
      {rulebook.language !== language && <p className="muted">{rules.onlyEnglish}</p>}
      <DrawerBook
        chapters={rulebook.book.chapters}
        figures={client.figures ?? NO_FIGURES}
        searchTerms={searchTerms}
        asked={asked}
        ask={ask}
        now={guide?.rulesNow(update.view) ?? []}
        prompt={client.tableText[language].prompt(update.view, name).title}
      />
      {guide !== undefined && searchTerms.length === 0 && <Legend guide={guide} />}
    </div>
  );
};

const Foot = ({ table, update, close }: DrawerProps) => {
  const text = useDrawerText();
  const isYourTurn = update.toAct.some(seat => seat === update.viewer);
  const page = (path: string, word: string) => (
    <a href={`/${path}/${table.game}`} target="_blank" rel="noreferrer">
      {word} <span className="sr-only">({text.newTab})</span>
    </a>
  );
  return (
    <footer>
      <output>
        {isYourTurn && (
          <>
            {text.yourTurn}{' '}
            <button type="button" className="btn" onClick={close}>
              {text.play}
            </button>
          </>
        )}
      </output>
      {page('components', text.components)}
      {page('rules', text.wholeBook)}
    </footer>
  );
};

interface SearchProps {
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

const Search = ({ query, setQuery }: SearchProps) => {
  const rules = useRulesText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target === input.current) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <search className="drawer-search">
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
      />
      <kbd aria-hidden="true">/</kbd>
    </search>
  );
};

/** Escape closes what lies on top: whatever else it would close stays open for the next press. */
const useEscapeFirst = (act: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || document.querySelector('dialog:modal') !== null) return;
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
};

/** The rules beside the table: what was asked for, and the present step first. The game, its clock and its socket go on. */
export const RulesDrawer = (props: DrawerProps) => {
  const text = useDrawerText();
  const { table } = useAppText();
  const [query, setQuery] = useState('');
  const [isLarge, setIsLarge] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEscapeFirst(() => (query === '' ? props.close() : setQuery('')));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside className="rules-drawer" aria-label={text.title} data-large={isLarge || undefined}>
      <button
        type="button"
        className="drawer-grip"
        aria-label={isLarge ? text.smaller : text.larger}
        onClick={() => setIsLarge(!isLarge)}
      />
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        <button type="button" className="btn btn-round" aria-label={table.close} onClick={props.close}>
          <CloseIcon />
        </button>
      </header>
      <Search query={query} setQuery={setQuery} />
      <Suspense fallback={<Loading />}>
        <Book {...props} query={query} clear={() => setQuery('')} />
      </Suspense>
      <Foot {...props} />
    </aside>
  );
};
