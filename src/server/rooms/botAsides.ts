import { makesAsides } from '#bots/levels';
import { rulesRefOf, seatsOf, type Seat } from '#kernel';
import { botOf } from '../tables/tableRecord.ts';
import type { Room } from './room.ts';
import type { RoomServices } from './services.ts';

/** The bot that plays at a seat, if one does. */
export const botAt = ({ record }: Room, seat: Seat): string | undefined => {
  const sitter = record.seats[seat];
  return sitter && botOf(sitter);
};

/** Lets bots do what the game does not wait for: answer an offer, make one. */
export class BotAsides {
  readonly #services: RoomServices;
  /** By room and seat, the asides that a bot was asked about last: it is asked again when there are others. */
  readonly #asked = new WeakMap<Room, Map<Seat, string>>();
  #isClosed = false;

  constructor(services: RoomServices) {
    this.#services = services;
  }

  close(): void {
    this.#isClosed = true;
  }

  request(room: Room): void {
    const { table } = room.runningGame ?? {};
    if (table === undefined || this.#isClosed) return;
    for (const seat of seatsOf(table.header.config.seats)) {
      const bot = botAt(room, seat);
      if (bot === undefined || !makesAsides(table.game.id, bot)) continue;
      this.#consider(room, seat, bot).catch((error: unknown) => {
        if (!this.#isClosed) this.#services.report(error, 'bot');
      });
    }
  }

  async #consider(room: Room, seat: Seat, bot: string): Promise<void> {
    const { runningGame } = room;
    const table = runningGame?.table;
    const moves = table?.game.asides?.(table.state, seat) ?? [];
    const asked = this.#asked.get(room) ?? new Map<Seat, string>();
    this.#asked.set(room, asked);
    const key = JSON.stringify(moves);
    if (runningGame === undefined || table === undefined || moves.length === 0 || asked.get(seat) === key) return;
    asked.set(seat, key);
    const { game, state, header } = table;
    const length = runningGame.lengthFor(seat);
    const view = game.view(state, seat);
    const { seats } = header.config;
    const move = await this.#services.bots.chooseAside({ ...rulesRefOf(game), seats, bot, view, moves });
    if (move === undefined || this.#isClosed || botAt(room, seat) === undefined) return;
    const result = await room.submit(seat, {
      seenLength: length,
      propose: ({ table: current }) => current.proposeMove(seat, move, this.#services.now()),
      acknowledge: () => {},
    });
    // The table has changed meanwhile: it is asked again with the next entry.
    if (result.kind !== 'ack') asked.delete(seat);
  }
}
