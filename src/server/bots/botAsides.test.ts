import { expect, test } from 'vitest';
import { TableClient } from '../testing/tableClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { tableRequest } from '../testing/testTables.ts';

const PEACE = { type: 'draftClause', kind: 'keepPeace' };
const OFFER = [PEACE, PEACE, { type: 'setClause', field: 'by', value: 1 }, { type: 'offerAgreement' }];

test('a bot answers an offer, also while it is not to act', { timeout: 120_000 }, async () => {
  const server = await TestServer.open();
  try {
    const ana = await server.newClient();
    const club = { kind: 'bot', bot: 'club' } as const;
    const request = tableRequest(['me', 'bot', 'bot'], { game: 'dragon-dune' });
    const { id } = await ana.call('create', { body: { ...request, seats: [{ kind: 'me' }, club, club] } });
    await ana.call('start', { id, body: { salt: 'h' } });
    const connection = await ana.connect();
    const client = await new TableClient(connection, id).watch();
    // Nobody bargains before the Orcs stand on the board.
    while (client.tableView?.asides.length === 0) {
      const { length } = client;
      if (client.moves.length > 0) await client.play(client.moves[0]);
      else await client.waitUntil(() => client.length > length);
    }
    for (const move of OFFER) await expect.poll(async () => (await client.play(move)).kind).toBe('ack');
    const events = (): readonly string[] => client.history.flatMap(entry => entry.events.map(({ type }) => type));
    await client.waitUntil(() => events().includes('agreementAccepted'));
    connection.close();
  } finally {
    await server.close();
  }
});
