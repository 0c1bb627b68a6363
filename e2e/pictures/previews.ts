// Takes the pictures that links show: node e2e/pictures/previews.ts, after the client was built.
import { launchBrowser } from '../browser.ts';
import { openPrepared } from '../prepared.ts';
import { serve } from '../serve.ts';
import { newPage } from '../table.ts';

const FOLDER = 'src/web/public/preview';
const CARD = { width: 1200, height: 630 };
/** A table's board is cut out of a page that is larger by prompt and sidebar. */
const PAGE = { width: CARD.width + 320, height: CARD.height + 82 };

const GAMES = [
  { game: 'iunu', players: 3, moves: 60 },
  { game: 'dunaia', players: 3, moves: 200 },
  { game: 'dawn-of-mankind', players: 3, moves: 120 },
  { game: 'dragon-dune', players: 4, moves: 120 },
];

const [browser, site] = await Promise.all([launchBrowser(), serve()]);
for (const { game, players, moves } of GAMES) {
  const page = await newPage(browser, {}, { viewport: PAGE });
  const until = ({ toAct }: { readonly toAct: readonly number[] }, made: number) => made >= moves && toAct[0] === 0;
  await openPrepared(page, site.address, { game, players, until });
  await page.waitForTimeout(1500);
  const clip = { x: 0, y: PAGE.height - CARD.height, ...CARD };
  await page.screenshot({ path: `${FOLDER}/${game}.jpg`, type: 'jpeg', quality: 74, clip });
  await page.context().close();
}
const home = await newPage(browser, {}, { viewport: CARD });
await home.goto(site.address);
await home.waitForTimeout(1500);
await home.screenshot({ path: `${FOLDER}/home.jpg`, type: 'jpeg', quality: 74 });
await browser.close();
site.close();
