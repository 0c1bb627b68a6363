import { expect, test } from 'vitest';
import { at, defaultOptions, fastChance, ignoreEvents } from '#kernel';
import { dawnOfMankind } from '#games/dawn-of-mankind';
import { sensibleBarter } from './barter.ts';
import { watch } from './blunders.ts';

test('nothing that was given in a barter is taken back', () => {
  let barters = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const chance = fastChance(seed);
    const seen = watch();
    const { state } = dawnOfMankind.setup({ seats: 3, options: defaultOptions(dawnOfMankind.options) }, chance);
    for (let [seat] = dawnOfMankind.toAct(state); seat !== undefined; [seat] = dawnOfMankind.toAct(state)) {
      const legal = dawnOfMankind.legalMoves(state, seat);
      const isBarter = state.step.at === 'bartering' || state.step.at === 'taking';
      const moves = isBarter ? sensibleBarter(state, seat, legal) : legal;
      const move = at(moves, chance.pick(moves.length));
      if (move.type === 'take') barters++;
      expect(seen.see(state, seat, move).map(({ name }) => name)).not.toContain('barteredLikeForLike');
      dawnOfMankind.apply({ state, chance, emit: ignoreEvents }, seat, move);
    }
  }
  expect(barters).toBeGreaterThan(20);
});
