import { memo, useMemo, useRef, useState, type RefObject } from 'react';
import { seat as toSeat, type Seat } from '#kernel';
import { ownSeat, type Event, type Move, type Step, type View } from '#games/dunaia/facts';
import { usePrefetch } from '../../board/lazyPart.ts';
import { useFocusKeeper } from '../../board/useFocusKeeper.ts';
import { useInteraction } from '../../board/useInteraction.ts';
import { useScrollToLegal } from '../../board/useScrollToLegal.ts';
import type { BoardProps } from '../client.ts';
import { Common, isAsking, Question } from './common/Common.tsx';
import { markedPlaces, turnedPlaces } from './flights.ts';
import { Hint } from './lazy.tsx';
import { MainVillage } from './village/MainVillage.tsx';
import { PREFETCHED } from './lazy.tsx';
import { MovePreviewProvider, PointAtMoveProvider, usePointedMove } from './pointedMove.ts';
import { Rivals, rivalsOf } from './village/Rivals.tsx';
import { BoardProvider } from './boardContext.ts';
import type { LastMoveMarks } from './village/villageModel.ts';
import './style/board.css';
import './style/targets.css';
import './style/common.css';
import './style/village.css';
import './style/rivals.css';
import './style/narrow.css';

/** Whom the viewer looks at closely, until the viewer's own next step asks for the own village. */
const useLook = ({ step, turn, viewer }: View) => {
  const [chosen, choose] = useState<{ readonly seat: Seat; readonly step: Step['at'] }>();
  const isOver = turn === viewer && chosen?.step !== step.at;
  const look = (seat: Seat | undefined): void => choose(seat === undefined ? undefined : { seat, step: step.at });
  return [isOver ? undefined : chosen?.seat, look] as const;
};

interface PartsProps {
  readonly view: View;
  readonly root: RefObject<HTMLElement | null>;
}

const Parts = memo(({ view, root }: PartsProps) => {
  const [looking, look] = useLook(view);
  const own = ownSeat(view);
  const rivals = rivalsOf(view.players, own ?? -1);
  const shown = looking ?? own ?? toSeat(0);
  const back = looking === undefined || own === undefined ? undefined : () => look(undefined);
  return (
    <div className={`dunaia-board ${isAsking(view) ? 'is-asking' : ''}`}>
      <Common root={root} rivals={rivals} looking={looking} look={look} />
      <MainVillage key={shown} seat={shown} back={back} />
      <Question />
      <Rivals seats={rivals} look={look} />
    </div>
  );
});

const lastMoveMarksOf = (latest: readonly Event[], view: View): LastMoveMarks => ({
  marked: markedPlaces(latest, view),
  turned: turnedPlaces(latest),
});

/** Dunaïa's table: the common board above, the viewer's village below, rivals beside it. */
export const Board = (props: BoardProps<View, Move>) => {
  const { view, latest, moves } = props;
  const root = useRef<HTMLDivElement>(null);
  const [now, dispatch] = useInteraction<Move>(view);
  const { pointAtMove, movePreview } = usePointedMove(props);
  useFocusKeeper(root);
  usePrefetch(PREFETCHED);
  useScrollToLegal(root, moves, { ground: '.dunaia-board' });
  // Only events of this game reach its board.
  const marks = useMemo(() => lastMoveMarksOf(latest as readonly Event[], view), [latest, view]);
  // What is pointed at changes often, and most of the board does not ask for it.
  const table = useMemo(() => ({ ...props, ...marks, now, dispatch }), [props, marks, now, dispatch]);
  return (
    <BoardProvider value={table}>
      <PointAtMoveProvider value={pointAtMove}>
        <MovePreviewProvider value={movePreview}>
          <div className="dunaia" ref={root}>
            <Parts view={view} root={root} />
            <Hint root={root} />
          </div>
        </MovePreviewProvider>
      </PointAtMoveProvider>
    </BoardProvider>
  );
};
