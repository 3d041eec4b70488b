import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Ledger } from '../../ledger/index.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import { RailRegistry, type Outcome, type ProviderRefund, type RefundSnapshot } from '../../rails/index.js';
import { refunded, refundFailed } from './refund-postings.js';
import { RefundEntity } from './refund.entity.js';

/** Applies a provider's answer to a refund: its state, the ledger, and its subject. */
@Injectable()
export class RefundOutcomes {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly ledger: Ledger,
    private readonly events: Events,
  ) {}

  /** Applies an answer; no answer changes nothing, the refund is asked about again. Gives what was answered. */
  async record(refund: RefundEntity, outcome: Outcome<RefundSnapshot>): Promise<Outcome<RefundSnapshot>['kind']> {
    if (outcome.kind === 'ok') await this.database.inTx((tx) => this.apply(tx, refund.id, outcome.value));
    if (outcome.kind === 'rejected') await this.rejected(refund, outcome);
    return outcome.kind;
  }

  private async apply(tx: Tx, refundId: string, snapshot: RefundSnapshot): Promise<void> {
    const { refund, payment } = await this.lifecycle.lockRefund(tx, refundId);
    if (refund.state === 'failed') return;
    refund.providerRefundId = snapshot.providerRefundId;
    await tx.query('update refund set provider_refund_id = $2 where id = $1', [refundId, snapshot.providerRefundId]);
    if (snapshot.state === 'failed') return this.fail(tx, refund, payment, snapshot.failureCode ?? 'unknown');
    if (refund.state === 'succeeded') return;
    if (snapshot.state === 'pending') {
      if (refund.state === 'planned') await this.lifecycle.moveRefund(tx, refund, 'sent');
      return;
    }
    await this.lifecycle.moveRefund(tx, refund, 'succeeded');
    await tx.query('update payment set refunded = refunded + $2 where id = $1', [payment.id, refund.amount.toString()]);
    await this.ledger.post(tx, refunded(refund, payment));
    if (payment.state === 'late' || payment.state === 'quarantined')
      await this.lifecycle.movePayment(tx, payment, 'returned');
    await this.tell(tx, 'refund.succeeded', refund);
  }

  /** Also after it had succeeded: the money is back at the provider and owed to the payer again. */
  private async fail(tx: Tx, refund: RefundEntity, payment: PaymentEntity, code: string): Promise<void> {
    const hadSucceeded = refund.state === 'succeeded';
    await this.lifecycle.moveRefund(tx, refund, 'failed', code);
    if (hadSucceeded) {
      await tx.query('update payment set refunded = refunded - $2 where id = $1', [
        payment.id,
        refund.amount.toString(),
      ]);
      await this.ledger.post(tx, refundFailed(refund, payment));
    }
    await this.tell(tx, 'refund.failed', refund);
  }

  /** Somebody may have refunded the payment in the provider's dashboard: then that refund is this one. */
  private async rejected(refund: RefundEntity, { reason, code }: { reason: string; code: string }): Promise<void> {
    const elsewhere = reason === 'already_done' ? await this.madeElsewhere(refund) : null;
    if (elsewhere === 'unknown') return;
    await this.database.inTx(async (tx) => {
      if (elsewhere !== null) {
        await tx.query(`update refund set origin = 'provider' where id = $1`, [refund.id]);
        return this.apply(tx, refund.id, elsewhere);
      }
      const locked = await this.lifecycle.lockRefund(tx, refund.id);
      if (locked.refund.state === 'planned' || locked.refund.state === 'sent')
        await this.fail(tx, locked.refund, locked.payment, code);
    });
  }

  private async madeElsewhere(refund: RefundEntity): Promise<ProviderRefund | 'unknown' | null> {
    const payment = await this.database.manager.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
    const listed = await this.rails.of('refund', payment.provider).listOf(payment.providerPaymentId ?? '');
    if (listed.kind !== 'ok') return 'unknown';
    const known = await this.database.manager.findBy(RefundEntity, { paymentId: refund.paymentId });
    const taken = new Set(known.map((one) => one.providerRefundId));
    return (
      listed.value.find(
        ({ providerRefundId, amount, state }) =>
          !taken.has(providerRefundId) && amount.minor === refund.amount && state !== 'failed',
      ) ?? null
    );
  }

  private tell(tx: Tx, topic: 'refund.succeeded' | 'refund.failed', refund: RefundEntity): Promise<void> {
    const { id: refundId, subjectType, subjectId } = refund;
    return this.events.emit(tx, topic, { refundId, subjectType, subjectId });
  }
}
