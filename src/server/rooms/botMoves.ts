import { rulesRefOf, type Seat } from '#kernel';
import { BotAsides, botAt } from './botAsides.ts';
import type { Room } from './room.ts';
import type { RoomServices } from './services.ts';

/** When another process added the last entry, its bots have so many milliseconds before ours move. */
const GRACE_PERIOD = 3000;

const NOT_THE_BOTS = { ok: false, refusal: { code: 'notAMove', rule: 'table.move' } } as const;

/** Makes the moves of bots, in seats of their own and in those they have taken over. */
export class BotMoves {
  readonly #services: RoomServices;
  readonly #onNotMoved: (room: Room) => void;
  readonly #asides: BotAsides;
  readonly #thinking = new WeakMap<Room, Set<Seat>>();
  readonly #delays = new WeakMap<Room, NodeJS.Timeout>();
  #isClosed = false;

  /** `onNotMoved` is called when a bot's move came too late: the table has changed since it was asked. */
  constructor(services: RoomServices, onNotMoved: (room: Room) => void) {
    this.#services = services;
    this.#onNotMoved = onNotMoved;
    this.#asides = new BotAsides(services);
  }

  isThinking(room: Room): boolean {
    return this.#thinkingAt(room).size > 0;
  }

  /** Every bot that is to act begins to think, unless it does already. */
  request(room: Room): void {
    const { table } = room.runningGame ?? {};
    if (table === undefined) return;
    this.#asides.request(room);
    const thinking = this.#thinkingAt(room);
    for (const seat of table.game.toAct(table.state)) {
      const bot = botAt(room, seat);
      if (bot === undefined || thinking.has(seat) || this.#isClosed) continue;
      thinking.add(seat);
      this.#move(room, seat, bot).catch((error: unknown) => {
        if (this.#isClosed) return;
        // Its move could not be written: the game must not stop for that.
        this.requestLater(room);
        this.#services.report(error, 'bot');
      });
    }
  }

  requestLater(room: Room): void {
    this.cancelDelayed(room);
    this.#delays.set(room, setTimeout(() => this.request(room), GRACE_PERIOD).unref());
  }

  cancelDelayed(room: Room): void {
    clearTimeout(this.#delays.get(room));
  }

  close(): void {
    this.#isClosed = true;
    this.#asides.close();
  }

  #thinkingAt(room: Room): Set<Seat> {
    const known = this.#thinking.get(room);
    if (known !== undefined) return known;
    const thinking = new Set<Seat>();
    this.#thinking.set(room, thinking);
    return thinking;
  }

  /** A bot is given the view of a player in its seat, and no more. */
  async #move(room: Room, seat: Seat, bot: string): Promise<void> {
    const { runningGame } = room;
    if (runningGame === undefined) return;
    const { game, state, header } = runningGame.table;
    const length = runningGame.lengthFor(seat);
    const thinking = this.#thinkingAt(room);
    try {
      const move = await this.#services.bots.choose({
        ...rulesRefOf(game),
        seats: header.config.seats,
        bot,
        view: game.view(state, seat),
        moves: game.legalMoves(state, seat),
      });
      thinking.delete(seat);
      // A person may have taken the seat back meanwhile.
      const hasBot = await room.runExclusive(() => botAt(room, seat) !== undefined);
      if (this.#isClosed || !hasBot) return;
      const result = await room.submit(seat, {
        seenLength: length,
        // Also while the move waited its turn: then it is no longer the bot's to make.
        propose: ({ table }) =>
          botAt(room, seat) === undefined ? NOT_THE_BOTS : table.proposeMove(seat, move, this.#services.now()),
        acknowledge: () => {},
      });
      // Nothing can be written to a log that is full: the bot need not try again.
      const isFull = result.kind === 'error' && result.code === 'logFull';
      if (result.kind !== 'ack' && !isFull) this.#onNotMoved(room);
    } finally {
      thinking.delete(seat);
    }
  }
}
