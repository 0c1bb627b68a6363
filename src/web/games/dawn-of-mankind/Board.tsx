import { useMemo, useRef, useState } from 'react';
import { useTargetContext } from '../../board/BoardTarget.tsx';
import { usePrefetch } from '../../board/lazyPart.ts';
import { useFocusKeeper } from '../../board/useFocusKeeper.ts';
import { useInteraction } from '../../board/useInteraction.ts';
import { useRevealPlace } from '../../board/useRevealPlace.ts';
import type { BoardProps } from '../client.ts';
import { Arts } from './cards/Arts.tsx';
import { Stacks } from './cards/Stacks.tsx';
import { markedPlaces } from './flights.ts';
import { ownPlayer, type Event, type Move, type View } from '#games/dawn-of-mankind/facts';
import { Hint, PREFETCHED } from './lazy.tsx';
import { Mat } from './mat/Mat.tsx';
import { Rivals } from './parts/Rivals.tsx';
import { SheetTabs, sheetFor, sheetWith, type Sheet } from './parts/Sheets.tsx';
import { BoardProvider, TargetsProvider } from './boardContext.ts';
import { Wall } from './wall/Wall.tsx';
import './style/board.css';
import './style/narrow.css';

/** Dawn of Mankind's table: progress above, the cave wall, the viewer's mat and the Art cards below. */
export const Board = (props: BoardProps<View, Move>) => {
  const { view, latest } = props;
  const root = useRef<HTMLDivElement>(null);
  const [now, dispatch] = useInteraction<Move>(view);
  const [opened, open] = useState<Sheet>('none');
  useFocusKeeper(root);
  usePrefetch(PREFETCHED);
  useRevealPlace(root, ({ place }) => open(sheetWith(place)));
  // Only events of this game reach its board.
  const marked = useMemo(() => markedPlaces(latest as readonly Event[], view), [latest, view]);
  const table = { ...props, now, dispatch, marked };
  const own = ownPlayer(view);
  const sheet = sheetFor(view, opened);
  return (
    <BoardProvider value={table}>
      <TargetsProvider value={useTargetContext(table)}>
        <div className={`dawn ${own === undefined ? 'is-watched' : ''}`} ref={root} data-sheet={sheet}>
          <div className="dawn-board">
            <Stacks />
            <Rivals />
            <Wall />
            <div className="dawn-lower">
              {own !== undefined && <Mat seat={Number(view.viewer)} own={own} />}
              <Arts />
              <SheetTabs sheet={sheet} open={open} />
            </div>
          </div>
          <Hint root={root} />
        </div>
      </TargetsProvider>
    </BoardProvider>
  );
};
