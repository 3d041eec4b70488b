import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@cairn/contracts';
import type { CheckoutRequest } from '@cairn/contracts/payments/checkout.requests';
import type { PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';

/** S-13: what the specification calls each state. */
export const GATEWAY_RESULT: Readonly<Record<PaymentState, PaymentStatus['gatewayResult']>> = {
  planned: 'PENDING',
  open: 'PENDING',
  clearing: 'PENDING',
  collected: 'SUCCESS',
  failed: 'FAIL',
  expired: 'FAIL',
  late: 'REFUND',
  returned: 'REFUND',
  quarantined: 'PENDING',
};

/** S-16: success only if the provider confirms it. */
@Injectable()
export class PaymentStatusService {
  constructor(
    private readonly database: Database,
    private readonly reconciliation: ReconciliationService,
  ) {}

  async read(caller: Identity, sessionId: string): Promise<PaymentStatus> {
    return this.present(await this.own(caller, sessionId));
  }

  /** On return from the provider's page: asks the provider, whatever the browser's address contains. */
  async check(caller: Identity, sessionId: string): Promise<PaymentStatus> {
    const payment = await this.own(caller, sessionId);
    return this.present(await this.reconciliation.reconcile(payment));
  }

  /**
   * A payer who pressed "back" on the provider's page returns without the session id: the subject identifies the
   * payment.
   */
  async checkNewest(caller: Identity, { purpose, id }: CheckoutRequest): Promise<PaymentStatus> {
    const payment = await this.database.manager.findOne(PaymentEntity, {
      where: { purpose, subjectId: id, userId: caller.userId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    if (payment === null) throw notFound();
    return this.present(await this.reconciliation.reconcile(payment));
  }

  private async own(caller: Identity, sessionId: string): Promise<PaymentEntity> {
    const payment = await this.database.manager.findOneBy(PaymentEntity, { sessionId, userId: caller.userId });
    if (payment === null) throw notFound();
    return payment;
  }

  present(payment: PaymentEntity): PaymentStatus {
    return {
      sessionId: payment.sessionId ?? '',
      purpose: payment.purpose,
      subjectId: payment.subjectId,
      rail: payment.rail,
      state: payment.state,
      gatewayResult: GATEWAY_RESULT[payment.state],
      amount: payment.amount,
      currency: payment.currency,
      failureCode: payment.failureCode,
    };
  }
}
