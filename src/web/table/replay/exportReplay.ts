import type { TableSummary } from '../../session/protocol.ts';
import { requestReply, type TableConnection } from '../../session/tableConnection.ts';

/** Downloads the open game as a replay file. */
export const exportReplay = async (connection: TableConnection, { game, id }: TableSummary): Promise<void> => {
  const { text } = await requestReply(connection, { kind: 'export' }, 'exported');
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  anchor.download = `${game}-${id}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
};
