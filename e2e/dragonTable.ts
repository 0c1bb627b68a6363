import type { Browser } from 'playwright-core';
import { territory } from '../src/games/dragon-dune/components/territories.ts';
import { dragonDune, type Move, type View } from '../src/games/dragon-dune/index.ts';
import { at, defaultOptions } from '../src/kernel/index.ts';
import type { HistoryEntry, TableInfo } from '../src/wire/index.ts';
import { joinTable, messagesOf, momentsOf, newPlayer, until, type Moment, type Player } from './online.ts';

/** What a player's socket has told last of a table of Dragon Dune. */
export const viewOf = (player: Player): Moment & { readonly view: View } => {
  const moment = momentsOf(player).at(-1);
  if (moment === undefined) throw new Error('nothing was shown yet');
  return { ...moment, view: moment.tableView.view as View };
};

export const infoOf = (player: Player): TableInfo => {
  const message = messagesOf(player).findLast(message => 'info' in message);
  if (message === undefined || !('info' in message)) throw new Error('no table was shown yet');
  return message.info;
};

/** Of drafts and standing answers only their author is told; the others' numbers have no gap there. */
const SECRET: readonly string[] = ['standingSet', 'draftChanged'];

const isSecret = ({ events }: HistoryEntry): boolean =>
  events.length > 0 && events.every(({ type }) => SECRET.includes(type));

/** The length of the log that everybody knows of, as far as this player was told. */
const sharedLength = (player: Player): number => {
  const told = messagesOf(player).flatMap(message => {
    if (message.kind === 'shown') return message.history;
    return message.kind === 'step' && message.entry !== undefined ? [message.entry] : [];
  });
  const own = new Set(told.filter(isSecret).map(({ seq }) => seq));
  return viewOf(player).length - own.size;
};

/** Everybody has been told the same: what one of them was shown before that may be out of date. */
export const settled = (players: readonly Player[]): Promise<true> =>
  until(() => (new Set(players.map(sharedLength)).size === 1 ? true : undefined));

/** Sends a move past the page, over a second connection of the same browser, and answers what the server says. */
export const sendMove = (player: Player, move: Move): Promise<unknown> =>
  player.page.evaluate(
    async ([table, at, sent]) => {
      const socket = new WebSocket(`ws://${location.host}/api/live`);
      await new Promise(resolve => socket.addEventListener('open', resolve));
      const answer = new Promise(resolve =>
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { ref?: number };
          if (message.ref === 77) resolve(message);
        }),
      );
      socket.send(JSON.stringify({ kind: 'move', ref: 77, table, at, move: sent }));
      const heard = await answer;
      socket.close();
      return heard;
    },
    [infoOf(player).id, viewOf(player).length, move] as const,
  );

export const movesOf = (player: Player): readonly Move[] => viewOf(player).tableView.moves as readonly Move[];

export type Pick = (moves: readonly Move[]) => Move;

/** Whoever is waited for makes a move, past the page: many moves are made sooner than clicked. */
export const moveOnce = async (players: readonly Player[], pick: Pick): Promise<void> => {
  await settled(players);
  const player = await until(() => players.find(one => movesOf(one).length > 0));
  const { length } = viewOf(player);
  await sendMove(player, pick(movesOf(player)));
  await until(() => (viewOf(player).length > length ? true : undefined));
  await settled(players);
};

const PASSES: readonly Move['type'][] = ['passBid', 'passCouncil', 'decline', 'endTurn', 'dropHire', 'endEmerging'];

/** All Orcs begin in 1★; then nothing is done, wherever that is possible. */
export const passing: Pick = moves =>
  moves.find(move => move.type === 'deployOrcs' && move.in1 === 5) ??
  moves.find(({ type }) => PASSES.includes(type)) ??
  at(moves, 0);

/** The same, but mercenaries go to 1★ in numbers, so that there is a battle. */
export const seekingBattle: Pick = moves =>
  moves.find(move => move.type === 'hireIn' && move.territory === territory('1★')) ??
  moves.findLast(({ type }) => type === 'hire') ??
  moves.find(({ type }) => type === 'declareHire') ??
  passing(moves);

/** Opens a table, and everybody comes by the link. */
export const sitDown = async (
  browser: Browser,
  address: string,
  seats: number,
  settings: Parameters<typeof newPlayer>[1],
): Promise<readonly Player[]> => {
  const host = await newPlayer(browser, settings);
  const guests = await Promise.all(Array.from({ length: seats - 1 }, () => newPlayer(browser, settings)));
  await host.page.goto(address);
  await host.page.getByText('Open tables').first().waitFor();
  const answer = await host.page.request.post(`${address}/api/tables`, {
    headers: { 'x-fourscore': '1' },
    data: {
      game: 'dragon-dune',
      config: { seats, options: defaultOptions(dragonDune.options) },
      seats: [{ kind: 'me' }, ...guests.map(() => ({ kind: 'friend' }))],
      isPublic: false,
      mayWatch: false,
      pace: { kind: 'none' },
      atZero: 'bot',
    },
  });
  const { id, invite } = (await answer.json()) as TableInfo;
  await host.page.goto(`${address}/play/${id}`);
  for (const [index, guest] of guests.entries())
    await joinTable(guest, `${address}/play/${id}#invite=${invite}`, new RegExp(`take seat ${index + 2}`, 'i'));
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  return [host, ...guests];
};
