import { useEffect, useEffectEvent } from 'react';
import { callPlayer, stopCalling } from './callPlayer.ts';

const MARK = '● ';

const isHidden = (): boolean => document.visibilityState === 'hidden';

interface TurnAlert {
  readonly isYourTurn: boolean;
  /** What a notification says, and the table it is about: another one of it takes its place. */
  readonly message: string;
  readonly table: string;
}

/** Calls the player while it is their turn and the page is hidden: by a notification, a badge, and in the tab's title. */
export const useTurnAlert = ({ isYourTurn, message, table }: TurnAlert): void => {
  const call = useEffectEvent(() => callPlayer(message, table));
  useEffect(() => {
    if (!isYourTurn) return;
    if (isHidden()) call();
    const unmark = (): void => {
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
    };
    const blink = (): void => {
      if (!isHidden() || document.title.startsWith(MARK)) unmark();
      else document.title = MARK + document.title;
    };
    const onVisibility = (): void => {
      unmark();
      if (!isHidden()) stopCalling();
    };
    const timer = setInterval(blink, 1000);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      unmark();
      stopCalling();
    };
  }, [isYourTurn]);
};
