import { describe, expect, test } from 'vitest';
import { AREAS, LINES, SPACES } from '#games/dawn-of-mankind/facts';
import { HIGHEST, layWall, LOWEST, ringAt, slabAt, spaceBefore, terraceNames, WIDTH } from './layout.ts';
import { layExits, layWays } from './ways.ts';

describe.each([420, LOWEST, 540, HIGHEST])('a wall of %i units', height => {
  const layout = layWall(height);
  const ways = layWays(layout);

  test('has a place for every tile and Ready Area, inside of it', () => {
    for (const space of SPACES) {
      const { x, y, width, height: tall } = slabAt(layout, space);
      expect(x - width / 2).toBeGreaterThan(0);
      expect(x + width / 2).toBeLessThan(WIDTH);
      expect(y - tall / 2).toBeGreaterThan(0);
      expect(y + tall / 2).toBeLessThanOrEqual(height);
    }
    for (const area of AREAS) expect(ringAt(layout, area).y).toBeLessThan(height);
  });

  test('keeps tiles apart', () => {
    for (const [index, one] of SPACES.entries()) {
      for (const other of SPACES.slice(index + 1)) {
        const [a, b] = [slabAt(layout, one), slabAt(layout, other)];
        const isApart = Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= a.height;
        expect(isApart, `${one} and ${other}`).toBe(true);
      }
    }
  });

  test('puts the ring behind a tile on its level', () => {
    for (const area of AREAS) {
      const before = spaceBefore(area);
      if (before === undefined || area === 'SHORE') continue;
      expect(ringAt(layout, area).y).toBe(slabAt(layout, before).y);
    }
  });

  test('draws each line of the graph once, with its signs apart from each other and from rings', () => {
    expect(ways.map(({ from, to }) => `${from} ${to}`)).toEqual(LINES.map(({ value }) => `${value.from} ${value.to}`));
    const signs = ways.flatMap(way => way.signs);
    expect(signs).toHaveLength(LINES.reduce((sum, { value }) => sum + value.signs.length, 0));
    for (const [index, one] of signs.entries()) {
      for (const other of signs.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12);
      }
      for (const area of AREAS) {
        const ring = ringAt(layout, area);
        if (ring.tall === ring.radius) expect(Math.hypot(one.x - ring.x, one.y - ring.y)).toBeGreaterThan(ring.radius);
      }
    }
  });

  test('leads forward: to each tile from the left, and out of it to the right', () => {
    for (const { to, end } of ways) expect(end.x).toBeLessThan(slabAt(layout, to).x - slabAt(layout, to).width / 2);
    for (const { x1, x2 } of layExits(layout)) expect(x2).toBeGreaterThan(x1);
  });

  test('has room for the names of the terraces', () => {
    for (const { y } of terraceNames(layout)) expect(y).toBeGreaterThan(20);
  });
});
