import { Injectable } from '@nestjs/common';
import type { InvestmentState } from '@cairn/contracts';
import type { InvestmentMethod, InvestmentRail } from '@cairn/contracts/investments/invest.request';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { intoHistory } from '../../../kernel/history/history.js';
import type { Stake } from '../eligibility/eligibility.js';
import { LIMIT_CURRENCY, type LimitMeasure } from '../eligibility/investment-limits.js';
import { InvestmentEntity } from '../record/investment.entity.js';

export interface NewInvestment extends Stake, LimitMeasure {
  id: string;
  campaignId: string;
  investorId: string;
  idempotencyKey: string;
  currency: string;
  state: InvestmentState;
  paymentType: InvestmentRail | null;
  reservedUntil: Date | null;
  actor: string;
}

const text = (value: bigint | null): string | null => (value === null ? null : value.toString());

/** Writes investments; their state moves through the lifecycle alone. */
@Injectable()
export class InvestmentStore {
  /** The row and its first line of history in one statement; a repeated command gives the first row back. */
  async insert(tx: Tx, made: NewInvestment): Promise<{ entity: InvestmentEntity; replayed: boolean }> {
    const rows = await tx.query<{ id: string }[]>(
      `with made as (
         insert into investment (id, number, campaign_id, investor_id, idempotency_key, state, amount, currency, units,
           unit_price, capacity_units, payment_type, reserved_until, limit_amount, limit_currency, limit_rate, created_at,
           received_at)
         values ($1, 'INV-' || lpad(nextval('investment_number')::text, 6, '0'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
           $12, $15, case when $15::bigint is not null then $17::char(3) end, $16, kernel.now(), case when $5 = 'received' then kernel.now() end)
         on conflict (investor_id, idempotency_key) do nothing returning id, investor_id, state)
       ${intoHistory(`select $13::uuid, 'investment', id, null, state, $14::text, investor_id from made`)} returning subject_id as id`,
      [
        made.id,
        made.campaignId,
        made.investorId,
        made.idempotencyKey,
        made.state,
        text(made.amount),
        made.currency,
        text(made.units),
        text(made.unitPrice),
        text(made.capacityUnits),
        made.paymentType,
        made.reservedUntil,
        newId(),
        made.actor,
        text(made.limitAmount),
        made.limitRate,
        LIMIT_CURRENCY,
      ],
    );
    if (rows.length === 0) {
      const entity = await tx.findOneByOrFail(InvestmentEntity, {
        investorId: made.investorId,
        idempotencyKey: made.idempotencyKey,
      });
      return { entity, replayed: true };
    }
    return { entity: tx.create(InvestmentEntity, made), replayed: false };
  }

  async setPaymentType(tx: Tx, id: string, paymentType: InvestmentMethod): Promise<void> {
    await tx.query('update investment set payment_type = $2 where id = $1', [id, paymentType]);
  }

  async setAmount(tx: Tx, id: string, stake: Stake, measure: LimitMeasure): Promise<void> {
    await tx.query(
      `update investment set amount = $2, units = $3, unit_price = $4, capacity_units = $5, limit_amount = $6,
         limit_currency = case when $6::bigint is not null then $8::char(3) end, limit_rate = $7 where id = $1`,
      [
        id,
        text(stake.amount),
        text(stake.units),
        text(stake.unitPrice),
        text(stake.capacityUnits),
        text(measure.limitAmount),
        measure.limitRate,
        LIMIT_CURRENCY,
      ],
    );
  }

  async extendHold(tx: Tx, id: string, until: Date): Promise<void> {
    await tx.query('update investment set reserved_until = $2 where id = $1', [id, until]);
  }
}
