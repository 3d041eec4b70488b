import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../kernel/database/in-tx.js';

/** C-06: the most a method takes, by currency. A currency without a row is not offered. */
@Injectable()
export class PaymentLimits {
  constructor(private readonly database: Database) {}

  /** Minor units, or null when the method is not offered in this currency. */
  async maximum(
    method: 'card',
    currency: string,
    reader: EntityManager = this.database.manager,
  ): Promise<bigint | null> {
    const [row] = await reader.query<{ maximum: string }[]>(
      'select maximum from payment_limit where method = $1 and currency = $2',
      [method, currency],
    );
    return row === undefined ? null : BigInt(row.maximum);
  }
}
