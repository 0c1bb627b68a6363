import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import './sidebar.css';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { useTableSlots } from '../tableSlots.ts';
import type { TableProps } from '../tableProps.ts';
import type { Pane } from './PhoneTabs.tsx';
import { Players } from './Players.tsx';

// The log comes after the board.
const LogPanel = lazy(() => import('../log/LogPanel.tsx').then(({ LogPanel: part }) => ({ default: part })));
const MovesList = lazy(() => import('../moves/MovesList.tsx').then(({ MovesList: part }) => ({ default: part })));

type Tab = 'log' | 'extra' | 'moves';

const Panel = ({ shown, ...props }: TableProps & { readonly shown: Tab }) => {
  const slots = useTableSlots();
  return (
    <Suspense>
      {shown === 'log' && <LogPanel {...props} />}
      {shown === 'extra' && slots?.tab.panel}
      {shown === 'moves' && <MovesList {...props} />}
    </Suspense>
  );
};

/** The players; below them the log, the chat or the chapters of a lesson, and the moves in tabs. On a phone `pane` says which is shown. */
export const Sidebar = (props: TableProps & { readonly pane: Pane }) => {
  const { update, client, pane } = props;
  const text = useAppText();
  const language = useSettings(settings => settings.language);
  const slots = useTableSlots();
  const [tab, setTab] = useState<Tab>(slots?.kind === 'lesson' ? 'extra' : 'log');
  const shown: Tab = pane === 'board' || pane === 'players' ? tab : pane;
  const labels: { readonly [T in Tab]: string } = {
    log: text.table.log,
    extra: slots?.tab.label ?? '',
    moves: text.table.moves,
  };
  const counts = { log: 0, extra: slots?.tab.unread ?? 0, moves: update.moves.length };
  const tabs = (['log', 'extra', 'moves'] as const).filter(id => id !== 'extra' || slots !== undefined);
  return (
    <aside className="side">
      <header className="side-head">
        <Link href="/" className="brand" aria-label={text.nav.home}>
          Fourscore
        </Link>
        <span className="game-title">{client.text[language].title}</span>
      </header>
      <Players {...props} />
      <div className="tabs" role="tablist" aria-label={text.table.log}>
        {tabs.map(id => (
          <button key={id} type="button" role="tab" aria-selected={shown === id} onClick={() => setTab(id)}>
            {labels[id]}
            {counts[id] > 0 && <span className="badge">{counts[id]}</span>}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" aria-label={labels[shown]}>
        <Panel {...props} shown={shown} />
      </div>
    </aside>
  );
};
