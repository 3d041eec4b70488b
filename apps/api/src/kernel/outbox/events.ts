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
  /** When it happened, in business time. */
  at: Date;
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

  all(): readonly Consumer[] {
    return [...this.consumers.values()];
  }

  /** Writes the event for each of its consumers. */
  emit(tx: Tx, topic: string, body: Record<string, unknown>): Promise<void> {
    return this.emitMany(tx, topic, [body]);
  }

  /** Many events of one topic in one statement. */
  async emitMany(tx: Tx, topic: string, bodies: readonly Record<string, unknown>[]): Promise<void> {
    const consumers = [...this.consumers.values()].filter(({ topics }) => topics.includes(topic));
    const rows = bodies.flatMap((body) =>
      consumers.map(({ name, queue }) => ({ id: newId(), consumer: name, queue, body })),
    );
    if (rows.length === 0) return;
    await tx.query(
      `insert into kernel.outbox (id, topic, consumer, queue, body)
       select r.id, $1, r.consumer, r.queue, r.body
       from jsonb_to_recordset($2) r(id uuid, consumer text, queue text, body jsonb)`,
      [topic, JSON.stringify(rows)],
    );
  }
}
