import { Injectable } from '@nestjs/common';
import type { ChangeInvestmentRequest } from '@cairn/contracts/investments/change-investment.request';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { stakeOf } from '../eligibility/eligibility.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { requireLimit } from '../eligibility/investment-limits.js';
import { Drafts, type Draft } from '../steps/drafts.js';
import { StepAnswers } from '../steps/step-answers.js';
import { hasAmount, ReservationChange, type ChangedStake } from './reservation-change.service.js';

/** Changes an investment before it is paid, whether its place is held or not, and what its steps are answered with. */
@Injectable()
export class InvestmentChange {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly drafts: Drafts,
    private readonly answers: StepAnswers,
    private readonly reservations: ReservationChange,
  ) {}

  /** All of it, or nothing. */
  async change(caller: Identity, id: string, request: ChangeInvestmentRequest): Promise<void> {
    await this.database.inTx(async (tx) => {
      const draft = await this.drafts.lock(tx, id, caller.userId);
      if (draft === null) {
        await this.reservations.apply(tx, caller, id, request);
        return;
      }
      const { archiveReason } = draft;
      if (archiveReason !== null) throw new DomainError('investment.archived', { reason: archiveReason });
      const isPlaced = draft.placed !== null && draft.placed !== 'expired';
      const changed = isPlaced
        ? await this.reservations.apply(tx, caller, id, request)
        : await this.chooseAnew(tx, caller, draft, request);
      if (changed !== null) await this.drafts.setStake(tx, id, changed.stake, changed.termsVersion);
      await this.answers.save(tx, caller, draft, request);
      const accountId = request.preSubscription?.accountId ?? draft.accountId;
      if (changed !== null || accountId !== draft.accountId) await this.answers.findSignature(tx, id, accountId);
    });
  }

  private async chooseAnew(
    tx: Tx,
    caller: Identity,
    draft: Draft,
    request: ChangeInvestmentRequest,
  ): Promise<ChangedStake | null> {
    if (!hasAmount(request)) return null;
    const facts = await this.facts.read(tx, draft.campaignId, caller.userId);
    if ((request.termsVersion ?? facts.termsVersion) !== facts.termsVersion)
      throw new DomainError('investment.terms_changed');
    const stake = stakeOf(facts, request);
    requireLimit(facts, stake.amount);
    return { stake, termsVersion: facts.termsVersion };
  }
}
