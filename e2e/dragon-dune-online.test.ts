import { describe, expect, test } from 'vitest';
import { allIn, clickAt, landAt } from './dragonBoard.ts';
import { infoOf, moveOnce, movesOf, passing, seekingBattle, settled, sitDown, viewOf } from './dragonTable.ts';
import { until, type Player } from './online.ts';
import { eveningOfATest, leave } from './onlineEvening.ts';

const evening = eveningOfATest();

const sit = async (seats: number): Promise<readonly Player[]> => {
  const players = await sitDown(evening.browser, evening.address, seats, { makesForcedMoves: false });
  await Promise.all(players.map(({ page }) => page.locator('.dd').waitFor()));
  return players;
};

const mayHire = (player: Player): boolean => movesOf(player).some(({ type }) => type === 'declareHire');

describe('an agreement on the board, in four browsers', () => {
  test('is proposed, sealed and kept, and an attempt to break it is refused with the promise', async () => {
    const players = await sit(4);
    const [ana, ben] = players as [Player, Player];
    const nameOf = (index: number): string => {
      const sitter = infoOf(ana).seats[index];
      return sitter?.kind === 'person' ? sitter.name : '';
    };
    for (let step = 0; step < 200 && !mayHire(ben); step++) await moveOnce(players, passing);
    // Now that the dragons have moved, nothing but the promise keeps Ben out.
    const place = viewOf(ben).view.dragon === 7 ? '13' : '7';
    await ana.page.locator('.dd-tab-pacts').click();
    await ana.page.getByRole('button', { name: 'Stay out of a territory' }).click();
    await ana.page.locator('.dd-fields > div').first().locator('.dd-party').nth(1).click();
    const draft = ana.page.locator('.dd-draft ol');
    await expect.poll(() => draft.textContent()).toContain(`(to ${nameOf(0)})`);
    await ana.page.getByRole('button', { name: 'Point at the map' }).click();
    await clickAt(ana.page, landAt(place));
    await expect.poll(() => draft.textContent()).toContain(`no units into ${place},`);
    await ana.page.getByRole('button', { name: 'Seal and offer' }).click();
    await ben.page.locator('.dd-tab-pacts .badge').waitFor();
    await ben.page.locator('.dd-tab-pacts').click();
    await ben.page.getByRole('button', { name: 'Set your seal' }).click();
    for (const { page } of players) {
      const scroll = page.locator('.dd-scroll li');
      await expect.poll(() => scroll.textContent()).toContain(`${nameOf(1)} brings no units into ${place},`);
      await expect.poll(() => scroll.locator('.is-open').count()).toBe(0);
    }
    await ben.page.locator('.dd-tab-now').click();
    await clickAt(ben.page, '.dd-do-hire');
    await until(() => (mayHire(ben) ? undefined : true));
    for (let step = 0; step < 20 && viewOf(ben).view.step.at !== 'siting'; step++) await moveOnce(players, passing);
    await ben.page.locator('.dd-siting').waitFor();
    await ben.page.locator('.dd-land.is-legal').first().waitFor();
    expect(await ben.page.locator(`${landAt(place)}.is-legal`).count()).toBe(0);
    await clickAt(ben.page, landAt(place));
    const refusal = ben.page.locator('.why-not');
    await refusal.waitFor();
    expect(await refusal.textContent()).toContain(`You promised ${nameOf(0)} otherwise`);
    expect(await refusal.textContent()).toContain('Stay out of a territory');
    expect(await refusal.getByRole('link').getAttribute('href')).toBe('/rules/dragon-dune#14.6');
    expect(viewOf(ben).view.step.at).toBe('siting');
    await leave(...players);
  });
});

const newIn = (before: readonly string[], after: readonly string[]): readonly string[] =>
  [...new Set(after.filter(part => !before.includes(part)))].toSorted();

describe('a battle between two browsers', () => {
  test('nothing on the other page tells a plan before both are revealed', async () => {
    const players = await sit(2);
    const isPlanning = (): boolean => players.every(player => viewOf(player).view.step.at === 'planning');
    for (let step = 0; step < 400 && !isPlanning(); step++) await moveOnce(players, seekingBattle);
    const [{ page: own }, { page: other }] = players as [Player, Player];
    await Promise.all([own.locator('.dd-plan').waitFor(), other.locator('.dd-plan').waitFor()]);
    const before = await allIn(other);
    const choices = own.locator('.dd-notch:enabled, .dd-plan-card');
    const count = await choices.count();
    expect(count).toBeGreaterThan(0);
    for (let choice = 0; choice < count; choice++) {
      await choices.nth(choice).click();
      expect(await allIn(other)).toEqual(before);
    }
    await own.locator('.dd-battle .is-main').click();
    await other.locator('.dd-state', { hasText: 'has decided' }).waitFor();
    await settled(players);
    // That one has decided, and the other is still waited for, who can undo nothing now: nothing else has changed.
    await expect
      .poll(async () => newIn([...before, 'disabled=""'], await allIn(other)))
      .toEqual(['class="dd-realm dd-of-goblins "', 'class="player seat-1 "', 'class="prompt seat-2"', '✓ has decided']);
    const disabled = await other.locator('button:disabled').allTextContents();
    expect(disabled.filter(label => label !== 'Undo')).toEqual([]);
    expect(await own.locator('.dd-sides').count()).toBe(0);
    await other.locator('.dd-battle .is-main').click();
    for (const page of [own, other]) {
      await page.locator('.dd-sides').waitFor();
      expect(await page.locator('.dd-side').count()).toBe(2);
    }
    await leave(...players);
  });
});
