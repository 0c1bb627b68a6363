import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useTargetContext } from '../../board/BoardTarget.tsx';
import { usePrefetch } from '../../board/lazyPart.ts';
import { useFocusKeeper } from '../../board/useFocusKeeper.ts';
import { useInteraction } from '../../board/useInteraction.ts';
import { useRevealPlace } from '../../board/useRevealPlace.ts';
import { useScrollToLegal } from '../../board/useScrollToLegal.ts';
import type { BoardProps } from '../client.ts';
import { markedPlaces } from './flights.ts';
import { ownSeat, type Event, type Move, type Step, type View } from '#games/dragon-dune/facts';
import { Hand } from './parts/Hand.tsx';
import { Hint, LAZY_PARTS, PREFETCHED } from './lazy.tsx';
import type { Orientation } from './map/geometry.ts';
import { Map } from './map/Map.tsx';
import { usePendingDecision } from './pendingDecision.ts';
import { Scroll } from './agreements/Scroll.tsx';
import { Panel, OpenCards } from './panel/Panel.tsx';
import { landPlace } from './places.ts';
import { Realms } from './parts/Realms.tsx';
import { battleOutcomeIn, type BattleOutcome } from './panel/battleOutcome.ts';
import { BoardProvider, TargetsProvider, useBoard } from './boardContext.ts';
import { Tabs, tabWith, type Tab } from './parts/Tabs.tsx';
import { Track } from './parts/Track.tsx';
import './style/board.css';
import './style/map.css';
import './style/panel.css';
import './style/tray.css';
import './style/narrow.css';

const PHONE = '(max-width: 720px)';
const TABLET = '(max-width: 1240px)';

const currentOrientation = (): Orientation => {
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
const useOrientation = (): Orientation => useSyncExternalStore(watchWidth, currentOrientation);

/** The last battle stays open until the reader goes on, or is asked something. */
const useBattleOutcome = (events: readonly Event[], view: View): readonly [BattleOutcome | undefined, () => void] => {
  const [shown, show] = useState<BattleOutcome>();
  const [seen, see] = useState<readonly Event[]>();
  if (seen !== events) {
    see(events);
    const outcome = battleOutcomeIn(events, view);
    if (outcome !== undefined) show(outcome);
  }
  const close = useCallback(() => show(undefined), []);
  return [shown, close];
};

/** What lies on the desk. On a phone it can be folded, to see more of the map. */
interface DeskState {
  readonly tab: Tab;
  readonly isFolded: boolean;
}

const UNFOLDED: DeskState = { tab: 'now', isFolded: false };

/** Whoever is asked something new is shown what it is; a second click on a tab folds the desk, or unfolds it. */
const useDesk = (
  root: RefObject<HTMLElement | null>,
  { step }: View,
  moves: readonly Move[],
): readonly [DeskState, (tab: Tab) => void] => {
  const [desk, change] = useState(UNFOLDED);
  const [seen, see] = useState<Step>();
  if (moves.length > 0 && seen !== step) {
    see(step);
    change(UNFOLDED);
  }
  const choose = useCallback(
    (tab: Tab) => change(before => ({ tab, isFolded: before.tab === tab && !before.isFolded })),
    [],
  );
  useRevealPlace(root, ({ place, isSeen }) => {
    const tab = isSeen ? undefined : tabWith(place);
    if (tab !== undefined) change({ tab, isFolded: false });
  });
  return [desk, choose];
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
  readonly desk: DeskState;
  readonly choose: (tab: Tab) => void;
  readonly shown: BattleOutcome | undefined;
  readonly close: () => void;
}

const LazyAgreements = () => {
  const { Agreements } = LAZY_PARTS.read();
  return <Agreements />;
};

interface DeskProps extends Pick<PartsProps, 'shown' | 'close'> {
  readonly tab: Tab;
  readonly hasOpenCards: boolean;
}

const Desk = ({ tab, shown, close, hasOpenCards }: DeskProps) => (
  // What scrolls must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="dd-desk" tabIndex={0} data-place={tab === 'pacts' ? 'pacts' : 'ui/panel'}>
    {tab === 'pacts' ? (
      <Suspense>
        <LazyAgreements />
      </Suspense>
    ) : (
      <Panel shown={shown} close={close} />
    )}
    {hasOpenCards && <OpenCards />}
  </div>
);

const Parts = ({ desk, choose, shown, close }: PartsProps) => {
  const { view, now } = useBoard();
  const seat = ownSeat(view);
  const isChoosing = now.at === 'choosing';
  const { tab, isFolded } = isChoosing ? UNFOLDED : desk;
  return (
    <div className="dd-board" data-tab={tab} data-folded={isFolded || undefined}>
      <Track turn={view.turn} round={view.round} />
      <Map />
      <Tabs tab={tab} isFolded={isFolded} choose={choose} />
      <Desk tab={tab} shown={shown} close={close} hasOpenCards={tab !== 'pacts' && !isChoosing} />
      <Realms />
      {seat !== undefined && <Hand seat={seat} />}
      <Scroll open={() => choose('pacts')} />
    </div>
  );
};

/** Dragon Dune's table: the island, the moment beside it, the hand, the realms and the scroll of agreements. */
export const Board = (props: BoardProps<View, Move>) => {
  const { view, moves, play: send } = props;
  // Only events of this game reach its board.
  const latest = props.latest as readonly Event[];
  const root = useRef<HTMLDivElement>(null);
  const orientation = useOrientation();
  const [now, dispatch] = useInteraction<Move>(view);
  const [decision, decide] = usePendingDecision(view);
  const [desk, choose] = useDesk(root, view, moves);
  const [shown, close] = useBattleOutcome(latest, view);
  useFocusKeeper(root);
  useScrollToLegal(root, moves, { ground: '.dd-sea' });
  useBattleSight(root, view);
  usePrefetch(PREFETCHED);
  const marked = useMemo(() => markedPlaces(latest, view), [latest, view]);
  // Whoever goes on playing has seen how the battle ended.
  const play = useCallback(
    (move: Move): void => {
      close();
      send(move);
    },
    [close, send],
  );
  const table = { ...props, play, now, dispatch, marked, orientation, decision, decide };
  const targets = useTargetContext(table);
  return (
    <BoardProvider value={table}>
      <TargetsProvider value={targets}>
        <div className="dd" ref={root}>
          <Parts desk={desk} choose={choose} shown={shown} close={close} />
          <Hint root={root} />
        </div>
      </TargetsProvider>
    </BoardProvider>
  );
};
