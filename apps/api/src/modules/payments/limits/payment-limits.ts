import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { RatesOfTheDay } from '../../rates/index.js';
import { OPEN_RAILS } from '../../settings/index.js';
import { OpenRails } from './open-rails.js';
import { requireWithin, type MethodLimits } from './method-limits.js';

type Row = Record<keyof MethodLimits, string> & { own: string | null; ownMaximum: string | null };

const LIMITS = prepared(
  `select l.maximum, l.minimum, l.granularity, l.provider_maximum as "providerMaximum", o.currency as own,
     o.maximum as "ownMaximum"
   from payment_limit l left join payment_limit o on o.method = l.method
     and o.currency = (select value #>> '{}' from site_setting where name = 'currency')
   where l.method = $1 and l.currency = $2 and l.method in (${OPEN_RAILS})`,
);

/**
 * C-06 and the provider's own bounds, by method and currency. A currency without a row is not offered. The cap in another
 * currency than the site's is as much as the site's cap, where finance has entered a rate.
 */
@Injectable()
export class PaymentLimits {
  constructor(
    private readonly database: Database,
    private readonly rates: RatesOfTheDay,
    private readonly rails: OpenRails,
  ) {}

  /** Null when the method is switched off, or not offered in this currency. */
  async of(
    method: 'card',
    currency: string,
    reader: EntityManager = this.database.manager,
  ): Promise<MethodLimits | null> {
    const [row] = await reader.query<Row[]>(LIMITS, [method, currency]);
    if (row === undefined) return null;
    return {
      maximum: (await this.measured(row, currency, reader)) ?? BigInt(row.maximum),
      minimum: BigInt(row.minimum),
      granularity: BigInt(row.granularity),
      providerMaximum: BigInt(row.providerMaximum),
    };
  }

  private async measured({ own, ownMaximum }: Row, currency: string, reader: EntityManager): Promise<bigint | null> {
    if (own === null || ownMaximum === null || own === currency) return null;
    return this.rates.figureIn(BigInt(ownMaximum), own, currency, reader);
  }

  /** C-06: minor units, or null when the method is switched off or not offered in this currency. */
  async maximum(method: 'card', currency: string, reader?: EntityManager): Promise<bigint | null> {
    return (await this.of(method, currency, reader))?.maximum ?? null;
  }

  /**
   * Amounts that the provider would refuse are refused before anything is held.
   * @throws payment.rail_closed, payment.rail_unavailable, payment.below_minimum, payment.granularity or payment.above_maximum
   */
  async require(method: 'card', amount: bigint, currency: string, reader?: EntityManager): Promise<MethodLimits> {
    await this.rails.require(method, reader ?? this.database.manager);
    return requireWithin(await this.of(method, currency, reader), amount, currency);
  }
}
