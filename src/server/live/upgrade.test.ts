import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoInternals } from '../testing/attackedServer.ts';
import { type ServerProcess, startProcess, temporaryFolder } from '../testing/process.ts';
import { TestClient } from '../testing/testClient.ts';

let server: ServerProcess;
let ana: TestClient;
beforeAll(async () => {
  server = await startProcess({ DATA: temporaryFolder(), LOG_LEVEL: 'error' });
  ana = await TestClient.create(server.address);
});
afterAll(() => server.end('SIGKILL'));

/** Writes bytes to a TCP connection; answers with what came back, or resets the connection at once. */
const sendBytes = (bytes: string, { isReset = false } = {}): Promise<string> =>
  new Promise(resolve => {
    const socket = net.connect(server.port, '127.0.0.1');
    let received = '';
    socket.on('data', data => {
      received += String(data);
      // The upgrade was accepted: there is nothing more to read.
      if (received.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.write(bytes, () => void (isReset && socket.resetAndDestroy()));
  });

const upgradeRequest = (path: string, headers: Readonly<Record<string, string>> = {}): string => {
  const all = {
    Host: `127.0.0.1:${server.port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
};

describe('a WebSocket upgrade', () => {
  test.each([
    ['from another origin', '/api/live', { Origin: 'https://evil.example' }, 403],
    ['from an opaque origin', '/api/live', { Origin: 'null' }, 403],
    ['from an origin that is no URL', '/api/live', { Origin: '::::' }, 403],
    ['of an API path', '/api/me', {}, 404],
    ['of an unknown path', '/nowhere', {}, 404],
    ['with an invalid key', '/api/live', { 'Sec-WebSocket-Key': 'no key' }, 400],
    ['in an old version', '/api/live', { 'Sec-WebSocket-Version': '1' }, 400],
  ])('%s is rejected', async (_, where, headers, status) => {
    const answer = await sendBytes(upgradeRequest(where, headers));
    expect(answer.split('\r\n')[0]).toContain(` ${status} `);
    expectNoInternals(answer, where);
  });

  test('from the same origin is accepted', async () => {
    const answer = await sendBytes(upgradeRequest('/api/live', { Origin: server.address, Cookie: ana.cookie }));
    expect(answer.split('\r\n')[0]).toContain(' 101 ');
  });

  test('that is reset, and bytes that are no HTTP, do not crash the server', async () => {
    const bytes = [
      upgradeRequest('/nowhere'),
      upgradeRequest('/api/live', { Origin: 'https://evil.example' }),
      upgradeRequest('/api/live'),
      upgradeRequest('/api/live', { Cookie: ana.cookie }),
      'GET / HTTP/1.1\r\n',
      '\u0000\u0001\u0002\r\n\r\n',
    ];
    for (let round = 0; round < 10; round++) await Promise.all(bytes.map(text => sendBytes(text, { isReset: true })));
    for (const text of [
      'nonsense\r\n\r\n',
      'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'GET / HTTP/1.1\r\n\r\n',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    ]) {
      const answer = await sendBytes(text);
      expect(answer.split('\r\n')[0]).toMatch(/^HTTP\/1\.1 4\d\d /);
      expectNoInternals(answer.split('\r\n\r\n').slice(1).join(), text);
    }
    expect(server.child.exitCode).toBeNull();
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
});
