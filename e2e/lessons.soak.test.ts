import { expect, test } from 'vitest';
import { followByKeyboard, followByMouse, hiddenPlace, LESSON_END, openLesson, recordLesson } from './lesson.ts';
import { browser, site } from './shared.ts';
import { newPage, PHONE, sidewaysScroll, TABLET } from './table.ts';

const GAMES = ['iunu', 'dunaia', 'dawn-of-mankind', 'dragon-dune', 'dragon-dune/shadows'] as const;
const LANGUAGES = ['en', 'fr'] as const;

test.each(GAMES.flatMap(game => LANGUAGES.map(language => [game, language] as const)))(
  'the lesson %s is finished by mouse, in %s',
  async (game, language) => {
    const page = await newPage(browser, { language }, language === 'fr' ? { viewport: TABLET } : {});
    await openLesson(page, site.address, game);
    await followByMouse(page);
    await page.locator(LESSON_END).waitFor();
    await page.context().close();
  },
);

test.each(GAMES)('the lesson %s is finished by keyboard alone', async game => {
  const page = await newPage(browser);
  await openLesson(page, site.address, game);
  await page.keyboard.press('l');
  await followByKeyboard(page);
  await page.context().close();
});

test.each(GAMES)('the lesson %s is finished on a phone, and what it points at is always to be seen', async game => {
  const page = await newPage(browser, {}, { viewport: PHONE, hasTouch: true });
  await recordLesson(page);
  await openLesson(page, site.address, game);
  await followByMouse(page, LESSON_END, async () => {
    const isAsking = (await page.locator('.coach[data-phase="act"], .coach[data-phase="read"]').count()) > 0;
    if (isAsking) await expect.poll(() => hiddenPlace(page)).toBeUndefined();
    expect(await sidewaysScroll(page)).toBe(0);
  });
  await page.context().close();
});
