import type { TableReply, TableRequest } from './protocol.ts';

/** The connection between the page and a table's host: `local/localConnection.ts` to the worker, `online/onlineConnection.ts` to a server. */
export interface TableConnection {
  send(request: TableRequest): void;
  listen(listener: (reply: TableReply) => void): () => void;
}

type ReplyOfKind<K extends TableReply['kind']> = Extract<TableReply, { kind: K }>;

/** Sends a request and waits for the reply of this kind; a failure rejects with the host's message. */
export const requestReply = <K extends TableReply['kind']>(
  connection: TableConnection,
  request: TableRequest,
  kind: K,
): Promise<ReplyOfKind<K>> =>
  new Promise((resolve, reject) => {
    const isWanted = (reply: TableReply): reply is ReplyOfKind<K> => reply.kind === kind;
    const stop = connection.listen(reply => {
      if (isWanted(reply)) resolve(reply);
      else if (reply.kind === 'failed') reject(new Error(reply.message));
      else return;
      stop();
    });
    connection.send(request);
  });
