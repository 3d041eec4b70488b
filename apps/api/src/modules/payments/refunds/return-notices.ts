import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { RefundEntity } from './refund.entity.js';

/** Refunds of money that could not be used; all other refunds are notified by their own module. */
const UNUSED: readonly string[] = ['late_payment', 'quarantine'];

/** Notifies payers of refunds of money that could not be used any more. */
@Injectable()
export class ReturnNotices implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.register({
      name: 'payments.returned',
      topics: ['refund.succeeded', 'refund.failed'],
      queue: 'money',
      inTransaction: (tx, message) => this.tell(tx, message),
    });
  }

  private async tell(tx: Tx, message: Message<'refund.failed' | 'refund.succeeded'>): Promise<void> {
    const { refundId, subjectType } = message.body;
    if (!UNUSED.includes(subjectType)) return;
    const refund = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    const topic = noticeOf(refund);
    if (topic === null) return;
    const { userId, rail } = await tx.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
    const { amount, takenByBank, currency } = refund;
    await this.events.emit(tx, topic, { userId, amount: Number(amount - takenByBank), currency, toYours: rail });
  }
}

/** The refund in its current state; null where no notice is due, or where that of the chargeback is enough. */
function noticeOf({ state, resolution }: RefundEntity): `payment.return${'ed' | '_failed' | '_credited'}` | null {
  if (resolution === 'wallet') return 'payment.return_credited';
  if (resolution === 'refunded_elsewhere') return 'payment.returned';
  if (resolution !== null) return null;
  if (state === 'succeeded') return 'payment.returned';
  return state === 'failed' ? 'payment.return_failed' : null;
}
