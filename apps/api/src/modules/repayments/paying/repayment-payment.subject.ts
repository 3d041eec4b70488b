import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { systemActor } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../../campaigns/index.js';
import { accountCode } from '../../ledger/index.js';
import {
  hasOtherPage,
  LIMIT_ERRORS,
  PaymentLimits,
  PaymentPurposes,
  type Bearer,
  type BearChargeback,
  type Payable,
  type PaymentEntity,
  type PaymentSubject,
  type PaymentWay,
} from '../../payments/index.js';
import { RepaymentCollection } from './repayment-collection.js';
import type { RepaymentEntity } from '../record/repayment.entity.js';
import { RepaymentLifecycle } from '../record/repayment-lifecycle.js';
import { noteCardPayment } from './repayment-card-money.js';
import { paidThroughProvider } from '../record/repayment-postings.js';

/** A repayment that its owner pays through a provider: distributed once the money is there. */
@Injectable()
export class RepaymentPaymentSubject implements PaymentSubject, OnModuleInit {
  constructor(
    private readonly purposes: PaymentPurposes,
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: RepaymentLifecycle,
    private readonly collection: RepaymentCollection,
    private readonly limits: PaymentLimits,
  ) {}

  onModuleInit(): void {
    this.purposes.register('repayment', this);
  }

  async prepare(tx: Tx, caller: Identity, id: string, { rail }: PaymentWay): Promise<Payable> {
    const repayment = await this.lifecycle.lock(tx, id, caller.userId);
    await this.collection.requirePayable(tx, caller.userId, repayment);
    const campaign = await this.campaigns.byId(repayment.campaignId, tx);
    const amount = repayment.interest + repayment.principal;
    const { maximum } = await this.limits.require(rail, amount, repayment.currency, tx);
    if (amount > maximum)
      throw new DomainError(LIMIT_ERRORS[rail], { maximum: Number(maximum), currency: repayment.currency });
    return {
      amount,
      currency: repayment.currency,
      description: `${campaign.name} ${repayment.number}`,
      successPath: `/campaign-dashboard/receipt/${id}`,
      cancelPath: `/campaign-dashboard/payment/${id}`,
      group: repayment.campaignId,
    };
  }

  lock(tx: Tx, id: string): Promise<RepaymentEntity> {
    return this.lifecycle.lock(tx, id);
  }

  async opened(tx: Tx, payment: PaymentEntity): Promise<void> {
    const repayment = await this.lifecycle.lock(tx, payment.subjectId);
    if (repayment.state === 'due') await this.lifecycle.move(tx, repayment, 'paying', systemActor('checkout'));
  }

  async collected(tx: Tx, payment: PaymentEntity): Promise<boolean> {
    const repayment = await this.lifecycle.lock(tx, payment.subjectId);
    if (!(await this.collection.isWanted(tx, repayment))) {
      if (!(await hasOtherPage(tx, payment))) await this.lapse(tx, repayment);
      return false;
    }
    await this.collection.collect(
      tx,
      repayment,
      systemActor(payment.provider),
      paidThroughProvider(repayment, payment),
    );
    await noteCardPayment(tx, repayment.id, payment.rail);
    return true;
  }

  /** The distributed amount stays with the investors: the owner owes it. */
  async takenBack(tx: Tx, payment: PaymentEntity, bear: BearChargeback): Promise<Bearer> {
    const repayment = await this.lifecycle.lock(tx, payment.subjectId);
    await bear({ debit: accountCode.owedByOwner(repayment.campaignId, repayment.currency) });
    return 'owner';
  }

  async ended(tx: Tx, payment: PaymentEntity): Promise<void> {
    const repayment = await this.lifecycle.lock(tx, payment.subjectId);
    if (repayment.state === 'paying' && !(await hasOtherPage(tx, payment)))
      await this.lifecycle.move(tx, repayment, 'due', systemActor('checkout'));
  }

  /** An early repayment after whose creation an instalment was paid is cancelled, and its payment refunded. */
  private async lapse(tx: Tx, repayment: RepaymentEntity): Promise<void> {
    if (repayment.state === 'paying') await this.lifecycle.move(tx, repayment, 'due', systemActor('checkout'));
    if (repayment.state === 'due') await this.lifecycle.move(tx, repayment, 'cancelled', systemActor('lapse'));
  }
}
