import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { seat as toSeat, type NameOf, type TableUpdate, type TypedMove } from '#kernel';
import { useDocumentTitle } from '../app/PageTitle.tsx';
import { emblemColours, Emblems } from '../app/SeatSign.tsx';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import type { BoardProps, GameClient } from '../games/client.ts';
import type { LocalTable } from '../local/protocol.ts';
import { useArrowKeys } from './arrowKeys.ts';
import { Announcer } from './Announcer.tsx';
import { useExtras } from './extras.ts';
import { PlainTable } from './PlainTable.tsx';
import { PromptBar } from './PromptBar.tsx';
import { previewOf, refusalOf } from './foresight.ts';
import type { TableSession } from './session.ts';
import { latestOf, type Session } from './shown.ts';
import { Side } from './Side.tsx';
import { makeStage } from './stage.ts';
import { useEscape } from './useEscape.ts';
import { useSure } from './useSure.tsx';
import { WhyNotCard } from './WhyNotCard.tsx';

// What is seen late, or never, is fetched when it is.
const ScoreSheet = lazy(() => import('./ScoreSheet.tsx').then(({ ScoreSheet: part }) => ({ default: part })));
const TimeLine = lazy(() => import('./TimeLine.tsx').then(({ TimeLine: part }) => ({ default: part })));

/** All that the parts of a table need. */
export interface TableProps {
  readonly session: TableSession;
  readonly state: Session;
  readonly table: LocalTable;
  readonly update: TableUpdate<unknown, TypedMove>;
  readonly client: GameClient<unknown, TypedMove>;
  readonly name: NameOf;
  /** Makes a move, or asks first whether it is meant. */
  readonly play: (move: TypedMove) => void;
  /** Shows the table as it was after a step. */
  readonly lookBack: (seq: number) => void;
}

/** How long a forced choice stands on the screen before it is made. */
const FORCED_AFTER = 350;

/** A choice with one answer is made by itself, unless the player wants to make it. */
const useForcedMoves = ({ session, update, client, state }: TableProps): void => {
  const makesForcedMoves = useSettings(settings => settings.makesForcedMoves);
  const [only, ...others] = update.moves;
  const isForced =
    makesForcedMoves && !state.isBusy && only !== undefined && others.length === 0 && client.isAutomatic(only);
  useEffect(() => {
    if (!isForced || only === undefined) return;
    const timer = setTimeout(() => session.playForced(only), FORCED_AFTER);
    return () => clearTimeout(timer);
  }, [isForced, only, session]);
};

/** The browser's tab says whose turn it is, also while it is not the one in front, or shows an earlier step. */
const useTitle = ({ update, client, name }: FrameProps): void => {
  const language = useSettings(settings => settings.language);
  const { home } = useText();
  const { title } = client.words[language].prompt(update.view, name);
  // Whoever waits for others over a network looks at other tabs meanwhile.
  const isCalled = useExtras() !== undefined && update.toAct.some(seat => seat === update.viewer);
  useDocumentTitle(`${isCalled ? `${home.yourTurn}: ` : ''}${title} · ${client.text[language].title}`);
};

const useStage = ({ session, client }: TableProps) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null) return;
    session.use(makeStage(root.current, client, () => useSettings.getState().pace));
    return () => session.use(undefined);
  }, [session, client]);
  return root;
};

const NO_MOVES: readonly TypedMove[] = [];

/** What a board is given changes with the table only: the frame around it draws itself more often. */
const useBoardProps = ({ session, update, client, name, state, play }: TableProps): BoardProps<unknown, TypedMove> => {
  const explain = useCallback(
    (move: TypedMove, place: Element) => {
      const { update: present, past } = session.snapshot();
      if (present === undefined || past !== undefined) return;
      const refusal = refusalOf(client, present, move);
      if (refusal !== undefined) session.explain({ refusal, place });
    },
    [session, client],
  );
  const preview = useCallback((move: TypedMove) => previewOf(client, update, move), [client, update]);
  // Nothing to do is always the same nothing: a board that waits is not drawn again when a step has been shown.
  const open = (moves: readonly TypedMove[]) => (state.isBusy || moves.length === 0 ? NO_MOVES : moves);
  return {
    view: update.view,
    moves: open(update.moves),
    asides: open(update.asides),
    name,
    latest: latestOf(state),
    play,
    explain,
    preview,
  };
};

type GameBoardProps = BoardProps<unknown, TypedMove> & Required<Pick<TableProps['client'], 'Board'>>;

const GameBoard = memo(({ Board: OfGame, ...props }: GameBoardProps) => <OfGame {...props} />);

const Board = (props: TableProps) => {
  const { Board: OfGame } = props.client;
  const prefersWords = useSettings(settings => settings.prefersWords);
  const area = useRef<HTMLDivElement>(null);
  const given = useBoardProps(props);
  useArrowKeys(area);
  if (OfGame === undefined || prefersWords) return <PlainTable {...props} />;
  return (
    <div className="board-area" ref={area}>
      <GameBoard Board={OfGame} {...given} />
    </div>
  );
};

