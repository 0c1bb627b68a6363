import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { seat as toSeat } from '#kernel';
import { useDocumentTitle } from '../app/PageTitle.tsx';
import { emblemColours, Emblems } from '../app/SeatSign.tsx';
import { useSettings } from '../app/settings.ts';
import { useAppText } from '../app/text/useAppText.ts';
import { ChoosingContext } from '../board/choosing.ts';
import { useSkip } from './animation/useSkip.ts';
import { useTableAnimator } from './animation/useTableAnimator.ts';
import { PromptBar } from './prompt/PromptBar.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { BoardArea } from './BoardArea.tsx';
import { TableGuide, useTableGuide } from './guide/TableGuide.tsx';
import { Announcer } from './log/Announcer.tsx';
import { useForcedMoves } from './moves/useForcedMoves.ts';
import { useMoveConfirmation } from './moves/useMoveConfirmation.tsx';
import { isOpenedAsReplay } from './replay/isOpenedAsReplay.ts';
import { useTableSlots } from './tableSlots.ts';
import { PhoneTabs, type Pane } from './sidebar/PhoneTabs.tsx';
import type { FrameProps, TableProps } from './tableProps.ts';

// Not needed for the first moves: loaded with the first use.
const RefusalCard = lazy(() => import('./moves/RefusalCard.tsx').then(({ RefusalCard: part }) => ({ default: part })));
const ScoreSheet = lazy(() => import('./score/ScoreSheet.tsx').then(({ ScoreSheet: part }) => ({ default: part })));
const TableNotices = lazy(() => import('./TableNotices.tsx').then(({ TableNotices: part }) => ({ default: part })));
const Timeline = lazy(() => import('./replay/Timeline.tsx').then(({ Timeline: part }) => ({ default: part })));

/** The title of the browser's tab says whose turn it is now, also while a past position is shown. */
const useTitle = ({ update, client, name }: FrameProps): void => {
  const language = useSettings(settings => settings.language);
  const { home, colon } = useAppText();
  const { title } = client.tableText[language].prompt(update.view, name);
  // At an online table players look at other tabs while they wait for others.
  const isYourTurn = useTableSlots()?.kind === 'online' && update.toAct.some(seat => seat === update.viewer);
  useDocumentTitle(`${isYourTurn ? `${home.yourTurn}${colon}` : ''}${title} · ${client.text[language].title}`);
};

/** What the frame keeps for itself. */
interface FrameState {
  readonly confirmation: ReactNode;
  readonly guide: Omit<ReturnType<typeof useTableGuide>, 'openRules' | 'showGoal'>;
}

/** The props of the frame's parts: the update that is shown may be a past one, which offers no moves. */
const useTableProps = (given: FrameProps, setPane: (pane: Pane) => void): TableProps & FrameState => {
  const { session, state, update } = given;
  const { play, confirmation } = useMoveConfirmation(given);
  const { openRules, showGoal, ...guide } = useTableGuide();
  const showBoard = useCallback(() => setPane('board'), [setPane]);
  const showPast = useCallback(
    (seq: number) => {
      session.showPast(seq);
      showBoard();
    },
    [session, showBoard],
  );
  return {
    ...given,
    update: state.past?.update ?? update,
    play,
    showPast,
    showBoard,
    openRules,
    showGoal,
    guide,
    confirmation,
  };
};

/** The score sheet opens by itself when the game ends, and its rows are counted once. */
const useScoreSheet = ({ update, state }: FrameProps) => {
  const [isShown, setIsShown] = useState(true);
  // A replay begins before its score is shown.
  const [isHeld, setIsHeld] = useState(() => update.outcome !== undefined && isOpenedAsReplay());
  if (isHeld && state.past !== undefined) setIsHeld(false);
  const [wasOver, setWasOver] = useState(update.outcome !== undefined);
  if (state.past !== undefined && !wasOver && update.outcome !== undefined) setWasOver(true);
  return {
    isShown: isShown && !isHeld,
    isNew: !wasOver,
    show: () => {
      setIsHeld(false);
      setIsShown(true);
    },
    hide: () => {
      setIsShown(false);
      setWasOver(true);
      document.querySelector<HTMLElement>('.prompt h1')?.focus();
    },
  };
};

/** The seats' own signs, in games that have them, such as factions. */
const useEmblems = ({ client, update, table }: TableProps) =>
  useMemo(
    () => table.seats.map((_, seat) => client.emblem?.(update.view, toSeat(seat))),
    [client, update.view, table.seats],
  );

const Refusal = (props: TableProps) => (
  <Suspense>{props.state.refusalNotice && <RefusalCard {...props} notice={props.state.refusalNotice} />}</Suspense>
);

interface MainProps extends TableProps {
  readonly given: FrameProps;
  readonly score: ReturnType<typeof useScoreSheet>;
}

/** The prompt, or the timeline while a past position is shown, and the board. */
const Main = ({ given, score, ...props }: MainProps) => {
  const { update, state } = given;
  const skip = useSkip(props);
  const [isChoosing, setIsChoosing] = useState(false);
  const isPast = state.past !== undefined;
  const isOver = update.outcome !== undefined && !state.isBusy && !isPast;
  return (
    <main className="table-main">
      {isPast ? (
        <Timeline {...props} isOver={update.outcome !== undefined} />
      ) : (
        <PromptBar
          {...props}
          isChoosing={isChoosing}
          skip={skip}
          {...(isOver && !score.isShown && { showScore: score.show })}
        />
      )}
      <ChoosingContext value={setIsChoosing}>
        <BoardArea {...props} />
      </ChoosingContext>
    </main>
  );
};

/** The table: prompt, board, players, log, moves. It knows no game. */
export const TableFrame = (given: FrameProps) => {
  const { table, update, state } = given;
  const [pane, setPane] = useState<Pane>('board');
  const { confirmation, guide, ...props } = useTableProps(given, setPane);
  const score = useScoreSheet(given);
  useForcedMoves(props);
  useTitle(given);
  const root = useTableAnimator(props);
  const slots = useTableSlots();
  const isPast = state.past !== undefined;
  const isOver = update.outcome !== undefined && !state.isBusy && !isPast;
  const emblems = useEmblems(props);
  return (
    <Emblems value={emblems}>
      <div className={`table theme-${table.game}`} data-pane={pane} ref={root} style={emblemColours(emblems)}>
        {slots?.banner}
        <Main {...props} given={given} score={score} />
        <Sidebar {...props} pane={pane} />
        <PhoneTabs pane={pane} choose={setPane} moves={props.update.moves.length} />
        <Announcer {...props} />
        {confirmation}
        {slots?.Overlay ? <slots.Overlay {...props} /> : <Refusal {...props} />}
        <Suspense>
          <TableNotices {...props} present={update} />
          {isOver && score.isShown && <ScoreSheet {...props} isNew={score.isNew} close={score.hide} />}
        </Suspense>
        <TableGuide {...props} {...guide} />
      </div>
    </Emblems>
  );
};
