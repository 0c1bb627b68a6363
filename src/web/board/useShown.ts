import { useEffect, useState, type RefObject } from 'react';

const HOVER_AFTER = 600;
const PRESS_AFTER = 420;

/** A piece whose hint is to be seen, and what the hint is about. */
export interface Shown {
  readonly about: string;
  readonly element: Element;
}

const hinted = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

type Show = (element: HTMLElement | null) => void;

/** Waits a moment before it shows, and remembers whether a press was long. */
const makeTimer = (show: Show) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    wasLong: false,
    stop,
    hide(): void {
      stop();
      show(null);
    },
    wait(element: HTMLElement | null, milliseconds: number, isPress: boolean): void {
      this.hide();
      this.wasLong = false;
      if (element === null) return;
      timer = setTimeout(() => {
        this.wasLong = isPress;
        show(element);
      }, milliseconds);
    },
  };
};

/** Listens on the whole board: pieces only say what their hint is about. */
const watch = (area: HTMLElement, show: Show): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = makeTimer(show);
  const hide = (): void => timer.hide();
  const over = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') timer.wait(hinted(target), HOVER_AFTER, false);
  };
  const down = ({ target, pointerType }: PointerEvent): void =>
    timer.wait(pointerType === 'mouse' ? null : hinted(target), PRESS_AFTER, true);
  // A long press asks; it does not play.
  const click = (event: MouseEvent): void => {
    if (timer.wasLong) event.stopPropagation();
    timer.wasLong = false;
  };
  const focus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible')) show(hinted(target));
  };
  area.addEventListener('pointerover', over, { signal });
  area.addEventListener('pointerdown', down, { signal });
  area.addEventListener('pointerup', timer.stop, { signal });
  area.addEventListener('contextmenu', event => timer.wasLong && event.preventDefault(), { signal });
  area.addEventListener('click', click, { signal, capture: true });
  area.addEventListener('focusin', focus, { signal });
  area.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  area.addEventListener('scroll', hide, { signal, capture: true });
  for (const end of ['pointerleave', 'pointercancel', 'focusout', 'boarddrag'])
    area.addEventListener(end, hide, { signal });
  return () => {
    timer.stop();
    controller.abort();
  };
};

/** The piece that is pointed at for a moment, reached by keyboard, or pressed for long. */
export const useShown = (root: RefObject<HTMLElement | null>): Shown | undefined => {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (root.current === null) return;
    return watch(root.current, element =>
      setShown(element === null ? undefined : { about: element.dataset['hint'] ?? '', element }),
    );
  }, [root]);
  return shown;
};
