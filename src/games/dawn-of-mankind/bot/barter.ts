import type { Seat } from '#kernel';
import { RESOURCE_MOST } from '../components/box.ts';
import { RESOURCES, type Resource } from '../components/resources.ts';
import { owned } from '../queries.ts';
import type { Move, State } from '../types.ts';
import { unitWorth } from './evaluate.ts';

type Counts = Record<Resource, number>;

/** So many units of all kinds in the mixture that is worth most: each further unit of a kind is worth less. */
const bestMixture = (units: number): Counts => {
  const counts: Counts = { fruit: 0, meat: 0, hide: 0, tool: 0 };
  for (let unit = 0; unit < units; unit++) {
    let best: Resource | undefined;
    for (const resource of RESOURCES) {
      if (counts[resource] >= RESOURCE_MOST) continue;
      if (best === undefined || unitWorth(resource, counts[resource] + 1) > unitWorth(best, counts[best] + 1))
        best = resource;
    }
    if (best !== undefined) counts[best]++;
  }
  return counts;
};

/**
 * Rule 6.13: only what there is too much of is given, and only what there is too little of is taken. The mixture aimed at
 * depends on the sum alone, which no gift changes, so nothing that was given comes back, although the state does not say
 * what was given.
 */
export const sensibleBarter = (state: State, seat: Seat, moves: readonly Move[]): readonly Move[] => {
  const { step } = state;
  const promised = step.at === 'bartering' ? step.given : step.at === 'taking' ? step.left : 0;
  const sum = RESOURCES.reduce((total, resource) => total + owned(state, seat, resource), promised);
  const aim = bestMixture(sum);
  const kept = moves.filter(move => {
    if (move.type === 'give') return owned(state, seat, move.resource) > aim[move.resource];
    return move.type !== 'take' || owned(state, seat, move.resource) < aim[move.resource];
  });
  return kept.length > 0 ? kept : moves;
};
