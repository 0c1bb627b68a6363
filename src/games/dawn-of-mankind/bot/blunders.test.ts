import { expect, test } from 'vitest';
import { seat } from '#kernel';
import { scenario } from '../scenario.ts';
import type { Step } from '../types.ts';
import { watch } from './blunders.ts';

const ana = seat(0);

test('a good that comes back for itself is no barter', () => {
  const { see } = watch();
  const at = (step: Step) => ({ ...scenario([{}, {}]), step });
  expect(see(at({ at: 'bartering', given: 0, most: 2 }), ana, { type: 'give', resource: 'fruit' })).toEqual([]);
  expect(see(at({ at: 'bartering', given: 1, most: 2 }), ana, { type: 'give', resource: 'hide' })).toEqual([]);
  const names = (resource: 'fruit' | 'tool') =>
    see(at({ at: 'taking', left: 1 }), ana, { type: 'take', resource }).map(({ name }) => name);
  expect(names('fruit')).toEqual(['goodsBartered', 'barteredLikeForLike']);
  expect(names('tool')).toEqual(['goodsBartered']);
});
