import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/in-tx.js';
import { newId } from '../crypto/ids.js';

export const QUEUES = ['money', 'mail', 'media', 'reports'] as const;
export type QueueName = (typeof QUEUES)[number];

export interface Message {
  /** Id of the outbox row: the consumer's idempotency key. */
  id: string;
  topic: string;
  body: Record<string, unknown>;
}

/**
 * A consumer of events. `inTransaction` runs in the transaction that marks the message as handled; `outside` calls a
 * provider or a mail server first and must be safe to run twice.
 */
export type Consumer = { name: string; topics: readonly string[]; queue: QueueName } & (
  { inTransaction: (tx: Tx, message: Message) => Promise<void> } | { outside: (message: Message) => Promise<void> }
);

/** Events are rows written in the transaction that caused them, one row a consumer. */
@Injectable()
export class Events {
  private readonly consumers = new Map<string, Consumer>();

  /** Declares a consumer; two of one name are a programming error. */
  register(consumer: Consumer): void {
    if (this.consumers.has(consumer.name)) throw new Error(`Two consumers are called ${consumer.name}`);
    this.consumers.set(consumer.name, consumer);
  }

  consumer(name: string): Consumer | undefined {
    return this.consumers.get(name);
  }

  /** Writes the event for each of its consumers; `delayMilliseconds` of real time before it is due. */
  async emit(tx: Tx, topic: string, body: Record<string, unknown>, delayMilliseconds = 0): Promise<void> {
    const rows = [...this.consumers.values()]
      .filter(({ topics }) => topics.includes(topic))
      .map(({ name, queue }) => ({ id: newId(), consumer: name, queue }));
    if (rows.length === 0) return;
    await tx.query(
      `insert into kernel.outbox (id, topic, consumer, queue, body, due_at)
       select r.id, $1, r.consumer, r.queue, $2, clock_timestamp() + make_interval(secs => $4)
       from jsonb_to_recordset($3) r(id uuid, consumer text, queue text)`,
      [topic, JSON.stringify(body), JSON.stringify(rows), delayMilliseconds / 1000],
    );
  }
}
