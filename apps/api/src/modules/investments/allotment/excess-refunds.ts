import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { RefundsService } from '../../payments/index.js';
import { aboutOf, announce } from '../record/investment-events.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { EXCESS } from './excess-returns.js';

type Answer = Message<'refund.failed' | 'refund.succeeded'>;

/** A card may not take back what was not allotted: its investor is told, and told again when it is in the wallet. */
@Injectable()
export class ExcessRefunds implements OnModuleInit {
  constructor(
    private readonly refunds: RefundsService,
    private readonly investments: InvestmentLifecycle,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'allotments.refunded',
      topics: ['refund.succeeded'],
      queue: 'money',
      inTransaction: (tx, message) => this.answered(tx, message, 'investment.refund_credited'),
    });
    this.events.register({
      name: 'allotments.refund_failed',
      topics: ['refund.failed'],
      queue: 'money',
      inTransaction: (tx, message) => this.answered(tx, message, 'investment.refund_failed'),
    });
  }

  private async answered(
    tx: Tx,
    { body: { refundId, subjectType, subjectId } }: Answer,
    topic: 'investment.refund_credited' | 'investment.refund_failed',
  ): Promise<void> {
    if (subjectType !== EXCESS) return;
    const settled = await this.refunds.settledBy(tx, EXCESS, subjectId);
    const isTold = topic === 'investment.refund_failed' ? settled === null : settled?.by === 'wallet';
    if (!isTold) return;
    const investment = await this.investments.lock(tx, subjectId);
    const amount = (await this.refunds.amountOf(tx, refundId)) - (settled?.takenByBank ?? 0n);
    await announce(this.events, tx, topic, { ...investment, amount }, await aboutOf(tx, investment.campaignId));
  }
}
