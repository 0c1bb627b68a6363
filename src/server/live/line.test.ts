import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { WebSocketLine } from './line.ts';

/** A socket that only writes down what becomes of it. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly happened: string[] = [];
  readonly stream = new Duplex({
    read: () => {},
    write: (frame: Buffer, _encoding, written) => {
      this.happened.push(frame.toString('utf8', 2));
      written();
    },
  });

  close(code: number): void {
    this.readyState = 2;
    this.happened.push(`closed with ${code}`);
  }

  line(): WebSocketLine {
    return new WebSocketLine(this as unknown as WebSocket, this.stream);
  }
}

const aMoment = (): Promise<void> => new Promise(resolve => void setImmediate(() => setImmediate(resolve)));

test('what was said goes out before the line is closed, and nothing after it', async () => {
  const socket = new FakeSocket();
  const line = socket.line();
  line.send(['one']);
  line.send(['two']);
  line.close(4401, 'nobody');
  line.send(['three']);
  await aMoment();
  expect(socket.happened).toEqual(['one', 'two', 'closed with 4401']);
});

test('what came before the other end closed is heard, what comes afterwards is not', async () => {
  const socket = new FakeSocket();
  const heard: string[] = [];
  socket.line().onText(text => heard.push(text));
  socket.emit('message', Buffer.from('one'), false);
  socket.emit('message', Buffer.from([0]), true);
  socket.readyState = 2;
  socket.emit('message', Buffer.from('two'), false);
  await aMoment();
  expect(heard).toEqual(['one', '']);
});
