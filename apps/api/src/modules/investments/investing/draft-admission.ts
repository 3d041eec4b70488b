import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { Rules, Stake } from '../eligibility/eligibility.js';
import { InvestmentFactsRepository, type InvestmentFacts } from '../eligibility/investment-facts.repository.js';
import type { Draft } from '../steps/drafts.js';
import { StepRequirements } from '../steps/step-requirements.js';
import type { InvestmentEntity } from '../record/investment.entity.js';
import { InvestmentDesk } from './investment-desk.js';

export interface Admitted {
  facts: InvestmentFacts;
  stake: Stake;
}

/** Whether a draft may take its place now: everything that was asked when it began is asked again. */
@Injectable()
export class DraftAdmission {
  constructor(
    private readonly facts: InvestmentFactsRepository,
    private readonly steps: StepRequirements,
    private readonly desk: InvestmentDesk,
  ) {}

  /** What the site asks of everybody, and until when a place is held that is taken now. Read before the transaction. */
  rules(): ReturnType<InvestmentDesk['rules']> {
    return this.desk.rules();
  }

  /** @throws investment.session_over for a place whose time is over */
  requireHeld(investment: InvestmentEntity): void {
    this.desk.requireHeld(investment);
  }

  /**
   * @param rail how it is to be paid at once; null where its place is held for any
   * @throws investment.archived, investment.step_missing, investment.terms_changed, and whatever stands between this
   *   investor and this amount
   */
  async admit(tx: Tx, caller: Identity, draft: Draft, rules: Rules, rail: 'wallet' | null): Promise<Admitted> {
    const { archiveReason, amount, termsVersion } = draft;
    if (archiveReason !== null) throw new DomainError('investment.archived', { reason: archiveReason });
    this.steps.require(draft);
    const facts = await this.facts.read(tx, draft.campaignId, caller.userId);
    // 17 CFR 227.304(c): nobody invests on terms that they have not read.
    if (termsVersion !== facts.termsVersion) throw new DomainError('investment.terms_changed');
    const stake = this.desk.admit(caller, facts, rules, { amount });
    // No capacity is taken for somebody who cannot pay.
    if (rail === null) await this.desk.requireOffer(tx, facts);
    else if (!facts.walletOpen) throw new DomainError('payment.rail_closed');
    return { facts, stake };
  }
}
