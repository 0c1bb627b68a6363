import { describe, expect, test } from 'vitest';
import { seriousFaults } from './accessibility.ts';
import { followByMouse, followByShow, LESSON_END, openLesson, recordLesson, said, unseenPlaces } from './lesson.ts';
import { browser, site } from './shared.ts';
import { newPage, PHONE, sidewaysScroll } from './table.ts';

const CHAPTER_END = '.coach[data-phase="chapterEnd"]';

test('IUNU is learned from the first sentence to the last, by mouse', async () => {
  const page = await newPage(browser);
  await openLesson(page, site.address, 'iunu');
  expect(await seriousFaults(page)).toEqual([]);
  expect(await followByMouse(page)).toBeGreaterThan(35);
  const end = page.locator(LESSON_END);
  expect(await end.getByRole('heading').textContent()).toBe('You know how to play IUNU.');
  expect(await seriousFaults(page)).toEqual([]);
  await end.getByRole('button', { name: 'Now play' }).click();
  await page.waitForURL(/\/table\//);
  await page.context().close();
});

test.each(['dunaia', 'dawn-of-mankind', 'dragon-dune'])('the first chapter of %s, by mouse, in French', async game => {
  const page = await newPage(browser, { language: 'fr' });
  await openLesson(page, site.address, game);
  await followByMouse(page, CHAPTER_END);
  await page.context().close();
});

test('a chapter by keyboard alone', async () => {
  const page = await newPage(browser);
  await openLesson(page, site.address, 'dawn-of-mankind');
  await page.context().close();
});

test('IUNU on a phone: whatever is pointed at is to be seen', async () => {
  const page = await newPage(browser, {}, { viewport: PHONE, hasTouch: true });
  await recordLesson(page);
  await openLesson(page, site.address, 'dunaia');
  expect(await unseenPlaces(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await followByShow(page, CHAPTER_END);
  await page.context().close();
});

describe('the coach', () => {
  test('answers another move kindly', async () => {
    const page = await newPage(browser);
    await openLesson(page, site.address, 'iunu');
    await page.getByRole('button', { name: 'Next' }).click();
    const asked = await said(page);
    await page.locator('.iunu-hand [data-place^="hand/soldier"]').click();
    await expect.poll(() => said(page)).not.toBe(asked);
    await page.locator('.coach.is-kind').waitFor();
    await page.context().close();
  });
});
