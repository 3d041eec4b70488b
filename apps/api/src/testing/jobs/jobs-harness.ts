import { EventEmitter, once } from 'node:events';
import { Config } from '../../kernel/config/config.js';
import { JobRunner } from '../../kernel/jobs/job-runner.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { Delivery } from '../../kernel/outbox/delivery.js';
import { Events, type Message } from '../../kernel/outbox/events.js';
import { startTestApp, type TestApp } from '../test-app.js';

declare module '@cairn/contracts/events/event-map' {
  interface EventMap {
    'test.both': { index?: number };
    'test.called': { index?: number };
    'test.counted': { index?: number };
  }
}

export interface OutboxRow {
  id: string;
  attempts: number;
  done: boolean;
}

/** A consumer that counts, fails as often as requested, and writes a mark in its transaction. */
export class Counter {
  readonly calls = new Map<string, number>();
  failures = 0;
  /** What it falls over with. */
  failure: Error = new Error('The consumer fell over');
  /** Hears of each call. */
  onCall: () => void = () => undefined;

  constructor(readonly name: string) {}

  handle(message: Message): void {
    this.calls.set(message.id, (this.calls.get(message.id) ?? 0) + 1);
    if (this.failures > 0) {
      this.failures -= 1;
      throw this.failure;
    }
    this.onCall();
  }
}

/** Delivery, telling when it has finished so many messages: what tests wait for instead of time. */
function watched(delivery: Delivery): (count: number) => Promise<string[]> {
  const finished: string[] = [];
  let waiting: { count: number; resolve: (results: string[]) => void } | null = null;
  const look = (): void => {
    if (waiting && finished.length >= waiting.count) {
      waiting.resolve(finished.splice(0));
      waiting = null;
    }
  };
  const deliver = delivery.deliver.bind(delivery);
  delivery.deliver = async (id) => {
    const result = await deliver(id);
    finished.push(result);
    look();
    return result;
  };
  return (count) =>
    new Promise((resolve) => {
      waiting = { count, resolve };
      look();
    });
}

/** A sweep of every second, and what waits until it has run so many times more. */
function tickingSweep(sweeps: Sweeps): (count: number) => Promise<void> {
  const ran = new EventEmitter();
  sweeps.register({
    name: 'test.ticks',
    everySeconds: 1,
    run: async () => {
      ran.emit('tick');
      return Promise.resolve(0);
    },
  });
  return async (count) => {
    for (let tick = 0; tick < count; tick++) await once(ran, 'tick');
  };
}

/** The product with two workers, a consumer in a transaction and one outside of it. */
export interface Jobs {
  t: TestApp;
  runner: JobRunner;
  second: JobRunner;
  /** Works in the lane of money. */
  counter: Counter;
  /** Works in the lane of mail. */
  outside: Counter;
  /** Waits for so many messages to be finished; gives how. */
  deliveries: (count: number) => Promise<string[]>;
  emit(topic: `test.${'both' | 'called' | 'counted'}`, count?: number): Promise<void>;
  rows(consumer?: string): Promise<OutboxRow[]>;
  last(consumer?: string): Promise<OutboxRow>;
  makeDue(): Promise<unknown>;
  /** Waits until a sweep of every second has run so many times more. */
  ticks(count: number): Promise<void>;
  /** How often the transaction of a message has taken effect. */
  effects(id: string): Promise<number>;
  close(): Promise<void>;
}

export async function startJobs(queueUrl: string): Promise<Jobs> {
  const t = await startTestApp({ QUEUE_URL: queueUrl });
  const counter = new Counter('test.counter');
  const outside = new Counter('test.outside');
  t.get(Events).register({
    name: counter.name,
    topics: ['test.counted', 'test.both'],
    queue: 'money',
    inTransaction: async (tx, message) => {
      await tx.query(`insert into rate_limit (key, points) values ($1, 1)`, [`effect:${message.id}`]);
      counter.handle(message);
    },
  });
  t.get(Events).register({
    name: outside.name,
    topics: ['test.called', 'test.both'],
    queue: 'mail',
    outside: async (message) => outside.handle(message),
  });
  const ticking = tickingSweep(t.get(Sweeps));
  const second = new JobRunner(t.get(Config), t.get(Delivery), t.get(Sweeps));
  const rows = (consumer = counter.name): Promise<OutboxRow[]> =>
    t.db.query(`select id, attempts, done_at is not null as done from kernel.outbox where consumer = $1 order by id`, [
      consumer,
    ]);
  return {
    t,
    runner: t.get(JobRunner),
    second,
    counter,
    outside,
    deliveries: watched(t.get(Delivery)),
    rows,
    emit: (topic, count = 1) =>
      t.db.inTx((tx) =>
        t.get(Events).emitMany(
          tx,
          topic,
          Array.from({ length: count }, (_, index) => ({ index })),
        ),
      ),
    async last(consumer) {
      const row = (await rows(consumer)).at(-1);
      if (row === undefined) throw new Error('The outbox is empty');
      return row;
    },
    ticks: ticking,
    makeDue: () => t.db.query('update kernel.outbox set due_at = clock_timestamp() where done_at is null'),
    effects: async (id) => (await t.db.query('select 1 from rate_limit where key = $1', [`effect:${id}`])).length,
    async close() {
      await second.onApplicationShutdown();
      await t.close();
    },
  };
}
