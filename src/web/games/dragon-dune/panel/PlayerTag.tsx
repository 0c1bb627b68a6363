import type { ReactNode } from 'react';
import type { Seat } from '#kernel';
import { factionOf } from '#games/dragon-dune/facts';
import { factionClass, Seal } from '../pieces/Shield.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';

/** Somebody's seal and name, and a word about them. */
export const PlayerTag = ({ seat, children }: { readonly seat: Seat; readonly children?: ReactNode }) => {
  const { view, name } = useBoard();
  const { realm } = useBoardText();
  const faction = factionOf(view, seat);
  return (
    <span className={`dd-who ${factionClass(faction)}`}>
      <Seal faction={faction} />
      <span>
        <b>{name(seat)}</b>
        {seat === view.viewer && <small> ({realm.you})</small>}
        {children !== undefined && <small className="dd-who-note">{children}</small>}
      </span>
    </span>
  );
};
