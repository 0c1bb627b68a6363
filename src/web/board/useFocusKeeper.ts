import { useEffect, useRef, type RefObject } from 'react';

const promptOf = (area: Element): HTMLElement | null =>
  area.closest('.table')?.querySelector<HTMLElement>('.prompt h1') ?? null;

const isFocusLost = (area: Element): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === promptOf(area);
};

const nextTargetOf = (area: Element): HTMLElement | null =>
  area.querySelector<HTMLElement>('button.is-legal') ??
  area.closest('.table')?.querySelector<HTMLElement>('.prompt .btn-primary:not(:disabled)') ??
  promptOf(area);

/**
 * A clicked piece often disappears with its move, and the focus with it. The focus then moves to the next legal target,
 * or to the prompt while there is none. It is never moved while it is elsewhere on the page.
 */
export const useFocusKeeper = (area: RefObject<HTMLElement | null>): void => {
  const wasInMain = useRef(false);
  /** Between `focusout` and `focusin` nothing has the focus, yet it is not lost: a render in between must not move it. */
  const isMoving = useRef(false);
  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent): void => {
      isMoving.current = false;
      wasInMain.current = target instanceof Element && target.closest('.table-main') !== null;
    };
    const noteBlur = ({ relatedTarget }: FocusEvent): void => {
      isMoving.current = relatedTarget !== null;
    };
    document.addEventListener('focusin', noteFocus);
    // In the capture phase: before a component's own handler, which may render.
    document.addEventListener('focusout', noteBlur, { capture: true });
    return () => {
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('focusout', noteBlur, { capture: true });
    };
  }, []);
  useEffect(() => {
    const keep = (): void => {
      if (area.current === null || !wasInMain.current || isMoving.current || !isFocusLost(area.current)) return;
      const next = nextTargetOf(area.current);
      // Focusing what has the focus already would force a layout of the whole page.
      if (next !== document.activeElement) next?.focus({ preventScroll: true });
    };
    keep();
    // A button that becomes disabled loses its focus later, and without an event.
    const timer = setTimeout(keep, 50);
    return () => clearTimeout(timer);
  });
};
