import type { Page } from 'playwright-core';
import { botsOf, randomBot } from '../src/bots/index.ts';
import { gameById } from '../src/games/index.ts';
import { at, defaultOptions, fastChance, Table, type AnyGame } from '../src/kernel/index.ts';
import type { TableReply } from '../src/web/session/protocol.ts';

interface Moment {
  readonly state: unknown;
  readonly toAct: readonly number[];
}

/** A table in the middle of a game, the same one every time. */
export interface Prepared {
  readonly game: string;
  /** Its rules, where they are not those of today. */
  readonly rules?: AnyGame;
  /** What else its header says than those rules would. */
  readonly header?: Readonly<Record<string, unknown>>;
  readonly players: number;
  /** Seats with a person, the first by default; the others are bots. */
  readonly people?: readonly number[];
  /** The first player's name, if not Ana. */
  readonly name?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** Bots play until this holds after so many moves. */
  readonly until?: (moment: Moment, moves: number) => boolean;
  /** Which move is made, if not the bot's. */
  readonly pick?: (moves: readonly unknown[]) => unknown;
  /** Or until so many moves before the end of their game: 0 is a game that is over. */
  readonly beforeEnd?: number;
}

/** Bots play to the end, or until it is enough. */
const playByBots = ({ game: id, rules, players, options, seed = 'prepared', until, pick }: Prepared) => {
  const game = rules ?? (gameById(id) as AnyGame);
  const config = { seats: players, options: { ...(defaultOptions(game.options as object) as object), ...options } };
  const table = Table.open(game, config, { seed, salts: [], time: 0 });
  const { greedy: bot = randomBot } = botsOf(game);
  const rng = fastChance(1);
  for (let moves = 0; table.outcome === undefined; moves++) {
    const { state } = table;
    const toAct = game.toAct(state);
    if (until?.({ state, toAct }, moves)) return { table, config };
    const seat = at(toAct, 0);
    const legal = game.legalMoves(state, seat);
    const move = pick?.(legal) ?? bot(game.view(state, seat), legal, rng);
    const answer = table.proposeMove(seat, move, moves);
    if (!answer.ok) throw new Error(`${id}: ${JSON.stringify(answer.refusal)}`);
    table.commit(answer);
  }
  if (until !== undefined) throw new Error(`${id}: the game is over, and what was waited for has not come`);
  return { table, config };
};

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;

const recordOf = (prepared: Prepared): readonly [id: string, stored: unknown, entries: readonly unknown[]] => {
  const { game, players, seed = 'prepared', people = [0], beforeEnd = 0, name = NAMES[0] } = prepared;
  const { table, config } = playByBots(prepared);
  const { entries } = table.log;
  const length = entries.length - beforeEnd;
  const isOver = table.outcome !== undefined && beforeEnd === 0;
  const record = {
    id: 'prepared',
    game,
    config,
    seats: Array.from({ length: players }, (_, seat) =>
      people.includes(seat)
        ? { kind: 'person', name: seat === 0 ? name : at(NAMES, seat) }
        : { kind: 'bot', name: at(NAMES, seat), bot: 'greedy' },
    ),
    created: 1,
    updated: 1,
    ...(isOver && { places: table.outcome?.places }),
  };
  return [
    'prepared',
    { id: 'prepared', table: record, header: { ...table.header, ...prepared.header }, seed },
    entries.slice(0, length),
  ];
};

/** Stores such a table on the device of this page, as one that was left there. */
export const storePrepared = async (page: Page, address: string, prepared: Prepared): Promise<void> => {
  // The home page lists the tables of the device: then their store is there.
  await page.goto(address);
  await page.waitForFunction(() =>
    (window as unknown as { received: TableReply[] }).received.some(({ kind }) => kind === 'tables'),
  );
  await page.evaluate(
    ([id, stored, entries]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fourscore');
        opening.addEventListener('success', () => {
          const change = opening.result.transaction(['tables', 'entries'], 'readwrite');
          change.objectStore('tables').put(stored);
          for (const [seq, entry] of entries.entries()) change.objectStore('entries').put({ id, entry }, [id, seq]);
          change.addEventListener('complete', () => resolve());
          change.addEventListener('error', () => reject(change.error ?? new Error('nothing was stored')));
        });
      }),
    recordOf(prepared),
  );
};

/** Opens such a table. */
export const openPrepared = async (page: Page, address: string, prepared: Prepared): Promise<void> => {
  await storePrepared(page, address, prepared);
  await page.goto(`${address}/table/prepared`);
  await page.locator('.prompt, .hand-over').filter({ visible: true }).first().waitFor();
};
