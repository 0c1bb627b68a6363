import { useEffect, useRef, type RefObject } from 'react';

const promptOf = (area: Element): HTMLElement | null =>
  area.closest('.table')?.querySelector<HTMLElement>('.prompt h1') ?? null;

const isLost = (area: Element): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === promptOf(area);
};

const nextOf = (area: Element): HTMLElement | null =>
  area.querySelector<HTMLElement>('button.is-legal') ??
  area.closest('.table')?.querySelector<HTMLElement>('.prompt .btn-primary:not(:disabled)') ??
  promptOf(area);

/**
 * A clicked piece often disappears with its move. Focus then goes on to what can be done next,
 * and waits at the prompt while there is nothing to do; it is never taken from somebody who has it elsewhere.
 */
export const useFocusKeeper = (area: RefObject<HTMLElement | null>): void => {
  const wasHere = useRef(false);
  useEffect(() => {
    const notice = ({ target }: FocusEvent): void => {
      wasHere.current = target instanceof Element && target.closest('.table-main') !== null;
    };
    document.addEventListener('focusin', notice);
    return () => document.removeEventListener('focusin', notice);
  }, []);
  useEffect(() => {
    const keep = (): void => {
      if (area.current === null || !wasHere.current || !isLost(area.current)) return;
      const next = nextOf(area.current);
      // To focus what has the focus already would have the whole page laid out for nothing.
      if (next !== document.activeElement) next?.focus({ preventScroll: true });
    };
    keep();
    // A button that is only disabled loses its focus later, and without an event.
    const timer = setTimeout(keep, 50);
    return () => clearTimeout(timer);
  });
};
