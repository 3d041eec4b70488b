import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { DebitCalls, type DebitedAccount } from '../debits/debit-calls.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { PaymentPurposes } from '../record/purposes.js';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';
import { CheckoutPages } from './checkout-pages.js';
import { CheckoutService, type CheckoutOrder } from './checkout.service.js';
import { PaymentStatusService } from './payment-status.service.js';

/** Payments from a linked account or card: the same payments as those of the rail's page, without the page. */
@Injectable()
export class AccountDebits {
  constructor(
    private readonly database: Database,
    private readonly checkout: CheckoutService,
    private readonly pages: CheckoutPages,
    private readonly calls: DebitCalls,
    private readonly purposes: PaymentPurposes,
    private readonly reconciliation: ReconciliationService,
    private readonly statuses: PaymentStatusService,
  ) {}

  /**
   * Debits the account. Where the provider's answer was lost, the payment stays planned, and the poller finds out.
   * @throws payment.provider_unavailable when the provider cannot be reached: nothing was debited
   * @throws payment.refused, link.broken, and whatever keeps a page of this rail from being opened
   */
  async debit(
    caller: Identity,
    order: Omit<CheckoutOrder, 'rail' | 'isDebit'>,
    account: DebitedAccount,
    commandKey: string,
  ): Promise<PaymentStatus> {
    // Another way to pay the same may be open in the browser: what was paid there is taken first.
    await this.pages.endAll(order.purpose, order.id);
    const { payment, payable } = await this.database.inTx(async (tx) => {
      const planned = await this.checkout.plan(tx, caller, { ...order, rail: account.rail, isDebit: true }, commandKey);
      if (planned.payment.state === 'planned') await this.calls.write(tx, planned.payment, account);
      return planned;
    });
    if (payment.state !== 'planned') return this.statuses.present(await this.reconciliation.reconcile(payment));
    const outcome = await this.calls.send(payment, payable);
    if (outcome.kind === 'ok') return this.statuses.present(await this.begun(payment.id, outcome.value));
    if (outcome.kind === 'unknown') return this.statuses.present(payment);
    const code = outcome.kind === 'rejected' ? outcome.code : 'unavailable';
    await this.database.inTx((tx) => this.checkout.refuse(tx, payment.id, code));
    throw outcome.kind === 'rejected'
      ? new DomainError('payment.refused')
      : new DomainError('payment.provider_unavailable', { retryAfter: 5 });
  }

  private async begun(paymentId: string, ref: string): Promise<PaymentEntity> {
    const payment = await this.database.inTx(async (tx) => {
      const adopted = await this.calls.adopt(tx, paymentId, ref);
      await this.purposes.of(adopted.purpose).lock(tx, adopted.subjectId);
      if (await this.pages.isGivenUp(tx, paymentId)) await this.pages.closeLater(tx, [paymentId]);
      return adopted;
    });
    return this.reconciliation.reconcile(payment);
  }
}
