import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { ConnectService } from '../connect/connect.service.js';
import { DisputesService } from '../disputes/disputes.service.js';
import { PaymentEntity } from '../record/payment.entity.js';
import type { WebhookHint } from '@cairn/contracts';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';
import { RefundsService } from '../refunds/refunds.service.js';

/** A message names a record; its state is read from the provider. */
@Injectable()
export class WebhookHints {
  constructor(
    private readonly database: Database,
    private readonly reconciliation: ReconciliationService,
    private readonly refunds: RefundsService,
    private readonly disputes: DisputesService,
    private readonly connect: ConnectService,
  ) {}

  /** False if it is about an unknown object. */
  async follow(hint: WebhookHint): Promise<boolean> {
    switch (hint.kind) {
      case 'collection':
        return this.reconcileWhere({ sessionId: hint.sessionId });
      case 'collection_by_payment':
        return this.reconcileWhere({ providerPaymentId: hint.providerPaymentId });
      case 'refund':
        return this.refunds.reconcile(hint.providerRefundId);
      case 'dispute':
        return this.disputes.reconcile(hint.ref);
      case 'warning':
        return this.disputes.warn(hint.providerPaymentId);
      case 'payee':
        return this.connect.hear(hint.accountId);
      default:
        return false;
    }
  }

  /** The object may belong to another product of the same account. */
  private async reconcileWhere(where: { sessionId: string } | { providerPaymentId: string }): Promise<boolean> {
    const payment = await this.database.manager.findOneBy(PaymentEntity, where);
    if (payment === null) return false;
    const { answered } = await this.reconciliation.ask(payment);
    // The message waits for the provider without losing a try, and the poller asks as well.
    if (!answered) throw new DomainError('payment.provider_unavailable');
    return true;
  }
}
