import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { sayEvent, seatsOf } from '#kernel';
import { SeatSign, seatClass } from '../app/SeatSign.tsx';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import type { Pane, TableProps } from './Frame.tsx';
import { MovesList } from './MovesList.tsx';

const Players = ({ told, table, client, name, state }: TableProps) => {
  const text = useText();
  const language = useSettings(settings => settings.language);
  return (
    <ul className="players" aria-label={text.table.players}>
      {seatsOf(table.seats.length).map(seat => {
        const sitter = table.seats[seat];
        const isActing = told.toAct.includes(seat);
        const isThinking = isActing && sitter?.kind === 'bot' && state.isBusy;
        return (
          <li key={seat} className={`player ${seatClass(seat)} ${isActing ? 'is-acting' : ''}`}>
            <span className="avatar">
              <SeatSign seat={seat} size={16} />
            </span>
            <span className="player-name">
              <b>{name(seat)}</b>
              <small>{told.viewer === seat ? text.table.you : sitter?.kind === 'bot' ? text.table.bot : ''}</small>
              {isActing && <small className="acting">{isThinking ? text.table.thinking : text.table.toAct}</small>}
            </span>
            <span className="player-detail">{client.words[language].player(told.view, seat)}</span>
          </li>
        );
      })}
    </ul>
  );
};

const Log = ({ state, client, name }: TableProps) => {
  const text = useText();
  const language = useSettings(settings => settings.language);
  const end = useRef<HTMLOListElement>(null);
  const { length } = state.chapters;
  useEffect(() => {
    if (length > 0) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [length]);
  return (
    // A list that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="log" ref={end} tabIndex={0} aria-label={text.table.log}>
      {state.chapters.map(({ seq, seat, events }, index) => {
        const lines = events.flatMap(event => sayEvent(client.text[language], event, name) ?? []);
        if (lines.length === 0) return null;
        return (
          <li key={seq} className={index === length - 1 ? 'is-last' : undefined}>
            {seat !== undefined && <SeatSign seat={seat} size={11} />}
            <span>
              {lines.join(' ')}
              {state.forced.has(seq) && <small> ({text.table.madeForYou})</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

type Tab = 'log' | 'moves';

/** Players above, log and moves below. On a phone each is a tab of its own. */
export const Side = (props: TableProps & { readonly pane: Pane }) => {
  const { told, client, pane } = props;
  const text = useText();
  const language = useSettings(settings => settings.language);
  const [tab, setTab] = useState<Tab>('log');
  const shown: Tab = pane === 'moves' || pane === 'log' ? pane : tab;
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
        {(['log', 'moves'] as const).map(id => (
          <button key={id} type="button" role="tab" aria-selected={shown === id} onClick={() => setTab(id)}>
            {text.table[id]}
            {id === 'moves' && told.moves.length > 0 && <span className="badge">{told.moves.length}</span>}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" aria-label={text.table[shown]}>
        {shown === 'log' ? <Log {...props} /> : <MovesList {...props} />}
      </div>
    </aside>
  );
};
