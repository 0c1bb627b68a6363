import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useFocusKeeper } from '../../board/useFocusKeeper.ts';
import { useInteraction } from '../../board/useInteraction.ts';
import { useSight } from '../../board/useSight.ts';
import type { BoardProps } from '../client.ts';
import { markedPlaces } from './flights.ts';
import { ownSeat, playerOf, type Event, type Move, type View } from './game.ts';
import { Hand } from './Hand.tsx';
import { Hint } from './Hint.tsx';
import type { Lie } from './map/geometry.ts';
import { Map } from './map/Map.tsx';
import { useOrders } from './orders.ts';
import { Pacts, Scroll } from './pacts/Pacts.tsx';
import { Now, Omens } from './panel/Now.tsx';
import { landPlace } from './places.ts';
import { Realms } from './Realms.tsx';
import { revealIn, type Reveal } from './reveal.ts';
import { TableProvider, useTable } from './table.ts';
import { TABS, Tabs, type Tab } from './Tabs.tsx';
import { Track } from './Track.tsx';
import './dragon-dune.css';
import './css/map.css';
import './css/panel.css';
import './css/battle.css';
import './css/tray.css';
import './css/narrow.css';

const PHONE = '(max-width: 720px)';
const TABLET = '(max-width: 1240px)';

const currentLie = (): Lie => {
  if (matchMedia(PHONE).matches) return 'tall';
  return matchMedia(TABLET).matches ? 'square' : 'wide';
};

const watchWidth = (notify: () => void): (() => void) => {
  const queries = [matchMedia(PHONE), matchMedia(TABLET)];
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
};

/** Where the frame shows one pane at a time, the island stands upright. */
const useLie = (): Lie => useSyncExternalStore(watchWidth, currentLie);

/** The last battle stays open until the reader goes on, or is asked something. */
const useReveal = (events: readonly Event[], view: View): readonly [Reveal | undefined, () => void] => {
  const [shown, show] = useState<Reveal>();
  const [seen, see] = useState<readonly Event[]>();
  if (seen !== events) {
    see(events);
    const reveal = revealIn(events, view);
    if (reveal !== undefined) show(reveal);
  }
  return [shown, () => show(undefined)];
};

/** Whoever is asked something new is shown what it is. */
const useTab = (view: View, moves: readonly Move[]): readonly [Tab, (tab: Tab) => void] => {
  const [tab, choose] = useState<Tab>('now');
  const [seen, see] = useState('');
  const key = moves.length > 0 ? JSON.stringify([view.step, view.turn]) : seen;
  if (seen !== key) {
    see(key);
    choose('now');
  }
  return [tab, choose];
};

/** On a phone the map may lie elsewhere when a battle begins. */
const useBattleSight = (root: RefObject<HTMLElement | null>, { battle }: View): void => {
  const where = battle === 'none' ? undefined : battle.territory;
  useEffect(() => {
    if (where === undefined) return;
    const sea = root.current?.querySelector('.dd-sea');
    const land = root.current?.querySelector(`[data-place="${landPlace(where)}"]`);
    if (sea == null || land == null || sea.scrollHeight <= sea.clientHeight) return;
    const { top, height } = land.getBoundingClientRect();
    sea.scrollBy({ top: top + height / 2 - sea.getBoundingClientRect().top - sea.clientHeight / 2 });
  }, [root, where]);
};

interface PartsProps {
  readonly tab: Tab;
  readonly choose: (tab: Tab) => void;
  readonly shown: Reveal | undefined;
  readonly close: () => void;
}

const Parts = ({ tab, choose, shown, close }: PartsProps) => {
  const { view, now } = useTable();
  const seat = ownSeat(view);
  const open = now.at === 'choosing' ? 'now' : tab;
  return (
    <div className="dd-board" data-tab={open}>
      <Track turn={view.turn} round={view.round} />
      <Map />
      <Tabs tab={open} choose={choose} tabs={TABS} />
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="dd-desk" tabIndex={0}>
        {open === 'pacts' ? <Pacts /> : <Now shown={shown} close={close} />}
        {open === 'pacts' || now.at === 'choosing' ? null : <Omens />}
      </div>
      <Realms />
      {seat !== undefined && <Hand own={playerOf(view, seat)} seat={seat} />}
      <Scroll open={() => choose('pacts')} />
    </div>
  );
};

/** Dragon Dune's table: the island, the moment beside it, the hand, the realms and the scroll of agreements. */
export const Board = (props: BoardProps<View, Move>) => {
  const { view, moves } = props;
  // Only events of this game reach its board.
  const latest = props.latest as readonly Event[];
  const root = useRef<HTMLDivElement>(null);
  const lie = useLie();
  const [now, dispatch] = useInteraction<Move>(view);
  const [orders, order] = useOrders(view);
  const [tab, choose] = useTab(view, moves);
  const [shown, close] = useReveal(latest, view);
  useFocusKeeper(root);
  useSight(root, moves, { ground: '.dd-sea' });
  useBattleSight(root, view);
  const marked = useMemo(() => markedPlaces(latest, view), [latest, view]);
  // Whoever goes on playing has seen how the battle ended.
  const play = (move: Move): void => {
    close();
    props.play(move);
  };
  return (
    <TableProvider value={{ ...props, play, now, dispatch, marked, lie, orders, order }}>
      <div className="dd" ref={root}>
        <Parts tab={tab} choose={choose} shown={shown} close={close} />
        <Hint root={root} />
      </div>
    </TableProvider>
  );
};
