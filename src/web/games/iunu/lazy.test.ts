import { expect, test } from 'vitest';
import { figures as drawn } from './figures.tsx';
import { figures } from './lazy.tsx';

test('the rules page is promised the figures that there are', () => {
  expect(Object.keys(figures).toSorted()).toEqual(Object.keys(drawn).toSorted());
});
