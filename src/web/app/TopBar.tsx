import { Link, useLocation } from 'wouter';
import { MANIFESTS } from '#games/manifests';
import { YouChip } from '../online/you/YouChip.tsx';
import { Disc } from './Disc.tsx';
import { Disclosure } from './Disclosure.tsx';
import { ChevronIcon, MenuIcon } from './icons.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { useAppText } from './text/useAppText.ts';

const SECTIONS: readonly (readonly [part: 'games' | 'rules' | 'about', address: RegExp])[] = [
  ['games', /^\/(new\/.*)?$/],
  ['rules', /^\/(rules|components)\//],
  ['about', /^\/about$/],
];

const useCurrentSection = (): { readonly [P in 'games' | 'rules' | 'about']: boolean } => {
  const [address] = useLocation();
  const part = SECTIONS.find(([, pattern]) => pattern.test(address))?.[0];
  return { games: part === 'games', rules: part === 'rules', about: part === 'about' };
};

const currentPage = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

const RulesLinks = () => {
  const { games, nav } = useAppText();
  const [address] = useLocation();
  return (
    <ul>
      {MANIFESTS.map(({ id }) => (
        <li key={id}>
          <Link
            href={`/rules/${id}`}
            className={`rules-link theme-${id}`}
            aria-label={nav.rulesOf(games[id].title)}
            {...currentPage(address === `/rules/${id}`)}
          >
            <Disc game={id} size={32} />
            {games[id].title}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const WideNav = () => {
  const { nav } = useAppText();
  const { games, rules, about } = useCurrentSection();
  return (
    <nav className="top-nav" aria-label={nav.main}>
      <Link href="/" {...currentPage(games)}>
        {nav.games}
      </Link>
      <Disclosure
        className="rules-menu"
        isCurrent={rules}
        label={
          <>
            {nav.rules}
            <ChevronIcon />
          </>
        }
      >
        <RulesLinks />
      </Disclosure>
      <Link href="/about" {...currentPage(about)}>
        {nav.about}
      </Link>
    </nav>
  );
};

const NarrowNav = () => {
  const { nav } = useAppText();
  const { games, about } = useCurrentSection();
  const label = (
    <>
      <MenuIcon />
      <span className="sr-only">{nav.menu}</span>
    </>
  );
  return (
    <nav className="narrow-nav" aria-label={nav.main}>
      <Disclosure className="narrow-menu" label={label}>
        <Link href="/" {...currentPage(games)}>
          {nav.games}
        </Link>
        <p>{nav.rules}</p>
        <RulesLinks />
        <Link href="/about" {...currentPage(about)}>
          {nav.about}
        </Link>
        <p>{nav.theme}</p>
        <ThemeSwitch />
      </Disclosure>
    </nav>
  );
};

/** The bar above every page but the table, which has its own. */
export const TopBar = () => {
  const { nav } = useAppText();
  return (
    <header className="top-bar">
      <Link href="/" className="top-brand" aria-label={nav.home}>
        <img src="/mark.svg" alt="" width="32" height="32" />
        Fourscore
      </Link>
      <WideNav />
      <div className="top-end">
        <LanguageSwitch />
        <ThemeSwitch />
        <YouChip />
        <NarrowNav />
      </div>
    </header>
  );
};
