import type { Seat } from '#kernel';
import { COMMON_ACTIONS, type CommonAction } from '../components/box.ts';
import { gainFlowers } from '../effects/gains.ts';
import { dieInHand } from '../dice.ts';
import { applyEvent } from '../evolve.ts';
import { canBuild, refuseToBuild } from '../market.ts';
import { playerAt } from '../queries.ts';
import { CHECKING, inserting, moving } from '../steps.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf, Step, Turn } from '../types.ts';

const BUILD: MoveOf<'recycleOnBoard'> = { type: 'recycleOnBoard', action: 'build' };
const FLOWER: MoveOf<'recycleOnBoard'> = { type: 'recycleOnBoard', action: 'flower' };
const MOVE: MoveOf<'recycleOnBoard'> = { type: 'recycleOnBoard', action: 'move' };
const CHIP: MoveOf<'recycleOnBoard'> = { type: 'recycleOnBoard', action: 'chip' };

const BUYING: Step = { at: 'buying', next: CHECKING };

const act = (turn: Turn, seat: Seat, action: CommonAction): Step => {
  switch (action) {
    case 'build':
      return BUYING;
    case 'flower':
      gainFlowers(turn, seat, 1);
      return CHECKING;
    case 'move':
      return moving(1, true, CHECKING);
    case 'chip':
      return inserting(playerAt(turn.state, seat), 1, CHECKING);
  }
};

/** Rules 7.1, 7.2 and 7.5: any number of dice may lie on each square of the common board. */
export const recycleOnBoard: DunaiaRule<'recycleOnBoard'> = {
  offer(state, seat, moves) {
    if (canBuild(state, playerAt(state, seat))) moves.push(BUILD);
    moves.push(FLOWER, MOVE, CHIP);
  },

  refuse(state, seat, { action }) {
    if (!COMMON_ACTIONS.includes(action)) return { code: 'noSuchAction', rule: '7.1' };
    return action === 'build' ? refuseToBuild(state, playerAt(state, seat)) : undefined;
  },

  play(turn, seat, { action }) {
    applyEvent(turn, { type: 'dieRecycled', seat, die: dieInHand(turn.state), on: { kind: 'board', action } });
    proceed(turn, seat, act(turn, seat, action));
  },
};
