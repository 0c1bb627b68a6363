import { useCallback, useState, type ReactNode } from 'react';
import type { TypedMove } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { isIrreversible } from './preview.ts';
import type { FrameProps } from '../tableProps.ts';

interface ConfirmDialogProps {
  readonly move: string;
  readonly answer: (isConfirmed: boolean) => void;
}

const ConfirmDialog = ({ move, answer }: ConfirmDialogProps) => {
  const { sure } = useAppText();
  return (
    <Dialog title={sure.title} className="sure" close={() => answer(false)}>
      <p className="sure-move">{move}</p>
      <p>{sure.detail}</p>
      <footer>
        {/* The dialog's first answer takes the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <button type="button" className="btn btn-primary" autoFocus onClick={() => answer(true)}>
          {sure.yes}
        </button>
        <button type="button" className="btn" onClick={() => answer(false)}>
          {sure.no}
        </button>
      </footer>
    </Dialog>
  );
};

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
    <ConfirmDialog move={client.tableText[language].move(pending, update.view, name)} answer={answer} />
  );
  return { play, confirmation };
};
