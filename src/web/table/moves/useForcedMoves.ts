import { useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';

/** Milliseconds for which a forced move is visible before it is played. */
const FORCED_DELAY = 350;

/** Plays the only legal move automatically, unless the player has switched that off or a lesson waits. */
export const useForcedMoves = ({ session, update, client, state }: TableProps): void => {
  const makesForcedMoves = useSettings(settings => settings.makesForcedMoves);
  const isPaused = useTableSlots()?.pausesForcedMoves === true;
  const [only, ...others] = update.moves;
  const isForced =
    makesForcedMoves &&
    !isPaused &&
    !state.isBusy &&
    only !== undefined &&
    others.length === 0 &&
    client.isAutomatic(only);
  useEffect(() => {
    if (!isForced || only === undefined) return;
    const timer = setTimeout(() => session.playForced(only), FORCED_DELAY);
    return () => clearTimeout(timer);
  }, [isForced, only, session]);
};
