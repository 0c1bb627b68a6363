import type { Seat } from '#kernel';
import { recallPromised } from '../../agreements/alliances.ts';
import { promiseNotToBreak } from '../../agreements/promises.ts';
import { bit } from '../../components/territories.ts';
import { goRound } from '../../effects/council.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import { NOBODY, type MoveOf, type Rule, type State } from '../../types.ts';

const BREAK: MoveOf<'breakAlliance'> = { type: 'breakAlliance' };

const refuseBreak = (state: State, seat: Seat): Refusal | undefined => {
  const { step } = state;
  if (step.at !== 'council') return undefined;
  if (playerAt(state, seat).ally === NOBODY) return { code: 'notAllied', rule: '8.4' };
  if ((step.council.formed & bit(seat)) !== 0) return { code: 'newAlliance', rule: '8.4' };
  if ((step.council.broke & bit(seat)) !== 0) return { code: 'alreadyBroke', rule: '8.4' };
  return promiseNotToBreak(state, seat);
};

/** Rules 8.4 and 8.5: one-sided; an ally who had passed gets the word again. */
export const breakAlliance: Rule<'breakAlliance'> = {
  offer(state, seat, moves) {
    if (refuseBreak(state, seat) === undefined) moves.push(BREAK);
  },

  refuse: refuseBreak,

  play(turn, seat) {
    const { step } = turn.state;
    const { ally } = playerAt(turn.state, seat);
    if (step.at !== 'council' || ally === NOBODY) return;
    const { council } = step;
    applyEvent(turn, { type: 'allianceBroken', by: seat, ally });
    const after = { ...council, broke: council.broke | bit(seat), done: council.done & ~bit(ally) };
    goRound(turn, recallPromised(turn.state, after));
  },
};
