import { Injectable } from '@nestjs/common';
import type { Tx } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { PaymentLimits, type Payable } from '../payments/index.js';
import { requireNoDebt } from './eligibility.js';
import { InvestmentDesk } from './investment-desk.js';
import { InvestmentFactsRepository } from './investment-facts.repository.js';
import { InvestmentLifecycle } from './investment-lifecycle.js';
import type { InvestmentEntity } from './investment.entity.js';

/** Whether, and for how much, an investor may open the card page for an investment. */
@Injectable()
export class InvestmentPayable {
  constructor(
    private readonly lifecycle: InvestmentLifecycle,
    private readonly limits: PaymentLimits,
    private readonly facts: InvestmentFactsRepository,
    private readonly desk: InvestmentDesk,
  ) {}

  async prepare(tx: Tx, caller: Identity, id: string): Promise<Payable> {
    // Under the person's lock, since the cap spans investments: pages of one person are opened one after the other.
    const investment = await this.lifecycle.lock(tx, id, caller.userId);
    this.desk.requireHeld(investment);
    if (investment.state !== 'reserved' && investment.state !== 'paying') {
      throw new DomainError('investment.bad_transition', { from: investment.state });
    }
    await this.requireCardLimit(tx, investment);
    const facts = await this.facts.read(tx, investment.campaignId, caller.userId);
    requireNoDebt(facts);
    return {
      amount: investment.amount,
      currency: investment.currency,
      description: facts.name,
      successPath: `/payment-receipt/${id}`,
      cancelPath: `/payment/${id}`,
      group: investment.campaignId,
    };
  }

  /**
   * C-06: the cap is for an investor and a campaign together, so that splitting does not get around it. What counts is
   * what was paid by card or has a page open for it, never what an investment is called.
   */
  private async requireCardLimit(tx: Tx, { id, campaignId, investorId, amount, currency }: InvestmentEntity) {
    const { maximum } = await this.limits.require('card', amount, currency, tx);
    const [row] = await tx.query<{ sum: string }[]>(
      `select coalesce(sum(i.amount), 0) as sum from investment i
       where i.campaign_id = $1 and i.investor_id = $2 and i.id <> $3 and i.state in ('paying', 'received', 'settled')
         and exists (select 1 from payment p where p.purpose = 'investment' and p.subject_id = i.id
                     and p.state in ('planned', 'open', 'collected'))`,
      [campaignId, investorId, id],
    );
    if (BigInt(row?.sum ?? 0) + amount > maximum) {
      throw new DomainError('payment.card_limit', { maximum: Number(maximum), currency });
    }
  }
}
