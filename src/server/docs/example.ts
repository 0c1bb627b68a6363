import { at } from '#kernel';
import type { ClientMessage, ServerMessage } from '#wire';
import { FakeConnection, TestBackend } from '../testing/testBackend.ts';
import { parseMessage } from '../testing/testClient.ts';
import { startedIunu, testPeople } from '../testing/testTables.ts';

/** A message that was sent by the client or received by it. */
export interface ExampleMessage {
  readonly from: 'client' | 'server';
  readonly message: unknown;
  readonly kind: (ClientMessage | ServerMessage)['kind'];
}

type ExampleName = 'watch' | 'move' | 'again' | 'refused' | 'undo' | 'say' | 'error' | 'back';
export type Examples = Readonly<Record<ExampleName, readonly ExampleMessage[]>>;

const SEED = 'the seed of the example';
const TABLE = 'ExampleTable0000000000';
const INVITE = 'ExampleInvite000000000';

type MessageFields = Readonly<Record<string, unknown>> & { readonly kind: ClientMessage['kind'] };

/** Records one player's side of a game. */
class ExampleRecorder {
  readonly #connection: FakeConnection;
  #received = 0;
  #ref = 0;
  length = 0;

  constructor(connection: FakeConnection) {
    this.#connection = connection;
  }

  /** Sends a message; answers with it, its answer and what was sent with that. */
  async send({ kind, ...fields }: MessageFields): Promise<readonly ExampleMessage[]> {
    const ref = ++this.#ref;
    const message = { kind, ref, table: TABLE, ...fields };
    await this.#connection.requestText(JSON.stringify(message), ref);
    const answers = this.#connection.received.slice(this.#received).map(parseMessage);
    this.#received = this.#connection.received.length;
    for (const answer of answers) if ('length' in answer) this.length = answer.length ?? this.length;
    return [
      { from: 'client', kind, message },
      ...answers.map(answer => ({ from: 'server', kind: answer.kind, message: answer }) as const),
    ];
  }
}

/** A few moves of a real game, with chance that is the same in every run, from one player's side. */
export const playExample = async (): Promise<Examples> => {
  const { record, table } = startedIunu(2, SEED);
  const { game } = table;
  const backend = await TestBackend.open();
  try {
    for (const person of testPeople(2)) await backend.addPerson(person);
    await backend.addTable({ ...record, id: TABLE, invite: INVITE }, table.log.entries);
    const seat = at(game.toAct(table.state), 0);
    const player = new ExampleRecorder(new FakeConnection(backend, at(testPeople(2), seat)));
    const watch = await player.send({ kind: 'watch' });
    const move = { kind: 'move', at: player.length, move: at(game.legalMoves(table.state, seat), 0) } as const;
    return {
      watch,
      move: await player.send(move),
      again: await player.send(move),
      refused: await player.send({ kind: 'move', at: player.length, move: { type: 'endTurn' } }),
      undo: await player.send({ kind: 'undo', at: player.length }),
      say: await player.send({ kind: 'say', text: 'Your bread is safe with me.' }),
      error: await player.send({ kind: 'watch', table: 'x' }),
      back: await player.send({ kind: 'watch', have: player.length }),
    };
  } finally {
    await backend.close();
  }
};
