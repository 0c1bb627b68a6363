import { defineConfig } from 'vitest/config';

/** One kind of tests after the other: those with a clock in hand should not wait for a core. */
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder } });

// oxlint-disable-next-line import/no-default-export -- vitest asks for one
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/test-results.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/server/**'],
          testTimeout: 60_000,
          ...inTurn(1),
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          ...inTurn(2),
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          // A real browser on a busy machine: what fails once is tried once more, and the report says so.
          retry: 1,
          // What a browser does takes its time on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
          ...inTurn(3),
        },
      },
    ],
  },
});
