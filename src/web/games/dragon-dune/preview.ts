import type { Seat } from '#kernel';
import {
  dragonTolls,
  MOUNTAIN,
  ownSeat,
  rivalsIn,
  trollTolls,
  type Move,
  type Territory,
  type Toll,
  type View,
} from '#games/dragon-dune/facts';
import type { Preview } from '../../board/preview.ts';
import { pathBetween } from './map/path.ts';

/** What awaits a group where it may go, without luck and without what its player cannot know. */
interface MarchPreview {
  readonly via: readonly Territory[];
  readonly fights: readonly Seat[];
  /** Units that the next roll of the dragons may cost there. */
  readonly danger: number;
  readonly troll: number;
  readonly gold: number;
}

const tollAt = (tolls: readonly Toll[], where: Territory): number =>
  tolls.find(toll => toll.where === where)?.count ?? 0;

const wayTo = ({ step }: View, moves: readonly Move[], to: Territory): readonly Territory[] => {
  if (step.at !== 'marching') return [];
  const reached = moves.flatMap(move => (move.type === 'goTo' ? [move.to] : []));
  return pathBetween(step.from, to, where => reached.includes(where)).slice(1, -1);
};

export const marchPreview = (
  view: View,
  moves: readonly Move[],
  where: Territory,
  preview: Preview<View, Move>,
): MarchPreview | undefined => {
  const seat = ownSeat(view);
  const move = moves.find(
    ({ type, ...rest }) => (type === 'goTo' || type === 'land') && 'to' in rest && rest.to === where,
  );
  if (seat === undefined || move === undefined) return undefined;
  const next = preview(move);
  if (next === undefined) return undefined;
  return {
    via: wayTo(view, moves, where),
    fights: where === MOUNTAIN ? [] : rivalsIn(next, seat, where).map(army => army.seat),
    danger: tollAt(dragonTolls(next, seat), where),
    troll: tollAt(trollTolls(next, seat), where),
    gold: next.gold[where] ?? 0,
  };
};
