import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Capacity } from '../../campaigns/index.js';
import { measureOf } from '../eligibility/investment-limits.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import type { InvestmentRow } from '../record/investment-reads.repository.js';
import type { InvestmentEntity } from '../record/investment.entity.js';
import { Drafts, type Draft } from '../steps/drafts.js';
import { DraftAdmission, type Admitted } from './draft-admission.js';
import { InvestmentStore } from './investment-store.js';
import { NewInvestments, type NewInvestment } from './new-investments.js';

type Placing = Awaited<ReturnType<DraftAdmission['rules']>>;

/** Takes the place of a draft in its campaign once its steps are done: held until it is paid, or paid at once. */
@Injectable()
export class PlaceService {
  constructor(
    private readonly database: Database,
    private readonly admission: DraftAdmission,
    private readonly investments: NewInvestments,
    private readonly store: InvestmentStore,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly capacity: Capacity,
    private readonly drafts: Drafts,
  ) {}

  /**
   * Holds the place for the session's length; again while it is held, nothing changes.
   * @throws what `DraftAdmission.admit` throws, and what the campaign's capacity refuses
   */
  async reserve(caller: Identity, id: string): Promise<void> {
    const placing = await this.admission.rules();
    await this.database.inTx(async (tx) => {
      const draft = await this.drafts.lock(tx, id, caller.userId);
      if (draft === null) throw notFound();
      const placed = draft.placed === null ? null : await this.lifecycle.lock(tx, id, caller.userId);
      if (placed === null || placed.state === 'expired') await this.hold(tx, caller, draft, placed, placing);
      else if (placed.state !== 'reserved' && placed.state !== 'paying')
        throw new DomainError('investment.bad_transition', { from: placed.state });
      else this.admission.requireHeld(placed);
    });
  }

  /**
   * Pays a draft from the wallet at once: its place is taken and paid in one transaction.
   * @param due the amount that the payer was shown, if one was
   * @returns the row that its investor reads; null where its place is, or was, held
   */
  async payFromWallet(caller: Identity, id: string, due: bigint | null): Promise<InvestmentRow | null> {
    const placing = await this.admission.rules();
    return this.database.inTx(async (tx) => {
      const draft = await this.drafts.lock(tx, id, caller.userId);
      if (draft === null || draft.placed !== null) return null;
      if (due !== null && due !== draft.amount) throw new DomainError('payment.page_outdated');
      const admitted = await this.admission.admit(tx, caller, draft, placing.rules, 'wallet');
      const investment = this.made(caller, draft, admitted, null);
      const row = await this.investments.pay(tx, investment, admitted.facts);
      // Last before the commit: others wait for this row from here on, for one flush.
      await this.capacity.take(tx, investment);
      return row;
    });
  }

  private async hold(
    tx: Tx,
    caller: Identity,
    draft: Draft,
    placed: InvestmentEntity | null,
    { rules, holdUntil }: Placing,
  ): Promise<void> {
    const admitted = await this.admission.admit(tx, caller, draft, rules, null);
    const { facts, stake } = admitted;
    const investment = this.made(caller, draft, admitted, holdUntil);
    if (placed === null) await this.investments.hold(tx, investment);
    else {
      await this.store.setAmount(tx, draft.id, stake, measureOf(facts, stake.amount));
      await this.store.holdAnew(tx, draft.id, holdUntil);
      await this.lifecycle.move(tx, placed, 'reserved', { name: caller.email, id: caller.userId });
    }
    await this.capacity.reserve(tx, investment);
  }

  private made(
    caller: Identity,
    { id, number, campaignId, idempotencyKey, currency }: Draft,
    { facts, stake }: Admitted,
    holdUntil: Date | null,
  ): NewInvestment {
    return {
      id,
      number,
      campaignId,
      investorId: caller.userId,
      idempotencyKey,
      currency,
      ...stake,
      ...measureOf(facts, stake.amount),
      state: holdUntil === null ? 'received' : 'reserved',
      paymentType: holdUntil === null ? 'wallet' : null,
      reservedUntil: holdUntil,
      actor: caller.email,
    };
  }
}
