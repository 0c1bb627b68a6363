import type { WantedPlace } from './useRevealPlace.ts';

/** Whether an element takes up room on the page and is not hidden. */
export const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

/** The element of a place, or of its close-up: a piece may stand on the page twice, and one of the two may be hidden. */
export const findPlace = (root: Element, place: string): Element | undefined => {
  const name = CSS.escape(place);
  return [...root.querySelectorAll(`[data-place="${name}"], [data-place="close/${name}"]`)].find(isSeen);
};

/** Asks the board to open whatever hides a place: see `useRevealPlace`. */
export const revealPlace = (area: Element, detail: WantedPlace): void =>
  void area.firstElementChild?.dispatchEvent(new CustomEvent('revealplace', { detail }));
