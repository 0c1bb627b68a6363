import { useEffect } from 'react';

const MARK = '● ';

/** Blinks in the title of the browser's tab while it is the player's turn and the page is hidden. */
export const useTurnAlert = (isYourTurn: boolean): void => {
  useEffect(() => {
    if (!isYourTurn) return;
    const unmark = (): void => {
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
    };
    const blink = (): void => {
      if (document.visibilityState === 'visible' || document.title.startsWith(MARK)) unmark();
      else document.title = MARK + document.title;
    };
    const timer = setInterval(blink, 1000);
    document.addEventListener('visibilitychange', unmark);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', unmark);
      unmark();
    };
  }, [isYourTurn]);
};
