import type { Seat } from '#kernel';
import { isResource, RESOURCES, type Resource } from '../components/resources.ts';
import { lose } from '../effects/gains.ts';
import { owned } from '../queries.ts';
import { beginStep } from '../turn.ts';
import type { DawnRule, MoveOf, State } from '../types.ts';
import { endGiving, givingIn } from './stopGiving.ts';

const GIVE: { readonly [R in Resource]: MoveOf<'give'> } = {
  fruit: { type: 'give', resource: 'fruit' },
  meat: { type: 'give', resource: 'meat' },
  hide: { type: 'give', resource: 'hide' },
  tool: { type: 'give', resource: 'tool' },
};

const hasMore = (state: State, seat: Seat): boolean => {
  for (const resource of RESOURCES) if (owned(state, seat, resource) > 0) return true;
  return false;
};

/** Rules 6.13 and 6.18: BARTER and EXPLORE take resources one at a time. */
export const give: DawnRule<'give'> = {
  offer(state, seat, moves) {
    for (const resource of RESOURCES) if (owned(state, seat, resource) > 0) moves.push(GIVE[resource]);
  },

  refuse(state, seat, { resource }) {
    if (!isResource(resource)) return { code: 'noSuchResource', rule: '1.6' };
    return owned(state, seat, resource) > 0 ? undefined : { code: 'hasNone', rule: '1.6', resource };
  },

  play(turn, seat, { resource }) {
    const before = givingIn(turn.state);
    lose(turn, seat, resource, 1);
    const step = { ...before, given: before.given + 1 };
    if (step.given < step.most && hasMore(turn.state, seat)) beginStep(turn, step);
    else endGiving(turn, seat, step);
  },
};
