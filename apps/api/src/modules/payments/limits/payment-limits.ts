import { Injectable } from '@nestjs/common';
import type { RailOffer } from '@cairn/contracts/payments/rail-offer.reply';
import { PAGE_RAILS, type CollectionRail, type PageRail } from '@cairn/contracts/rails/providers';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { RatesOfTheDay } from '../../rates/index.js';
import { OPEN_RAILS } from '../../settings/index.js';
import { OpenRails } from './open-rails.js';
import { requireWithin, type MethodLimits } from './method-limits.js';

type Bounds<Rail extends CollectionRail> = MethodLimits & { rail: Rail };

type Row = Record<keyof MethodLimits, string> & {
  rail: CollectionRail;
  own: string | null;
  ownMaximum: string | null;
};

/** A maximum from which on nothing is capped: that of wire transfers, in minor units of any currency. */
const NO_CAP = 900_000_000_000n;

/** Of one way to pay, or of all where none is named. */
const LIMITS = prepared(
  `select l.method as rail, l.maximum, l.minimum, l.granularity, l.provider_maximum as "providerMaximum",
     coalesce(case when l.method = 'wire' then a.wire_fee end, 0) as surcharge, o.currency as own,
     o.maximum as "ownMaximum"
   from payment_limit l left join payment_limit o on o.method = l.method
     and o.currency = (select value #>> '{}' from site_setting where name = 'currency')
   left join operator_account a on a.currency = l.currency and a.state = 'active'
   where l.method = any($1::text[]) and l.currency = $2 and l.method in (${OPEN_RAILS})
     and (l.method <> 'wire' or a.id is not null)`,
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
    method: CollectionRail,
    currency: string,
    reader: EntityManager = this.database.manager,
  ): Promise<MethodLimits | null> {
    const [limits] = await this.read([method], currency, reader);
    return limits ?? null;
  }

  /** Of the pages that are switched on and take this currency, in the order in which they are offered. */
  all(currency: string, reader: EntityManager): Promise<Bounds<PageRail>[]> {
    return this.read(PAGE_RAILS, currency, reader);
  }

  /** The same of these ways to pay, as an offer. */
  async offers<Rail extends CollectionRail = PageRail>(
    currency: string,
    reader: EntityManager,
    rails?: readonly Rail[],
  ): Promise<(RailOffer & { rail: Rail | PageRail })[]> {
    const offered = await this.read<Rail | PageRail>(rails ?? PAGE_RAILS, currency, reader);
    return offered.map(({ providerMaximum: _providerMaximum, ...offer }) => ({
      ...offer,
      maximum: offer.maximum < NO_CAP ? offer.maximum : null,
    }));
  }

  private async read<Rail extends CollectionRail>(
    rails: readonly Rail[],
    currency: string,
    reader: EntityManager,
  ): Promise<Bounds<Rail>[]> {
    const fitting = await this.rails.fitting(rails, reader);
    const rows = await reader.query<Row[]>(LIMITS, [fitting, currency]);
    const known = fitting.flatMap((rail) => rows.filter((row) => row.rail === rail).map((row) => ({ rail, row })));
    const found: Bounds<Rail>[] = [];
    for (const { rail, row } of known)
      found.push({
        rail,
        maximum: (await this.measured(row, currency, reader)) ?? BigInt(row.maximum),
        minimum: BigInt(row.minimum),
        granularity: BigInt(row.granularity),
        surcharge: BigInt(row.surcharge),
        providerMaximum: BigInt(row.providerMaximum),
      });
    return found;
  }

  private async measured({ own, ownMaximum }: Row, currency: string, reader: EntityManager): Promise<bigint | null> {
    if (own === null || ownMaximum === null || own === currency || BigInt(ownMaximum) >= NO_CAP) return null;
    return this.rates.figureIn(BigInt(ownMaximum), own, currency, reader);
  }

  /** C-06: minor units, or null when the method is switched off or not offered in this currency. */
  async maximum(method: CollectionRail, currency: string, reader?: EntityManager): Promise<bigint | null> {
    return (await this.of(method, currency, reader))?.maximum ?? null;
  }

  /**
   * Amounts that the provider would refuse are refused before anything is held.
   * @throws payment.rail_closed, payment.rail_unavailable, payment.below_minimum, payment.granularity or payment.above_maximum
   */
  async require(
    method: CollectionRail,
    amount: bigint,
    currency: string,
    reader?: EntityManager,
  ): Promise<MethodLimits> {
    await this.rails.require(method, reader ?? this.database.manager);
    return requireWithin(await this.of(method, currency, reader), amount, currency);
  }
}
