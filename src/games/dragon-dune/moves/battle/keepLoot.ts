import type { Seat } from '#kernel';
import { handLimit, playerAt } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import { endBattle } from '../../rounds/settling.ts';
import type { MoveOf, Rule, State } from '../../types.ts';

const KEEP: MoveOf<'keepLoot'> = { type: 'keepLoot' };

const refuseKeep = (state: State, seat: Seat): Refusal | undefined => {
  const player = playerAt(state, seat);
  const limit = handLimit(player);
  return player.hand.length > limit ? { code: 'handFull', rule: '16.3', limit } : undefined;
};

/** Rule 16.3: the stolen card stays, if the hand has room for it. */
export const keepLoot: Rule<'keepLoot'> = {
  offer(state, seat, moves) {
    if (refuseKeep(state, seat) === undefined) moves.push(KEEP);
  },
  refuse: refuseKeep,
  play: (turn, seat) => endBattle(turn, seat),
};
