import { expect, test } from 'vitest';
import { CROWDED_TABLES, measureFrames } from './frames.ts';
import { browser, site } from './shared.ts';

/** Of the frames of motion so many may be missing before somebody would notice. */
const MOST_DROPPED = 0.1;

test.each(CROWDED_TABLES)('pieces of $game fly smoothly on a machine four times slowed', async table => {
  const { flights, shown, dropped, drawn } = await measureFrames(browser, site.address, table);
  console.log(
    `${table.game}: drawn in ${drawn.toFixed(0)} ms; in ${flights} flights ${shown} frames of motion shown, ${dropped} dropped`,
  );
  expect(flights).toBeGreaterThan(5);
  expect(dropped / (shown + dropped)).toBeLessThan(MOST_DROPPED);
});
