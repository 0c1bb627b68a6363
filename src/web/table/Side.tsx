import { useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import { useExtras } from './extras.ts';
import type { Pane, TableProps } from './Frame.tsx';
import { Log } from './Log.tsx';
import { MovesList } from './MovesList.tsx';
import { Players } from './Players.tsx';

type Tab = 'log' | 'chat' | 'moves';

/** Players above, log and moves below. On a phone each is a tab of its own. */
export const Side = (props: TableProps & { readonly pane: Pane }) => {
  const { update, client, pane } = props;
  const text = useText();
  const language = useSettings(settings => settings.language);
  const [tab, setTab] = useState<Tab>('log');
  const extras = useExtras();
  const shown: Tab = pane === 'board' || pane === 'players' ? tab : pane;
  const labels: { readonly [T in Tab]: string } = {
    log: text.table.log,
    chat: extras?.chat.label ?? '',
    moves: text.table.moves,
  };
  const counts = { log: 0, chat: extras?.chat.unread ?? 0, moves: update.moves.length };
  const tabs = (['log', 'chat', 'moves'] as const).filter(id => id !== 'chat' || extras !== undefined);
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
        {shown === 'log' && <Log {...props} />}
        {shown === 'chat' && extras?.chat.panel}
        {shown === 'moves' && <MovesList {...props} />}
      </div>
    </aside>
  );
};
