import { useEffect, useMemo, useRef, useState } from 'react';
import type { NameOf, Told, TypedMove } from '#kernel';
import { useDocumentTitle } from '../app/PageTitle.tsx';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import type { GameClient } from '../games/client.ts';
import type { LocalTable } from '../local/protocol.ts';
import { useArrowKeys } from './arrowKeys.ts';
import { Announcer } from './Announcer.tsx';
import { PlainTable } from './PlainTable.tsx';
import { PromptBar } from './PromptBar.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { previewOf, refusalOf, type Session, type TableSession } from './session.ts';
import { Side } from './Side.tsx';
import { makeStage } from './stage.ts';
import { WhyNotCard } from './WhyNotCard.tsx';

/** All that the parts of a table need. */
export interface TableProps {
  readonly session: TableSession;
  readonly state: Session;
  readonly table: LocalTable;
  readonly told: Told<unknown, TypedMove>;
  readonly client: GameClient<unknown, TypedMove>;
  readonly name: NameOf;
}

/** How long a forced choice stands on the screen before it is made. */
const FORCED_AFTER = 350;

/** A choice with one answer is made by itself, unless the player wants to make it. */
const useForcedMoves = ({ session, told, client, state }: TableProps): void => {
  const makesForcedMoves = useSettings(settings => settings.makesForcedMoves);
  const [only, ...others] = told.moves;
  const isForced =
    makesForcedMoves && !state.isBusy && only !== undefined && others.length === 0 && client.isAutomatic(only);
  useEffect(() => {
    if (!isForced || only === undefined) return;
    const timer = setTimeout(() => session.playForced(only), FORCED_AFTER);
    return () => clearTimeout(timer);
  }, [isForced, only, session]);
};

/** The browser's tab says whose turn it is, also while it is not the one in front. */
const useTitle = ({ told, client, name }: TableProps): void => {
  const language = useSettings(settings => settings.language);
  const { title } = client.words[language].prompt(told.view, name);
  useDocumentTitle(`${title} · ${client.text[language].title}`);
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

const Board = (props: TableProps) => {
  const { session, told, client, name, state } = props;
  const prefersWords = useSettings(settings => settings.prefersWords);
  const area = useRef<HTMLDivElement>(null);
  useArrowKeys(area);
  const latest = useMemo(() => state.chapters.at(-1)?.events ?? [], [state.chapters]);
  const { Board: GameBoard } = client;
  if (GameBoard === undefined || prefersWords) return <PlainTable {...props} />;
  return (
    <div className="board-area" ref={area}>
      <GameBoard
        view={told.view}
        moves={state.isBusy ? [] : told.moves}
        name={name}
        latest={latest}
        play={move => session.play(move)}
        explain={(move, place) => {
          const refusal = refusalOf(client, told, move);
          if (refusal !== undefined) session.explain({ refusal, place });
        }}
        preview={move => previewOf(client, told, move)}
      />
    </div>
  );
};

export const PANES = ['board', 'players', 'log', 'moves'] as const;
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
  const labels: { readonly [P in Pane]: string } = {
    board: table.board,
    players: table.players,
    log: table.log,
    moves: table.moves,
  };
  return (
    <nav className="phone-tabs" aria-label={table.board}>
      {PANES.map(id => (
        <button key={id} type="button" aria-pressed={pane === id} onClick={() => choose(id)}>
          {labels[id]}
          {id === 'moves' && moves > 0 && <span className="badge">{moves}</span>}
        </button>
      ))}
    </nav>
  );
};

/** The table: prompt, board, players, log, moves. It knows no game. */
export const Frame = (props: TableProps) => {
  const { client, told, state } = props;
  const [pane, setPane] = useState<Pane>('board');
  const [showsScore, setShowsScore] = useState(true);
  useForcedMoves(props);
  useTitle(props);
  const root = useStage(props);
  const isOver = told.outcome !== undefined && !state.isBusy;
  return (
    <div className={`table ${client.theme}`} data-pane={pane} ref={root}>
      <main className="table-main">
        <PromptBar {...props} {...(isOver && { showScore: () => setShowsScore(true) })} />
        <Board {...props} />
      </main>
      <Side {...props} pane={pane} />
      <PhoneTabs pane={pane} choose={setPane} moves={told.moves.length} />
      <WhyNotCard {...props} />
      <Announcer {...props} />
      {isOver && showsScore && <ScoreSheet {...props} close={() => setShowsScore(false)} />}
    </div>
  );
};
