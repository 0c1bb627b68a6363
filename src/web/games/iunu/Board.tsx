import { useEffect, useMemo, useReducer, useRef, useState, type RefObject } from 'react';
import type { BoardProps } from '../client.ts';
import { Dynasty } from './Dynasty.tsx';
import { markedPlaces } from './flights.ts';
import { ownPlayer, type Event, type Move, type View } from './game.ts';
import { Hand } from './Hand.tsx';
import { Hint } from './Hint.tsx';
import { IDLE, step } from './interaction.ts';
import { Market } from './Market.tsx';
import { Rivals } from './Rivals.tsx';
import { TableProvider } from './table.ts';
import { useFocusKeeper } from './useFocusKeeper.ts';
import './iunu.css';

/** Escape, a click elsewhere or a new view ends what was half done. */
const useInteraction = (view: View) => {
  const [now, dispatch] = useReducer(step, IDLE);
  const [seen, see] = useState(view);
  if (seen !== view) {
    see(view);
    dispatch({ type: 'left' });
  }
  const { at } = now;
  useEffect(() => {
    if (at === 'idle') return;
    const leave = ({ type, target }: globalThis.Event): void => {
      const isInside = type === 'pointerdown' && target instanceof Element && target.closest('li:has(> .iunu-choice)');
      if (!isInside) dispatch({ type: 'left' });
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Back to the card that was asked about, before the question goes.
      document.activeElement?.closest('li:has(> .iunu-choice)')?.querySelector('button')?.focus();
      leave(event);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [at]);
  return [now, dispatch] as const;
};

/** On a small screen what can be done may lie below: then the board comes to it. */
const useSight = (root: RefObject<HTMLElement | null>, moves: readonly Move[]): void =>
  useEffect(() => {
    const ground = root.current?.querySelector('.iunu-ground');
    if (moves.length === 0 || ground == null || ground.scrollHeight <= ground.clientHeight) return;
    if (root.current?.querySelector('.iunu-hand .is-legal')) return;
    const { top, bottom } = ground.getBoundingClientRect();
    const targets = [...ground.querySelectorAll('.is-legal')];
    const isSeen = targets.some(target => {
      const box = target.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    });
    if (!isSeen) targets[0]?.scrollIntoView({ block: 'center' });
  }, [root, moves]);

const Fibres = () => (
  <svg className="iunu-fibres" aria-hidden="true">
    <rect width="100%" height="100%" fill="url(#iunu-papyrus)" />
  </svg>
);

/** IUNU's table: the market above, rivals, the viewer's dynasty, and the viewer's hand on a tray. */
export const Board = (props: BoardProps<View, Move>) => {
  const { view, latest } = props;
  const root = useRef<HTMLDivElement>(null);
  const [now, dispatch] = useInteraction(view);
  useFocusKeeper(root);
  useSight(root, props.moves);
  // Only events of this game reach its board.
  const marked = useMemo(() => markedPlaces(latest as readonly Event[], view), [latest, view]);
  const own = ownPlayer(view);
  const seat = view.viewer === 'audience' ? -1 : view.viewer;
  return (
    <TableProvider value={{ ...props, now, dispatch, marked }}>
      <div className="iunu" ref={root}>
        <div className={`iunu-board ${own === undefined ? 'is-watched' : ''}`}>
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
    </TableProvider>
  );
};
