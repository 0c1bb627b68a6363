import { isResource, RESOURCES, type Resource } from '../components/resources.ts';
import { afterDyes } from '../effects/art.ts';
import { gain } from '../effects/gains.ts';
import { afterAction, beginStep } from '../turn.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const TAKE: { readonly [R in Resource]: MoveOf<'take'> } = {
  fruit: { type: 'take', resource: 'fruit' },
  meat: { type: 'take', resource: 'meat' },
  hide: { type: 'take', resource: 'hide' },
  tool: { type: 'take', resource: 'tool' },
};

/** Rules 6.13 and 8.10: a resource of the player's choice, lost if its track is full. */
export const take: DawnRule<'take'> = {
  offer(_state, _seat, moves) {
    for (const resource of RESOURCES) moves.push(TAKE[resource]);
  },

  refuse: (_state, _seat, { resource }) => (isResource(resource) ? undefined : { code: 'noSuchResource', rule: '1.6' }),

  play(turn, seat, { resource }) {
    const { step } = turn.state;
    gain(turn, seat, resource, 1);
    if (step.at === 'dyeing') afterDyes(turn, seat, step.slot);
    else if (step.at === 'taking' && step.left > 1) beginStep(turn, { at: 'taking', left: step.left - 1 });
    else afterAction(turn, seat);
  },
};
