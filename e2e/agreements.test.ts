import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dragonDune, type Move } from '../src/games/dragon-dune/index.ts';
import { tableTexts } from '../src/games/dragon-dune/tableText/index.ts';
import { at, seat, type AnyGame, type Entry, type Header, type Viewer } from '../src/kernel/index.ts';
import { makeReplay } from '../src/kernel/replay/replayFile.ts';
import { infoOf, moveOnce, movesOf, sendMove, settled, sitDown, viewOf, type Pick } from './dragonTable.ts';
import { allowedIn, momentsOf, strayFields, until, type Player } from './online.ts';
import { eveningOfATest } from './onlineEvening.ts';

// Any game, by its contract.
const game = dragonDune as unknown as AnyGame;

/** Moves after which enough has happened: bidding, recruitment, marches, perhaps a battle. */
const MOVES = 160;
/** Of so many one is clicked on; the others are sent past the page, which is told of them all the same. */
const ONE_CLICK_IN = 16;

const evening = eveningOfATest();

/** Finds a move in the list on the page by its words, clicks on it, and waits until it counts. */
const choose = async (player: Player, move: Move): Promise<void> => {
  const { view, length } = viewOf(player);
  const { seats } = infoOf(player);
  const name = (index: number): string => {
    const sitter = seats[index];
    return sitter?.kind === 'person' ? sitter.name : '';
  };
  const label = tableTexts.en.move(move, view, name);
  const { page } = player;
  await page.locator('.plain-moves details').evaluateAll(all => all.forEach(one => one.setAttribute('open', '')));
  await page.locator('.plain-moves').getByRole('button', { name: label, exact: true }).first().click();
  await until(() => (viewOf(player).length > length ? true : undefined));
};

const asideOf = (player: Player, isWanted: (move: Move) => boolean): Move | undefined =>
  (viewOf(player).tableView.asides as readonly Move[]).find(isWanted);

const isLimit = (move: Move): boolean => move.type === 'draftClause' && move.kind === 'bidAtMost';

/** A clause by which the second player bids nothing until the end, drafted field by field. */
const promiseNotToBid = async (author: Player): Promise<void> => {
  await choose(author, await until(() => asideOf(author, isLimit)));
  const fields = { by: seat(1), to: seat(0), amount: 0, until: 6, when: 'turns' } as const;
  for (const [field, value] of Object.entries(fields)) {
    const move = asideOf(author, one => one.type === 'setClause' && one.field === field && one.value === value);
    // A field that has this value already offers only the others.
    if (move !== undefined) await choose(author, move);
  }
  await choose(author, { type: 'offerAgreement' });
};

/** Whoever is waited for takes a move of the list on the page. */
const clickOnce = async (players: readonly Player[], pick: Pick): Promise<void> => {
  await settled(players);
  const player = await until(() => players.find(one => movesOf(one).length > 0));
  await choose(player, pick(movesOf(player)));
};

const isPass = ({ type }: Move): boolean => type === 'passBid';
const isBid = ({ type }: Move): boolean => type === 'bid';

const isBidding = (player: Player): boolean => movesOf(player).some(isPass);

const logFrom = (id: string): { readonly file: string; readonly entries: readonly Entry<Move>[] } => {
  const database = new Sqlite(`${evening.folder}/fourscore.db`, { readonly: true });
  const row = database.prepare('select header from tables where id = ?').get(id) as { header: string };
  const rows = database
    .prepare('select body from entries join logs on logs.id = entries.log where table_id = ? order by seq')
    .all(id) as { body: string }[];
  database.close();
  const entries = rows.map(({ body }) => JSON.parse(body) as Entry<Move>);
  return { file: makeReplay({ header: JSON.parse(row.header) as Header<unknown>, entries }, undefined), entries };
};

describe('four people play Dragon Dune in four browsers', () => {
  let players: readonly Player[];
  let refused: unknown;

  beforeAll(async () => {
    players = await sitDown(evening.browser, evening.address, 4, { prefersWords: true, makesForcedMoves: false });
    await Promise.all(players.map(({ page }) => page.locator('.plain-moves').waitFor()));
    const [ana, ben] = players as [Player, Player];
    // While armies are still being deployed nobody agrees on anything.
    while (asideOf(ana, isLimit) === undefined) await moveOnce(players, moves => at(moves, 0));
    await promiseNotToBid(ana);
    const accept = await until(() => asideOf(ben, ({ type }) => type === 'acceptAgreement'));
    await choose(ben, accept);
    // Nobody bids before the attempt to break the promise, so that gold is not what stands in its way.
    for (let move = 0; move < MOVES; move++) {
      await settled(players);
      if (refused === undefined && isBidding(ben)) refused = await sendMove(ben, { type: 'bid', amount: 1 });
      const isTried = refused !== undefined;
      const play = move % ONE_CLICK_IN === 0 ? clickOnce : moveOnce;
      await play(players, moves => moves.find(isTried ? isBid : isPass) ?? at(moves, move % moves.length));
    }
  }, 240_000);

  afterAll(() => Promise.all(players.map(({ page }) => page.context().close())));

  test('an agreement binds everybody’s eyes and its party’s hands', () => {
    for (const player of players) {
      const { agreements } = viewOf(player).view;
      expect(agreements).toMatchObject([
        { isBinding: true, clauses: [{ kind: 'bidAtMost', by: 1, to: 0, amount: 0 }] },
      ]);
    }
  });

  test('an attempt to break it is refused, with the promise', () => {
    expect(refused).toMatchObject({
      kind: 'refused',
      refusal: { code: 'promised', rule: '14.6', promise: 'bidAtMost', to: 0 },
    });
  });

  test('it is kept: the others bid, the one who promised does not', () => {
    const { entries } = logFrom(infoOf(players[0]!).id);
    const bidders = entries.flatMap(({ deed }) =>
      deed.kind === 'move' && deed.move.type === 'bid' ? [deed.seat] : [],
    );
    expect(bidders).not.toContain(1);
    expect(bidders.length).toBeGreaterThan(0);
  });

  test('nobody ever received what they may not know', () => {
    const { file } = logFrom(infoOf(players[0]!).id);
    for (const [index, player] of players.entries()) {
      const allowed = allowedIn(game, file, seat(index) as Viewer);
      const moments = momentsOf(player);
      expect(moments.length).toBeGreaterThan(MOVES);
      for (const { length, tableView, history } of moments) {
        const { canUndo: _, ...rest } = tableView;
        expect(rest).toEqual(allowed.get(length)?.tableView);
        for (const { seq, events } of history) expect(events).toEqual(allowed.get(seq + 1)?.events);
      }
      expect(strayFields(player)).toEqual([]);
    }
  });
});
