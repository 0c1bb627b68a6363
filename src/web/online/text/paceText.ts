import type { Pace } from '#wire';
import type { OnlineText } from './onlineText.ts';

/** A time control in words. */
export const paceText = ({ paceInWords }: OnlineText, pace: Pace): string => {
  switch (pace.kind) {
    case 'none':
      return paceInWords.none;
    case 'live':
      return paceInWords.live(pace.minutes, pace.increment);
    case 'days':
      return paceInWords.days(pace.days);
  }
};
