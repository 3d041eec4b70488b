import { Config } from '../../kernel/config/config.js';
import { openQueue, openSweepQueue, queueConnection } from '../../kernel/jobs/queues.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { Delivery } from '../../kernel/outbox/delivery.js';
import { Events, QUEUES } from '../../kernel/outbox/events.js';
import { startJobs, type Jobs } from './jobs-harness.js';

/** The outbox, the queue and the consumers over one of the two places where jobs may wait. */
export function jobsSuite(backend: string, queueUrl: () => string, loseQueue?: () => Promise<void>): void {
  describe(`jobs on ${backend}`, () => {
    let jobs: Jobs;
    beforeAll(async () => {
      jobs = await startJobs(queueUrl());
    });
    afterAll(() => jobs.close());
    beforeEach(() => {
      jobs.counter.calls.clear();
      jobs.outside.calls.clear();
    });

    it('losing the queue loses nothing: what nobody finished becomes due again', async () => {
      const { counter, t, runner, second, deliveries, emit, makeDue } = jobs;
      await emit('test.counted', 3);
      const claimed = await t.get(Delivery).claim('money', 200);
      expect(claimed).toHaveLength(3);
      const queue = openQueue('money', queueConnection(t.get(Config)));
      for (const id of claimed) await queue.add('deliver', { messageId: id }, { jobId: id });
      expect(await queue.getWaitingCount()).toBe(3);
      await (loseQueue ? loseQueue() : queue.obliterate({ force: true }));
      expect(await queue.getWaitingCount()).toBe(0);
      await queue.close();
      expect(await t.get(Delivery).claim('money', 200)).toEqual([]);
      await runner.start();
      await second.start();
      await makeDue();
      const done = deliveries(3);
      await runner.relay();
      expect(await done).toEqual(['done', 'done', 'done']);
      expect([...counter.calls.values()]).toEqual([1, 1, 1]);
    });

    it('an event reaches each of its consumers once, by way of the queue', async () => {
      const { runner, counter, outside, deliveries, emit, last, effects } = jobs;
      const done = deliveries(2);
      await emit('test.both');
      await runner.relay();
      expect(await done).toEqual(['done', 'done']);
      const [mine, theirs] = [await last(), await last(outside.name)];
      expect([mine.done, theirs.done]).toEqual([true, true]);
      expect([counter.calls.get(mine.id), outside.calls.get(theirs.id), await effects(mine.id)]).toEqual([1, 1, 1]);
    });

    it('an event that is rolled back reaches nobody', async () => {
      const { t, rows } = jobs;
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
      const { counter, runner, second, deliveries, emit, rows } = jobs;
      const done = deliveries(40);
      await emit('test.counted', 40);
      await Promise.all([runner.relay(), second.relay(), runner.relay()]);
      expect(new Set(await done)).toEqual(new Set(['done']));
      expect([...counter.calls.values()]).toEqual(Array.from({ length: 40 }, () => 1));
      expect((await rows()).filter(({ done: isDone }) => !isDone)).toEqual([]);
    });

    it('a job that comes twice, because its acknowledgement was lost, acts once', async () => {
      const { t, runner, counter, deliveries, emit, last, effects } = jobs;
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
      const { t, runner, counter, deliveries, emit, rows, makeDue, effects } = jobs;
      counter.failures = 1;
      const round = deliveries(2);
      await emit('test.counted', 2);
      await runner.relay();
      expect((await round).sort()).toEqual(['done', 'failed']);
      const failed = (await rows()).find(({ done: isDone }) => !isDone);
      expect(failed).toMatchObject({ attempts: 1 });
      expect(await effects(failed?.id ?? '')).toBe(0);
      expect(await t.get(Delivery).claim('money', 200)).toEqual([]); // not before its time
      const retry = deliveries(1);
      await makeDue();
      await runner.relay();
      expect(await retry).toEqual(['done']);
      expect([counter.calls.get(failed?.id ?? ''), await effects(failed?.id ?? '')]).toEqual([2, 1]);
    });

    it('eight failures are a dead letter, which an operator plays again', async () => {
      const { t, runner, outside, deliveries, emit, last, makeDue } = jobs;
      outside.failures = 8;
      await emit('test.called');
      const { id } = await last(outside.name);
      const delays: number[] = [];
      for (let attempt = 1; attempt <= 8; attempt++) {
        const failed = deliveries(1);
        // The first time it is due by itself, and a relay's timer may have taken it: due again, it would come twice.
        if (attempt > 1) await makeDue();
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

    it('a sweep ticks by the queue, and ticks again once the queue has lost its schedule', async () => {
      const { runner, second, ticks } = jobs;
      await ticks(2);
      const queue = openSweepQueue(queueConnection(jobs.t.get(Config)));
      expect(await queue.getJobSchedulersCount()).toBe(jobs.t.get(Sweeps).all().length);
      await queue.obliterate({ force: true });
      for (const { key } of await queue.getJobSchedulers(0, -1)) await queue.removeJobScheduler(key);
      expect(await queue.getJobSchedulersCount()).toBe(0);
      await Promise.all([runner.keepSchedule(), second.keepSchedule()]);
      expect(await queue.getJobSchedulersCount()).toBe(jobs.t.get(Sweeps).all().length);
      await queue.upsertJobScheduler('a sweep of an earlier release', { every: 60_000 });
      await runner.keepSchedule();
      expect(await queue.getJobSchedulersCount()).toBe(jobs.t.get(Sweeps).all().length);
      await queue.close();
      await ticks(2);
    });

    it('a job carries the id of its message and nothing else', async () => {
      const { t } = jobs;
      const added: unknown[] = [];
      for (const name of QUEUES) {
        const queue = openQueue(name, queueConnection(t.get(Config)));
        added.push(...(await queue.getJobs()).map(({ data }) => data));
        await queue.close();
      }
      expect(added).toEqual([]); // all are done, and none is kept
    });

    it('sweeps run one at a time, and one that fails does not stop the others', async () => {
      const { t, runner } = jobs;
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
          return 0; // nothing more is due
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
