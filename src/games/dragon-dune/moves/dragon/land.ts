import type { Seat } from '#kernel';
import { promiseNotToEnter } from '../../agreements/promises.ts';
import { isTerritory, TERRITORIES, type Territory } from '../../components/territories.ts';
import { meet } from '../../effects/hiding.ts';
import { begin } from '../../effects/steps.ts';
import { relocate } from '../../effects/units.ts';
import { isClosedTo } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import type { Rule, State } from '../../types.ts';
import { NO_SUCH_TERRITORY } from '../checks.ts';

const refuseLanding = (state: State, seat: Seat, to: Territory): Refusal | undefined => {
  const { step } = state;
  if (step.at !== 'landing') return undefined;
  if (to === step.from) return { code: 'sameTerritory', rule: step.how === 'fly' ? '6.6' : '7.5', territory: to };
  if (isClosedTo(state, seat, to)) return { code: 'castleClosed', rule: '2.5', territory: to };
  return promiseNotToEnter(state, seat, to);
};

/** Rules 6.6 and 7.5: any other territory, the dragon marker's included, as far as castles have room. */
export const land: Rule<'land'> = {
  offer(state, seat, moves) {
    for (const to of TERRITORIES) if (refuseLanding(state, seat, to) === undefined) moves.push({ type: 'land', to });
  },

  refuse: (state, seat, { to }) => (isTerritory(to) ? refuseLanding(state, seat, to) : NO_SUCH_TERRITORY),

  play(turn, seat, { to }) {
    const { step } = turn.state;
    if (step.at !== 'landing') return;
    const { from, count, how, next } = step;
    const isNew = relocate(turn, seat, { from, to, count, elites: 0, how });
    if (isNew) meet(turn, seat, to, next);
    else begin(turn, next);
  },
};
