import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../kernel/errors/domain-error.js';

/** What a method takes in one currency, in minor units. */
export interface MethodLimits {
  /** C-06: the most of one person's payments. */
  maximum: bigint;
  /** The least the provider takes. */
  minimum: bigint;
  /** Amounts are multiples of it: card payments in three-decimal currencies end in 0. */
  granularity: bigint;
  /** The most the provider takes at once, whoever pays. */
  providerMaximum: bigint;
}

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
    const limits = await this.of(method, currency, reader);
    if (limits === null) throw new DomainError('payment.rail_unavailable');
    const { minimum, granularity, providerMaximum } = limits;
    if (amount < minimum) throw fieldError('amount', 'payment.below_minimum', { minimum: Number(minimum), currency });
    if (amount > providerMaximum)
      throw fieldError('amount', 'payment.above_maximum', { maximum: Number(providerMaximum), currency });
    if (amount % granularity !== 0n)
      throw fieldError('amount', 'payment.granularity', { amount: Number(granularity), currency });
    return limits;
  }
}
