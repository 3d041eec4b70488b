import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import type { Bearer } from '../record/purposes.js';
import { RefundEntity } from '../refunds/refund.entity.js';
import { RefundsService } from '../refunds/refunds.service.js';
import type { DisputeEntity } from './dispute.entity.js';

export interface Part {
  debit: string;
  minor: bigint;
}

/** A chargeback of a payment that was already refunded, or was about to be: the payer must not receive it twice. */
@Injectable()
export class GivenBack {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly refunds: RefundsService,
    private readonly events: Events,
  ) {}

  /** Brings refunds under way to an end that is known: the provider refuses those of a disputed payment. */
  async decideRefunds(paymentId: string): Promise<void> {
    const underWay = await this.database.manager.findBy(RefundEntity, [
      { paymentId, state: 'planned' },
      { paymentId, state: 'sent' },
    ]);
    for (const refund of underWay) await this.refunds.advance(refund);
  }

  /**
   * The accounts that bear the chargeback before its subject does, under the payment's lock, and who that is when nothing
   * is left for the subject.
   * @throws payment.provider_unavailable while a refund is under way: the dispute is asked about again
   */
  async partsOf(
    tx: Tx,
    dispute: DisputeEntity,
    payment: PaymentEntity,
  ): Promise<{ parts: Part[]; all: Bearer | null }> {
    const { provider, userId } = payment;
    const { amount, currency } = dispute;
    const refunds = await tx.findBy(RefundEntity, { paymentId: payment.id });
    if (refunds.some(({ state }) => state === 'planned' || state === 'sent'))
      throw new DomainError('payment.provider_unavailable');
    const owed = await this.end(tx, payment, amount, refunds);
    const parts = [{ debit: accountCode.refundDue(provider, currency), minor: owed }];
    if (owed === amount) return { parts, all: 'refund' };
    const credited = refunds.filter(({ resolution }) => resolution === 'wallet');
    if (credited.reduce((sum, refund) => sum + refund.amount, owed) >= amount) {
      const wallet = accountCode.wallet(userId, currency);
      parts.push({ debit: wallet, minor: await this.ledger.available(tx, wallet) });
      parts.push({ debit: accountCode.owedByInvestor(userId, currency), minor: amount });
      return { parts, all: 'wallet' };
    }
    // Given back from the first: it never was what its subject has.
    if (payment.state !== 'returned') return { parts, all: null };
    parts.push({ debit: accountCode.chargebackLoss(provider, currency), minor: amount });
    return { parts, all: 'platform' };
  }

  /** Ends the refunds that are owed, as far as the bank took as much; gives their sum. */
  private async end(tx: Tx, payment: PaymentEntity, taken: bigint, refunds: readonly RefundEntity[]): Promise<bigint> {
    let sum = 0n;
    for (const refund of refunds) {
      const isOwed = refund.state === 'failed' && refund.resolvedAt === null;
      if (!isOwed || sum + refund.amount > taken) continue;
      sum += refund.amount;
      await tx.query(`update refund set resolved_at = kernel.now(), resolution = 'charged_back' where id = $1`, [
        refund.id,
      ]);
      if (payment.state === 'late' || payment.state === 'quarantined')
        await this.lifecycle.movePayment(tx, payment, 'returned');
      const { id: refundId, subjectType, subjectId } = refund;
      await this.events.emit(tx, 'refund.succeeded', { refundId, subjectType, subjectId });
    }
    return sum;
  }
}
