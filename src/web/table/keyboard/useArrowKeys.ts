import { useEffect, type RefObject } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The distance of a target in a direction; the part to the side counts double. */
const distance = (
  from: readonly [number, number],
  to: readonly [number, number],
  [x, y]: readonly [number, number],
): number => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const ahead = dx * x + dy * y;
  const aside = Math.abs(dx * y) + Math.abs(dy * x);
  return ahead > 1 ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
};

const nearest = (area: Element, current: Element, direction: readonly [number, number]): HTMLElement | undefined => {
  const from = centre(current);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of area.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"]')) {
    if (target === current || target.offsetParent === null) continue;
    const far = distance(from, centre(target), direction);
    if (far < least) {
      least = far;
      best = target;
    }
  }
  return best;
};

/** Spatial navigation: arrow keys move the focus to the nearest target of the board in that direction. */
export const useArrowKeys = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const moveFocus = (event: KeyboardEvent): void => {
      const direction = DIRECTIONS[event.key];
      const current = document.activeElement;
      if (direction === undefined || current === null || !element.contains(current)) return;
      const next = nearest(element, current, direction);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', moveFocus);
    return () => element.removeEventListener('keydown', moveFocus);
  }, [area]);
};
