import { Injectable } from '@nestjs/common';
import type { WireInstructions } from '@cairn/contracts/payments/wire.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';

type Sum = 'total' | 'amount' | 'fee' | 'arrived';
type Row = Omit<WireInstructions, Sum> & Record<Sum, string>;

/** What a payer was told, from the account of that moment. */
@Injectable()
export class WireReads {
  constructor(
    private readonly database: Database,
    private readonly reconciliation: ReconciliationService,
  ) {}

  /** S-16: the state is that of now; never success before the money. */
  async own(caller: Identity, id: string): Promise<WireInstructions> {
    const payment = await this.database.manager.findOneBy(PaymentEntity, { id, userId: caller.userId, rail: 'wire' });
    if (payment === null) throw notFound();
    if (payment.state === 'open') await this.reconciliation.reconcile(payment);
    const [row] = await this.database.query<Row>(
      `select p.id, p.purpose, p.subject_id as "subjectId", p.state, w.arrived,
         coalesce(g.at < w.expires_at, false) as replaced, coalesce(i.number, u.number, r.number) as "subjectNumber",
         c.id as "campaignId", c.name as "campaignName", w.amount as total, p.amount, p.surcharge as fee,
         w.reference, w.shown_at as "shownAt", w.expires_at as "expiresAt", w.currency, a.holder, a.bank_name as "bankName",
         a.bank_address as "bankAddress", a.iban, a.account_number as "accountNumber", a.routing_number as "routingNumber", a.bic
       from payment p join wire_instruction w on w.payment_id = p.id join operator_account a on a.id = w.account_id
       left join page_given_up g on g.payment_id = p.id
       left join investment i on p.purpose = 'investment' and i.id = p.subject_id
       left join top_up u on p.purpose = 'top_up' and u.id = p.subject_id
       left join repayment r on p.purpose = 'repayment' and r.id = p.subject_id
       left join campaign c on c.id = coalesce(i.campaign_id, r.campaign_id)
       where p.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    const { total, amount, fee, arrived } = row;
    return {
      ...row,
      total: BigInt(total),
      amount: BigInt(amount),
      fee: BigInt(fee),
      arrived: BigInt(arrived),
    };
  }
}
