import { Injectable } from '@nestjs/common';
import { measureIn, rational, type Allotment } from '@cairn/finance';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { LiveCampaign } from '../../campaigns/index.js';

/** A part in units of the capacity. */
export interface AllottedPart extends Allotment {
  /** Minor units of one unit. */
  price: bigint;
  /** The currency that its limit was measured in. */
  limitCurrency: string | null;
  /** That of its commitment's day, as `num/den`. */
  limitRate: string | null;
}

/** Writes what each investment got. */
@Injectable()
export class AllottedInvestments {
  async write(tx: Tx, { id, currency }: LiveCampaign, parts: readonly AllottedPart[]): Promise<void> {
    const rows = parts.map(({ id: investment, committed, allotted, price }) => ({
      id: investment,
      committed: (committed * price).toString(),
      allotted: (allotted * price).toString(),
    }));
    await tx.query(
      `insert into allotment (investment_id, campaign_id, committed, allotted, currency, made_at, returned_at)
       select p.id, $2, p.committed, p.allotted, $3, kernel.now(), case when p.allotted = p.committed then kernel.now() end
       from jsonb_to_recordset($1::jsonb) p(id uuid, committed bigint, allotted bigint)`,
      [JSON.stringify(rows), id, currency],
    );
  }

  /** Those that keep a part have it as their amount: repayments, certificates and the yearly limit follow it. */
  async cut(tx: Tx, { currency }: LiveCampaign, parts: readonly AllottedPart[]): Promise<void> {
    const rows = parts.map(({ id, allotted, price, limitCurrency, limitRate }) => ({
      id,
      amount: (allotted * price).toString(),
      units: allotted.toString(),
      limited: limitedAmount(allotted * price, currency, limitCurrency, limitRate),
    }));
    await tx.query(
      `update investment i set amount = p.amount, capacity_units = p.units, limit_amount = p.limited,
         units = case when i.units is not null then p.units end
       from jsonb_to_recordset($1::jsonb) p(id uuid, amount bigint, units bigint, limited bigint) where i.id = p.id`,
      [JSON.stringify(rows)],
    );
  }
}

function limitedAmount(
  amount: bigint,
  currency: string,
  limitCurrency: string | null,
  rate: string | null,
): string | null {
  const [num, den] = rate?.split('/') ?? [];
  if (limitCurrency === null || num === undefined || den === undefined) return null;
  return measureIn(amount, currency, limitCurrency, rational(BigInt(num), BigInt(den))).toString();
}
