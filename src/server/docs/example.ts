import { at } from '#kernel';
import type { ServerMessage, ClientMessage } from '#wire';
import { begunIunu, peopleFor, Wire, World } from '../testing/world.ts';

/** Something that was said, by the client or to it. */
export interface Line {
  readonly from: 'client' | 'server';
  readonly says: ClientMessage | ServerMessage;
}

export type Scene = 'watch' | 'move' | 'again' | 'refused' | 'undo' | 'say' | 'error' | 'back';
export type Scenes = Readonly<Record<Scene, readonly Line[]>>;

const SEED = 'the seed of the example';
const TABLE = 'ExampleTable0000000000';
const INVITE = 'ExampleInvite000000000';

/** One player's side of a conversation. */
class Conversation {
  readonly #wire: Wire;
  readonly #table: string;
  #heard = 0;
  #ref = 0;
  length = 0;

  constructor(wire: Wire, table: string) {
    this.#wire = wire;
    this.#table = table;
  }

  /** Says something, and waits for its answer and for what comes with it. */
  async says(request: Partial<ClientMessage> & { readonly kind: ClientMessage['kind'] }): Promise<readonly Line[]> {
    const { kind, ...others } = request;
    const ref = ++this.#ref;
    const says = { kind, ref, table: this.#table, ...others } as ClientMessage;
    await this.#wire.answerTo(JSON.stringify(says), ref);
    const news = this.#wire.received.slice(this.#heard).map(text => JSON.parse(text) as ServerMessage);
    this.#heard = this.#wire.received.length;
    for (const message of news) if ('length' in message) this.length = message.length ?? this.length;
    return [{ from: 'client', says }, ...news.map(message => ({ from: 'server', says: message }) as const)];
  }
}

/** A few moves of a real game, with luck that is the same in every run, as one of its players lives through them. */
export const playExample = async (): Promise<Scenes> => {
  const { record, table } = begunIunu(2, SEED);
  const { game } = table;
  const world = await World.open();
  try {
    for (const person of peopleFor(2)) await world.addPerson(person);
    await world.addTable({ ...record, id: TABLE, invite: INVITE }, table.log.entries);
    const seat = at(game.toAct(table.state), 0);
    const player = new Conversation(new Wire(world, at(peopleFor(2), seat)), TABLE);
    const watch = await player.says({ kind: 'watch' });
    const [first] = game.legalMoves(table.state, seat) as readonly { type: string }[];
    const request = { kind: 'move', at: player.length, move: at([first], 0) } as const;
    return {
      watch,
      move: await player.says(request as ClientMessage),
      again: await player.says(request as ClientMessage),
      refused: await player.says({ kind: 'move', at: player.length, move: { type: 'endTurn' } }),
      undo: await player.says({ kind: 'undo', at: player.length }),
      say: await player.says({ kind: 'say', text: 'Your bread is safe with me.' }),
      error: await player.says({ kind: 'watch', table: 'x' }),
      back: await player.says({ kind: 'watch', have: player.length }),
    };
  } finally {
    await world.close();
  }
};
