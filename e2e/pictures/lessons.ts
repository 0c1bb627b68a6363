// Takes the pictures of lessons, the rules drawer and the goal card: node e2e/pictures/lessons.ts, after the client was built.
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { openLesson } from '../lesson.ts';
import { openPrepared } from '../prepared.ts';
import { serve } from '../serve.ts';
import { DESKTOP, newPage, PHONE, TABLET } from '../table.ts';

const FOLDER = 'docs/img';
const [browser, site] = await Promise.all([launchBrowser(), serve()]);

const take = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await page.context().close();
};

const showNext = async (page: Page, times: number): Promise<void> => {
  for (let time = 0; time < times; time++) {
    await page.locator('.coach-foot .btn').last().click();
    await page.waitForTimeout(300);
  }
};

const LESSONS = [
  { name: 'lesson-iunu', path: 'iunu', steps: 1, viewport: DESKTOP, language: 'en', colorScheme: 'light' },
  { name: 'lesson-iunu-phone', path: 'iunu', steps: 1, viewport: PHONE, language: 'en', colorScheme: 'light' },
  { name: 'lesson-dunaia-dark', path: 'dunaia', steps: 2, viewport: DESKTOP, language: 'fr', colorScheme: 'dark' },
  { name: 'lesson-dunaia-phone', path: 'dunaia', steps: 2, viewport: PHONE, language: 'fr', colorScheme: 'dark' },
  { name: 'lesson-dawn', path: 'dawn-of-mankind', steps: 2, viewport: TABLET, language: 'en', colorScheme: 'light' },
  { name: 'lesson-dragon', path: 'dragon-dune', steps: 3, viewport: TABLET, language: 'fr', colorScheme: 'light' },
  { name: 'lesson-end', path: 'iunu/reckoning', steps: 6, viewport: DESKTOP, language: 'en', colorScheme: 'light' },
] as const;

for (const { name, path, steps, viewport, language, colorScheme } of LESSONS) {
  const page = await newPage(browser, { language }, { viewport, colorScheme });
  await openLesson(page, site.address, path);
  await showNext(page, steps);
  await take(page, name);
}

const KIND = await newPage(browser);
await openLesson(KIND, site.address, 'iunu');
await showNext(KIND, 1);
await KIND.locator('[data-place^="hand/soldier"]').click();
await take(KIND, 'lesson-iunu-kind');

for (const { suffix, viewport } of [
  { suffix: '', viewport: DESKTOP },
  { suffix: '-phone', viewport: PHONE },
]) {
  for (const { name, key } of [
    { name: 'rules-drawer', key: '?' },
    { name: 'goal-card', key: 'g' },
  ]) {
    const page = await newPage(browser, {}, { viewport });
    await openPrepared(page, site.address, { game: 'dragon-dune', players: 4, until: (_, moves) => moves === 40 });
    await page.keyboard.press(key);
    await take(page, `${name}${suffix}`);
  }
  const newcomer = await newPage(browser, { isNewcomer: true }, { viewport });
  await newcomer.goto(site.address);
  await newcomer.locator('.teacher').first().waitFor();
  await take(newcomer, `home-learn${suffix}`);
}

await browser.close();
site.close();
