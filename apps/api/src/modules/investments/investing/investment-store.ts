import { Injectable } from '@nestjs/common';
import type { InvestmentMethod } from '@cairn/contracts/investments/invest.request';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Stake } from '../eligibility/eligibility.js';
import type { LimitMeasure } from '../eligibility/investment-limits.js';

const text = (value: bigint | null): string | null => (value === null ? null : value.toString());

/** Changes investments that are held; their state moves through the lifecycle alone. */
@Injectable()
export class InvestmentStore {
  async setPaymentType(tx: Tx, id: string, paymentType: InvestmentMethod): Promise<void> {
    await tx.query('update investment set payment_type = $2 where id = $1', [id, paymentType]);
  }

  async setAmount(tx: Tx, id: string, stake: Stake, measure: LimitMeasure): Promise<void> {
    await tx.query(
      `update investment set amount = $2, units = $3, unit_price = $4, capacity_units = $5, limit_amount = $6,
         limit_currency = case when $6::bigint is not null then $8::char(3) end, limit_rate = $7,
         campaign_version = (select c.terms_version from campaign c where c.id = investment.campaign_id) where id = $1`,
      [
        id,
        text(stake.amount),
        text(stake.units),
        text(stake.unitPrice),
        text(stake.capacityUnits),
        text(measure.limitAmount),
        measure.limitRate,
        measure.limitCurrency,
      ],
    );
  }

  /** A place that is taken anew counts from now on: in the yearly limit, too. */
  async holdAnew(tx: Tx, id: string, until: Date): Promise<void> {
    await tx.query(
      `update investment set created_at = kernel.now(), reserved_until = $2, ended_at = null, payment_type = null
       where id = $1`,
      [id, until],
    );
  }

  /** A page is open: how it is paid there, and until when the place is held for it. */
  async holdForPage(tx: Tx, id: string, paymentType: InvestmentMethod, until: Date): Promise<void> {
    await tx.query('update investment set payment_type = $2, reserved_until = $3 where id = $1', [
      id,
      paymentType,
      until,
    ]);
  }
}
