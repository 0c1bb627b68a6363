import { isCitizen, type Move, type View } from '#games/iunu/facts';
import { forumPlace, twinsBefore } from './places.ts';
import { forumMoves, handMoves } from './targets.ts';

/** Where cards can be let go. */
const ZONES = ['dynasty', 'forum', 'hand'] as const;
type Zone = (typeof ZONES)[number];

const TAKES: { readonly [Z in Zone]: readonly Move['type'][] } = {
  dynasty: ['playCitizens', 'stash'],
  forum: ['place'],
  hand: ['take'],
};

/** The moves that belong to the card at a place. */
const movesAt = ({ forum }: View, moves: readonly Move[], place: string): readonly Move[] => {
  const [where, citizen] = place.split('/');
  if (where === 'hand') return citizen !== undefined && isCitizen(citizen) ? handMoves(moves, citizen) : [];
  const slot = forum.findIndex((card, index) => forumPlace(card, twinsBefore(forum, index)) === place);
  return slot < 0 ? [] : forumMoves(moves, slot);
};

/** What it means to let the card at `place` go over a zone: a hand card joins the dynasty or the Forum, a Forum card the hand. */
export const dropMoves = (view: View, moves: readonly Move[], place: string, zone: string): readonly Move[] => {
  const known = ZONES.find(each => each === zone);
  return known === undefined ? [] : movesAt(view, moves, place).filter(({ type }) => TAKES[known].includes(type));
};
