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
export const webSocketLine = (socket: WebSocket, stream: Duplex): Line => ({
  get isOpen() {
    return socket.readyState === socket.OPEN;
  },
  get unsent() {
    return stream.writableLength;
  },
  send: texts => void stream.write(framesOf(texts)),
  close: (code, reason) => socket.close(code, reason),
  cut: () => socket.terminate(),
  onText: listener => void socket.on('message', (data, isBinary) => listener(isBinary ? '' : String(data))),
  onClose: listener => void socket.on('close', listener),
});
