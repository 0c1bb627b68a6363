import { useEffect, useState, type RefObject } from 'react';

const HOVER_DELAY = 600;
const LONG_PRESS = 420;

/** The piece whose hint is shown, and its `data-hint`. */
export interface HintTarget {
  readonly about: string;
  readonly element: Element;
}

const hintedElement = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

type Show = (element: HTMLElement | null) => void;

/** Delays the hint, and remembers whether a press was a long press. */
const makeTimer = (show: Show) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    wasLongPress: false,
    stop,
    hide(): void {
      stop();
      show(null);
    },
    wait(element: HTMLElement | null, milliseconds: number, isPress: boolean): void {
      this.hide();
      this.wasLongPress = false;
      if (element === null) return;
      timer = setTimeout(() => {
        this.wasLongPress = isPress;
        show(element);
      }, milliseconds);
    },
  };
};

/** Event delegation on the whole board: pieces only have `data-hint`. */
const listenForHints = (area: HTMLElement, show: Show): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = makeTimer(show);
  const hide = (): void => timer.hide();
  let [restX, restY] = [-1, -1];
  const over = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
    // A piece that came under a resting mouse is not asked about.
    const hasMoved = clientX !== restX || clientY !== restY;
    [restX, restY] = [clientX, clientY];
    if (pointerType === 'mouse') timer.wait(hasMoved ? hintedElement(target) : null, HOVER_DELAY, false);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => void ([restX, restY] = [clientX, clientY]);
  const down = ({ target, pointerType }: PointerEvent): void =>
    timer.wait(pointerType === 'mouse' ? null : hintedElement(target), LONG_PRESS, true);
  // A long press shows the hint and plays no move.
  const click = (event: MouseEvent): void => {
    if (timer.wasLongPress) event.stopPropagation();
    timer.wasLongPress = false;
  };
  const focus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible')) show(hintedElement(target));
  };
  area.addEventListener('pointerover', over, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerdown', down, { signal });
  area.addEventListener('pointerup', timer.stop, { signal });
  area.addEventListener('contextmenu', event => timer.wasLongPress && event.preventDefault(), { signal });
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

/** The piece whose hint is shown: hovered for a moment, focused by keyboard, or pressed for long. */
export const useHintTarget = (root: RefObject<HTMLElement | null>): HintTarget | undefined => {
  const [target, setTarget] = useState<HintTarget>();
  useEffect(() => {
    if (root.current === null) return;
    return listenForHints(root.current, element =>
      setTarget(element === null ? undefined : { about: element.dataset['hint'] ?? '', element }),
    );
  }, [root]);
  return target;
};
