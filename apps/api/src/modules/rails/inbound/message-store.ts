import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { databaseFailure } from '../../../kernel/errors/database-errors.js';
import { outsideOfRequest } from '../../../kernel/http/request-context.js';
import { columnsOf, STORE_MESSAGES, type MessageToStore } from './store-messages.js';

/** Of one statement. Providers send some hundred a second at most when they catch up. */
const MOST = 64;
/** While one commits the next one is being written; more at once would each be smaller. */
const AT_ONCE = 2;

/** Data that cannot be stored, two statements that waited for each other, and limits of the server (SQLSTATE classes). */
const OF_ONE_MESSAGE = /^(22|23|40|54)/;

interface Waiting {
  message: MessageToStore;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Stores messages that arrive at the same time in one statement. Each sender waits for the commit that has its message;
 * one that arrives alone is stored at once.
 */
@Injectable()
export class MessageStore {
  private readonly waiting: Waiting[] = [];
  private running = 0;

  constructor(private readonly database: Database) {}

  /** Ends once the message is committed, or was before. @throws as the database does */
  keep(message: MessageToStore): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ message, done, failed });
      // A statement holds messages of several requests: it is nobody's.
      void outsideOfRequest(() => this.work());
    });
  }

  private async work(): Promise<void> {
    if (this.running >= AT_ONCE) return;
    this.running += 1;
    for (let batch = this.next(); batch.length > 0; batch = this.next()) await this.store(batch);
    this.running -= 1;
  }

  private next(): Waiting[] {
    return this.waiting.splice(0, MOST);
  }

  /** In the order of their key, so that two processes with the same messages cannot wait for each other. */
  private async store(batch: readonly Waiting[]): Promise<void> {
    const sorted = batch.length === 1 ? batch : batch.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    try {
      await this.write(sorted);
    } catch (error) {
      await this.storeEach(sorted, error);
      return;
    }
    for (const { done } of sorted) done();
  }

  /**
   * What keeps one message from being stored keeps no other one: each is tried by itself. A database that is away keeps
   * all of them, and none waits for the tries of the others.
   */
  private async storeEach(batch: readonly Waiting[], error: unknown): Promise<void> {
    const isOfAll = batch.length === 1 || !OF_ONE_MESSAGE.test(databaseFailure(error)?.code ?? '');
    for (const one of batch) {
      if (isOfAll) one.failed(error);
      else await this.write([one]).then(one.done, one.failed);
    }
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    await this.database.query(STORE_MESSAGES, columnsOf(batch.map(({ message }) => message)));
  }
}

const keyOf = ({ message: { provider, endpoint, deliveryId } }: Waiting): string =>
  `${provider} ${endpoint} ${deliveryId}`;
