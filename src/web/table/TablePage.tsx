import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { LANGUAGES, seat as toSeat, type NameOf, type TypedMove } from '#kernel';
import { Loading } from '../app/Loading.tsx';
import { useSettings } from '../app/settings.ts';
import { APP_TEXT, useAppText } from '../app/text/useAppText.ts';
import { loadClient } from '../games/clientLoader.ts';
import type { GameClient } from '../games/client.ts';
import { localConnection } from '../local/localConnection.ts';
import type { TableSummary } from '../session/protocol.ts';
import type { TableConnection } from '../session/tableConnection.ts';
import { useTableSession } from '../session/useTableSession.ts';
import './table.css';
import { TableFrame } from './TableFrame.tsx';

// Needed where several people share a screen.
const HandOver = lazy(() => import('./dialogs/HandOver.tsx').then(({ HandOver: part }) => ({ default: part })));

type TableClient = GameClient<unknown, TypedMove>;

const useClient = (game: string | undefined): TableClient | undefined => {
  const [client, setClient] = useState<TableClient>();
  useEffect(() => {
    let isWanted = true;
    if (game !== undefined) {
      // The session gives a client views and moves of its own game only.
      void loadClient(game).then(loaded => isWanted && setClient(loaded as unknown as TableClient));
    }
    return () => void (isWanted = false);
  }, [game]);
  return client;
};

/** Whether the only person at a table of this device was never given a name. */
const isUnnamedPlayer = ({ seats, you }: TableSummary, seat: number): boolean => {
  const sitter = seats[seat];
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1;
  if (you !== undefined || !isAlone || sitter?.kind !== 'person') return false;
  return sitter.name === '' || LANGUAGES.some(language => APP_TEXT[language].someone(seat + 1) === sitter.name);
};

/** Players' names by seat; memoized, since boards depend on it. */
const useNames = (table: TableSummary | undefined): NameOf => {
  const { someone } = useAppText();
  const playerName = useSettings(settings => settings.playerName);
  return useCallback(
    seat => {
      const name = table?.seats[seat]?.name;
      // Whoever plays alone against bots and has said a name since is called by it.
      if (playerName !== '' && table !== undefined && isUnnamedPlayer(table, seat)) return playerName;
      return name || someone(seat + 1);
    },
    [table, someone, playerName],
  );
};

const TableNotFound = ({ reason }: { readonly reason: string }) => {
  const { table, notFound } = useAppText();
  return (
    <main className="notice" role="alert">
      <h1>{table.lost}</h1>
      <p>{table.lostDetail}</p>
      {reason && <p className="muted">{reason}</p>}
      <Link href="/" className="btn btn-primary">
        {notFound.home}
      </Link>
    </main>
  );
};

interface TablePageProps {
  readonly id: string;
  /** The connection to the table's host; the worker of this device by default. */
  readonly connect?: () => TableConnection;
}

export const TablePage = ({ id, connect = localConnection }: TablePageProps) => {
  const [session, state] = useTableSession(connect, id);
  const client = useClient(state.table?.game);
  const name = useNames(state.table);
  if (state.status === 'lost') return <TableNotFound reason={state.failure} />;
  const { table } = state;
  if (table === undefined || client === undefined) return <Loading />;
  if (state.status === 'covered' && state.nextSeat !== undefined) {
    const { nextSeat, publicView } = state;
    const emblems = table.seats.map((_, seat) =>
      publicView === undefined ? undefined : client.emblem?.(publicView, toSeat(seat)),
    );
    return (
      <Suspense fallback={<Loading />}>
        <HandOver
          name={name(nextSeat)}
          seat={nextSeat}
          theme={`theme-${table.game}`}
          emblems={emblems}
          ready={() => session.takeScreen(nextSeat)}
        />
      </Suspense>
    );
  }
  if (state.update === undefined) return <Loading />;
  return <TableFrame session={session} state={state} table={table} update={state.update} client={client} name={name} />;
};
