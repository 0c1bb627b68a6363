import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import '../style/pages.css';
import { TopBar } from './TopBar.tsx';
import { useText } from './words.ts';

const Loading = () => {
  const { table } = useText();
  return <output className="notice">{table.loading}</output>;
};

const Foot = () => {
  const { nav } = useText();
  return (
    <footer className="page-foot">
      <span>{nav.freeSoftware}</span>
      <Link href="/about">{nav.about}</Link>
    </footer>
  );
};

/** What is around every page but the table. The bar stays while a page is fetched. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { nav } = useText();
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {nav.skip}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <Foot />
    </div>
  );
};
