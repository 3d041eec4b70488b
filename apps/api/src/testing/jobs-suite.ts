import { Config } from '../kernel/config/config.js';
import { JobRunner } from '../kernel/jobs/job-runner.js';
import { openQueue, queueConnection } from '../kernel/jobs/queues.js';
import { Sweeps } from '../kernel/jobs/sweeps.js';
import { Delivery } from '../kernel/outbox/delivery.js';
import { Events, QUEUES, type Message } from '../kernel/outbox/events.js';
import { startTestApp, type TestApp } from './test-app.js';

interface OutboxRow {
  id: string;
  attempts: number;
  done: boolean;
}

/** A consumer that counts, fails as often as it is told to, and leaves a mark in its transaction. */
class Counter {
  readonly calls = new Map<string, number>();
  failures = 0;

  constructor(readonly name: string) {}

  handle(message: Message): void {
    this.calls.set(message.id, (this.calls.get(message.id) ?? 0) + 1);
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('The consumer fell over');
    }
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

/** The outbox, the queue and the consumers over one of the two places where jobs may wait. */
export function jobsSuite(backend: string, queueUrl: () => string, loseQueue?: () => Promise<void>): void {
  describe(`jobs on ${backend}`, () => {
    let t: TestApp;
    let runner: JobRunner;
    let second: JobRunner;
    let deliveries: (count: number) => Promise<string[]>;
    const counter = new Counter('test.counter');
    const outside = new Counter('test.outside');
    beforeAll(async () => {
      t = await startTestApp({ QUEUE_URL: queueUrl() });
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
      deliveries = watched(t.get(Delivery));
      runner = t.get(JobRunner);
      second = new JobRunner(t.get(Config), t.get(Delivery), t.get(Sweeps));
    });
    afterAll(async () => {
      await second.onApplicationShutdown();
      await t.close();
    });
    beforeEach(() => {
      counter.calls.clear();
      outside.calls.clear();
    });

    const emit = (topic: string, count = 1) =>
      t.db.inTx((tx) =>
        t.get(Events).emitMany(
          tx,
          topic,
          Array.from({ length: count }, (_, index) => ({ index })),
        ),
      );
    const rows = (consumer = counter.name): Promise<OutboxRow[]> =>
      t.db.query(
        `select id, attempts, done_at is not null as done from kernel.outbox where consumer = $1 order by id`,
        [consumer],
      );
    const last = async (consumer = counter.name): Promise<OutboxRow> => {
      const row = (await rows(consumer)).at(-1);
      if (row === undefined) throw new Error('The outbox is empty');
      return row;
    };
    const makeDue = () => t.db.query('update kernel.outbox set due_at = clock_timestamp() where done_at is null');
    const effects = async (id: string): Promise<number> =>
      (await t.db.query('select 1 from rate_limit where key = $1', [`effect:${id}`])).length;

    it('losing the queue loses nothing: what nobody finished becomes due again', async () => {
      await emit('test.counted', 3);
      const claimed = await t.get(Delivery).claim(200);
      expect(claimed).toHaveLength(3);
      const queue = openQueue('money', queueConnection(t.get(Config)));
      for (const { id } of claimed) await queue.add('deliver', { messageId: id }, { jobId: id });
      expect(await queue.getWaitingCount()).toBe(3);
      await (loseQueue ? loseQueue() : queue.obliterate({ force: true }));
      expect(await queue.getWaitingCount()).toBe(0);
      await queue.close();
      expect(await t.get(Delivery).claim(200)).toEqual([]);
      await runner.start();
      await second.start();
      await makeDue();
      const done = deliveries(3);
      await runner.relay();
      expect(await done).toEqual(['done', 'done', 'done']);
      expect([...counter.calls.values()]).toEqual([1, 1, 1]);
    });

    it('an event reaches each of its consumers once, by way of the queue', async () => {
      const done = deliveries(2);
      await emit('test.both');
      await runner.relay();
      expect(await done).toEqual(['done', 'done']);
      const [mine, theirs] = [await last(), await last(outside.name)];
      expect([mine.done, theirs.done]).toEqual([true, true]);
      expect([counter.calls.get(mine.id), outside.calls.get(theirs.id), await effects(mine.id)]).toEqual([1, 1, 1]);
    });

    it('an event that is rolled back reaches nobody', async () => {
      const before = (await rows()).length;
      await expect(
        t.db.inTx(async (tx) => {
          await t.get(Events).emit(tx, 'test.counted', {});
          throw new TypeError('undone');
        }),
      ).rejects.toThrow('undone');
      expect(await rows()).toHaveLength(before);
    });

    it('two relays at once hand each message to one consumer, once', async () => {
      const done = deliveries(40);
      await emit('test.counted', 40);
      await Promise.all([runner.relay(), second.relay(), runner.relay()]);
      expect(new Set(await done)).toEqual(new Set(['done']));
      expect([...counter.calls.values()]).toEqual(Array.from({ length: 40 }, () => 1));
      expect((await rows()).filter(({ done: isDone }) => !isDone)).toEqual([]);
    });

    it('a job that comes twice, because its acknowledgement was lost, acts once', async () => {
      const first = deliveries(1);
      await emit('test.counted');
      await runner.relay();
      await first;
      const { id } = await last();
      const again = deliveries(2);
      const queue = openQueue('money', queueConnection(t.get(Config)));
      for (const time of ['second', 'third']) await queue.add('deliver', { messageId: id }, { jobId: `${id}-${time}` });
      expect(await again).toEqual(['skipped', 'skipped']);
      await queue.close();
      expect([counter.calls.get(id), await effects(id)]).toEqual([1, 1]);
    });

    it('a consumer that falls over leaves nothing behind, is tried again, and holds nobody up', async () => {
      counter.failures = 1;
      const round = deliveries(2);
      await emit('test.counted', 2);
      await runner.relay();
      expect((await round).sort()).toEqual(['done', 'failed']);
      const failed = (await rows()).find(({ done: isDone }) => !isDone);
      expect(failed).toMatchObject({ attempts: 1 });
      expect(await effects(failed?.id ?? '')).toBe(0);
      expect(await t.get(Delivery).claim(200)).toEqual([]); // not before its time
      const retry = deliveries(1);
      await makeDue();
      await runner.relay();
      expect(await retry).toEqual(['done']);
      expect([counter.calls.get(failed?.id ?? ''), await effects(failed?.id ?? '')]).toEqual([2, 1]);
    });

    it('eight failures are a dead letter, which an operator plays again', async () => {
      outside.failures = 8;
      await emit('test.called');
      const { id } = await last(outside.name);
      const delays: number[] = [];
      for (let attempt = 1; attempt <= 8; attempt++) {
        const failed = deliveries(1);
        await makeDue();
        await runner.relay();
        expect(await failed).toEqual(['failed']);
        const [row] = await t.db.query<{ seconds: string }>(
          'select extract(epoch from due_at - clock_timestamp()) as seconds from kernel.outbox where id = $1',
          [id],
        );
        delays.push(Number(row?.seconds));
      }
      expect(delays[6]).toBeGreaterThan(400);
      expect(delays[6]).toBeLessThan(1_400);
      expect(await last(outside.name)).toMatchObject({ id, done: true });
      const dead = () =>
        t.db.query('select failure, replayed_at is not null as replayed from kernel.dead_letter where id = $1', [id]);
      expect(await dead()).toEqual([{ failure: 'Error: The consumer fell over', replayed: false }]);
      const replayed = deliveries(1);
      await t.get(Delivery).replay(id);
      await runner.relay();
      expect(await replayed).toEqual(['done']);
      expect(await dead()).toEqual([{ failure: 'Error: The consumer fell over', replayed: true }]);
      expect(outside.calls.get(id)).toBe(9);
    });

    it('a job carries the id of its message and nothing else', async () => {
      const added: unknown[] = [];
      for (const name of QUEUES) {
        const queue = openQueue(name, queueConnection(t.get(Config)));
        added.push(...(await queue.getJobs()).map(({ data }) => data));
        await queue.close();
      }
      expect(added).toEqual([]); // all are done, and none is kept
    });

    it('sweeps run one at a time, and one that fails does not stop the others', async () => {
      const ran: string[] = [];
      let running = 0;
      t.get(Sweeps).register({
        name: `test.fails`,
        everySeconds: 3600,
        run: async () => {
          throw new Error('It fell over');
        },
      });
      t.get(Sweeps).register({
        name: `test.counts`,
        everySeconds: 3600,
        run: async () => {
          running += 1;
          await t.db.query('select 1');
          ran.push(`${running}`);
          running -= 1;
          return 1;
        },
      });
      expect(await t.get(Sweeps).run('test.fails')).toBe(0);
      await Promise.all([runner.sweepAll(), runner.sweepAll()]);
      expect(ran.every((count) => count === '1')).toBe(true);
      expect(ran.length).toBeGreaterThanOrEqual(1);
      await expect(t.get(Sweeps).run('test.unknown')).rejects.toThrow('No sweep is called');
      expect(() => t.get(Sweeps).register({ name: 'test.counts', everySeconds: 1, run: async () => 0 })).toThrow(
        'Two sweeps',
      );
    });
  });
}
