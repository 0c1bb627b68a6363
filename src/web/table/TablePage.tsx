import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import {
  LANGUAGES,
  rulesFault,
  seat as toSeat,
  type NameOf,
  type RulesFault,
  type RulesRef,
  type TypedMove,
} from '#kernel';
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
import { TableNotFound } from './unavailable/TableNotFound.tsx';

// Needed where several people share a screen.
const HandOver = lazy(() => import('./dialogs/HandOver.tsx').then(({ HandOver: part }) => ({ default: part })));

type TableClient = GameClient<unknown, TypedMove>;

/** A game's client with the rules that the table began with: what it explains and previews is by those. */
const loadTableClient = async (game: string, rules: RulesRef | undefined): Promise<TableClient | RulesFault> => {
  // The session gives a client views and moves of its own game only.
  const client = (await loadClient(game)) as unknown as TableClient;
  if (rules === undefined || rulesFault(client.game, rules) === undefined) return client;
  return (await import('../games/earlierClient.ts')).earlierClient(client, rules);
};

const useClient = (table: TableSummary | undefined): TableClient | RulesFault | undefined => {
  const [client, setClient] = useState<TableClient | RulesFault>();
  const { game, rules } = table ?? {};
  useEffect(() => {
    let isWanted = true;
    if (game !== undefined) void loadTableClient(game, rules).then(loaded => isWanted && setClient(loaded));
    return () => void (isWanted = false);
  }, [game, rules]);
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

interface TablePageProps {
  readonly id: string;
  /** The connection to the table's host; the worker of this device by default. */
  readonly connect?: () => TableConnection;
}

export const TablePage = ({ id, connect = localConnection }: TablePageProps) => {
  const [session, state] = useTableSession(connect, id);
  const client = useClient(state.table);
  const name = useNames(state.table);
  if (state.status === 'lost' || typeof client === 'string')
    return <TableNotFound reason={state.failure} fault={typeof client === 'string' ? client : state.fault} />;
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
