import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** What is long by nature, one thing after the other: what is measured should not wait for a core. */
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder }, testTimeout: 10 * MINUTE, hookTimeout: MINUTE });

// oxlint-disable-next-line import/no-default-export -- vitest asks for one
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/soak-results.json' }]],
    projects: [
      {
        test: {
          name: 'measures',
          include: ['e2e/{frames,speed}.soak.test.ts'],
          globalSetup: 'e2e/globalSetup.ts',
          maxWorkers: 1,
          ...inTurn(1),
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.soak.test.ts'],
          exclude: ['e2e/{frames,speed}.soak.test.ts'],
          globalSetup: 'e2e/globalSetup.ts',
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
          ...inTurn(2),
        },
      },
      {
        test: {
          name: 'kills',
          include: ['src/server/durability.test.ts'],
          env: { KILLS: '60' },
          ...inTurn(3),
        },
      },
      {
        test: { name: 'fuzz', include: ['src/**/*.soak.test.ts'], maxWorkers: '100%', ...inTurn(4) },
      },
    ],
  },
});
