import { useEffect, useEffectEvent } from 'react';
import type { CoachActions } from './Coach.tsx';
import type { LessonFlow } from './useLessonFlow.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');

/** Something on top of the table takes Escape first: a dialog, the rules, an open question. */
const isCovered = (): boolean => document.querySelector('dialog:modal, .rules-drawer, .board-choice') !== null;

const isFocusNowhere = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('.prompt h1');
};

/** To the bubble's first way on. */
export const focusCoach = (): void => {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  (find('.coach-next') ?? find('.coach .btn') ?? find('.coach .btn-link, .coach-small'))?.focus();
};

const keyAction = (key: string, flow: LessonFlow, actions: CoachActions): (() => void) | undefined => {
  switch (key.toLowerCase()) {
    case 'w':
      return actions.why;
    case 's':
      return actions.show;
    case 'l':
    case 'f6':
      return focusCoach;
    case 'escape':
      // While others move, Escape skips that.
      return isCovered() || flow.speech === undefined ? undefined : actions.hide;
    case 'enter':
      return isFocusNowhere() ? flow.next?.go : undefined;
    default:
      return undefined;
  }
};

/** W why, S show me, L or F6 to the bubble, Escape shrinks it, Enter goes on. */
export const useCoachKeys = (flow: LessonFlow | undefined, actions: CoachActions): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (flow === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog:modal') !== null) return;
    const action = keyAction(event.key, flow, actions);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
