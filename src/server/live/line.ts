import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { Burst } from './burst.ts';
import { framesOf } from './frames.ts';

/** The way to one client and back. */
export interface Line {
  readonly isOpen: boolean;
  /** Bytes that were sent and have not left. */
  readonly unsent: number;
  /** What is said together goes out in one packet. */
  send(texts: readonly string[]): void;
  close(code: number, reason: string): void;
  /** Ends without a word. */
  cut(): void;
  /** A message that is no text is heard as an empty one. */
  onText(listener: (text: string) => void): void;
  onClose(listener: () => void): void;
}

interface Heard {
  readonly data: RawData;
  readonly isBinary: boolean;
  readonly listener: (text: string) => void;
}

/** All that has arrived is read from the sockets first. */
const heard = new Burst<Heard>(Number.POSITIVE_INFINITY, setImmediate, messages => {
  for (const { data, isBinary, listener } of messages) listener(isBinary ? '' : String(data));
});

interface Said {
  readonly line: WebSocketLine;
  readonly texts: readonly string[];
}

/** So many that nobody waits long while the others' news are put into words. */
const MOST_SAID = 16;

const said = new Burst<Said>(MOST_SAID, process.nextTick, messages => {
  const frames = messages.map(({ texts }) => framesOf(texts));
  messages.forEach(({ line }, index) => line.write(frames[index] as Buffer));
});

/** A WebSocket that is told texts past its own sender, which writes every part of every frame by itself. */
export class WebSocketLine implements Line {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get unsent(): number {
    return this.#stream.writableLength;
  }

  send(texts: readonly string[]): void {
    said.add({ line: this, texts });
  }

  write(frames: Buffer): void {
    if (this.isOpen) this.#stream.write(frames);
  }

  close(code: number, reason: string): void {
    // Nothing may follow the last word.
    said.now();
    this.#socket.close(code, reason);
  }

  cut(): void {
    this.#socket.terminate();
  }

  onText(listener: (text: string) => void): void {
    this.#socket.on('message', (data, isBinary) => {
      // A connection that is being closed may still talk, but nobody listens; what came before counts.
      if (this.isOpen) heard.add({ data, isBinary, listener });
    });
  }

  onClose(listener: () => void): void {
    this.#socket.on('close', listener);
  }
}
