import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useLessonProgress } from '../../app/lessonProgress.ts';
import { useTableKeys } from '../keyboard/useTableKeys.ts';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';

const RulesDrawer = lazy(() => import('../rules/RulesDrawer.tsx').then(({ RulesDrawer: part }) => ({ default: part })));
const GoalCard = lazy(() => import('./GoalCard.tsx').then(({ GoalCard: part }) => ({ default: part })));

/** What is open beside the table. */
type Open =
  | { readonly what: 'rules'; readonly paragraph: string | undefined }
  | { readonly what: 'goal' }
  | { readonly what: 'nothing' };

const NOTHING: Open = { what: 'nothing' };

/** The state of the guide. The focus goes back to where it was when the rules were opened. */
export const useTableGuide = () => {
  const [open, setOpen] = useState<Open>(NOTHING);
  const opener = useRef<Element>(null);
  const openRules = useCallback((paragraph?: string): void => {
    if (document.activeElement?.closest('.rules-drawer') == null) opener.current = document.activeElement;
    setOpen({ what: 'rules', paragraph });
  }, []);
  const showGoal = useCallback(() => setOpen({ what: 'goal' }), []);
  const close = useCallback(() => {
    setOpen(NOTHING);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);
  useTableKeys({ '?': () => openRules(), F1: () => openRules(), g: showGoal, G: showGoal });
  return { open, openRules, showGoal, close };
};

/** Whether this is the first game of its kind on this device: then the goal is told at its start. */
const useIsFirstGame = ({ table, update }: TableProps): boolean => {
  const slots = useTableSlots();
  const hasPlayed = useLessonProgress(({ played }) => played.includes(table.game));
  return !hasPlayed && slots?.kind !== 'lesson' && update.viewer !== 'audience' && update.outcome === undefined;
};

interface TableGuideProps extends TableProps {
  readonly open: Open;
  readonly close: () => void;
}

/** The rules drawer, by `?` or F1, and the goal card, by G. */
export const TableGuide = ({ open, ...props }: TableGuideProps) => {
  const isFirst = useIsFirstGame(props);
  return (
    <Suspense>
      {open.what === 'rules' && <RulesDrawer key={open.paragraph} {...props} paragraph={open.paragraph} />}
      {(isFirst || open.what === 'goal') && <GoalCard {...props} isFirst={isFirst} />}
    </Suspense>
  );
};
