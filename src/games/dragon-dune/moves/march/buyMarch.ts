import { discardTwo } from '../../effects/cards.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt } from '../../queries.ts';
import { STAGE } from '../../stages.ts';
import type { Rule } from '../../types.ts';
import { acePairs, refusePair } from '../checks.ts';

/** Rule 16.7: two Aces for one more movement, as long as nothing was disbanded after the first. */
export const buyMarch: Rule<'buyMarch'> = {
  offer(state, seat, moves) {
    if (!state.options.extraMarch || state.progress.stage > STAGE.disband) return;
    for (const pair of acePairs(playerAt(state, seat))) moves.push({ type: 'buyMarch', ...pair });
  },

  refuse(state, seat, move) {
    if (!state.options.extraMarch) return { code: 'optionIsOff', rule: '16.7' };
    return state.progress.stage > STAGE.disband ? { code: 'stepOver', rule: '10.2' } : refusePair(state, seat, move);
  },

  play(turn, seat, move) {
    const { progress } = turn.state;
    discardTwo(turn, seat, move, 'march');
    const stage = progress.stage === STAGE.disband ? STAGE.march : progress.stage;
    applyEvent(turn, { type: 'progressed', progress: { ...progress, stage, marches: progress.marches + 1 } });
  },
};
