import { Config } from '../../kernel/config/config.js';
import { openQueue, queueConnection } from '../../kernel/jobs/queues.js';
import { CLAIM, Delivery } from '../../kernel/outbox/delivery.js';
import { QUEUES } from '../../kernel/outbox/events.js';
import { startJobs, type Jobs } from './jobs-harness.js';

/** Queues that do not block each other, and messages that wait for a server, over one of the two backends. */
export function lanesSuite(backend: string, queueUrl: () => string): void {
  describe(`lanes on ${backend}`, () => {
    let jobs: Jobs;
    beforeAll(async () => {
      jobs = await startJobs(queueUrl());
    });
    afterAll(() => jobs.close());
    beforeEach(() => {
      jobs.counter.calls.clear();
      jobs.outside.calls.clear();
    });

    beforeAll(async () => {
      await jobs.runner.start();
      await jobs.second.start();
    });

    it('M-10 a message whose server is away waits, keeps its tries, and is given up after three days', async () => {
      const { t, runner, outside, deliveries, emit, last, makeDue } = jobs;
      const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ESOCKET' });
      outside.failure = refused;
      outside.failures = 12;
      await emit('test.called');
      const { id } = await last(outside.name);
      const seconds: number[] = [];
      const attempt = async (): Promise<string[]> => {
        const finished = deliveries(1);
        await makeDue();
        await runner.relay();
        return finished;
      };
      for (let n = 1; n <= 11; n++) {
        expect(await attempt()).toEqual(['failed']);
        const [row] = await t.db.query<{ seconds: string }>(
          'select extract(epoch from due_at - clock_timestamp()) as seconds from kernel.outbox where id = $1',
          [id],
        );
        seconds.push(Number(row?.seconds));
      }
      expect(await last(outside.name)).toMatchObject({ id, done: false, attempts: 0 });
      expect(Math.max(...seconds)).toBeLessThanOrEqual(900);
      expect(seconds.at(-1)).toBeGreaterThan(400);
      await t.db.query(`update kernel.outbox set away_since = away_since - interval '73 hours' where id = $1`, [id]);
      expect(await attempt()).toEqual(['failed']);
      expect(await t.db.query('select failure from kernel.dead_letter where id = $1', [id])).toEqual([
        { failure: `Error: ${refused.message}` },
      ]);
      outside.failure = new Error('The consumer fell over');
      const replayed = deliveries(1);
      await t.get(Delivery).replay(id);
      await runner.relay();
      expect(await replayed).toEqual(['done']);
    });

    it('M-10 20,000 mails that wait do not delay a message about money', async () => {
      const { t, runner, counter, outside, emit } = jobs;
      await t.db.query(
        `insert into kernel.outbox (id, topic, consumer, queue, body)
         select gen_random_uuid(), 'test.called', $1, 'mail', '{}' from generate_series(1, 20000)`,
        [outside.name],
      );
      const mailsBeforeMoney = new Promise<number>((resolve) => {
        counter.onCall = () => resolve(outside.calls.size);
      });
      await emit('test.counted');
      await runner.relay();
      // Delivered within the first turn of its own lane, while the other has hardly begun.
      expect(await mailsBeforeMoney).toBeLessThan(200);
      counter.onCall = () => undefined;
      // A queue is not filled beyond what it can work: two relays, each of which may add a batch to what is not full.
      const mail = openQueue('mail', queueConnection(t.get(Config)));
      expect(await mail.getWaitingCount()).toBeLessThanOrEqual(600);
      // Before them lie those that are done, as on a site that has run for a while.
      await t.db.query(
        `insert into kernel.outbox (id, topic, consumer, queue, body, done_at)
         select gen_random_uuid(), 'test.called', $1, 'mail', '{}', clock_timestamp() from generate_series(1, 40000)`,
        [outside.name],
      );
      const planOf = async (lane: string): Promise<string> => {
        // As its owner: PostgreSQL skips an ANALYZE by anybody else, with no more than a warning.
        await t.database.asOwner((client) => client.query('analyze kernel.outbox'));
        const claim = CLAIM.replace('$1', `'${lane}'`).replace('$2', '200').replace('$3', '60');
        return JSON.stringify(await t.db.query<object>(`explain ${claim}`));
      };
      for (const lane of QUEUES.filter((queue) => queue !== 'mail'))
        expect(await planOf(lane)).toContain('outbox_lane');
      await t.db.query(`delete from kernel.outbox where queue = 'mail' and done_at is null`);
      // Of thousands that wait, two hundred may as well be found in the order of their ids.
      expect(await planOf('mail')).toContain('outbox_lane');
      await mail.drain();
      while ((await mail.getActiveCount()) > 0);
      await mail.close();
    }, 60_000);
  });
}
