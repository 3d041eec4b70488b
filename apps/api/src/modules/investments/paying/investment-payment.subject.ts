import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sharedWith } from '@cairn/contracts/investments/invest.request';
import { isEscrowRail } from '@cairn/contracts/rails/providers';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Ledger } from '../../ledger/index.js';
import {
  hasOtherPage,
  PaymentPurposes,
  type AfterReturn,
  type Bearer,
  type BearChargeback,
  type Payable,
  type PaymentEntity,
  type PaymentSubject,
  type PaymentWay,
} from '../../payments/index.js';
import { freeHolds, holds, holdUidOf, settleHolds } from '../holds/holds.js';
import { InvestmentChargeback } from './investment-chargeback.js';
import type { InvestmentEntity } from '../record/investment.entity.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { InvestmentPayable } from './investment-payable.js';
import { InvestmentStore } from '../investing/investment-store.js';
import { PaymentArrival } from './payment-arrival.js';

/**
 * An investment that is paid through a provider, alone or beside the wallet: held in capacity and ledger while the page
 * is open or the payer's bank decides, posted when the money has arrived.
 */
@Injectable()
export class InvestmentPaymentSubject implements PaymentSubject, OnModuleInit {
  constructor(
    private readonly purposes: PaymentPurposes,
    private readonly payable: InvestmentPayable,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly store: InvestmentStore,
    private readonly ledger: Ledger,
    private readonly arrival: PaymentArrival,
    private readonly chargebacks: InvestmentChargeback,
  ) {}

  onModuleInit(): void {
    this.purposes.register('investment', this);
  }

  prepare(tx: Tx, caller: Identity, id: string, way: PaymentWay): Promise<Payable> {
    return this.payable.prepare(tx, caller, id, way);
  }

  lock(tx: Tx, id: string): Promise<InvestmentEntity> {
    return this.lifecycle.lock(tx, id);
  }

  async opened(tx: Tx, payment: PaymentEntity, until: Date): Promise<void> {
    const investment = await this.lifecycle.lock(tx, payment.subjectId);
    if (investment.state === 'reserved') {
      await this.lifecycle.move(tx, investment, 'paying', systemActor('checkout'));
    }
    if (investment.state !== 'paying') return;
    const { rail, walletPart } = payment;
    for (const entry of holds(payment, investment.campaignId)) await this.ledger.post(tx, entry);
    const paymentType = walletPart > 0n && !isEscrowRail(rail) ? sharedWith(rail) : rail;
    await this.store.holdForPage(tx, investment.id, paymentType, until);
  }

  async collected(tx: Tx, payment: PaymentEntity): Promise<boolean | AfterReturn> {
    const investment = await this.lifecycle.lock(tx, payment.subjectId);
    // The hold of this payment must still exist: another page of the same investment may have been paid first.
    const held = await this.ledger.isPending(tx, holdUidOf(payment));
    if (!held || (investment.state !== 'paying' && investment.state !== 'reserved')) {
      if (held) await this.free(tx, payment);
      return false;
    }
    // Person, law or campaign may have changed while the page was open: what keeps a wallet from paying sends this back.
    const { facts, obstacle } = await this.arrival.payability(tx, investment);
    const arrived = { investment, about: facts, actor: systemActor(payment.provider) };
    if (obstacle !== null) {
      await this.free(tx, payment);
      return (after) => this.arrival.refuse(after, arrived);
    }
    for (const entry of settleHolds(payment)) await this.ledger.post(tx, entry);
    await this.arrival.receive(tx, arrived);
    return true;
  }

  /** 14, 15: an investment that is still in escrow ends; of a campaign that was settled, its owner owes the money. */
  async takenBack(tx: Tx, payment: PaymentEntity, bear: BearChargeback, isWhole: boolean): Promise<Bearer> {
    const investment = await this.lifecycle.lock(tx, payment.subjectId);
    return this.chargebacks.apply(tx, investment, payment, bear, isWhole);
  }

  async ended(tx: Tx, payment: PaymentEntity): Promise<void> {
    const investment = await this.lifecycle.lock(tx, payment.subjectId);
    if (await this.ledger.isPending(tx, holdUidOf(payment))) await this.free(tx, payment);
    if (investment.state === 'paying' && !(await hasOtherPage(tx, payment)))
      await this.lifecycle.move(tx, investment, 'reserved', systemActor('checkout'));
  }

  private async free(tx: Tx, payment: PaymentEntity): Promise<void> {
    for (const entry of freeHolds(payment)) await this.ledger.post(tx, entry);
  }
}
