import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { GAMES } from '#games';
import { at } from '#kernel';
import type { ClientMessage } from '#wire';
import { startProcess, temporaryFolder, type ServerProcess } from './process.ts';
import { playToEnd, TableClient } from './tableClient.ts';
import { TestClient } from './testClient.ts';
import { settledRows, type Rows } from './testServer.ts';
import { startGame, tableRequest } from './testTables.ts';

export const PAGE = '<!doctype html><title>The page</title>';

/** Internals, which no answer may contain: stack traces, paths, names of libraries, SQL. */
const INTERNALS =
  /\bat .{0,80}:\d+:\d+|node_modules|\.ts\b|file:\/\/|[A-Z]\w*Error\b|sqlite|kysely|zod|fastify|FST_|"stack"|select .* from|\/(home|root|tmp|work|usr|etc)\//i;

export const expectNoInternals = (answer: string, request: string): void => {
  const found = INTERNALS.exec(answer);
  if (found !== null)
    throw new Error(`"${found[0]}" is in the answer ${answer.slice(0, 500)} to ${request.slice(0, 500)}`);
  expect(answer).not.toContain(process.cwd());
};

/** Records the moves of a client that were acknowledged. */
const recordMoves = ({ connection, table }: TableClient, accepted: ClientMessage[]): void => {
  const request = connection.request.bind(connection);
  connection.request = async message => {
    const answer = await request(message);
    if (answer.kind === 'ack' && message.kind === 'move') accepted.push({ ...message, table, ref: accepted.length });
    return answer;
  };
};

/** A server process with tables of every status, for tests that attack it. */
export class AttackedServer {
  readonly process: ServerProcess;
  readonly folder: string;
  /** Ana and Ben sit at all tables. */
  readonly ana: TestClient;
  readonly ben: TestClient;
  /** Sits at no table. */
  readonly cem: TestClient;
  /** Running tables, one of each game. */
  readonly running: string[] = [];
  open = '';
  over = '';
  /** A running table without an audience. */
  secret = '';
  /** Messages of the finished game, to be replayed. */
  readonly accepted: ClientMessage[] = [];
  /** Ana's and Ben's clients of the running tables. */
  readonly players: TableClient[] = [];

  private constructor(folder: string, process: ServerProcess, people: readonly TestClient[]) {
    this.folder = folder;
    this.process = process;
    [this.ana, this.ben, this.cem] = [at(people, 0), at(people, 1), at(people, 2)];
  }

  static async start(): Promise<AttackedServer> {
    const folder = temporaryFolder();
    const client = path.join(folder, 'client');
    fs.mkdirSync(path.join(client, 'assets'), { recursive: true });
    fs.writeFileSync(path.join(client, 'index.html'), PAGE);
    fs.writeFileSync(path.join(client, 'assets', 'app.js'), '"the client"');
    fs.writeFileSync(path.join(folder, 'secret.txt'), 'a file beside the client');
    const process = await startProcess({ DATA: folder, DIST: client, LOG_LEVEL: 'error' });
    const people = await Promise.all([0, 1, 2].map(() => TestClient.create(process.address)));
    const server = new AttackedServer(folder, process, people);
    await server.#startTables();
    return server;
  }

  async #startTables(): Promise<void> {
    const { ana, ben } = this;
    this.over = await startGame([ana, ben]);
    const finished = await this.#watchBoth(this.over);
    for (const client of finished) recordMoves(client, this.accepted);
    await playToEnd(finished);
    await at(finished, 0).waitUntil(({ info }) => info?.status === 'over');
    for (const { id } of GAMES) this.running.push(await startGame([ana, ben], { game: id }));
    this.open = (await ana.call('create', { body: tableRequest(['me', 'friend'], { isPublic: false }) })).id;
    this.secret = await startGame([ana, ben], { mayWatch: false });
    for (const id of [...this.running, this.secret]) this.players.push(...(await this.#watchBoth(id)));
  }

  #watchBoth(id: string): Promise<readonly TableClient[]> {
    return Promise.all([this.watch(this.ana, id), this.watch(this.ben, id)]);
  }

  async watch(person: TestClient, id: string): Promise<TableClient> {
    return new TableClient(await person.connect(), id).watch();
  }

  settledRows(): Promise<Rows> {
    return settledRows(this.folder);
  }

  async expectUp(): Promise<void> {
    expect(this.process.child.exitCode).toBeNull();
    const health = await fetch(`${this.process.address}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  }

  async stop(): Promise<void> {
    await this.process.end('SIGKILL');
    fs.rmSync(this.folder, { recursive: true });
  }
}
