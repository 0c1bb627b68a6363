import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { lazyPart } from '../../board/lazyPart.ts';
import type { FrameProps } from '../tableProps.ts';
import { soundFor, type Moment } from './soundFor.ts';

const SOUNDS = lazyPart(() => import('./sounds.ts'));

/** Plays a sound for each entry that comes, if the player wants any. */
export const useSounds = ({ update, client }: FrameProps): void => {
  const isOn = useSettings(({ sound }) => sound === 'on');
  const before = useRef<Moment>(undefined);
  useEffect(() => {
    const now: Moment = {
      length: update.length,
      isYourTurn: update.toAct.some(seat => seat === update.viewer),
      isOver: update.outcome !== undefined,
      events: update.events,
    };
    const name = isOn ? soundFor(before.current, now, client.log.loaded()?.log.weights) : undefined;
    before.current = now;
    if (name !== undefined) void SOUNDS.fetch().then(({ playSound }) => playSound(name));
  }, [update, client, isOn]);
};
