import type { AtZero, Pace, SeatWish } from '#wire';
import type { SeatKind } from '../../app/text/online/text.ts';
import { seatedIn, type Draft } from '../../pages/draft.ts';

/** What an online table needs besides the game's own set-up. */
export interface OnlineDraft {
  /** One for every seat the game can have. */
  readonly kinds: readonly SeatKind[];
  readonly pace: Pace;
  readonly atZero: AtZero;
  readonly isPublic: boolean;
  readonly mayWatch: boolean;
}

export const SEAT_KINDS = ['me', 'friend', 'open', 'bot'] as const;

/** Each pace as it stands when it is first chosen. */
export const PACES: { readonly [K in Pace['kind']]: Extract<Pace, { kind: K }> } = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 45, increment: 30 },
  days: { kind: 'days', days: 2 },
};

/** You and your friends, in no hurry. */
export const firstOnlineDraft = (most: number): OnlineDraft => ({
  kinds: Array.from({ length: most }, (_, index) => (index === 0 ? 'me' : 'friend')),
  pace: PACES.none,
  atZero: 'bot',
  isPublic: false,
  mayWatch: true,
});

/** Who is wanted at a table of so many: whoever opens it sits there too. */
export const kindsIn = ({ kinds }: OnlineDraft, count: number): readonly SeatKind[] => {
  const seated = kinds.slice(0, count);
  return seated.includes('me') ? seated : ['me', ...seated.slice(1)];
};

/** One seat is the reader's: taking another leaves the first to a friend. */
export const withKind = (draft: OnlineDraft, count: number, seat: number, kind: SeatKind): OnlineDraft => {
  const seated = kindsIn(draft, count);
  const kinds = draft.kinds.map((before, index) => {
    const now = seated[index] ?? before;
    if (index === seat) return kind;
    return kind === 'me' && now === 'me' ? 'friend' : now;
  });
  // A table for everybody to join is of no use where nobody finds it.
  return { ...draft, kinds, isPublic: draft.isPublic || kind === 'open' };
};

export const wishesOf = (online: OnlineDraft, draft: Draft): SeatWish[] => {
  const seated = seatedIn(draft);
  return kindsIn(online, draft.count).map(
    (kind, index): SeatWish => (kind === 'bot' ? { kind, bot: seated[index]?.bot ?? 'greedy' } : { kind }),
  );
};

/** How many people are still to come. */
export const awaited = (online: OnlineDraft, count: number): number =>
  kindsIn(online, count).filter(kind => kind === 'friend' || kind === 'open').length;
