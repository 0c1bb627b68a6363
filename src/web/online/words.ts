import type { ByLanguage } from '#kernel';
import type { Pace } from '#wire';
import { useSettings } from '../app/settings.ts';
import { APP_TEXT } from '../app/words.ts';
import { en } from '../app/text/online/en.ts';
import { fr } from '../app/text/online/fr.ts';
import type { OnlineText } from '../app/text/online/text.ts';
import type { Names } from './link.ts';

const ONLINE_TEXT: ByLanguage<OnlineText> = { en, fr };

/** The words of the online parts in the reader's language. */
export const useOnlineText = (): OnlineText => ONLINE_TEXT[useSettings(({ language }) => language)];

/** How bots and people without a name are called in the reader's language. */
export const nameless = (): Names => {
  const { botNames, someone } = APP_TEXT[useSettings.getState().language];
  return { bots: botNames, someone };
};

export const sayPace = ({ paceInWords }: OnlineText, pace: Pace): string => {
  switch (pace.kind) {
    case 'none':
      return paceInWords.none;
    case 'live':
      return paceInWords.live(pace.minutes, pace.increment);
    case 'days':
      return paceInWords.days(pace.days);
  }
};
