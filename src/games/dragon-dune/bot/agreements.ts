import { HIDDEN, type Rng, type Seat } from '#kernel';
import type { Agreement, Clause } from '../agreements/types.ts';
import { bit } from '../components/territories.ts';
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

/** What is promised to a seat is worth at least what it promises. */
const isFair = (view: View, seat: Seat, { clauses }: Agreement): boolean =>
  clauses.reduce((sum, clause) => sum + gainOf(view, seat, clause), 0) >= 0;

/** Accepts an offer that costs no more than it gains, declines any other; nothing where there is none to answer. */
const answerOffer = (view: View, seat: Seat, asides: readonly Move[]): Move | undefined => {
  for (const move of asides) {
    if (move.type !== 'acceptAgreement') continue;
    const offer = view.agreements.find(({ id }) => id === move.agreement);
    if (offer !== undefined && isFair(view, seat, offer)) return move;
    return asides.find(other => other.type === 'declineAgreement' && other.agreement === move.agreement);
  }
  return undefined;
};

/** One in so many times that a bot could offer something, it does. */
const OFFERS_ONE_IN = 60;

/** Whether a draft is on the way to a peace of two, which is all that a bot offers. */
const isPeace = (draft: readonly Clause[], seat: Seat): boolean => {
  const [first] = draft;
  return (
    draft.length < 3 && draft.every(({ kind, by, to }) => kind === 'keepPeace' && (by === seat || to === first?.by))
  );
};

/** The next of the four asides that offer peace for this turn: my promise, another one, made yours, the offer. */
const offerPeace = (view: View, seat: Seat, asides: readonly Move[], rng: Rng): Move | undefined => {
  const draft = view.players[seat]?.draft ?? HIDDEN;
  // A draft of somebody whose seat a bot has taken over is left alone.
  if (draft === HIDDEN || !isPeace(draft, seat)) return undefined;
  const [mine, yours] = draft;
  const hasOther = view.agreements.some(({ parties }) => (parties & bit(seat)) !== 0);
  // Peace between two alone would end the game; and whoever has an agreement wants no other.
  if (mine === undefined && (view.players.length < 3 || hasOther || rng.pick(OFFERS_ONE_IN) > 0)) return undefined;
  if (mine === undefined || yours === undefined)
    return asides.find(move => move.type === 'draftClause' && move.kind === 'keepPeace');
  if (yours.by === seat)
    return asides.find(move => move.type === 'setClause' && move.field === 'by' && move.value === mine.to);
  return asides.find(({ type }) => type === 'offerAgreement');
};

/** Answers an offer, or now and then makes one. */
export const aside = (view: View, asides: readonly Move[], rng: Rng): Move | undefined => {
  const { viewer } = view;
  if (viewer === 'audience') return undefined;
  return answerOffer(view, viewer, asides) ?? offerPeace(view, viewer, asides, rng);
};
