import address from 'virtual:local-worker';
import type { Reply, Request } from './protocol.ts';

type Listener = (reply: Reply) => void;

/** The way to the tables of this device. */
export interface Link {
  send(request: Request): void;
  listen(listener: Listener): () => void;
}

let shared: Link | undefined;

const connect = (): Link => {
  const worker = new Worker(address, { type: 'module' });
  const listeners = new Set<Listener>();
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    for (const listener of listeners) listener(data);
  });
  return {
    send: request => worker.postMessage(request),
    listen: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** One worker for the whole page. */
export const localLink = (): Link => (shared ??= connect());

/** Sends a request and waits for the reply of this kind; a failure is an error with the reason in words. */
export const ask = <K extends Reply['kind']>(
  link: Link,
  request: Request,
  kind: K,
): Promise<Extract<Reply, { kind: K }>> =>
  new Promise((resolve, reject) => {
    const stop = link.listen(reply => {
      if (reply.kind === kind) resolve(reply as Extract<Reply, { kind: K }>);
      else if (reply.kind === 'failed') reject(new Error(reply.message));
      else return;
      stop();
    });
    link.send(request);
  });
