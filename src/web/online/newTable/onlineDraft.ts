import type { AtZero, Pace, SeatWish } from '#wire';
import type { SeatKind } from '../text/onlineText.ts';
import { seatedIn, USUAL_BOT, type Draft } from '../../pages/draft.ts';

/** The set-up of an online table besides the game's own options. */
export interface OnlineDraft {
  /** One for every seat the game can have. */
  readonly kinds: readonly SeatKind[];
  readonly pace: Pace;
  readonly atZero: AtZero;
  /** Minutes of absence before the others may vote for a bot. */
  readonly grace: number;
  readonly isPublic: boolean;
  readonly mayWatch: boolean;
}

export const SEAT_KINDS = ['me', 'friend', 'open', 'bot'] as const;

/** Each kind of time control as it is when it is first chosen. */
export const DEFAULT_PACES: { readonly [K in Pace['kind']]: Extract<Pace, { kind: K }> } = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 45, increment: 30 },
  days: { kind: 'days', days: 2 },
};

/** The minutes of absence that go with each; where a turn has days, its deadline decides. */
export const DEFAULT_GRACE: { readonly [K in Pace['kind']]: number } = { none: 60, live: 5, days: 60 };

/** You and your friends, without clocks. */
export const firstOnlineDraft = (most: number): OnlineDraft => ({
  kinds: Array.from({ length: most }, (_, index) => (index === 0 ? 'me' : 'friend')),
  pace: DEFAULT_PACES.none,
  atZero: 'bot',
  grace: DEFAULT_GRACE.none,
  isPublic: false,
  mayWatch: true,
});

/** The kinds of so many seats; one of them is always the host's own. */
export const seatKindsFor = ({ kinds }: OnlineDraft, count: number): readonly SeatKind[] => {
  const seated = kinds.slice(0, count);
  return seated.includes('me') ? seated : ['me', ...seated.slice(1)];
};

/** Changes a seat's kind. Exactly one seat is `me`: where another becomes so, the first becomes a friend's. */
export const withSeatKind = (draft: OnlineDraft, count: number, seat: number, kind: SeatKind): OnlineDraft => {
  const seated = seatKindsFor(draft, count);
  const kinds = draft.kinds.map((before, index) => {
    const now = seated[index] ?? before;
    if (index === seat) return kind;
    return kind === 'me' && now === 'me' ? 'friend' : now;
  });
  // An open seat needs a listed table.
  return { ...draft, kinds, isPublic: draft.isPublic || kind === 'open' };
};

export const seatWishesOf = (online: OnlineDraft, draft: Draft): SeatWish[] => {
  const seated = seatedIn(draft);
  return seatKindsFor(online, draft.count).map(
    (kind, index): SeatWish => (kind === 'bot' ? { kind, bot: seated[index]?.bot ?? USUAL_BOT.later } : { kind }),
  );
};

/** How many players are still awaited. */
export const countAwaited = (online: OnlineDraft, count: number): number =>
  seatKindsFor(online, count).filter(kind => kind === 'friend' || kind === 'open').length;
