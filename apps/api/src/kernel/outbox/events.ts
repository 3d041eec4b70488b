import { Injectable } from '@nestjs/common';
import type { EventMap, Topic } from '@cairn/contracts';
import type { Tx } from '../database/in-tx.js';
import { newId } from '../crypto/ids.js';
import { prepared } from '../database/prepared.js';

export const QUEUES = ['money', 'mail', 'media', 'reports'] as const;
export type QueueName = (typeof QUEUES)[number];

/** One event on its way to one consumer; of several topics, distinguished by `topic`. */
export type Message<T extends Topic = Topic> = {
  [Each in T]: {
    /** Id of the outbox row: the consumer's idempotency key. */
    id: string;
    topic: Each;
    body: EventMap[Each];
    /** When it happened, in business time. */
    at: Date;
  };
}[T];

/**
 * A consumer of events. `inTransaction` runs in the transaction that marks the message as handled; `outside` calls a
 * provider or a mail server first and must be safe to run twice.
 */
export type Consumer<T extends Topic = Topic> = { name: string; topics: readonly T[]; queue: QueueName } & (
  | { inTransaction: (tx: Tx, message: Message<T>) => Promise<void> }
  | { outside: (message: Message<T>) => Promise<void> }
);

/** SQL that writes what `Events.rows` gave: places of the topic and of the rows. */
export const intoOutbox = (topic: string, rows: string): string =>
  `insert into kernel.outbox (id, topic, consumer, queue, body)
   select r.id, ${topic}, r.consumer, r.queue, r.body
   from jsonb_to_recordset(${rows}) r(id uuid, consumer text, queue text, body jsonb)`;

const WRITE = prepared(intoOutbox('$1', '$2'));

/** Events are rows written in the transaction that caused them, one row a consumer. */
@Injectable()
export class Events {
  private readonly consumers = new Map<string, Consumer>();

  /** Declares a consumer; two of one name are a programming error. */
  register<T extends Topic>(consumer: Consumer<T>): void {
    if (this.consumers.has(consumer.name)) throw new Error(`Two consumers are called ${consumer.name}`);
    // It is given messages of its own topics alone: `emitMany` writes no others for it.
    this.consumers.set(consumer.name, consumer as unknown as Consumer);
  }

  consumer(name: string): Consumer | undefined {
    return this.consumers.get(name);
  }

  all(): readonly Consumer[] {
    return [...this.consumers.values()];
  }

  /** Writes the event for each of its consumers. */
  emit<T extends Topic>(tx: Tx, topic: T, body: EventMap[T]): Promise<void> {
    return this.emitMany(tx, topic, [body]);
  }

  /** Many events of one topic in one statement. */
  async emitMany<T extends Topic>(tx: Tx, topic: T, bodies: readonly EventMap[T][]): Promise<void> {
    const rows = this.rows(topic, bodies);
    if (rows.length > 0) await tx.query(WRITE, [topic, JSON.stringify(rows)]);
  }

  /** One row for each consumer of each event, for a statement that writes more than events (`intoOutbox`). */
  rows<T extends Topic>(topic: T, bodies: readonly EventMap[T][]): object[] {
    const consumers = [...this.consumers.values()].filter(({ topics }) => topics.includes(topic));
    return bodies.flatMap((body) => consumers.map(({ name, queue }) => ({ id: newId(), consumer: name, queue, body })));
  }
}
