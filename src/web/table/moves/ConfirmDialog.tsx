import { useAppText } from '../../app/text/useAppText.ts';
import { Dialog } from '../dialogs/Dialog.tsx';

interface ConfirmDialogProps {
  readonly move: string;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks before a move that cannot be undone. */
export const ConfirmDialog = ({ move, answer }: ConfirmDialogProps) => {
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
