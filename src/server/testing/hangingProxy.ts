import net from 'node:net';

/** Stands between a server and its database, and can stop passing anything on, as a database that hangs. */
export class HangingProxy {
  readonly #server: net.Server;
  readonly #sockets = new Set<net.Socket>();
  #isHanging = false;

  private constructor(target: URL) {
    this.#server = net.createServer(client => {
      const database = net.connect(Number(target.port), target.hostname);
      for (const [socket, other] of [
        [client, database],
        [database, client],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('data', data => other.write(data));
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        if (this.#isHanging) socket.pause();
      }
    });
  }

  static async open(target: string): Promise<{ readonly proxy: HangingProxy; readonly url: string }> {
    const url = new URL(target);
    const proxy = new HangingProxy(new URL(target));
    await new Promise<void>(resolve => void proxy.#server.listen(0, '127.0.0.1', resolve));
    // Of a server that listens on TCP.
    url.port = String((proxy.#server.address() as net.AddressInfo).port);
    url.hostname = '127.0.0.1';
    return { proxy, url: url.href };
  }

  hang(): void {
    this.#isHanging = true;
    for (const socket of this.#sockets) socket.pause();
  }

  goOn(): void {
    this.#isHanging = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
