import { useEffect, useEffectEvent, type RefObject } from 'react';

const REVEAL = 'revealplace';

/** Asks the board inside `area` to open whatever a place may be hidden in, such as a panel on a phone. */
export const revealPlace = (area: Element, place: string): void =>
  void area.firstElementChild?.dispatchEvent(new CustomEvent(REVEAL, { detail: place }));

/** For boards with panels that can be closed: called with a place that is wanted in view. */
export const useRevealPlace = (root: RefObject<HTMLElement | null>, reveal: (place: string) => void): void => {
  const answer = useEffectEvent(reveal);
  useEffect(() => {
    const element = root.current;
    // Only `revealPlace` sends this event.
    const listen = (event: Event): void => answer((event as CustomEvent<string>).detail);
    element?.addEventListener(REVEAL, listen);
    return () => element?.removeEventListener(REVEAL, listen);
  }, [root]);
};