export const PANES = ['board', 'players', 'log', 'chat', 'moves'] as const;
export type Pane = (typeof PANES)[number];

const PhoneTabs = ({
  pane,
  choose,
  moves,
}: {
  readonly pane: Pane;
  readonly choose: (pane: Pane) => void;
  readonly moves: number;
}) => {
  const { table } = useText();
  const extras = useExtras();
  const labels: { readonly [P in Pane]: string } = {
    board: table.board,
    players: table.players,
    log: table.log,
    chat: extras?.chat.label ?? '',
    moves: table.moves,
  };
  const counts: { readonly [P in Pane]?: number } = { chat: extras?.chat.unread ?? 0, moves };
  const panes = PANES.filter(id => id !== 'chat' || extras !== undefined);
  return (
    <nav className="phone-tabs" aria-label={table.board}>
      {panes.map(id => (
        <button key={id} type="button" aria-pressed={pane === id} onClick={() => choose(id)}>
          {labels[id]}
          {(counts[id] ?? 0) > 0 && <span className="badge">{counts[id]}</span>}
        </button>
      ))}
    </nav>
  );
};

/** Whoever waits may skip what is shown meanwhile, by button or by key. */
const useSkip = ({ session, state, update, table }: TableProps): (() => void) | undefined => {
  const pace = useSettings(settings => settings.pace);
  const isOthersTurn = update.toAct.length > 0 && !update.toAct.some(seat => seat === update.viewer);
  const canSkip =
    pace !== 'none' && isOthersTurn && state.past === undefined && (state.isBusy || table.you === undefined);
  const skip = (): void => session.skip();
  useEscape(canSkip, skip);
  return canSkip ? skip : undefined;
};

/** What is shown may lie in the past; then there is nothing to do but to look. */
const useShownTable = (
  given: FrameProps,
  show: (pane: Pane) => void,
): TableProps & { readonly question: ReactNode } => {
  const { session, state, update } = given;
  const { play, question } = useSure(given);
  const lookBack = useCallback(
    (seq: number) => {
      session.lookBack(seq);
      show('board');
    },
    [session, show],
  );
  return {
    ...given,
    update: state.past?.update ?? update,
    play,
    lookBack,
    question,
  };
};

/** The score shows by itself when the game ends, and is counted once. */
const useScore = ({ update, state }: FrameProps) => {
  const [isShown, setIsShown] = useState(true);
  const [wasOver, setWasOver] = useState(update.outcome !== undefined);
  if (state.past !== undefined && !wasOver && update.outcome !== undefined) setWasOver(true);
  return {
    isShown,
    isNew: !wasOver,
    show: () => setIsShown(true),
    hide: () => {
      setIsShown(false);
      setWasOver(true);
      document.querySelector<HTMLElement>('.prompt h1')?.focus();
    },
  };
};

/** A game with factions has its own signs for the seats. */
const useEmblems = ({ client, update, table }: TableProps) =>
  useMemo(
    () => table.seats.map((_, seat) => client.emblem?.(update.view, toSeat(seat))),
    [client, update.view, table.seats],
  );

export type FrameProps = Omit<TableProps, 'play' | 'lookBack'>;

/** The table: prompt, board, players, log, moves. It knows no game. */
export const Frame = (given: FrameProps) => {
  const { table, update, state } = given;
  const [pane, setPane] = useState<Pane>('board');
  const { question, ...props } = useShownTable(given, setPane);
  const score = useScore(given);
  useForcedMoves(props);
  useTitle(given);
  const root = useStage(props);
  const skip = useSkip(props);
  const extras = useExtras();
  const isPast = state.past !== undefined;
  const isOver = update.outcome !== undefined && !state.isBusy && !isPast;
  const emblems = useEmblems(props);
  return (
    <Emblems value={emblems}>
      <div className={`table theme-${table.game}`} data-pane={pane} ref={root} style={emblemColours(emblems)}>
        {extras?.banner}
        <main className="table-main">
          {isPast ? (
            <TimeLine {...props} isOver={update.outcome !== undefined} />
          ) : (
            <PromptBar {...props} skip={skip} {...(isOver && !score.isShown && { showScore: score.show })} />
          )}
          <Board {...props} />
        </main>
        <Side {...props} pane={pane} />
        <PhoneTabs pane={pane} choose={setPane} moves={props.update.moves.length} />
        <WhyNotCard {...props} />
        <Announcer {...props} />
        {question}
        <Suspense>
          {isOver && score.isShown && <ScoreSheet {...props} isNew={score.isNew} close={score.hide} />}
        </Suspense>
      </div>
    </Emblems>
  );
};
