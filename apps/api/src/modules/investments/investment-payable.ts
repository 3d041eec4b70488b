import { Injectable } from '@nestjs/common';
import type { Tx } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { PaymentLimits, type Payable } from '../payments/index.js';
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
    const investment = await this.lifecycle.lock(tx, id, caller.userId);
    this.desk.requireHeld(investment);
    if (investment.state !== 'reserved' && investment.state !== 'paying') {
      throw new DomainError('investment.bad_transition', { from: investment.state });
    }
    await this.requireCardLimit(tx, investment);
    const { name } = await this.facts.read(tx, investment.campaignId, caller.userId);
    return {
      amount: investment.amount,
      currency: investment.currency,
      description: name,
      successPath: `/payment-receipt/${id}`,
      cancelPath: `/payment/${id}`,
      group: investment.campaignId,
    };
  }

  /** C-06: the cap is for an investor and a campaign together, so that splitting does not get around it. */
  private async requireCardLimit(tx: Tx, { id, campaignId, investorId, amount, currency }: InvestmentEntity) {
    const maximum = await this.limits.maximum('card', currency, tx);
    if (maximum === null) throw new DomainError('payment.rail_unavailable');
    const [row] = await tx.query<{ sum: string }[]>(
      `select coalesce(sum(amount), 0) as sum from investment
       where campaign_id = $1 and investor_id = $2 and id <> $3 and payment_type = 'card'
         and state in ('paying', 'received', 'settled')`,
      [campaignId, investorId, id],
    );
    if (BigInt(row?.sum ?? 0) + amount > maximum) {
      throw new DomainError('payment.card_limit', { maximum: Number(maximum), currency });
    }
  }
}
