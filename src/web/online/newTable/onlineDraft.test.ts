import { describe, expect, test } from 'vitest';
import type { Draft } from '../../pages/draft.ts';
import { awaited, firstOnlineDraft, kindsIn, wishesOf, withKind } from './onlineDraft.ts';

const draft: Draft = {
  count: 3,
  seats: Array.from({ length: 4 }, () => ({ kind: 'bot', name: '', bot: 'greedy' }) as const),
  options: {},
};

describe('a table that is about to be opened online', () => {
  const first = firstOnlineDraft(4);

  test('is for the reader and friends by link', () => {
    expect(wishesOf(first, draft)).toEqual([{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }]);
    expect(awaited(first, 3)).toBe(2);
    expect(first).toMatchObject({ isPublic: false, mayWatch: true, pace: { kind: 'none' } });
  });

  test('has one seat for the reader, wherever', () => {
    const moved = withKind(first, 3, 2, 'me');
    expect(kindsIn(moved, 3)).toEqual(['friend', 'friend', 'me']);
    expect(kindsIn(moved, 2)).toEqual(['me', 'friend']);
    expect(kindsIn(moved, 3)).toEqual(['friend', 'friend', 'me']);
  });

  test('names the bots it wants', () => {
    expect(wishesOf(withKind(first, 3, 1, 'bot'), draft)[1]).toEqual({ kind: 'bot', bot: 'greedy' });
  });

  test('is listed as soon as anybody may join', () => {
    expect(withKind(first, 3, 1, 'open').isPublic).toBe(true);
  });
});
