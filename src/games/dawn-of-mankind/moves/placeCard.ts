import type { Seat } from '#kernel';
import { SIDE_SLOTS } from '../components/box.ts';
import type { SideCard } from '../components/progress.ts';
import { placeCardIn, slotWith } from '../effects/study.ts';
import type { DawnRule, State } from '../types.ts';

const cardToPlace = ({ step }: State): SideCard => {
  if (step.at !== 'placing') throw new Error(`no card to place while ${step.at}`);
  return step.card;
};

const canPlaceOver = (state: State, seat: Seat, over: SideCard | 'none'): boolean =>
  slotWith(state, seat, over) < SIDE_SLOTS;

/** Rule 8.3: into the first free side slot, or over a card in one. */
export const placeCard: DawnRule<'placeCard'> = {
  offer(state, seat, moves) {
    const first = seat * SIDE_SLOTS;
    for (const over of state.slots.slice(first, first + SIDE_SLOTS)) {
      if (over !== 'none') moves.push({ type: 'placeCard', over });
    }
    if (canPlaceOver(state, seat, 'none')) moves.push({ type: 'placeCard', over: 'none' });
  },

  refuse: (state, seat, { over }) =>
    canPlaceOver(state, seat, over) ? undefined : { code: 'noSuchSlot', rule: '8.3' },

  play: (turn, seat, { over }) => placeCardIn(turn, seat, cardToPlace(turn.state), slotWith(turn.state, seat, over)),
};
