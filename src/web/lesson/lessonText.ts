import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../app/settings.ts';

/** What the frame of a lesson says; what the coach says is in the lesson itself. */
export interface LessonFrameText {
  readonly tab: string;
  readonly step: (step: number, steps: number) => string;
  readonly region: (step: number, steps: number) => string;
  readonly why: string;
  readonly show: string;
  readonly showHelp: string;
  readonly back: string;
  readonly skip: string;
  readonly skipHelp: string;
  readonly leave: string;
  readonly next: string;
  readonly takeBack: string;
  readonly nextChapter: string;
  readonly lead: (chapter: string) => string;
  readonly hide: string;
  readonly bringBack: (coach: string) => string;
  readonly minutesLeft: (minutes: number) => string;
  readonly chapters: string;
  readonly extra: string;
  readonly minutes: (minutes: number) => string;
  readonly done: string;
  readonly nothingCounts: string;
  readonly over: string;
  readonly know: (game: string) => string;
  readonly learned: string;
  readonly nowPlay: string;
  readonly again: string;
  readonly later: string;
  readonly home: string;
}

const en: LessonFrameText = {
  tab: 'Lesson',
  step: (step, steps) => `Step ${step} of ${steps}`,
  region: (step, steps) => `Lesson, step ${step} of ${steps}`,
  why: 'Why?',
  show: 'Show me',
  showHelp: 'Makes the move for you (S)',
  back: 'Back',
  skip: 'Skip',
  skipHelp: 'Goes to the next step',
  leave: 'Leave the lesson; it goes on here next time',
  next: 'Next',
  takeBack: 'Take it back',
  nextChapter: 'Next chapter',
  lead: chapter => `Well done. Next: ${chapter}`,
  hide: 'Hide the coach (Escape)',
  bringBack: coach => `Back to ${coach}`,
  minutesLeft: minutes => `about ${minutes} min left`,
  chapters: 'Chapters',
  extra: 'extra',
  minutes: minutes => `${minutes} min`,
  done: 'Done',
  nothingCounts: 'Nothing counts here: try things out.',
  over: 'The lesson is over',
  know: game => `You know how to play ${game}.`,
  learned: 'What you have learned',
  nowPlay: 'Now play',
  again: 'Do it again',
  later: 'Later:',
  home: 'To the games',
};

const fr: LessonFrameText = typesetFrench<LessonFrameText>({
  tab: 'Leçon',
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  region: (step, steps) => `Leçon, étape ${step} sur ${steps}`,
  why: 'Pourquoi ?',
  show: 'Montrez-moi',
  showHelp: 'Joue le coup à votre place (S)',
  back: 'Retour',
  skip: 'Passer',
  skipHelp: 'Passe à l’étape suivante',
  leave: 'Quitter la leçon ; elle reprendra ici',
  next: 'Suite',
  takeBack: 'Annuler ce coup',
  nextChapter: 'Chapitre suivant',
  lead: chapter => `Bien joué. Ensuite : ${chapter}`,
  hide: 'Masquer le guide (Échap)',
  bringBack: coach => `Revenir à la leçon : ${coach}`,
  minutesLeft: minutes => `encore ${minutes} min environ`,
  chapters: 'Chapitres',
  extra: 'en plus',
  minutes: minutes => `${minutes} min`,
  done: 'Terminé',
  nothingCounts: 'Rien ne compte ici : essayez.',
  over: 'La leçon est finie',
  know: game => `Vous savez jouer à ${game}.`,
  learned: 'Ce que vous avez appris',
  nowPlay: 'À vous de jouer',
  again: 'Recommencer',
  later: 'Plus tard :',
  home: 'Vers les jeux',
});

const LESSON_TEXT: ByLanguage<LessonFrameText> = { en, fr };

export const useLessonText = (): LessonFrameText => LESSON_TEXT[useSettings(({ language }) => language)];
