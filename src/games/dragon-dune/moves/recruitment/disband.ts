import type { Seat } from '#kernel';
import { isTerritory } from '../../components/territories.ts';
import { beginFor } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import { BANK } from '../../places.ts';
import type { PublicState } from '../../publicState.ts';
import { playerAt, unitsAt } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import { STAGE, type Stage } from '../../stages.ts';
import type { PublicRule, State } from '../../types.ts';
import { NO_SUCH_TERRITORY, offerGroups, refuseGroup } from '../checks.ts';

/** Rules 10.14 and 16.18: once a turn, and not again after an early disbanding. */
const refuseNow = ({ step, progress, options }: PublicState): Refusal | undefined => {
  if (step.at === 'disbanding') return undefined;
  if (progress.stage > STAGE.disband) return { code: 'stepOver', rule: '10.2' };
  if (progress.hasDisbanded && !options.goblinDisbandTwice) return { code: 'alreadyDisbanded', rule: '10.14' };
  return undefined;
};

const stageAfter = ({ step }: State): Stage => (step.at === 'disbanding' ? STAGE.conscript : STAGE.over);

/** Rules 10.4 and 10.14: units of one territory go back to the bank, not to the graveyard. */
export const disband: PublicRule<'disband'> = {
  offer(state, seat, moves) {
    if (refuseNow(state) !== undefined) return;
    offerGroups(playerAt(state, seat), (from, count, elites) => moves.push({ type: 'disband', from, count, elites }));
  },

  refuse(state, seat: Seat, { from, count, elites }) {
    if (!isTerritory(from)) return NO_SUCH_TERRITORY;
    const player = playerAt(state, seat);
    const limit = { rule: '10.14', most: unitsAt(player, from) } as const;
    return refuseNow(state) ?? refuseGroup(player, from, { count, elites }, limit);
  },

  play(turn, seat, { from, count, elites }) {
    const { progress } = turn.state;
    const stage = stageAfter(turn.state);
    applyEvent(turn, { type: 'unitsMoved', seat, from, to: BANK, count, elites, how: 'disband' });
    applyEvent(turn, { type: 'progressed', progress: { ...progress, stage, hasDisbanded: true } });
    beginFor(turn, { at: 'turn' }, seat);
  },
};
