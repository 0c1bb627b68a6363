import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';

/** The text of the log and of the digest, loaded with them. */
interface LogPanelText {
  readonly sinceLastTurn: string;
}

const en: LogPanelText = { sinceLastTurn: 'Since your last turn' };
const fr: LogPanelText = typesetFrench<LogPanelText>({ sinceLastTurn: 'Depuis votre dernier tour' });

const TEXTS: ByLanguage<LogPanelText> = { en, fr };

export const useLogText = (): LogPanelText => TEXTS[useSettings(({ language }) => language)];
