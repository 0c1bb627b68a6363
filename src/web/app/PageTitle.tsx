import { useEffect, useRef, type ReactNode } from 'react';
import { focusAfterNavigation } from './focusAfterNavigation.ts';

interface PageTitleProps {
  /** For the browser's tab. */
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export const BRAND = 'Fourscore';

export const useDocumentTitle = (name: string): void => {
  useEffect(() => {
    document.title = `${name} · ${BRAND}`;
    return () => void (document.title = BRAND);
  }, [name]);
};

/** The heading of a page: sets the document title, and takes the focus after a navigation. */
export const PageTitle = ({ name, className, children }: PageTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(name);
  useEffect(() => focusAfterNavigation(heading.current), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
};
