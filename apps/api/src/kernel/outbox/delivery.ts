import { Injectable, Logger } from '@nestjs/common';
import { Database, type Tx } from '../database/in-tx.js';
import { Events, type Message, type QueueName } from './events.js';
import { rowsOfUpdate } from '../database/rows.js';

/** 8 tries, from a second to a quarter of an hour apart; then an operator sees it. */
const MOST_TRIES = 8;
const BACKOFF_SECONDS = [1, 5, 20, 60, 180, 420, 900];
/** A message handed out comes back when nobody has finished it by then: losing the queue loses nothing. */
const VISIBILITY_SECONDS = 60;

interface Row extends Message {
  consumer: string;
  queue: QueueName;
  attempts: number;
}

const COLUMNS = 'id, topic, consumer, queue, body, attempts';

/** Hands outbox rows to their consumers: once, in order of id, again until one succeeds or the tries are used up. */
@Injectable()
export class Delivery {
  private readonly logger = new Logger('outbox');

  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** Claims what is due for a while; the caller puts it on a queue or delivers it at once. */
  async claim(limit: number): Promise<{ id: string; queue: QueueName }[]> {
    return rowsOfUpdate(
      await this.database.query(
        `update kernel.outbox set due_at = clock_timestamp() + make_interval(secs => $2)
         where id in (select id from kernel.outbox where done_at is null and due_at <= clock_timestamp()
                      order by id limit $1 for update skip locked)
         returning id, queue`,
        [limit, VISIBILITY_SECONDS],
      ),
    );
  }

  /** Runs the consumer of one message. A failure is counted and tried again later; it never throws. */
  async deliver(id: string): Promise<'done' | 'skipped' | 'failed'> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from kernel.outbox where id = $1 and done_at is null`,
      [id],
    );
    if (row === undefined) return 'skipped';
    try {
      const consumer = this.events.consumer(row.consumer);
      if (consumer === undefined) throw new Error(`No consumer is called ${row.consumer}`);
      if ('outside' in consumer) {
        await consumer.outside(row);
        await this.database.inTx((tx) => this.finish(tx, row));
      } else {
        await this.database.inTx(async (tx) => {
          if (await this.firstTime(tx, row)) await consumer.inTransaction(tx, row);
          await this.finish(tx, row);
        });
      }
      return 'done';
    } catch (error) {
      await this.fail(row, error);
      return 'failed';
    }
  }

  private async firstTime(tx: Tx, row: Row): Promise<boolean> {
    const fresh = await tx.query<unknown[]>(
      'insert into kernel.inbox (consumer, message_id) values ($1, $2) on conflict do nothing returning message_id',
      [row.consumer, row.id],
    );
    return fresh.length > 0;
  }

  private async finish(tx: Tx, row: Row): Promise<void> {
    await tx.query('update kernel.outbox set done_at = clock_timestamp() where id = $1', [row.id]);
  }

  private async fail(row: Row, error: unknown): Promise<void> {
    const attempts = row.attempts + 1;
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    this.logger.warn(`${row.consumer} failed on ${row.topic} ${row.id}, try ${attempts}: ${reason}`);
    await this.database.inTx(async (tx) => {
      if (attempts < MOST_TRIES) {
        const seconds = (BACKOFF_SECONDS[attempts - 1] ?? 900) * (0.5 + Math.random());
        await tx.query(
          'update kernel.outbox set attempts = $2, due_at = clock_timestamp() + make_interval(secs => $3) where id = $1',
          [row.id, attempts, seconds],
        );
        return;
      }
      await tx.query(
        `insert into kernel.dead_letter (id, topic, consumer, queue, body, failure)
         values ($1, $2, $3, $4, $5, $6) on conflict (id) do update set failure = excluded.failure, died_at = now()`,
        [row.id, row.topic, row.consumer, row.queue, row.body, reason.slice(0, 2000)],
      );
      await this.finish(tx, row);
      this.logger.error(`${row.consumer} gave up on ${row.topic} ${row.id}`);
    });
  }

  /** Puts a dead letter back: the operator's button. */
  async replay(id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      await tx.query('update kernel.dead_letter set replayed_at = clock_timestamp() where id = $1', [id]);
      await tx.query(
        'update kernel.outbox set done_at = null, attempts = 0, due_at = clock_timestamp() where id = $1',
        [id],
      );
    });
  }

  /** Delivers everything that is due, here and now: for commands and tests, without a queue. */
  async drain(): Promise<number> {
    let delivered = 0;
    for (;;) {
      const batch = await this.claim(100);
      if (batch.length === 0) return delivered;
      for (const { id } of batch) {
        await this.deliver(id);
        delivered++;
      }
    }
  }
}
