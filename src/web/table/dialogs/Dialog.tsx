import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../../app/icons.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import './dialogs.css';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** The browser's modal `<dialog>`: it traps the focus, closes by Escape, and gives the focus back. */
export const Dialog = ({ title, className = '', close, children }: DialogProps) => {
  const { table } = useAppText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={`dialog ${className}`} aria-labelledby={heading} onCancel={close} onClose={close}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="btn btn-round btn-quiet" aria-label={table.close} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      {children}
    </dialog>
  );
};
