import { memo, useMemo, useRef, useState } from 'react';
import { seat as toSeat, type Seat } from '#kernel';
import { usePrefetch } from '../../board/lazyPart.ts';
import { useFocusKeeper } from '../../board/useFocusKeeper.ts';
import { useInteraction } from '../../board/useInteraction.ts';
import { useScrollToLegal } from '../../board/useScrollToLegal.ts';
import type { BoardProps } from '../client.ts';
import { Common, isAsking, Question } from './Common.tsx';
import { markedPlaces, turnedPlaces } from './flights.ts';
import { ownSeat, type Event, type Move, type Step, type View } from './game.ts';
import { Hint } from './Hint.ts';
import { Home } from './Home.tsx';
import { COMING } from './late.tsx';
import { ForesightProvider, PointProvider, usePointing } from './pointing.ts';
import { Rivals, rivalsOf } from './Rivals.tsx';
import { TableProvider } from './table.ts';
import type { Traces } from './village.ts';
import './css/board.css';
import './css/targets.css';
import './css/common.css';
import './css/village.css';
import './css/rivals.css';
import './css/narrow.css';

/** Whom the viewer looks at closely, until the viewer's own next step asks for the own village. */
const useLook = ({ step, turn, viewer }: View) => {
  const [chosen, choose] = useState<{ readonly seat: Seat; readonly step: Step['at'] }>();
  const isOver = turn === viewer && chosen?.step !== step.at;
  const look = (seat: Seat | undefined): void => choose(seat === undefined ? undefined : { seat, step: step.at });
  return [isOver ? undefined : chosen?.seat, look] as const;
};

const Parts = memo(({ view }: { readonly view: View }) => {
  const [looking, look] = useLook(view);
  const own = ownSeat(view);
  const rivals = rivalsOf(view.players, own ?? -1);
  const shown = looking ?? own ?? toSeat(0);
  const back = looking === undefined || own === undefined ? undefined : () => look(undefined);
  return (
    <div className={`dunaia-board ${isAsking(view) ? 'is-asking' : ''}`}>
      <Common rivals={rivals} looking={looking} look={look} />
      <Home key={shown} seat={shown} back={back} />
      <Question />
      <Rivals seats={rivals} look={look} />
    </div>
  );
});

/** Only events of this game reach its board. */
const tracesOf = (latest: readonly Event[], view: View): Traces => ({
  marked: markedPlaces(latest, view),
  turned: turnedPlaces(latest),
});

/** Dunaïa's table: the common board above, the viewer's village below, rivals beside it. */
export const Board = (props: BoardProps<View, Move>) => {
  const { view, latest, moves } = props;
  const root = useRef<HTMLDivElement>(null);
  const [now, dispatch] = useInteraction<Move>(view);
  const { point, foresight } = usePointing(props);
  useFocusKeeper(root);
  usePrefetch(COMING);
  useScrollToLegal(root, moves, { ground: '.dunaia-board' });
  const traces = useMemo(() => tracesOf(latest as readonly Event[], view), [latest, view]);
  // What is pointed at changes often, and most of the board does not ask for it.
  const table = useMemo(() => ({ ...props, ...traces, now, dispatch }), [props, traces, now, dispatch]);
  return (
    <TableProvider value={table}>
      <PointProvider value={point}>
        <ForesightProvider value={foresight}>
          <div className="dunaia" ref={root}>
            <Parts view={view} />
            <Hint root={root} />
          </div>
        </ForesightProvider>
      </PointProvider>
    </TableProvider>
  );
};
