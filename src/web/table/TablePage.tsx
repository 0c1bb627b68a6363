import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { seat as toSeat, type NameOf, type TypedMove } from '#kernel';
import { Loading } from '../app/Loading.tsx';
import { useText } from '../app/words.ts';
import { loadClient } from '../games/catalog.ts';
import type { GameClient } from '../games/client.ts';
import { localLink, type Link as TableLink } from '../local/link.ts';
import type { LocalTable } from '../local/protocol.ts';
import { Frame } from './Frame.tsx';
import { HandOver } from './HandOver.tsx';
import { useSession } from './useSession.ts';
import './table.css';
import './prompt.css';
import './side.css';
import './plain.css';
import './dialog.css';

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

/** How everybody is called here; the same function as long as nobody changes. */
const useNames = (table: LocalTable | undefined): NameOf => {
  const { someone } = useText();
  return useCallback(seat => table?.seats[seat]?.name || someone(seat + 1), [table, someone]);
};

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

interface TablePageProps {
  readonly id: string;
  /** The way to the place where the table is: this device, if nothing is said. */
  readonly link?: () => TableLink;
}

export const TablePage = ({ id, link = localLink }: TablePageProps) => {
  const [session, state] = useSession(link, id);
  const client = useClient(state.table?.game);
  const name = useNames(state.table);
  if (state.status === 'lost') return <Lost reason={state.failure} />;
  const { table } = state;
  if (table === undefined || client === undefined) return <Loading />;
  if (state.status === 'covered' && state.next !== undefined) {
    const { next, openView } = state;
    const emblems = table.seats.map((_, seat) =>
      openView === undefined ? undefined : client.emblem?.(openView, toSeat(seat)),
    );
    return (
      <HandOver
        name={name(next)}
        seat={next}
        theme={`theme-${table.game}`}
        emblems={emblems}
        ready={() => session.takeScreen(toSeat(next))}
      />
    );
  }
  if (state.update === undefined) return <Loading />;
  return <Frame session={session} state={state} table={table} update={state.update} client={client} name={name} />;
};
