import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { makeMessageQueues } from './messageQueues.ts';
import { WebSocketTransport } from './transport.ts';

/** A WebSocket that records what is done with it. */
class FakeWebSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly calls: string[] = [];
  readonly stream = new Duplex({
    read: () => {},
    write: (frames: Buffer, _encoding, written) => {
      // Without the bytes of the frames' headers.
      this.calls.push(
        String(frames)
          .replaceAll(/[^a-z]+/g, ' ')
          .trim(),
      );
      written();
    },
  });

  close(code: number): void {
    this.readyState = 2;
    this.calls.push(`closed with ${code}`);
  }

  transport(): WebSocketTransport {
    // All that a transport uses of one.
    return new WebSocketTransport(this as unknown as WebSocket, this.stream, makeMessageQueues());
  }
}

const nextImmediate = (): Promise<void> => new Promise(resolve => void setImmediate(() => setImmediate(resolve)));

test('messages of one call are written in one piece, before the connection is closed and not after', async () => {
  const socket = new FakeWebSocket();
  const transport = socket.transport();
  transport.send(['one', 'two']);
  transport.send(['three']);
  transport.close(4401, 'nobody');
  transport.send(['four']);
  await nextImmediate();
  expect(socket.calls).toEqual(['one two', 'three', 'closed with 4401']);
});

test('messages that arrive before the other side closes are delivered, later ones are dropped', async () => {
  const socket = new FakeWebSocket();
  const received: string[] = [];
  socket.transport().onMessage(text => received.push(text));
  socket.emit('message', Buffer.from('one'), false);
  socket.emit('message', Buffer.from([0]), true);
  socket.readyState = 2;
  socket.emit('message', Buffer.from('two'), false);
  await nextImmediate();
  expect(received).toEqual(['one', '']);
});
