import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES, loadFrozen } from '../src/games/index.ts';
import { FROZEN_VERSIONS } from '../src/games/frozenVersions.ts';
import { IN_WORDS, playByMouse } from './play.ts';
import { openPrepared, storePrepared } from './prepared.ts';
import { browser, site } from './shared.ts';
import { isOver, newPage } from './table.ts';

/** Every version that new tables are no longer played by. */
const EARLIER = [...GAMES, ...EXAMPLE_GAMES].flatMap(({ id, version: current }) =>
  (FROZEN_VERSIONS[id] ?? []).flatMap(({ version }) => (version < current ? [{ id, version }] : [])),
);

test.each(EARLIER)(
  'a game of $id saved under version $version is opened and played on to its end',
  async ({ id, version }) => {
    const page = await newPage(browser, { prefersWords: true });
    await openPrepared(page, site.address, {
      game: id,
      rules: (await loadFrozen(id, version))!,
      players: 2,
      seed: 'a',
      beforeEnd: 12,
    });
    const opened = await page.evaluate(() =>
      (window as unknown as { received: { kind: string; table: { rules: { version: number } } }[] }).received.find(
        ({ kind }) => kind === 'opened',
      ),
    );
    expect(opened?.table.rules.version).toBe(version);
    await playByMouse(page, IN_WORDS, { most: 80 });
    expect(await isOver(page)).toBe(true);
    await page.context().close();
  },
);

const TEXTS = {
  en: { version: /a version of the rules that is not here/, goOn: 'Go on' },
  fr: { version: /une version des règles qui n’est pas disponible ici/, goOn: 'Continuer' },
} as const;

test.each(['en', 'fr'] as const)(
  'a game whose rules are not here says so in the list and at the table (%s)',
  async language => {
    const page = await newPage(browser, { language });
    const prepared = { game: 'iunu', players: 2, beforeEnd: 20, header: { version: 99 } };
    await storePrepared(page, site.address, prepared);
    await page.goto(site.address);
    const row = page.locator('.your-games .row');
    await row.getByText(TEXTS[language].version).waitFor();
    expect(await row.locator('a').count()).toBe(0);
    await page.goto(`${site.address}/table/prepared`);
    await page.locator('main.notice').getByText(TEXTS[language].version).waitFor();
    await page.context().close();
  },
);

test('a replay of rules that are not here is refused with that reason', async () => {
  const page = await newPage(browser);
  await page.goto(site.address);
  const file = readFileSync(new URL('../src/games/iunu/replays/four-greedy-players.json', import.meta.url), 'utf8');
  const buffer = Buffer.from(file.replace('"version":1', '"version":99'));
  await page.locator('.open-replay input').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.went-wrong').getByText(TEXTS.en.version).waitFor();
  await page.context().close();
});
