import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../kernel/database/in-tx.js';
import { requireWithin, type MethodLimits } from './method-limits.js';

/** C-06 and the provider's own bounds, by method and currency. A currency without a row is not offered. */
@Injectable()
export class PaymentLimits {
  constructor(private readonly database: Database) {}

  /** Null when the method is not offered in this currency. */
  async of(
    method: 'card',
    currency: string,
    reader: EntityManager = this.database.manager,
  ): Promise<MethodLimits | null> {
    const [row] = await reader.query<Record<keyof MethodLimits, string>[]>(
      `select maximum, minimum, granularity, provider_maximum as "providerMaximum" from payment_limit
       where method = $1 and currency = $2`,
      [method, currency],
    );
    if (row === undefined) return null;
    return {
      maximum: BigInt(row.maximum),
      minimum: BigInt(row.minimum),
      granularity: BigInt(row.granularity),
      providerMaximum: BigInt(row.providerMaximum),
    };
  }

  /** C-06: minor units, or null when the method is not offered in this currency. */
  async maximum(method: 'card', currency: string, reader?: EntityManager): Promise<bigint | null> {
    return (await this.of(method, currency, reader))?.maximum ?? null;
  }

  /**
   * What the provider would refuse is refused before anything is held.
   * @throws payment.rail_unavailable, payment.below_minimum, payment.granularity or payment.above_maximum
   */
  async require(method: 'card', amount: bigint, currency: string, reader?: EntityManager): Promise<MethodLimits> {
    return requireWithin(await this.of(method, currency, reader), amount, currency);
  }
}
