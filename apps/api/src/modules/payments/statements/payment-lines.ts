import { Injectable } from '@nestjs/common';
import { PAYOUT_RETURN_DAYS } from '@cairn/contracts';
import { isCurrency } from '@cairn/finance';
import { isUUID } from 'class-validator';
import { Database } from '../../../kernel/database/in-tx.js';
import { Ledger } from '../../ledger/index.js';
import { DisputesService } from '../disputes/disputes.service.js';
import { FeesService } from '../reconciliation/fees.service.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';
import { RefundsService } from '../refunds/refunds.service.js';
import type { LineMatcher, MatchedLine } from './line-matcher.js';
import { settleLine } from './settle-line.js';
import { bookOfLine, feeOfLine } from './statement-postings.js';
import type { StatementLineEntity } from './statement-line.entity.js';

/** What a provider has paid out of a wallet, or got back: without the fee, which stays here. */
const withdrawn = (kind: string, sign: '-' | ''): string =>
  `select t.id, (${sign}(w.amount - w.fee))::text as amount from withdrawal w join ledger.tx t on t.source_type = 'withdrawal'
     and t.source_id = w.id::text and t.kind = '${kind}' where w.provider = $2 and w.provider_money_ref = $1`;

/** The transaction of our ledger behind a line, by what the line is about. `$1` is its id at the provider `$2`. */
const TRANSACTION_OF: Readonly<Partial<Record<StatementLineEntity['kind'], string>>> = {
  charge: `select t.id, p.received::text as amount from payment p join ledger.tx t on t.source_type = 'payment' and t.source_id = p.id::text
     and t.phase in ('posted', 'post')
     and t.kind in ('top_up', 'late_payment', 'quarantined_payment', 'investment_' || p.rail, 'repayment_' || p.rail)
   where p.provider = $2 and p.provider_payment_id = $1`,
  refund: `select t.id, (-r.amount)::text as amount from refund r join ledger.tx t on t.source_type = 'refund' and t.source_id = r.id::text
     and t.kind = 'refund' where r.provider = $2 and r.provider_refund_id = $1`,
  refund_failure: `select t.id, r.amount::text as amount from refund r join ledger.tx t on t.source_type = 'refund' and t.source_id = r.id::text
     and t.kind = 'refund_failed' where r.provider = $2 and r.provider_refund_id = $1`,
  transfer: `select t.id, (-p.amount)::text as amount from payout p join ledger.tx t on t.source_type = 'payout' and t.source_id = p.id::text
     and t.kind = 'payout_sent' where p.provider = $2 and p.provider_transfer_id = $1
   union all ${withdrawn('withdrawal_sent', '-')}`,
  transfer_return: withdrawn('withdrawal_failed', ''),
};

/**
 * Lines about payments of the platform, what was given back of them, and transfers to owners; beside them what a provider
 * does by itself, which is posted, and what nobody knows, which goes to suspense.
 */
