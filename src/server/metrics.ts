import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A counter with a label. It is incremented for every message, so Prometheus's slower one is filled only when scraped. */
const makeLabelledCounter = (
  registry: Registry,
  label: string,
  about: { readonly name: string; readonly help: string },
) => {
  const counts = new Map<string, number>();
  const counter = new Counter({
    ...about,
    labelNames: [label],
    registers: [],
    collect() {
      this.reset();
      for (const [value, count] of counts) this.inc({ [label]: value }, count);
    },
  });
  registry.registerMetric(counter);
  return { count: (value: string): void => void counts.set(value, (counts.get(value) ?? 0) + 1) };
};

/** What `/metrics` exposes. Numbers only: nothing of people, tables or games. */
export const makeMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    actions: makeLabelledCounter(registry, 'what', {
      name: 'fourscore_deeds_total',
      help: 'Deeds at tables by what became of them',
    }),
    messages: makeLabelledCounter(registry, 'kind', {
      name: 'fourscore_messages_total',
      help: 'Messages received by kind',
    }),
    batches: new Histogram({
      name: 'fourscore_commit_rows',
      help: 'Log entries written in one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    connections: new Gauge({ name: 'fourscore_connections', help: 'Open connections', registers }),
    rooms: new Gauge({ name: 'fourscore_rooms', help: 'Tables in memory', registers }),
    botFailures: makeLabelledCounter(registry, 'level', {
      name: 'fourscore_bot_faults_total',
      help: 'Decisions in which a bot failed or took too long and a lower one was asked, by level',
    }),
  };
};

export type Metrics = ReturnType<typeof makeMetrics>;
