// Takes the pictures of the log and of the digest: node e2e/pictures/log.ts, after the client was built.
import { launchBrowser } from '../browser.ts';
import { openPrepared, type Prepared } from '../prepared.ts';
import { serve } from '../serve.ts';
import { DESKTOP, newPage, PHONE } from '../table.ts';

const FOLDER = 'docs/img';

const GAMES = [
  { game: 'iunu', players: 3, moves: 60 },
  { game: 'dunaia', players: 3, moves: 150 },
  { game: 'dawn-of-mankind', players: 3, moves: 90 },
  { game: 'dragon-dune', players: 4, moves: 120 },
];

const preparedAt = ({ game, players, moves }: (typeof GAMES)[number]): Prepared => ({
  game,
  players,
  until: ({ toAct }, made) => made >= moves && toAct[0] === 0,
});

const [browser, site] = await Promise.all([launchBrowser(), serve()]);

const take = async (
  name: string,
  prepared: Prepared,
  settings: Parameters<typeof newPage>[1],
  options: Parameters<typeof newPage>[2],
): Promise<void> => {
  const page = await newPage(browser, settings, options);
  await openPrepared(page, site.address, prepared);
  await page.locator('.log-line, .digest').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await page.context().close();
};

for (const each of GAMES) await take(`log-${each.game}`, preparedAt(each), {}, { viewport: DESKTOP });
const [, , dawn, dragonDune] = GAMES;
if (dragonDune === undefined || dawn === undefined) throw new Error('a game is missing');
const digest = { showsDigest: true };
await take('digest-dragon-dune', preparedAt(dragonDune), digest, { viewport: DESKTOP });
await take('digest-dragon-dune-dark', preparedAt(dragonDune), digest, { viewport: DESKTOP, colorScheme: 'dark' });
await take('digest-dawn-of-mankind-phone', preparedAt(dawn), digest, { viewport: PHONE });
await browser.close();
site.close();
