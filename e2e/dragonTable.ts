import type { Browser } from 'playwright-core';
import { dragonDune, type View } from '../src/games/dragon-dune/index.ts';
import { defaultOptions } from '../src/kernel/index.ts';
import type { TableInfo } from '../src/wire/index.ts';
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

/** Everybody has been told the same: what one of them was shown before that may be out of date. */
export const settled = (players: readonly Player[]): Promise<true> =>
  until(() => (new Set(players.map(player => viewOf(player).length)).size === 1 ? true : undefined));

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
      salt: 'four',
    },
  });
  const { id, invite } = (await answer.json()) as TableInfo;
  await host.page.goto(`${address}/play/${id}`);
  for (const [index, guest] of guests.entries())
    await joinTable(guest, `${address}/play/${id}?invite=${invite}`, new RegExp(`take seat ${index + 2}`, 'i'));
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  return [host, ...guests];
};
