import { at } from '#kernel';
import { has } from '../bits.ts';
import { ELDER_PLACES, FIXED_CHIPS, FREE_CHIPS, GIFTS, type ElderPlace, type Gift } from '../components/elders.ts';
import { canTakeFragment, canUsePower, elderAt, hasChipsFor, placeIndex } from '../elders.ts';
import { applyEvent } from '../evolve.ts';
import { playerAt } from '../queries.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf, Player, Refusal, State, Step } from '../types.ts';

const call = (takes: Gift): readonly MoveOf<'callElder'>[] =>
  ELDER_PLACES.map(place => ({ type: 'callElder', place, takes }));

const BOTH = call('both');
const POWER = call('power');
const FRAGMENT = call('fragment');

const refuseFragment = ({ fragments }: State, player: Player, fragment: ElderPlace): Refusal | undefined => {
  const index = placeIndex(fragment);
  if (at(fragments, index) === 0) return { code: 'noFragmentLeft', rule: '9.9', fragment };
  return has(player.fragments, index) ? { code: 'fragmentHeld', rule: '9.9', fragment } : undefined;
};

/** Rule 9.3: the chips, then the power, then the fragment. */
const stepsOf = (place: ElderPlace, takes: Gift, next: Step): Step => {
  const afterPower: Step = takes === 'power' ? next : { at: 'fragment', place, next };
  const afterChips: Step = takes === 'fragment' ? afterPower : { at: 'power', place, next: afterPower };
  return { at: 'discarding', left: FREE_CHIPS, next: afterChips };
};

/** Rules 9.1 to 9.3: before or after any phase, as often as it can be paid. */
export const callElder: DunaiaRule<'callElder'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (let index = 0; index < ELDER_PLACES.length; index++) {
      if (!hasChipsFor(player, index)) continue;
      const hasPower = canUsePower(state, player, at(state.elders, index));
      const hasFragment = canTakeFragment(state, player, index);
      if (hasPower && hasFragment) moves.push(at(BOTH, index));
      if (hasPower) moves.push(at(POWER, index));
      if (hasFragment) moves.push(at(FRAGMENT, index));
    }
  },

  refuse(state, seat, { place, takes }) {
    if (!ELDER_PLACES.includes(place)) return { code: 'noSuchElder', rule: '9.1' };
    if (!GIFTS.includes(takes)) return { code: 'noSuchGift', rule: '9.3' };
    const player = playerAt(state, seat);
    const elder = elderAt(state, place);
    if (!hasChipsFor(player, placeIndex(place))) {
      return { code: 'chipsMissing', rule: '9.1', fixed: FIXED_CHIPS[place].value };
    }
    if (takes !== 'fragment' && !canUsePower(state, player, elder)) return { code: 'powerUseless', rule: '9.3', elder };
    return takes === 'power' ? undefined : refuseFragment(state, player, place);
  },

  play(turn, seat, { place, takes }) {
    const { state } = turn;
    applyEvent(turn, { type: 'elderCalled', seat, place, elder: elderAt(state, place) });
    for (const chip of FIXED_CHIPS[place].value) applyEvent(turn, { type: 'chipDiscarded', seat, chip });
    proceed(turn, seat, stepsOf(place, takes, state.step));
  },
};
