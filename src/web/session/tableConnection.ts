import type { TableFault } from '#kernel';
import type { TableReply, TableRequest } from './protocol.ts';

/** The connection between the page and a table's host: `local/localConnection.ts` to the worker, `online/onlineConnection.ts` to a server. */
export interface TableConnection {
  send(request: TableRequest): void;
  listen(listener: (reply: TableReply) => void): () => void;
}

/** What the host could not do, and why where it is for want of rules. */
export type RequestFailure = Error & { readonly fault: TableFault | undefined };

type ReplyOfKind<K extends TableReply['kind']> = Extract<TableReply, { kind: K }>;

/** Sends a request and waits for the reply of this kind; a failure rejects with a `RequestFailure`. */
export const requestReply = <K extends TableReply['kind']>(
  connection: TableConnection,
  request: TableRequest,
  kind: K,
): Promise<ReplyOfKind<K>> =>
  new Promise((resolve, reject) => {
    const isWanted = (reply: TableReply): reply is ReplyOfKind<K> => reply.kind === kind;
    const stop = connection.listen(reply => {
      if (isWanted(reply)) resolve(reply);
      else if (reply.kind === 'failed')
        reject(Object.assign(new Error(reply.message), { fault: reply.fault }) satisfies RequestFailure);
      else return;
      stop();
    });
    connection.send(request);
  });
