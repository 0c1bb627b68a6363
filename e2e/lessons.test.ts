import { describe, expect, test } from 'vitest';
import { seriousFaults } from './accessibility.ts';
import {
  CHAPTER_END,
  followByKeyboard,
  followByMouse,
  followByShow,
  hiddenPlace,
  LESSON_END,
  openLesson,
  recordLesson,
  said,
} from './lesson.ts';
import { browser, site } from './shared.ts';
import { newPage, PHONE, sidewaysScroll } from './table.ts';

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
  await page.goto(site.address);
  const card = page.locator('.theme-iunu');
  await card.getByRole('button', { name: 'Play now IUNU' }).waitFor();
  expect(await card.getByRole('link', { name: 'Lesson IUNU' }).getAttribute('href')).toBe('/learn/iunu');
  await expect.poll(() => page.locator('.your-games .row').count()).toBe(1);
  await page.context().close();
});

test.each(['dunaia', 'dawn-of-mankind', 'dragon-dune'])('the first chapter of %s, by mouse, in French', async game => {
  const page = await newPage(browser, { language: 'fr' });
  await openLesson(page, site.address, game);
  await followByMouse(page, CHAPTER_END);
  await page.getByRole('button', { name: 'Chapitre suivant' }).click();
  await page.locator(`.coach:not([data-phase="chapterEnd"])`).waitFor();
  await page.context().close();
});

test('a chapter by keyboard alone', async () => {
  const page = await newPage(browser);
  await openLesson(page, site.address, 'dawn-of-mankind');
  await page.keyboard.press('Escape');
  await page.locator('.coach-small').waitFor();
  expect(await page.locator('.coach').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.coach').waitFor();
  await page.keyboard.press('l');
  expect(await page.evaluate(() => document.activeElement?.closest('.coach') !== null)).toBe(true);
  expect(await page.getByRole('region', { name: 'Lesson, step 1 of 15' }).count()).toBe(1);
  await followByKeyboard(page, CHAPTER_END);
  await page.context().close();
});

test('two chapters of Dunaïa on a phone: what is pointed at is always to be seen', async () => {
  const page = await newPage(browser, {}, { viewport: PHONE, hasTouch: true });
  await recordLesson(page);
  await openLesson(page, site.address, 'dunaia');
  for (const chapter of ['awaken', 'build']) {
    await followByShow(page, CHAPTER_END, async () => {
      await expect.poll(() => hiddenPlace(page), { message: chapter }).toBeUndefined();
      expect(await sidewaysScroll(page)).toBe(0);
    });
    await page.locator('.coach-next').click();
    await page.locator(`.coach:not([data-phase="chapterEnd"])`).waitFor();
  }
  await page.context().close();
});

describe('the coach', () => {
  test('answers another move kindly, and a move against the rules, too', async () => {
    const page = await newPage(browser);
    await openLesson(page, site.address, 'iunu');
    await page.getByRole('button', { name: 'Next' }).click();
    const asked = await said(page);
    await page.locator('[data-place^="hand/soldier"]').click();
    await page.locator('.coach.is-kind').waitFor();
    const answered = await said(page);
    expect(answered).not.toBe(asked);
    // A piece without a move is marked as disabled, yet answers a click.
    await page.locator('[data-place^="forum/noble"]').click({ force: true });
    await expect.poll(() => said(page)).not.toBe(answered);
    expect(await page.locator('.why-not').count()).toBe(0);
    await page.context().close();
  });

  test('is left and found again at the same sentence, in the other language, too', async () => {
    const page = await newPage(browser);
    await openLesson(page, site.address, 'dunaia');
    for (const step of [2, 3]) {
      await page.getByRole('button', { name: 'Show me' }).click();
      await page.getByRole('region', { name: `Lesson, step ${step} of 30` }).waitFor();
    }
    const before = await said(page);
    await page.reload();
    await page.locator('.coach').waitFor();
    expect(await said(page)).toBe(before);
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Go on: step 3 of 30 Dunaïa' }).click();
    await page.locator('.coach').waitFor();
    expect(await said(page)).toBe(before);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Leçon, étape 3 sur 30' }).waitFor();
    expect(await said(page)).not.toBe(before);
    await page.getByRole('button', { name: 'Retour' }).click();
    await page.getByRole('region', { name: 'Leçon, étape 2 sur 30' }).waitFor();
    await page.context().close();
  });

  test('shows the rule beside the table, and what was said is heard', async () => {
    const page = await newPage(browser);
    await openLesson(page, site.address, 'iunu');
    await page.keyboard.press('w');
    await page.locator('.rules-drawer [data-asked][data-rule="1.1"]').waitFor();
    expect(await page.locator('[aria-live="polite"].sr-only').textContent()).toContain(await said(page));
    await page.keyboard.press('Escape');
    await page.locator('.rules-drawer').waitFor({ state: 'detached' });
    expect(await page.locator('.coach').count()).toBe(1);
    await page.context().close();
  });
});

test('there is no lesson of a game that has none', async () => {
  const page = await newPage(browser);
  await page.goto(`${site.address}/learn/nim`);
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await page.context().close();
});
