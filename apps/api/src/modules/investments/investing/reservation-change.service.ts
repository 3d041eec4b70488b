import { Injectable } from '@nestjs/common';
import type { ChangeInvestmentRequest } from '@cairn/contracts/investments/change-investment.request';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Capacity } from '../../campaigns/index.js';
import { requireMayPay, requireShown, stakeOf, type Stake } from '../eligibility/eligibility.js';
import { HoldRelease } from '../holds/hold-release.js';
import { InvestmentDesk } from './investment-desk.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { measureOf, requireLimit } from '../eligibility/investment-limits.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { InvestmentStore } from './investment-store.js';

/** Another amount, and the terms that it was chosen on. */
export interface ChangedStake {
  stake: Stake;
  termsVersion: number;
}

export const hasAmount = ({ amount, units }: ChangeInvestmentRequest): boolean =>
  (amount ?? null) !== null || (units ?? null) !== null;

/** Changing the amount updates the existing reservation; no second one is made. */
@Injectable()
export class ReservationChange {
  constructor(
    private readonly facts: InvestmentFactsRepository,
    private readonly store: InvestmentStore,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly capacity: Capacity,
    private readonly desk: InvestmentDesk,
    private readonly release: HoldRelease,
  ) {}

  /**
   * Changes a reservation. A page on which its former amount could be paid is closed first; what was paid on it in that
   * moment goes back. How an investment was paid is defined by its collected payment and does not change afterwards.
   * @returns the stake where it is another one now
   */
  async apply(tx: Tx, caller: Identity, id: string, request: ChangeInvestmentRequest): Promise<ChangedStake | null> {
    const investment = await this.lifecycle.lock(tx, id, caller.userId);
    await this.facts.requireNoTest(tx, investment.campaignId);
    this.desk.requireHeld(investment);
    if (request.paymentType !== undefined) await this.desk.requireRail(tx, request.paymentType);
    const keepsAmount = !hasAmount(request);
    if (investment.state === 'paying' && !keepsAmount) await this.release.reopen(tx, investment, caller);
    if (investment.state !== 'reserved') throw new DomainError('investment.bad_transition', { from: investment.state });
    if (keepsAmount) {
      if (request.paymentType !== undefined) await this.store.setPaymentType(tx, id, request.paymentType);
      return null;
    }
    await this.capacity.release(tx, investment);
    // Its own part does not count against itself.
    const unmeasured = { limitAmount: 0n, limitCurrency: investment.currency, limitRate: null };
    await this.store.setAmount(tx, id, investment, unmeasured);
    const facts = await this.facts.read(tx, investment.campaignId, caller.userId);
    requireShown(facts, investment.state);
    requireMayPay(facts, (await this.desk.rules(tx)).rules);
    await this.desk.requireOffer(tx, facts);
    const stake = stakeOf(facts, request);
    requireLimit(facts, stake.amount);
    await this.store.setAmount(tx, id, stake, measureOf(facts, stake.amount));
    // Chosen anew, on the terms in force.
    await this.lifecycle.endQuestion(tx, id);
    await this.capacity.reserve(tx, { ...investment, ...stake });
    if (request.paymentType !== undefined) await this.store.setPaymentType(tx, id, request.paymentType);
    return { stake, termsVersion: facts.termsVersion };
  }
}
