import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { ArrowIcon } from '../../app/icons.tsx';
import { useOnlineText } from '../text/useOnlineText.ts';
import './lobby.css';
import { MyRow, OpenRow, OverRow, RunningRow } from './LobbyRows.tsx';
import { isYourTurn, type KnownTableInfo, type LobbyTables } from './useLobby.ts';

interface LobbyProps {
  readonly lobby: LobbyTables;
}

/** The link to a game in which it is the reader's turn. */
export const YourTurn = ({ lobby }: LobbyProps) => {
  const text = useOnlineText();
  const waiting = lobby.mine.filter(isYourTurn);
  const [first] = waiting;
  if (first === undefined) return null;
  return (
    <Link href={`/play/${first.id}`} className="go-on">
      <i aria-hidden="true" />
      <strong>{text.lobby.yourTurn}</strong>
      {text.lobby.yourTurnIn(waiting.length)}
      <ArrowIcon />
    </Link>
  );
};

/** The reader's own online games, as rows of a list that has others too. */
export const MyTables = ({ lobby }: LobbyProps) =>
  lobby.mine.map(info => <MyRow key={info.id} info={info} now={lobby.now} />);

interface SectionProps {
  readonly title: string;
  readonly id: string;
  readonly tables: readonly KnownTableInfo[];
  readonly now: number;
  readonly Row: ComponentType<{ readonly info: KnownTableInfo; readonly now: number }>;
}

const Section = ({ title, id, tables, now, Row }: SectionProps) =>
  tables.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="count">{tables.length}</span>
      </h2>
      <ul className="rows">
        {tables.map(info => (
          <Row key={info.id} info={info} now={now} />
        ))}
      </ul>
    </section>
  );

/** Tables to join, games to watch. */
export const PublicTables = ({ lobby }: LobbyProps) => {
  const text = useOnlineText();
  return (
    <div className="public-tables">
      {lobby.open.length === 0 ? (
        <section aria-labelledby="open-tables">
          <h2 id="open-tables">{text.lobby.openTables}</h2>
          <p className="empty">{text.lobby.noOpen}</p>
        </section>
      ) : (
        <Section title={text.lobby.openTables} id="open-tables" tables={lobby.open} now={lobby.now} Row={OpenRow} />
      )}
      <Link href="/new/iunu?online" className="btn new-online">
        {text.lobby.newTable}
      </Link>
      <Section title={text.lobby.running} id="running-tables" tables={lobby.running} now={lobby.now} Row={RunningRow} />
    </div>
  );
};

export const FinishedTables = ({ lobby }: LobbyProps) => {
  const text = useOnlineText();
  return <Section title={text.lobby.over} id="over-tables" tables={lobby.over} now={lobby.now} Row={OverRow} />;
};
