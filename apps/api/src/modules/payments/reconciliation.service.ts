import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { derivedId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { notFound } from '../../kernel/errors/domain-error.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { accountCode, Ledger } from '../ledger/index.js';
import { StripeCollections } from './adapters/stripe/stripe-collections.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentsLifecycle } from './payments.lifecycle.js';
import type { CollectionSnapshot } from './ports.js';
import { PaymentPurposes } from './purposes.js';
import { RefundsService } from './refunds.service.js';

/** Intents older than this are asked about, so that a lost webhook costs minutes, not money. */
const ASK_AFTER_MINUTES = 15;

/**
 * Brings a payment to what the provider says of it. Webhook, return page and poller all end here: three triggers, one
 * code path, each effect once.
 */
@Injectable()
export class ReconciliationService implements OnModuleInit {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly database: Database,
    private readonly collections: StripeCollections,
    private readonly purposes: PaymentPurposes,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly ledger: Ledger,
    private readonly refunds: RefundsService,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'payments.reconcile', everySeconds: 60, run: () => this.askAboutOld() });
  }

  async bySession(sessionId: string): Promise<PaymentEntity> {
    const payment = await this.database.manager.findOneBy(PaymentEntity, { sessionId });
    if (payment === null) throw notFound();
    return this.reconcile(payment);
  }

  /** Every unfinished payment of a subject. */
  async bySubject(purpose: PaymentPurpose, subjectId: string): Promise<void> {
    const payments = await this.database.manager.findBy(PaymentEntity, { purpose, subjectId, state: 'open' });
    for (const payment of payments) await this.reconcile(payment);
  }

  /** Asks the provider and applies its answer; gives the payment as it stands then. */
  async reconcile(payment: PaymentEntity): Promise<PaymentEntity> {
    if (payment.sessionId === null) return payment;
    const outcome = await this.collections.read(payment.sessionId);
    if (outcome.kind !== 'ok') {
      this.logger.warn(`Payment ${payment.id} could not be read: ${'code' in outcome ? outcome.code : outcome.kind}`);
      return payment;
    }
    return this.database.inTx((tx) => this.apply(tx, payment.id, outcome.value));
  }

  private async apply(tx: Tx, paymentId: string, snapshot: CollectionSnapshot): Promise<PaymentEntity> {
    const payment = await tx.findOneOrFail(PaymentEntity, {
      where: { id: paymentId },
      lock: { mode: 'for_no_key_update' },
    });
    await tx.query(
      'update payment set checked_at = kernel.now(), provider_payment_id = coalesce($2, provider_payment_id) where id = $1',
      [paymentId, snapshot.providerPaymentId],
    );
    payment.providerPaymentId = snapshot.providerPaymentId ?? payment.providerPaymentId;
    if (snapshot.state === 'collected') await this.collect(tx, payment, snapshot);
    else if (snapshot.state === 'expired' && payment.state === 'open') {
      await this.lifecycle.movePayment(tx, payment, 'expired', snapshot.failureCode);
      await this.purposes.of(payment.purpose).ended(tx, payment);
    }
    return payment;
  }

  private async collect(tx: Tx, payment: PaymentEntity, snapshot: CollectionSnapshot): Promise<void> {
    if (payment.state === 'collected' || payment.state === 'late' || payment.state === 'returned') return;
    const { minor, currency } = snapshot.received;
    if (minor !== payment.amount || currency !== payment.currency) {
      // Never posted, never ignored: it stays open, the poller reports it again, an operator looks.
      this.logger.error(`Payment ${payment.id} was collected with another amount or currency than was asked for`);
      return;
    }
    const wasOpen = payment.state === 'planned' || payment.state === 'open';
    if (wasOpen && (await this.purposes.of(payment.purpose).collected(tx, payment))) {
      await this.lifecycle.movePayment(tx, payment, 'collected');
    } else {
      await this.sendBack(tx, payment, wasOpen);
    }
    await this.postFee(tx, payment, snapshot);
  }

  /** 8a: money that came too late or twice goes back; the escrow never sees it. */
  private async sendBack(tx: Tx, payment: PaymentEntity, wasOpen: boolean): Promise<void> {
    if (wasOpen) await this.lifecycle.movePayment(tx, payment, 'expired');
    await this.lifecycle.movePayment(tx, payment, 'late');
    await this.ledger.post(tx, {
      uid: derivedId(`payment:${payment.id}:late`),
      kind: 'late_payment',
      phase: 'posted',
      sourceType: 'payment',
      sourceId: payment.id,
      actor: 'reconciliation',
      postings: [
        {
          debit: accountCode.clearing(payment.provider, payment.currency),
          credit: accountCode.refundDue(payment.provider, payment.currency),
          minor: payment.amount,
          currency: payment.currency,
        },
      ],
    });
    await this.refunds.plan(tx, payment, 'late_payment', payment.id, payment.amount);
  }

  /** The provider's fee, from its own books and never computed; the platform bears it. */
  private async postFee(tx: Tx, payment: PaymentEntity, { fee }: CollectionSnapshot): Promise<void> {
    if (fee === null || fee.minor === 0n || fee.currency !== payment.currency) return;
    await this.ledger.post(tx, {
      uid: derivedId(`payment:${payment.id}:fee`),
      kind: 'provider_fee',
      phase: 'posted',
      sourceType: 'payment',
      sourceId: payment.id,
      actor: 'reconciliation',
      postings: [
        {
          debit: accountCode.providerFee(payment.provider, payment.currency),
          credit: accountCode.clearing(payment.provider, payment.currency),
          minor: fee.minor,
          currency: payment.currency,
        },
      ],
    });
  }

  private async askAboutOld(): Promise<number> {
    const payments = await this.database.manager
      .createQueryBuilder(PaymentEntity, 'p')
      .where(`p.state in ('planned', 'open') and p.sessionId is not null`)
      .andWhere(`coalesce(p.checkedAt, p.createdAt) < kernel.now() - make_interval(mins => :minutes)`, {
        minutes: ASK_AFTER_MINUTES,
      })
      .orderBy('p.createdAt')
      .limit(100)
      .getMany();
    for (const payment of payments) {
      await this.reconcile(payment);
    }
    return payments.length;
  }
}
