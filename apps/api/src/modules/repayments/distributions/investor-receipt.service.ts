import { Injectable } from '@nestjs/common';
import type { RepaymentReceipt, RepaymentReceiptPart } from '@cairn/contracts/repayments/repayment-receipt.reply';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';

type Sums = 'interest' | 'principal' | 'amount';
type Row = Omit<RepaymentReceipt, Sums | 'fees' | 'taxWithheld' | 'parts'> & { interest: string; principal: string };
type PartRow = Omit<RepaymentReceiptPart, Sums> & { interest: string; principal: string };

/** Both parts as amounts, and what they come to. */
const sums = (row: { interest: string; principal: string }): Record<Sums, bigint> => {
  const [interest, principal] = [BigInt(row.interest), BigInt(row.principal)];
  return { interest, principal, amount: interest + principal };
};

/** An investor's part of a repayment for its receipt: only a credited part has one. */
@Injectable()
export class InvestorReceiptService {
  constructor(private readonly database: Database) {}

  async receipt(caller: Pick<Identity, 'userId'>, repaymentId: string): Promise<RepaymentReceipt> {
    const [row] = await this.database.query<Row>(
      `select r.id, r.number, r.campaign_id as "campaignId", c.name as "campaignName", c.slug as "campaignSlug",
         u.first_name || ' ' || u.last_name as "investorName", r.type as "rePaymentType", r.instalment,
         (select count(*)::int from repayment o where o.campaign_id = r.campaign_id and o.instalment is not null and o.state <> 'replaced') as instalments,
         r.due_on::text as "dueDate", r.paid_at as "paidAt", p.at as "creditedAt", r.currency,
         p.interest, p.principal
       from repayment r join campaign c on c.id = r.campaign_id join app_user u on u.id = $2
       join lateral (
         select max(a.posted_at) as at, sum(a.interest) as interest, sum(a.principal) as principal from allocation a
         where a.repayment_id = r.id and a.investor_id = $2 and a.posted_at is not null) p on p.at is not null
       where r.id = $1`,
      [repaymentId, caller.userId],
    );
    if (row === undefined) throw notFound();
    const rows = await this.database.query<PartRow>(
      `select i.id as "investmentId", i.number, a.interest, a.principal, t.uid::text as "transactionId"
       from allocation a join investment i on i.id = a.investment_id
       left join ledger.tx t on t.kind = 'distribution' and t.source_type = 'repayment_chunk'
         and t.source_id = a.repayment_id || ':' || a.chunk
       where a.repayment_id = $1 and a.investor_id = $2 and a.posted_at is not null order by i.number limit 1000`,
      [repaymentId, caller.userId],
    );
    return {
      ...row,
      ...sums(row),
      // The whole part is paid to the wallet: no fee or tax is deducted.
      fees: 0n,
      taxWithheld: 0n,
      parts: rows.map((part) => ({ ...part, ...sums(part) })),
    };
  }
}
