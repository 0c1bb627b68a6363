import { UndoIcon } from '../../app/icons.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import type { TableProps } from '../tableProps.ts';

/** Undoes the player's last move, while the table allows it: see `canUndo` and the undo barrier in the kernel. */
export const UndoButton = ({ session, state, update }: TableProps) => {
  const { table } = useAppText();
  return (
    <button
      type="button"
      className="btn btn-quiet"
      title={table.undo}
      disabled={!update.canUndo || state.isBusy}
      onClick={() => session.undo()}
    >
      <UndoIcon />
      {table.undo}
    </button>
  );
};
