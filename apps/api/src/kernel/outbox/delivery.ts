import { Injectable, Logger } from '@nestjs/common';
import { Database, type Tx } from '../database/in-tx.js';
import { isDatabaseAway } from '../errors/database-errors.js';
import { isUnavailable } from '../errors/unavailable.js';
import { Events, QUEUES, type Message, type QueueName } from './events.js';
import { rowsOfUpdate } from '../database/rows.js';

/**
 * 8 tries, from a second to a quarter of an hour apart; then an operator sees it. A try that found a server away does not
 * count, and is made again at the same distances.
 */
const MOST_TRIES = 8;
const BACKOFF_SECONDS = [1, 5, 20, 60, 180, 420, 900];
/** How long something that a message needs may be unavailable: afterwards a person has to check, whatever the cause. */
const MOST_DAYS_AWAY = 3;
/** A message is delivered again if it is not finished by then: losing the queue loses nothing. */
const VISIBILITY_SECONDS = 60;

interface Claimed {
  consumer: string;
  queue: QueueName;
  attempts: number;
  waits: number;
  /** Whether the server it needs has been away for longer than the limit. */
  isOverdue: boolean;
}

type Row = Message & Claimed;

const COLUMNS = `id, topic, consumer, queue, body, at, attempts, waits,
  coalesce(away_since < clock_timestamp() - interval '${MOST_DAYS_AWAY} days', false) as "isOverdue"`;

/** Seconds until the next try, by how many there were, and never at the same moment for all. */
const secondsAfter = (tries: number): number => (BACKOFF_SECONDS[tries] ?? 900) * (0.5 + Math.random() / 2);

const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');

/** $1 queue, $2 most rows, $3 seconds until they are due again */
export const CLAIM = `
  update kernel.outbox set due_at = clock_timestamp() + make_interval(secs => $3)
  where id in (select id from kernel.outbox where done_at is null and queue = $1 and due_at <= clock_timestamp()
               order by id limit $2 for update skip locked)
  returning id`;

/** Delivers outbox rows to their consumers in order of id, retrying until one succeeds or the attempts are used up. */
@Injectable()
export class Delivery {
  private readonly logger = new Logger('outbox');

  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /**
   * Claims what is due of one queue for a while, in order of id; the caller puts it on that queue or delivers it at once.
   * Queues are claimed apart: many messages in one never delay another's.
   */
  async claim(queue: QueueName, limit: number): Promise<string[]> {
    const rows = rowsOfUpdate<{ id: string }>(await this.database.query(CLAIM, [queue, limit, VISIBILITY_SECONDS]));
    return rows.map(({ id }) => id).sort();
  }

  /** Runs the consumer of one message. A failure is counted and tried again later; it never throws. */
  async deliver(id: string): Promise<'done' | 'skipped' | 'failed'> {
    let row: Row | undefined;
    try {
      [row] = await this.database.query<Row>(`select ${COLUMNS} from kernel.outbox where id = $1 and done_at is null`, [
        id,
      ]);
      if (row === undefined) return 'skipped';
      await this.handle(row);
      return 'done';
    } catch (error) {
      await this.failed(id, row, error);
      return 'failed';
    }
  }

  private async handle(row: Row): Promise<void> {
    const consumer = this.events.consumer(row.consumer);
    if (consumer === undefined) throw new Error(`No consumer is called ${row.consumer}`);
    if ('outside' in consumer) {
      await consumer.outside(row);
      await this.database.inTx((tx) => this.finish(tx, row));
      return;
    }
    await this.database.inTx(async (tx) => {
      if (await this.firstTime(tx, row)) await consumer.inTransaction(tx, row);
      await this.finish(tx, row);
    });
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

  private async failed(id: string, row: Row | undefined, cause: unknown): Promise<void> {
    try {
      if (row === undefined) throw cause;
      if (isUnavailable(cause) && !row.isOverdue) await this.wait(row, cause);
      else await this.fail(row, cause);
    } catch (error) {
      // Nothing can be stored: the message is due again when its lease expires.
      const words = `Message ${id} of ${row?.consumer ?? 'an unknown consumer'} could not be delivered: ${reasonOf(error)}`;
      if (isDatabaseAway(error)) this.logger.debug(words);
      else this.logger.error(words);
    }
  }

  /** A server that it needs is unavailable: this does not count as an attempt. */
  private async wait(row: Row, cause: unknown): Promise<void> {
    this.logger.debug(`${row.consumer} postponed ${row.topic} ${row.id}: ${reasonOf(cause)}`);
    await this.database.query(
      `update kernel.outbox set waits = waits + 1, away_since = coalesce(away_since, clock_timestamp()),
         due_at = clock_timestamp() + make_interval(secs => $2) where id = $1`,
      [row.id, secondsAfter(row.waits)],
    );
  }

  private async fail(row: Row, cause: unknown): Promise<void> {
    const attempts = row.attempts + 1;
    const reason = reasonOf(cause);
    this.logger.warn(`${row.consumer} failed on ${row.topic} ${row.id}, try ${attempts}: ${reason}`);
    await this.database.inTx(async (tx) => {
      if (attempts < MOST_TRIES && !row.isOverdue) {
        await tx.query(
          `update kernel.outbox set attempts = $2, waits = 0, away_since = null,
             due_at = clock_timestamp() + make_interval(secs => $3) where id = $1`,
          [row.id, attempts, secondsAfter(row.attempts)],
        );
        return;
      }
      await tx.query(
        `insert into kernel.dead_letter (id, topic, consumer, queue, body, failure, at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do update set failure = excluded.failure, died_at = now()`,
        [row.id, row.topic, row.consumer, row.queue, row.body, reason.slice(0, 2000), row.at],
      );
      await this.finish(tx, row);
      this.logger.error(`${row.consumer} gave up on ${row.topic} ${row.id}`);
    });
  }

  /** Redelivers a dead letter on an operator's request. */
  replay(id: string): Promise<void> {
    return this.database.inTx((tx) => this.putBack(tx, id));
  }

  /** The same within the caller's transaction. A message that was deleted is inserted again. */
  async putBack(tx: Tx, id: string): Promise<void> {
    await tx.query('update kernel.dead_letter set replayed_at = clock_timestamp() where id = $1', [id]);
    await tx.query(
      `insert into kernel.outbox (id, topic, consumer, queue, body, at)
       select id, topic, consumer, queue, body, at from kernel.dead_letter where id = $1
       on conflict (id) do update set done_at = null, attempts = 0, waits = 0, away_since = null,
         due_at = clock_timestamp()`,
      [id],
    );
  }

  /** Delivers everything that is due, here and now: for commands and tests, without a queue. */
  async drain(): Promise<number> {
    let delivered = 0;
    for (;;) {
      const batches = [];
      for (const queue of QUEUES) batches.push(...(await this.claim(queue, 100)));
      if (batches.length === 0) return delivered;
      for (const id of batches.sort()) {
        await this.deliver(id);
        delivered++;
      }
    }
  }
}
