import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { MessageQueues } from './messageQueues.ts';

/** A message channel to one client. */
export interface Transport {
  readonly isOpen: boolean;
  /** Bytes that were sent and are still in memory. */
  readonly bufferedBytes: number;
  /** Each text is a message; all of them are written to the socket in one piece. */
  send(texts: readonly string[]): void;
  close(code: number, reason: string): void;
  /** Ends without a closing handshake. */
  terminate(): void;
  /** A binary message is delivered as an empty text. */
  onMessage(listener: (text: string) => void): void;
  onClose(listener: () => void): void;
}

/** A WebSocket that is closed and read by `ws`, and written to through queues that all connections share. */
export class WebSocketTransport implements Transport {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #queues: Pick<MessageQueues, 'received' | 'outgoing'>;
  readonly #write: (frames: Buffer) => void;

  /** `stream` is the TCP socket below. */
  constructor(socket: WebSocket, stream: Duplex, queues: Pick<MessageQueues, 'received' | 'outgoing'>) {
    this.#socket = socket;
    this.#stream = stream;
    this.#queues = queues;
    this.#write = frames => void (this.isOpen && stream.write(frames));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get bufferedBytes(): number {
    return this.#stream.writableLength;
  }

  send(texts: readonly string[]): void {
    this.#queues.outgoing.add({ texts, write: this.#write });
  }

  close(code: number, reason: string): void {
    // Nothing may follow the close frame.
    this.#queues.outgoing.flush();
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  onMessage(listener: (text: string) => void): void {
    this.#socket.on('message', (data, isBinary) => {
      // What arrives after the closing handshake has begun is dropped.
      if (this.isOpen) this.#queues.received.add(() => listener(isBinary ? '' : String(data)));
    });
  }

  onClose(listener: () => void): void {
    this.#socket.on('close', listener);
  }
}
