import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock.js';
import { newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { Events, type Message } from '../../kernel/outbox/events.js';
import { accountCode, Ledger } from '../ledger/index.js';
import { StripeRefunds } from './adapters/stripe/stripe-refunds.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentsLifecycle } from './payments.lifecycle.js';
import type { Outcome, RefundSnapshot } from './ports.js';
import { RefundEntity } from './refund.entity.js';

/** Refunds to the source of a payment: planned with the money, sent by a job, confirmed by the provider's answer. */
@Injectable()
export class RefundsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly refunds: StripeRefunds,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly ledger: Ledger,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'payments.refund',
      topics: ['refund.planned'],
      queue: 'money',
      outside: (message) => this.send(message),
    });
  }

  /** Writes the intent; the caller has already moved the amount to what is due for refunds. */
  async plan(tx: Tx, payment: PaymentEntity, subjectType: string, subjectId: string, amount: bigint): Promise<void> {
    const id = newId();
    await tx.insert(RefundEntity, {
      id,
      paymentId: payment.id,
      subjectType,
      subjectId,
      state: 'planned',
      amount,
      currency: payment.currency,
      createdAt: this.clock.now(),
    });
    await this.events.emit(tx, 'refund.planned', { refundId: id });
  }

  /** The payment by which a subject was paid. */
  async paymentOf(tx: Tx, purpose: 'investment', subjectId: string): Promise<PaymentEntity> {
    return tx.findOneOrFail(PaymentEntity, { where: { purpose, subjectId, state: 'collected' } });
  }

  private async send(message: Message): Promise<void> {
    const refund = await this.database.manager.findOneByOrFail(RefundEntity, { id: String(message.body['refundId']) });
    if (refund.state === 'succeeded') return;
    const payment = await this.database.manager.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
    const outcome = await this.refunds.refund(refund.id, payment.providerPaymentId ?? '', {
      minor: refund.amount,
      currency: refund.currency,
    });
    await this.record(refund.id, outcome);
    if (outcome.kind !== 'ok') throw new Error(`The refund ${refund.id} was not taken: ${outcome.kind}`);
  }

  /** Asks the provider about a refund that it has spoken of. */
  async reconcile(providerRefundId: string): Promise<void> {
    const refund = await this.database.manager.findOneBy(RefundEntity, { providerRefundId });
    if (refund === null || refund.state === 'succeeded') return;
    await this.record(refund.id, await this.refunds.read(providerRefundId));
  }

  private async record(refundId: string, outcome: Outcome<RefundSnapshot>): Promise<void> {
    if (outcome.kind !== 'ok') return;
    const { providerRefundId, state, failureCode } = outcome.value;
    await this.database.inTx(async (tx) => {
      const refund = await tx.findOneOrFail(RefundEntity, {
        where: { id: refundId },
        lock: { mode: 'for_no_key_update' },
      });
      if (refund.state === 'succeeded') return;
      await tx.query('update refund set provider_refund_id = $2 where id = $1', [refundId, providerRefundId]);
      if (state === 'pending') {
        if (refund.state === 'planned') await this.lifecycle.moveRefund(tx, refund, 'sent');
        return;
      }
      await this.lifecycle.moveRefund(tx, refund, state, failureCode);
      if (state === 'failed') return;
      const payment = await tx.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
      await this.ledger.post(tx, {
        uid: refund.id,
        kind: 'refund',
        phase: 'posted',
        sourceType: 'refund',
        sourceId: refund.id,
        actor: 'refunds',
        postings: [
          {
            debit: accountCode.refundDue(payment.provider, refund.currency),
            credit: accountCode.clearing(payment.provider, refund.currency),
            minor: refund.amount,
            currency: refund.currency,
          },
        ],
      });
      if (payment.state === 'late') await this.lifecycle.movePayment(tx, payment, 'returned');
      await this.events.emit(tx, 'refund.succeeded', {
        refundId,
        subjectType: refund.subjectType,
        subjectId: refund.subjectId,
      });
    });
  }
}
