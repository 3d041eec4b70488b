import { Injectable, Logger } from '@nestjs/common';
import { BANK_DEBIT_RAILS, type Provider } from '@cairn/contracts/rails/providers';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { In } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { BankDebits } from './bank-debits.js';
import { CollectedMoney } from './collected-money.js';
import { FeesService } from './fees.service.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import type { CollectionSnapshot } from '../../rails/index.js';
import { PageReader } from './page-reader.js';
import { PaymentPurposes } from '../record/purposes.js';

/** Payments that one message about an unknown one has asked for. */
const MOST_ASKED = 20;

/**
 * Updates a payment to its state at the provider. Webhook, return page and poller all end here: three triggers, one
 * code path, each effect once.
 */
@Injectable()
export class ReconciliationService {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly database: Database,
    private readonly pages: PageReader,
    private readonly purposes: PaymentPurposes,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly collected: CollectedMoney,
    private readonly fees: FeesService,
    private readonly debits: BankDebits,
  ) {}

  /** Every unfinished payment of a subject. */
  async bySubject(purpose: PaymentPurpose, subjectId: string): Promise<void> {
    const payments = await this.database.manager.findBy(PaymentEntity, {
      purpose,
      subjectId,
      state: In(['open', 'clearing']),
    });
    for (const payment of payments) await this.reconcile(payment);
  }

  /**
   * The newest payments of a provider that are not finished: what it says of a payment that nobody knows may be about one
   * whose own message is late.
   */
  async askUnfinished(provider: Provider): Promise<void> {
    const payments = await this.database.manager.find(PaymentEntity, {
      where: { provider, state: In(['open', 'clearing']) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MOST_ASKED,
    });
    for (const payment of payments) await this.reconcile(payment);
  }

  /** Asks the provider, applies its answer, and returns the payment after that. */
  async reconcile(payment: PaymentEntity): Promise<PaymentEntity> {
    return (await this.ask(payment)).payment;
  }

  /** As `reconcile`, and whether the provider answered at all. */
  async ask(payment: PaymentEntity): Promise<{ payment: PaymentEntity; answered: boolean }> {
    if (payment.sessionId === null) return this.askAboutUnopened(payment);
    const outcome = await this.pages.read(payment, payment.sessionId);
    if (outcome.kind !== 'ok') {
      this.logger.warn(`Payment ${payment.id} could not be read: ${'code' in outcome ? outcome.code : outcome.kind}`);
      return { payment, answered: outcome.kind === 'rejected' };
    }
    const applied = await this.database.inTx((tx) => this.apply(tx, payment.id, outcome.value));
    await this.fees.book(payment.id, outcome.value);
    return { payment: applied, answered: true };
  }

  /** A debit may have been made although its answer was lost; anything else that was never opened ends in time. */
  private async askAboutUnopened(payment: PaymentEntity): Promise<{ payment: PaymentEntity; answered: boolean }> {
    const found = payment.state === 'planned' ? await this.debits.lookUp(payment.id) : 'no_debit';
    if (found !== 'no_debit' && found.kind !== 'ok') return { payment, answered: false };
    if (found === 'no_debit' || found.value === null) {
      if (found !== 'no_debit' && !(await this.debits.forgo(payment))) return { payment, answered: false };
      return { payment: await this.database.inTx((tx) => this.endUnopened(tx, payment.id)), answered: true };
    }
    const { value: ref } = found;
    return this.ask(await this.database.inTx((tx) => this.debits.adopt(tx, payment.id, ref)));
  }

  private async apply(tx: Tx, paymentId: string, snapshot: CollectionSnapshot): Promise<PaymentEntity> {
    const payment = await this.lifecycle.lockPayment(tx, paymentId);
    await tx.query(
      'update payment set checked_at = kernel.now(), provider_payment_id = coalesce($2, provider_payment_id) where id = $1',
      [paymentId, snapshot.moneyRef],
    );
    payment.providerPaymentId = snapshot.moneyRef ?? payment.providerPaymentId;
    if (snapshot.state === 'collected') await this.collected.take(tx, payment, snapshot);
    else if (snapshot.state === 'clearing' && payment.state === 'open') await this.debits.begun(tx, payment);
    else if (
      (snapshot.state === 'expired' || snapshot.state === 'failed') &&
      (payment.state === 'open' || payment.state === 'clearing')
    ) {
      // A debit that was returned before anybody saw it on its way was returned all the same.
      const isReturned = snapshot.state === 'failed' && BANK_DEBIT_RAILS.includes(payment.rail);
      const isDeclined = payment.state === 'clearing' || isReturned;
      await this.lifecycle.movePayment(tx, payment, snapshot.state, snapshot.failureCode);
      await this.purposes.of(payment.purpose).ended(tx, payment);
      if (isDeclined) await this.debits.declined(tx, payment, snapshot.failureCode);
    } else if (snapshot.state === 'open' && payment.state === 'open') {
      // A declined card leaves the page open for another one: nothing has ended, but the payer sees the reason.
      await this.lifecycle.noteDecline(tx, payment, snapshot.failureCode);
    }
    return payment;
  }

  /** A page that was never opened, or whose opening was not confirmed: it cannot be paid and holds nothing. */
  private async endUnopened(tx: Tx, paymentId: string): Promise<PaymentEntity> {
    const payment = await this.lifecycle.lockPayment(tx, paymentId);
    const [over] = await tx.query<unknown[]>('select 1 from payment where id = $1 and expires_at <= kernel.now()', [
      paymentId,
    ]);
    if (payment.state !== 'planned' || over === undefined) return payment;
    await this.lifecycle.movePayment(tx, payment, 'expired', 'never_opened');
    await this.purposes.of(payment.purpose).ended(tx, payment);
    return payment;
  }
}
