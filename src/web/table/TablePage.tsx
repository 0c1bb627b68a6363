import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { seat as toSeat, type NameOf, type TypedMove } from '#kernel';
import { Loading } from '../app/Loading.tsx';
import { useText } from '../app/words.ts';
import { loadClient } from '../games/catalog.ts';
import type { GameClient } from '../games/client.ts';
import type { LocalTable } from '../local/protocol.ts';
import { Frame } from './Frame.tsx';
import { HandOver } from './HandOver.tsx';
import { useSession } from './useSession.ts';
import './table.css';

type TableClient = GameClient<unknown, TypedMove>;

const useClient = (game: string | undefined): TableClient | undefined => {
  const [client, setClient] = useState<TableClient>();
  useEffect(() => {
    let isWanted = true;
    if (game !== undefined) {
      // A client takes the views and moves of its own game, and gets no others.
      void loadClient(game).then(loaded => isWanted && setClient(loaded as unknown as TableClient));
    }
    return () => void (isWanted = false);
  }, [game]);
  return client;
};

const nameAt =
  (table: LocalTable, someone: (number: number) => string): NameOf =>
  seat =>
    table.seats[seat]?.name || someone(seat + 1);

const Lost = ({ reason }: { readonly reason: string }) => {
  const { table, notFound } = useText();
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

export const TablePage = ({ id }: { readonly id: string }) => {
  const text = useText();
  const [session, state] = useSession(id);
  const client = useClient(state.table?.game);
  if (state.status === 'lost') return <Lost reason={state.failure} />;
  const { table } = state;
  if (table === undefined || client === undefined) return <Loading />;
  const name = nameAt(table, text.someone);
  if (state.status === 'covered' && state.next !== undefined) {
    const { next } = state;
    return (
      <HandOver name={name(next)} seat={next} theme={client.theme} ready={() => session.takeScreen(toSeat(next))} />
    );
  }
  if (state.told === undefined) return <Loading />;
  return <Frame session={session} state={state} table={table} told={state.told} client={client} name={name} />;
};
