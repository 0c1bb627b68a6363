import { expect, test } from 'vitest';
import type { TableConfig } from '#kernel';
import { plainConfigs, randomGame } from '#kernel/testing';
import { iunu, type Options } from '#games/iunu';
import { hasAbility } from './effects/abilities.ts';
import { skippedAbility } from './facts.ts';
import { fixture } from './testing.ts';

test('what a card says of its ability before it is laid is what happens then', () => {
  const outcomes = new Set<string>();
  for (const [index, config] of plainConfigs(iunu).entries()) {
    randomGame(fixture, config as TableConfig<Options>, index + 1, [
      {
        step: ({ state, seat, move }, after) => {
          if (move.type !== 'playCitizens' || !hasAbility(move.citizen)) return;
          const skipped = skippedAbility(iunu.view(state, seat), move.citizen, move.count);
          const comes = after.state.step.at === 'ability';
          outcomes.add(`${move.citizen} ${comes}`);
          expect(skipped).toBe(comes ? undefined : move.citizen);
        },
      },
    ]);
  }
  // Each class was laid with its ability, and most also without.
  expect(outcomes.size).toBeGreaterThan(8);
});
