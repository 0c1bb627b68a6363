import { useMemo, useRef } from 'react';
import { ownPlayer, type Event, type Move, type View } from '#games/iunu/facts';
import { usePrefetch } from '../../board/lazyPart.ts';
import { useDrag } from '../../board/useDrag.ts';
import { useFocusKeeper } from '../../board/useFocusKeeper.ts';
import { useInteraction } from '../../board/useInteraction.ts';
import { useScrollToLegal } from '../../board/useScrollToLegal.ts';
import { useZoom } from '../../board/useZoom.ts';
import type { BoardProps } from '../client.ts';
import { dropMoves } from './drops.ts';
import { Dynasty } from './parts/Dynasty.tsx';
import { markedPlaces } from './flights.ts';
import { Hand } from './parts/Hand.tsx';
import { Market } from './parts/Market.tsx';
import { Rivals } from './parts/Rivals.tsx';
import { Hint, PREFETCHED } from './lazy.tsx';
import { BoardProvider } from './boardContext.ts';
import './style/ground.css';
import './style/targets.css';
import './style/market.css';
import './style/rivals.css';
import './style/dynasty.css';
import './style/hand.css';
import './style/hint.css';
import './style/narrow.css';
import './style/phone.css';
import './style/side.css';

const Fibres = () => (
  <svg className="iunu-fibres" aria-hidden="true">
    <rect width="100%" height="100%" fill="url(#iunu-papyrus)" />
  </svg>
);

/** IUNU's table: the market above, rivals, the viewer's dynasty, and the viewer's hand on a tray. */
export const Board = (props: BoardProps<View, Move>) => {
  const { view, moves, latest, play } = props;
  const root = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const [now, dispatch] = useInteraction<Move>(view);
  useFocusKeeper(root);
  usePrefetch(PREFETCHED);
  useDrag(root, (place, zone) => dropMoves(view, moves, place, zone), play);
  useZoom(root, whole);
  useScrollToLegal(root, moves, { ground: '.iunu-ground', near: '.iunu-hand' });
  // Only events of this game reach its board.
  const marked = useMemo(() => markedPlaces(latest as readonly Event[], view), [latest, view]);
  const own = ownPlayer(view);
  const seat = view.viewer === 'audience' ? -1 : view.viewer;
  return (
    <BoardProvider value={{ ...props, now, dispatch, marked }}>
      <div className="iunu" ref={root}>
        <div className={`iunu-board ${own === undefined ? 'is-watched' : ''}`} ref={whole}>
          <div className="iunu-ground">
            <Fibres />
            <Market />
            <Rivals />
            {own !== undefined && <Dynasty seat={seat} own={own} />}
          </div>
          {own !== undefined && <Hand seat={seat} own={own} />}
        </div>
        <Hint root={root} />
      </div>
    </BoardProvider>
  );
};