@Injectable()
export class PaymentLines implements LineMatcher {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly reconciliation: ReconciliationService,
    private readonly refunds: RefundsService,
    private readonly disputes: DisputesService,
    private readonly fees: FeesService,
  ) {}

  async find(line: StatementLineEntity): Promise<MatchedLine | null> {
    switch (line.kind) {
      case 'charge':
        return this.charge(line);
      case 'refund':
      case 'refund_failure':
        return this.refund(line);
      case 'transfer':
      case 'transfer_return':
        return this.transfer(line);
      case 'dispute':
        return (await this.disputeOfAny(line)) ? { state: 'matched', txId: null } : null;
      default:
        return this.book(line);
    }
  }

  private async charge(line: StatementLineEntity): Promise<MatchedLine | null> {
    const where = [
      ...(line.paymentRef === null ? [] : [{ provider: line.provider, providerPaymentId: line.paymentRef }]),
      ...(line.ourRef !== null && isUUID(line.ourRef) ? [{ provider: line.provider, id: line.ourRef }] : []),
    ];
    const [payment] = where.length === 0 ? [] : await this.database.manager.find(PaymentEntity, { where, take: 1 });
    if (payment === undefined) return null;
    if (payment.collectedAt === null) await this.reconciliation.reconcile(payment);
    const { currency } = line;
    const isOwn = currency === payment.currency;
    await this.fees.book(payment.id, {
      fee: { minor: line.fee, currency },
      exchanged: isOwn ? null : { minor: line.amount, currency },
    });
    return this.known(line, line.paymentRef, isOwn);
  }

  /** Its payment may not be known by the provider's id yet. */
  private async disputeOfAny(line: StatementLineEntity): Promise<boolean> {
    if (await this.dispute(line)) return true;
    await this.reconciliation.askUnfinished(line.provider);
    return this.dispute(line);
  }

  /** By the dispute itself, or by the payment where the provider names only that. */
  private async dispute({ provider, sourceRef, paymentRef }: StatementLineEntity): Promise<boolean> {
    if (sourceRef !== null) return this.disputes.reconcile(provider, sourceRef);
    return paymentRef !== null && (await this.disputes.reconcileOf(provider, paymentRef));
  }

  /** Its fee stands in the same line. */
  private async transfer(line: StatementLineEntity): Promise<MatchedLine | null> {
    const known = await this.known(line, line.sourceRef);
    const fee = known === null ? null : feeOfLine(line);
    if (fee !== null) await this.database.inTx((tx) => this.ledger.post(tx, fee));
    return known;
  }

  private async refund(line: StatementLineEntity): Promise<MatchedLine | null> {
    if (line.sourceRef !== null) await this.refunds.reconcile(line.provider, line.sourceRef);
    return this.known(line, line.sourceRef);
  }

  /** After an outage of a day or more, the result of what was begun may still arrive. */
  async isOnItsWay({ provider, kind, sourceRef, paymentRef, ourRef }: StatementLineEntity): Promise<boolean> {
    if (kind === 'refund') return sourceRef !== null && this.refunds.isOnItsWay(provider, sourceRef, paymentRef);
    if ((kind !== 'transfer' && kind !== 'transfer_return') || ourRef === null) return false;
    const rows = await this.database.query<unknown>(
      `select 1 from payout where id::text = $1 and state = 'released'
       union all select 1 from withdrawal where id::text = $1 and (state = 'released'
         or $2 and state = 'sent' and sent_at > kernel.now() - interval '${PAYOUT_RETURN_DAYS} days')`,
      [ourRef, kind === 'transfer_return'],
    );
    return rows.length > 0;
  }

  private async known(line: StatementLineEntity, ref: string | null, holdAmount = true): Promise<MatchedLine | null> {
    const sql = TRANSACTION_OF[line.kind];
    if (sql === undefined || ref === null) return null;
    const [row] = await this.database.query<{ id: string; amount: string | null }>(sql, [ref, line.provider]);
    if (row === undefined) return null;
    const differs = holdAmount && row.amount !== null && BigInt(row.amount) !== line.amount;
    return { state: differs ? 'amount_mismatch' : 'matched', txId: row.id };
  }

  /** Movements by the provider itself or of unknown origin: our clearing account follows the provider's balance. */
  async book(line: StatementLineEntity): Promise<MatchedLine> {
    if (!isCurrency(line.currency)) return { state: 'missing_in_ledger', txId: null };
    const { entry, isKnown } = bookOfLine(line);
    if (entry === null) return { state: 'matched', txId: null };
    return this.database.inTx(async (tx) => {
      const posted = await this.ledger.post(tx, entry);
      const found: MatchedLine = { state: isKnown ? 'matched' : 'missing_in_ledger', txId: posted.id };
      // What lies in suspense and the lines that say why are the same at every moment (I44).
      await settleLine(tx, line, found);
      return found;
    });
  }
}
