import { useEffect } from 'react';

const MARK = '● ';

/** While it is the reader's turn and the page is not in front, its tab blinks. */
export const useCalling = (isCalled: boolean): void => {
  useEffect(() => {
    if (!isCalled) return;
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
  }, [isCalled]);
};
