import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useSettings } from '../app/settings.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { findPlace, revealPlace } from '../board/findPlace.ts';
import type { TableProps } from '../table/tableProps.ts';
import { Coach, type CoachActions } from './Coach.tsx';
import { CoachFace } from './CoachFace.tsx';
import type { LessonConnection } from './lessonConnection.ts';
import { LessonEnd } from './LessonEnd.tsx';
import { useLessonText } from './lessonText.ts';
import { Spotlight } from './Spotlight.tsx';
import { focusCoach, useCoachKeys } from './useCoachKeys.ts';
import { useLessonFlow, type LessonFlow } from './useLessonFlow.ts';
import { usePlaces } from './usePlaces.ts';

const NOWHERE: readonly string[] = [];

/** Opens the panels that hide the places of a step, and scrolls to them. The first wins where two exclude each other. */
const useReveal = (anchor: RefObject<HTMLElement | null>, flow: LessonFlow | undefined): void => {
  const focus = flow?.speech === undefined ? NOWHERE : flow.status.focus;
  useEffect(() => {
    const root = anchor.current?.closest('.table');
    const area = root?.querySelector('.board-area');
    const [first] = focus;
    if (root == null || area == null || first === undefined) return;
    const reveal = (place: string): void => revealPlace(area, { place, isSeen: findPlace(root, place) !== undefined });
    for (const place of focus.toReversed()) reveal(place);
    const timers = [
      setTimeout(() => reveal(first), REVEAL_TIME),
      setTimeout(() => {
        for (const place of focus.toReversed()) findPlace(root, place)?.scrollIntoView(NEAREST);
      }, 2 * REVEAL_TIME),
    ];
    return () => timers.forEach(clearTimeout);
  }, [anchor, focus]);
};

const NEAREST = { block: 'nearest', inline: 'nearest' } as const;
/** Milliseconds until a panel has opened. */
const REVEAL_TIME = 60;
/** A little after the board has moved a focus that was lost. */
const FOCUS_TIME = 120;

const isFocusFree = (): boolean => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return activeElement.matches('.prompt h1') || activeElement.closest('.coach, .board-area') !== null;
};

/** Whether the last thing that was touched is the keyboard. */
const useKeyboardUse = (): RefObject<boolean> => {
  const isKeyboard = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event): void => void (isKeyboard.current = type === 'keydown');
    addEventListener('keydown', note, { capture: true });
    addEventListener('pointerdown', note, { capture: true });
    return () => {
      removeEventListener('keydown', note, { capture: true });
      removeEventListener('pointerdown', note, { capture: true });
    };
  }, []);
  return isKeyboard;
};

/** For whoever uses the keyboard the focus goes to where it goes on: to *Next*, or to the piece that is asked for. */
const useCoachFocus = (anchor: RefObject<HTMLElement | null>, flow: LessonFlow | undefined): void => {
  const isKeyboard = useKeyboardUse();
  const kind = flow?.speech?.kind;
  const text = flow?.speech?.text;
  const hasNext = flow?.next !== undefined;
  useEffect(() => {
    // A caption goes by itself, and whoever tries something else is let alone.
    if (text === undefined || kind !== 'step') return;
    const timer = setTimeout(() => {
      if (!isKeyboard.current || !isFocusFree()) return;
      if (hasNext) focusCoach();
      else
        anchor.current
          ?.closest('.table')
          ?.querySelector<HTMLElement>('[data-coached]:not(:disabled)')
          ?.focus({ preventScroll: true });
    }, FOCUS_TIME);
    return () => clearTimeout(timer);
  }, [anchor, isKeyboard, kind, text, hasNext]);
};

const useActions = (
  { connection, openRules }: LessonOverlayProps,
  flow: LessonFlow | undefined,
  setIsSmall: (isSmall: boolean) => void,
): CoachActions => {
  const rule = flow?.speech?.rule;
  const canShow = flow?.speech?.kind !== 'caption' && (flow?.status.phase === 'act' || flow?.status.phase === 'free');
  return {
    why: rule === undefined ? undefined : () => openRules(rule),
    show: canShow ? () => connection.act('show') : undefined,
    back: flow?.status.canGoBack ? () => connection.act('back') : undefined,
    skip: () => connection.act('skip'),
    hide: () => setIsSmall(true),
  };
};

interface LessonOverlayProps extends TableProps {
  readonly connection: LessonConnection;
  /** Tells the live region what the coach says. */
  readonly setSpoken: (text: string) => void;
}

/** Whoever begins a chapter, on a phone in a pane of its own, is shown the board. */
const useBoardAfterRestart = ({ connection, showBoard }: LessonOverlayProps): void => {
  const { restarts } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  useEffect(() => {
    if (restarts > 0) showBoard();
  }, [restarts, showBoard]);
};

/** What a lesson shows over its table: the coach, the light, and the page at its end. */
export const LessonOverlay = (props: LessonOverlayProps) => {
  const { connection, setSpoken } = props;
  const text = useLessonText();
  const language = useSettings(settings => settings.language);
  const { colon } = useAppText();
  const anchor = useRef<HTMLDivElement>(null);
  const [isSmall, setIsSmall] = useState(false);
  const flow = useLessonFlow(props, connection);
  const actions = useActions(props, flow, setIsSmall);
  const speech = flow?.speech;
  const measured = usePlaces(anchor, speech === undefined ? NOWHERE : (flow?.status.focus ?? NOWHERE));
  useBoardAfterRestart(props);
  useReveal(anchor, flow);
  useCoachFocus(anchor, flow);
  useCoachKeys(flow, { ...actions, hide: () => setIsSmall(!isSmall) });
  const coach = flow?.lesson.coach[language] ?? '';
  const spoken = speech === undefined ? '' : `${coach}${colon}${speech.text}`;
  useEffect(() => setSpoken(spoken), [setSpoken, spoken]);
  const isPointing = speech !== undefined && speech.kind !== 'caption' && flow?.isSettled === true;
  return (
    <div ref={anchor} className="lesson-overlay">
      {flow && isPointing && !isSmall && measured && <Spotlight {...measured} />}
      {flow && speech && !isSmall && <Coach flow={flow} speech={speech} measured={measured} actions={actions} />}
      {flow && isSmall && (
        <button
          type="button"
          className="coach-small"
          aria-label={text.bringBack(coach)}
          title={text.bringBack(coach)}
          onClick={() => setIsSmall(false)}
        >
          <CoachFace game={flow.lesson.game} />
        </button>
      )}
      {flow?.status.phase === 'done' && flow.isSettled && (
        <LessonEnd lesson={flow.lesson} status={flow.status} restart={chapter => connection.restart(chapter)} />
      )}
    </div>
  );
};
