import { defineConfig } from 'vitest/config';

/** One kind of tests after the other: those with a clock in hand should not wait for a core. */
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder } });

/** Long by nature: `npm run soak`. */
const SOAK = '**/*.soak.test.ts';

// oxlint-disable-next-line import/no-default-export -- vitest asks for one
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/test-results.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/server/**', SOAK],
          testTimeout: 60_000,
          maxWorkers: '100%',
          ...inTurn(1),
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: [SOAK],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: '100%',
          ...inTurn(2),
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [SOAK],
          globalSetup: 'e2e/globalSetup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // What a browser does takes its time on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
          ...inTurn(3),
        },
      },
    ],
  },
});
