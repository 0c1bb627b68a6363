import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import '../style/pages.css';
import { Loading } from './Loading.tsx';
import { TopBar } from './TopBar.tsx';
import { useAppText } from './text/useAppText.ts';

const Footer = () => {
  const { nav } = useAppText();
  return (
    <footer className="page-foot">
      <span>{nav.freeSoftware}</span>
      <Link href="/about">{nav.about}</Link>
    </footer>
  );
};

/** The layout of every page but the table. The top bar stays while a page is loaded. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { nav } = useAppText();
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {nav.skip}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <Footer />
    </div>
  );
};
