import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';

/** The text of past positions and the replay, loaded with them. */
interface PastText {
  readonly title: (step: number, steps: number) => string;
  readonly backToNow: string;
  readonly timeLine: string;
  readonly first: string;
  readonly back: string;
  readonly on: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly seenBy: string;
  readonly everybody: string;
}

const en: PastText = {
  title: (step, steps) => `You are looking at step ${step} of ${steps}`,
  backToNow: 'Back to now',
  timeLine: 'Time line',
  first: 'To the beginning',
  back: 'One step back',
  on: 'One step on',
  last: 'To the latest step',
  play: 'Play',
  pause: 'Pause',
  seenBy: 'Seen by',
  everybody: 'everybody',
};

const fr: PastText = typesetFrench<PastText>({
  title: (step, steps) => `Vous regardez l’étape ${step} sur ${steps}`,
  backToNow: 'Revenir au présent',
  timeLine: 'Fil du temps',
  first: 'Au début',
  back: 'Une étape en arrière',
  on: 'Une étape en avant',
  last: 'À la dernière étape',
  play: 'Lire',
  pause: 'Pause',
  seenBy: 'Vu par',
  everybody: 'tout le monde',
});

const TEXTS: ByLanguage<PastText> = { en, fr };

export const usePastText = (): PastText => TEXTS[useSettings(({ language }) => language)];
