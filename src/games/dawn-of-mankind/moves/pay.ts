import type { Seat } from '#kernel';
import { FOODS, isFood, isResource, RESOURCES, type Resource } from '../components/resources.ts';
import { settleArt } from '../effects/art.ts';
import { lose } from '../effects/gains.ts';
import { settleDue, type Due } from '../effects/pay.ts';
import { settleTile } from '../effects/perform.ts';
import { settleCard } from '../effects/study.ts';
import { owned } from '../queries.ts';
import type { DawnRule, MoveOf, Purchase, State, Turn } from '../types.ts';

const PAY: { readonly [R in Resource]: MoveOf<'pay'> } = {
  fruit: { type: 'pay', resource: 'fruit' },
  meat: { type: 'pay', resource: 'meat' },
  hide: { type: 'pay', resource: 'hide' },
  tool: { type: 'pay', resource: 'tool' },
};

const dueIn = ({ step }: State): Due => {
  if (step.at !== 'paying') throw new Error(`nothing is due while ${step.at}`);
  return step;
};

const settle = (turn: Turn, seat: Seat, purchase: Purchase): void => {
  switch (purchase.for) {
    case 'tile':
      return settleTile(turn, seat);
    case 'card':
      return settleCard(turn, seat, purchase.stack);
    case 'art':
      return settleArt(turn, seat, purchase.slot);
  }
};

/** Rule 5.4: one unit of a price that leaves a choice; food of either kind comes before anything. */
export const pay: DawnRule<'pay'> = {
  offer(state, seat, moves) {
    const kinds = dueIn(state).food > 0 ? FOODS : RESOURCES;
    for (const resource of kinds) if (owned(state, seat, resource) > 0) moves.push(PAY[resource]);
  },

  refuse(state, seat, { resource }) {
    if (!isResource(resource)) return { code: 'noSuchResource', rule: '1.6' };
    if (dueIn(state).food > 0 && !isFood(resource)) return { code: 'notFood', rule: '1.6' };
    return owned(state, seat, resource) > 0 ? undefined : { code: 'hasNone', rule: '1.6', resource };
  },

  play(turn, seat, { resource }) {
    const { food, any, purchase } = dueIn(turn.state);
    lose(turn, seat, resource, 1);
    const left: Due = { at: 'paying', food: Math.max(0, food - 1), any: food > 0 ? any : any - 1, purchase };
    if (settleDue(turn, seat, left)) settle(turn, seat, purchase);
  },
};
