import { describe, expect, test } from 'vitest';
import type { Draft } from '../../pages/draft.ts';
import { countAwaited, firstOnlineDraft, seatKindsFor, seatWishesOf, withSeatKind } from './onlineDraft.ts';

const draft: Draft = {
  count: 3,
  seats: Array.from({ length: 4 }, () => ({ kind: 'bot', name: '', bot: 'novice' }) as const),
  options: {},
};

describe('a table that is about to be opened online', () => {
  const first = firstOnlineDraft(4);

  test('is for the reader and friends by link', () => {
    expect(seatWishesOf(first, draft)).toEqual([{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }]);
    expect(countAwaited(first, 3)).toBe(2);
    expect(first).toMatchObject({ isPublic: false, mayWatch: true, pace: { kind: 'none' } });
  });

  test('has one seat for the reader, wherever', () => {
    const moved = withSeatKind(first, 3, 2, 'me');
    expect(seatKindsFor(moved, 3)).toEqual(['friend', 'friend', 'me']);
    expect(seatKindsFor(moved, 2)).toEqual(['me', 'friend']);
    expect(seatKindsFor(moved, 3)).toEqual(['friend', 'friend', 'me']);
  });

  test('names the bots it wants', () => {
    expect(seatWishesOf(withSeatKind(first, 3, 1, 'bot'), draft)[1]).toEqual({ kind: 'bot', bot: 'novice' });
  });

  test('is listed as soon as anybody may join', () => {
    expect(withSeatKind(first, 3, 1, 'open').isPublic).toBe(true);
  });
});
