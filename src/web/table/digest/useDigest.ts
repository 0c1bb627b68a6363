import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { lastTurnEnd } from '../log/sinceLastTurn.ts';
import type { FrameProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';

/** Calls back when the page goes into the background. */
const useWhenHidden = (hide: () => void): void => {
  const onHidden = useEffectEvent(hide);
  useEffect(() => {
    const listen = (): void => void (document.visibilityState === 'hidden' && onHidden());
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
};

/** Whether the digest is shown: once to whoever comes back, until they close it or make a move. */
export const useDigest = ({ state, update }: FrameProps) => {
  const isWanted = useSettings(({ showsDigest }) => showsDigest);
  const kind = useTableSlots()?.kind;
  const { viewer, length, toAct, outcome } = update;
  // The length of the log from which on moves were missed: whoever has just come has missed all of it.
  const [missedFrom, setMissedFrom] = useState<number | undefined>(0);
  useWhenHidden(() => setMissedFrom(length));
  const hasMoved = state.history.at(-1)?.seat === viewer;
  if (hasMoved && missedFrom !== undefined) setMissedFrom(undefined);
  const isTurn = toAct.some(seat => seat === viewer) && !state.isBusy;
  const isDue = isWanted && kind !== 'lesson' && (isTurn || kind === 'online') && outcome === undefined;
  const hasMissed = missedFrom !== undefined && missedFrom < length && !hasMoved;
  return {
    isOpen: isDue && hasMissed && lastTurnEnd(state.history, viewer) !== undefined,
    close: useCallback(() => setMissedFrom(undefined), []),
  };
};
