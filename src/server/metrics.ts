import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What `/metrics` shows. Numbers only: no names, no tables, no hands. */
export const makeMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    deeds: new Counter({
      name: 'fourscore_deeds_total',
      help: 'Deeds at tables by what became of them',
      labelNames: ['what'],
      registers,
    }),
    messages: new Counter({
      name: 'fourscore_messages_total',
      help: 'Messages received by kind',
      labelNames: ['kind'],
      registers,
    }),
    batches: new Histogram({
      name: 'fourscore_commit_rows',
      help: 'Log entries written in one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    connections: new Gauge({ name: 'fourscore_connections', help: 'Open connections', registers }),
    rooms: new Gauge({ name: 'fourscore_rooms', help: 'Tables in memory', registers }),
    botFaults: new Counter({
      name: 'fourscore_bot_faults_total',
      help: 'Bots that failed or took too long',
      registers,
    }),
  };
};

export type Metrics = ReturnType<typeof makeMetrics>;
