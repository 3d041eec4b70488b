import { Injectable } from '@nestjs/common';
import { PAYOUT_RETURN_DAYS } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';
import { isCurrency } from '@cairn/finance';
import { isUUID } from 'class-validator';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { Ledger } from '../../ledger/index.js';
import { DisputesService } from '../disputes/disputes.service.js';
import { FeesService } from '../reconciliation/fees.service.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { bookOfLine, feeOfLine } from './statement-postings.js';
import { StatementLineEntity, type StatementState } from './statement-line.entity.js';

/** How long a line may be ahead of our ledger before it goes to suspense (every line is classified within a day). */
const HOURS_TO_WAIT = 24;

/** Whether our ledger has a line, and in which transaction. */
interface Found {
  state: StatementState;
  txId: string | null;
}

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
 * Compares a line of the provider's records with ours (ledger 2.9). What ours should have and has not yet is requested
 * again; the provider's own transactions are posted; anything unknown goes to suspense, where a person sees it.
 */
@Injectable()
export class StatementMatching {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly reconciliation: ReconciliationService,
    private readonly refunds: RefundsService,
    private readonly disputes: DisputesService,
    private readonly fees: FeesService,
    private readonly clock: Clock,
  ) {}

  /** @param item the line's provider and id, `stripe:txn_1` */
  async match(item: string): Promise<void> {
    const [provider = '', lineId = ''] = item.split(/:(.*)/s);
    const line = await this.database.manager.findOneByOrFail(StatementLineEntity, {
      provider: provider as Provider, // a line's own
      lineId,
    });
    const found = await this.find(line);
    if (found === null) return this.later(line);
    await this.database.query('update statement_line set state = $3, tx_id = $4 where provider = $1 and line_id = $2', [
      provider,
      lineId,
      found.state,
      found.txId,
    ]);
  }

  private async find(line: StatementLineEntity): Promise<Found | null> {
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
        return (await this.dispute(line)) ? { state: 'matched', txId: null } : this.unknown(line);
      default:
        return this.book(line);
    }
  }

  private async charge(line: StatementLineEntity): Promise<Found | null> {
    const where = [
      ...(line.paymentRef === null ? [] : [{ provider: line.provider, providerPaymentId: line.paymentRef }]),
      ...(line.ourRef !== null && isUUID(line.ourRef) ? [{ provider: line.provider, id: line.ourRef }] : []),
    ];
    const [payment] = where.length === 0 ? [] : await this.database.manager.find(PaymentEntity, { where, take: 1 });
    if (payment === undefined) return this.unknown(line);
    if (payment.collectedAt === null) await this.reconciliation.reconcile(payment);
    const { currency } = line;
    const isOwn = currency === payment.currency;
    await this.fees.book(payment.id, {
      fee: { minor: line.fee, currency },
      exchanged: isOwn ? null : { minor: line.amount, currency },
    });
    return (await this.known(line, line.paymentRef, isOwn)) ?? this.unknown(line);
  }

  /** By the dispute itself, or by the payment where the provider names only that. */
  private async dispute({ provider, sourceRef, paymentRef }: StatementLineEntity): Promise<boolean> {
    if (sourceRef !== null) return this.disputes.reconcile(provider, sourceRef);
    return paymentRef !== null && (await this.disputes.reconcileOf(provider, paymentRef));
  }

  /** Its fee stands in the same line. */
  private async transfer(line: StatementLineEntity): Promise<Found | null> {
    const known = await this.known(line, line.sourceRef);
    if (known === null) return this.unknown(line);
    const fee = feeOfLine(line);
    if (fee !== null) await this.database.inTx((tx) => this.ledger.post(tx, fee));
    return known;
  }

  private async refund(line: StatementLineEntity): Promise<Found | null> {
    if (line.sourceRef !== null) await this.refunds.reconcile(line.provider, line.sourceRef);
    return (await this.known(line, line.sourceRef)) ?? this.unknown(line);
  }

  /**
   * Our ledger should have it, and may soon: a refund under way, a payment whose message is late. After a day
   * it goes to suspense for a person.
   */
  private async unknown(line: StatementLineEntity): Promise<Found | null> {
    const age = this.clock.now().getTime() - line.occurredAt.getTime();
    if (age < HOURS_TO_WAIT * 3_600_000) return null;
    return (await this.isOnItsWay(line)) ? null : this.book(line);
  }

  /** After an outage of a day or more, the result of what was begun may still arrive. */
  private async isOnItsWay({ provider, kind, sourceRef, paymentRef, ourRef }: StatementLineEntity): Promise<boolean> {
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

  private async later({ provider, lineId }: StatementLineEntity): Promise<void> {
    await this.database.query(
      `update statement_line set next_check_at = kernel.now() + interval '10 minutes' where provider = $1 and line_id = $2`,
      [provider, lineId],
    );
  }

  private async known(line: StatementLineEntity, ref: string | null, holdAmount = true): Promise<Found | null> {
    const sql = TRANSACTION_OF[line.kind];
    if (sql === undefined || ref === null) return null;
    const [row] = await this.database.query<{ id: string; amount: string | null }>(sql, [ref, line.provider]);
    if (row === undefined) return null;
    const differs = holdAmount && row.amount !== null && BigInt(row.amount) !== line.amount;
    return { state: differs ? 'amount_mismatch' : 'matched', txId: row.id };
  }

  /** Movements by the provider itself or of unknown origin: our clearing account follows the provider's balance. */
  private async book(line: StatementLineEntity): Promise<Found> {
    if (!isCurrency(line.currency)) return { state: 'missing_in_ledger', txId: null };
    const { entry, isKnown } = bookOfLine(line);
    if (entry === null) return { state: 'matched', txId: null };
    const posted = await this.database.inTx((tx) => this.ledger.post(tx, entry));
    return { state: isKnown ? 'matched' : 'missing_in_ledger', txId: posted.id };
  }
}
