import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { systemActor, type Actor } from '../../../kernel/history/history.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { Capacity } from '../../campaigns/index.js';
import { Ledger } from '../../ledger/index.js';
import { RefundsService } from '../../payments/index.js';
import { aboutOf, announce, type About } from '../record/investment-events.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { returnToCard, returnToWallet } from '../record/investment-postings.js';
import type { InvestmentEntity } from '../record/investment.entity.js';

/** Received money is returned to its source: to the wallet at once, to a card through its provider. */
@Injectable()
export class InvestmentReturns implements OnModuleInit {
  constructor(
    private readonly ledger: Ledger,
    private readonly refunds: RefundsService,
    private readonly capacity: Capacity,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'investments.refunded',
      topics: ['refund.succeeded'],
      queue: 'money',
      inTransaction: (tx, message) => this.confirmed(tx, message),
    });
    this.events.register({
      name: 'investments.refund_failed',
      topics: ['refund.failed'],
      queue: 'money',
      inTransaction: (tx, message) => this.failed(tx, message),
    });
  }

  /**
   * Sends one received investment back, under its lock. What its payer had added for a wire transfer goes back too,
   * unless the investor cancelled.
   */
  async giveBack(
    tx: Tx,
    investment: InvestmentEntity,
    actor: Actor,
    reason: string,
    about: About,
    keepsSurcharge = false,
  ): Promise<void> {
    // The collected payment defines how the money is returned, not the type of the investment.
    const payment = await this.refunds.paymentOf(tx, 'investment', investment.id);
    const whose = actor.id ?? actor.name;
    const walletPart = payment === null ? investment.amount : payment.walletPart;
    if (walletPart > 0n) await this.ledger.post(tx, returnToWallet(investment, walletPart, whose, reason));
    const surcharge = keepsSurcharge ? 0n : (payment?.surcharge ?? 0n);
    if (payment) await this.ledger.post(tx, returnToCard(investment, payment, surcharge, whose, reason));
    await this.capacity.giveBack(tx, investment);
    if (payment) {
      const minor = payment.amount + surcharge;
      await this.refunds.plan(tx, payment, 'investment', investment.id, { minor, currency: payment.currency });
      await this.lifecycle.move(tx, investment, 'refunding', actor, reason);
    } else {
      await this.lifecycle.move(tx, investment, 'refunded', actor, reason);
    }
    await announce(this.events, tx, 'investment.refunded', investment, about);
  }

  private async confirmed(tx: Tx, message: Message<'refund.failed' | 'refund.succeeded'>): Promise<void> {
    const investment = await this.subjectOf(tx, message);
    if (investment?.state !== 'refunding') return;
    const settled = await this.refunds.settledBy(tx, 'investment', investment.id);
    if (settled === null) return;
    await this.lifecycle.move(tx, investment, 'refunded', await this.providerOf(tx, investment));
    if (settled.by === 'wallet') await this.tell(tx, 'investment.refund_credited', investment, settled.takenByBank);
  }

  /** The card's bank returned the refund, perhaps days later: the investor is still owed the money. */
  private async failed(tx: Tx, message: Message<'refund.failed' | 'refund.succeeded'>): Promise<void> {
    const investment = await this.subjectOf(tx, message);
    if (investment === null || (await this.refunds.settledBy(tx, 'investment', investment.id)) !== null) return;
    if (investment.state === 'refunded')
      await this.lifecycle.move(
        tx,
        investment,
        'refunding',
        await this.providerOf(tx, investment),
        'the refund came back',
      );
    await this.tell(tx, 'investment.refund_failed', investment);
  }

  private async providerOf(tx: Tx, { id }: InvestmentEntity): Promise<Actor> {
    return systemActor((await this.refunds.paymentOf(tx, 'investment', id))?.provider ?? 'refunds');
  }

  /** Earlier notifications about the refund are withdrawn. */
  private async tell(
    tx: Tx,
    topic: 'investment.refund_failed' | 'investment.refund_credited',
    investment: InvestmentEntity,
    takenByBank = 0n,
  ): Promise<void> {
    const payment = await this.refunds.paymentOf(tx, 'investment', investment.id);
    const amount = (payment?.amount ?? investment.amount) - takenByBank;
    await announce(this.events, tx, topic, { ...investment, amount }, await aboutOf(tx, investment.campaignId));
  }

  private async subjectOf(
    tx: Tx,
    message: Message<'refund.failed' | 'refund.succeeded'>,
  ): Promise<InvestmentEntity | null> {
    const { subjectType, subjectId } = message.body;
    if (subjectType !== 'investment') return null;
    return this.lifecycle.lock(tx, subjectId);
  }
}
