import { typesetFrench, countEnglish, countFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';

interface GoalCardText {
  readonly title: string;
  readonly play: string;
  readonly learn: (minutes: number) => string;
  readonly standing: string;
  readonly value: (value: number, of: number | undefined) => string;
  /** Where to find it again. */
  readonly again: string;
  readonly rules: string;
}

const en: GoalCardText = {
  title: 'How to win',
  play: 'Play',
  learn: minutes => `Learn in ${countEnglish(minutes, 'minute', 'minutes')}`,
  standing: 'How it stands',
  value: (value, of) => (of === undefined ? `${value}` : `${value} of ${of}`),
  again: 'G shows this card at any time.',
  rules: 'Rules of this step',
};

const fr: GoalCardText = typesetFrench<GoalCardText>({
  title: 'Comment gagner',
  play: 'Jouer',
  learn: minutes => `Apprendre en ${countFrench(minutes, 'minute', 'minutes')}`,
  standing: 'Où l’on en est',
  value: (value, of) => (of === undefined ? `${value}` : `${value} sur ${of}`),
  again: 'La touche G affiche cette carte à tout moment.',
  rules: 'Règles de cette étape',
});

const GOAL_TEXT: ByLanguage<GoalCardText> = { en, fr };

export const useGoalText = (): GoalCardText => GOAL_TEXT[useSettings(({ language }) => language)];
