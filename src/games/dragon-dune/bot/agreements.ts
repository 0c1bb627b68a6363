import type { Seat } from '#kernel';
import type { Agreement, Clause } from '../agreements/types.ts';
import type { Move } from '../moves/types.ts';
import type { View } from '../view.ts';

/** What it costs to be bound, or gains to have somebody bound, whatever comes of it; in gold. */
const BONDS: { readonly [K in Clause['kind']]: number } = {
  pay: 0,
  share: 0,
  stayOut: 0.5,
  keepPeace: 0.9,
  bidAtMost: 0.7,
  allyWith: 0.3,
  notAlly: 0.4,
  notBreak: 0.4,
  noTreachery: 0.8,
  noStop: 0.4,
  words: 0,
};

const goldIn = ({ kind, amount }: Clause, { players }: View, by: Seat): number => {
  const owned = players[by]?.gold ?? 0;
  if (kind === 'pay') return Math.min(amount, owned);
  return kind === 'share' ? 2 * Math.min(amount, 2) : 0;
};

const gainOf = (view: View, seat: Seat, clause: Clause): number => {
  const worth = goldIn(clause, view, clause.by) + BONDS[clause.kind];
  if (clause.by === seat) return -worth;
  return clause.to === seat ? worth : 0;
};

const isGood = (view: View, seat: Seat, { clauses }: Agreement): boolean =>
  clauses.reduce((sum, clause) => sum + gainOf(view, seat, clause), 0) > 0;

/** Accepts an offer that gains more than it costs, declines any other; nothing when there is none to answer. */
export const answerOffer = (view: View, moves: readonly Move[]): Move | undefined => {
  const { viewer } = view;
  if (viewer === 'audience') return undefined;
  for (const move of moves) {
    if (move.type !== 'acceptAgreement') continue;
    const offer = view.agreements.find(({ id }) => id === move.agreement);
    if (offer !== undefined && isGood(view, viewer, offer)) return move;
    return moves.find(other => other.type === 'declineAgreement' && other.agreement === move.agreement);
  }
  return undefined;
};
