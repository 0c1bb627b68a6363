import { useEffect, useEffectEvent } from 'react';
import type { FrameProps } from '../tableProps.ts';
import { isOpenedAsReplay } from './isOpenedAsReplay.ts';

/** Shows the first position of a finished game that was brought as a file. */
export const useReplayStart = ({ session, state, update }: FrameProps): void => {
  const start = useEffectEvent(() => {
    const [first] = state.history;
    if (first !== undefined && update.outcome !== undefined && isOpenedAsReplay()) session.showPast(first.seq);
  });
  useEffect(() => start(), []);
};
