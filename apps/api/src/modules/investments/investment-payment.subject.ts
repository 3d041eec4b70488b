import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { systemActor } from '../../kernel/history/history.js';
import type { Identity } from '../../kernel/http/request.js';
import { Ledger } from '../ledger/index.js';
import {
  PaymentLimits,
  PaymentPurposes,
  type Payable,
  type PaymentEntity,
  type PaymentSubject,
} from '../payments/index.js';
import { Capacity } from './capacity.js';
import { freeHold, hold, isHeld, settleHold } from './holds.js';
import { InvestmentDesk } from './investment-desk.js';
import { InvestmentFactsRepository } from './investment-facts.repository.js';
import { InvestmentLifecycle } from './investment-lifecycle.js';
import { InvestmentStore } from './investment-store.js';

/** An investment that is paid by card: held in capacity and books while the page is open, posted when the money is there. */
@Injectable()
export class InvestmentPaymentSubject implements PaymentSubject, OnModuleInit {
  constructor(
    private readonly purposes: PaymentPurposes,
    private readonly limits: PaymentLimits,
    private readonly facts: InvestmentFactsRepository,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly store: InvestmentStore,
    private readonly capacity: Capacity,
    private readonly ledger: Ledger,
    private readonly desk: InvestmentDesk,
  ) {}

  onModuleInit(): void {
    this.purposes.register('investment', this);
  }

  async prepare(tx: Tx, caller: Identity, id: string): Promise<Payable> {
    const investment = await this.lifecycle.lock(tx, id, caller.userId);
    this.desk.requireHeld(investment);
    if (investment.state !== 'reserved' && investment.state !== 'paying') {
      throw new DomainError('investment.bad_transition', { from: investment.state });
    }
    const maximum = await this.limits.maximum('card', investment.currency);
    if (maximum === null) throw new DomainError('payment.rail_unavailable');
    const others = await this.byCard(tx, investment.campaignId, caller.userId, id);
    if (others + investment.amount > maximum) {
      throw new DomainError('payment.card_limit', { maximum: Number(maximum), currency: investment.currency });
    }
    const facts = await this.facts.read(tx, investment.campaignId, caller.userId);
    return {
      amount: investment.amount,
      currency: investment.currency,
      description: facts.name,
      successPath: `/payment-receipt/${id}`,
      cancelPath: `/payment/${id}`,
      group: investment.campaignId,
    };
  }

  async opened(tx: Tx, payment: PaymentEntity, until: Date): Promise<void> {
    const investment = await this.lifecycle.lock(tx, payment.subjectId);
    if (investment.state === 'reserved') {
      await this.lifecycle.move(tx, investment, 'paying', systemActor('checkout'));
      await this.store.setPaymentType(tx, investment.id, 'card');
    }
    if (investment.state !== 'paying') return;
    await this.ledger.post(tx, hold(payment, investment.campaignId));
    await this.store.extendHold(tx, investment.id, until);
  }

  async collected(tx: Tx, payment: PaymentEntity): Promise<boolean> {
    const investment = await this.lifecycle.lock(tx, payment.subjectId);
    // The hold of this very payment must still stand: another page of the same investment may have been paid first.
    if (investment.state !== 'paying' || !(await isHeld(tx, payment))) {
      if (await isHeld(tx, payment)) await this.ledger.post(tx, freeHold(payment));
      return false;
    }
    await this.ledger.post(tx, settleHold(payment));
    if (!(await this.capacity.receive(tx, investment))) throw new DomainError('investment.closed');
    const facts = await this.facts.read(tx, investment.campaignId, investment.investorId);
    await this.lifecycle.move(tx, investment, 'received', systemActor('stripe'));
    await this.desk.received(tx, investment, facts);
    return true;
  }

  async ended(tx: Tx, payment: PaymentEntity): Promise<void> {
    if (await isHeld(tx, payment)) await this.ledger.post(tx, freeHold(payment));
    const investment = await this.lifecycle.lock(tx, payment.subjectId);
    if (investment.state === 'paying') await this.lifecycle.move(tx, investment, 'reserved', systemActor('checkout'));
  }

  /** C-06: the cap is for an investor and a campaign together, so that splitting does not get around it. */
  private async byCard(tx: Tx, campaignId: string, investorId: string, except: string): Promise<bigint> {
    const [row] = await tx.query<{ sum: string }[]>(
      `select coalesce(sum(amount), 0) as sum from investment
       where campaign_id = $1 and investor_id = $2 and id <> $3 and payment_type = 'card'
         and state in ('paying', 'received', 'settled')`,
      [campaignId, investorId, except],
    );
    return BigInt(row?.sum ?? 0);
  }
}
