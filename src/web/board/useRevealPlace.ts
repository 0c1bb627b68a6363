import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A place that is wanted in view, and whether it is on the page already. */
export interface WantedPlace {
  readonly place: string;
  readonly isSeen: boolean;
}

declare global {
  interface HTMLElementEventMap {
    /** Sent to a board's root element: it opens whatever the place may be hidden in, such as a panel on a phone. */
    revealplace: CustomEvent<WantedPlace>;
  }
}

/** For boards with panels that can be closed. */
export const useRevealPlace = (root: RefObject<HTMLElement | null>, reveal: (wanted: WantedPlace) => void): void => {
  const answer = useEffectEvent(reveal);
  useEffect(() => {
    const element = root.current;
    const listen = ({ detail }: CustomEvent<WantedPlace>): void => answer(detail);
    element?.addEventListener('revealplace', listen);
    return () => element?.removeEventListener('revealplace', listen);
  }, [root]);
};
