import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
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
    this.#stream.write(framesOf(texts));
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  cut(): void {
    this.#socket.terminate();
  }

  onText(listener: (text: string) => void): void {
    this.#socket.on('message', (data, isBinary) => listener(isBinary ? '' : String(data)));
  }

  onClose(listener: () => void): void {
    this.#socket.on('close', listener);
  }
}
