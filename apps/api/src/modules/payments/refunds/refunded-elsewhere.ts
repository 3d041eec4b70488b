import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { RailRegistry } from '../../rails/index.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { RefundEntity } from './refund.entity.js';

/** What a payer has from the provider by refunds that nobody here has ordered, such as those made in its dashboard. */
@Injectable()
export class RefundedElsewhere {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
  ) {}

  /**
   * Minor units of the payment of a refund, outside a transaction.
   * @throws payment.provider_unavailable: what the payer has is not known then
   */
  async of(refundId: string): Promise<bigint> {
    const refund = await this.database.manager.findOneBy(RefundEntity, { id: refundId });
    if (refund === null) return 0n;
    const payment = await this.database.manager.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
    if (payment.providerPaymentId === null) return 0n;
    const listed = await this.rails.of('refund', payment.provider).listOf(payment.providerPaymentId);
    if (listed.kind === 'rejected') return 0n;
    if (listed.kind !== 'ok') throw new DomainError('payment.provider_unavailable');
    const known = await this.database.manager.findBy(RefundEntity, { paymentId: payment.id });
    const ours = new Set(known.flatMap(({ id, providerRefundId }) => [id, providerRefundId]));
    return listed.value
      .filter(
        (one) =>
          one.state !== 'failed' && !ours.has(one.providerRefundId) && (one.ours === null || !ours.has(one.ours)),
      )
      .reduce((sum, { amount }) => sum + amount.minor, 0n);
  }

  /** What of it other refunds of the payment have been lowered by, under the payment's lock. */
  async countedBy(tx: Tx, { id, paymentId }: RefundEntity): Promise<bigint> {
    const [row] = await tx.query<{ minor: string }[]>(
      'select coalesce(sum(taken_elsewhere), 0) as minor from refund where payment_id = $1 and id <> $2',
      [paymentId, id],
    );
    return BigInt(row?.minor ?? 0);
  }
}
