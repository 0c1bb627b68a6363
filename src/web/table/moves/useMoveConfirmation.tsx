import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { TypedMove } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import { isIrreversible } from './preview.ts';
import type { FrameProps } from '../tableProps.ts';

// Needed by those who have asked for it in the settings.
const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then(({ ConfirmDialog: part }) => ({ default: part })));

/** Plays a move; asks for a confirmation first if the move cannot be undone and the player's settings say so. */
export const useMoveConfirmation = ({ session, update, client, name }: FrameProps) => {
  const asksBeforeFinal = useSettings(settings => settings.asksBeforeFinal);
  const language = useSettings(settings => settings.language);
  const [pending, setPending] = useState<TypedMove>();
  const play = useCallback(
    (move: TypedMove): void => {
      const { update: present } = session.snapshot();
      if (asksBeforeFinal && present !== undefined && isIrreversible(client, present, move)) setPending(move);
      else session.play(move);
    },
    [asksBeforeFinal, client, session],
  );
  const answer = (isConfirmed: boolean): void => {
    setPending(undefined);
    if (isConfirmed && pending !== undefined) session.play(pending);
  };
  const confirmation: ReactNode = pending !== undefined && (
    <Suspense>
      <ConfirmDialog move={client.tableText[language].move(pending, update.view, name)} answer={answer} />
    </Suspense>
  );
  return { play, confirmation };
};
