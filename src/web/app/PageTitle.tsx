import { useEffect, useRef, type ReactNode } from 'react';
import { arriveAt } from './arrival.ts';

interface PageTitleProps {
  /** As the browser's tab says it. */
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const BRAND = 'Fourscore';

export const useDocumentTitle = (name: string): void => {
  useEffect(() => {
    document.title = `${name} · ${BRAND}`;
    return () => void (document.title = BRAND);
  }, [name]);
};

/** The heading of a page: names it in the browser's tab, and takes the focus of whoever comes from another page. */
export const PageTitle = ({ name, className, children }: PageTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(name);
  useEffect(() => arriveAt(heading.current), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
};
