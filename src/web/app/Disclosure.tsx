import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';

interface DisclosureProps {
  readonly label: ReactNode;
  readonly className: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** Closes the panel by Escape, by a link in it, and by a click or focus outside. */
const useClose = (root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && root.current?.contains(target) === true;
    const closeOutside = ({ target }: Event): void => void (isInside(target) || close());
    const closeByLink = ({ target }: Event): void => void (target instanceof Element && target.closest('a') && close());
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('click', closeByLink, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => stop.abort();
  }, [root, isOpen, close]);
};

/** A button with a panel of links below it. */
export const Disclosure = ({ label, className, isCurrent = false, children }: DisclosureProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [close] = useState(() => () => setIsOpen(false));
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  useClose(root, isOpen, close);
  return (
    <div className={`disclosure ${className}`} ref={root}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        data-current={isCurrent || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={panel} className="disclosure-panel" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
