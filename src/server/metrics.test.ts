import { expect, test } from 'vitest';
import { makeMetrics } from './metrics.ts';

test('decisions in which a bot was replaced are counted by its level', async () => {
  const { registry, botFailures } = makeMetrics();
  for (const level of ['master', 'strong', 'master']) botFailures.count(level);
  const text = await registry.metrics();
  expect(text).toContain('fourscore_bot_faults_total{level="master"} 2');
  expect(text).toContain('fourscore_bot_faults_total{level="strong"} 1');
});
