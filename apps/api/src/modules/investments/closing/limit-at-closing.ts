import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { Events } from '../../../kernel/outbox/events.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { isOverLimit } from '../eligibility/investment-limits.js';
import { aboutOf } from '../record/investment-events.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { InvestmentReturns } from '../refunds/returns.js';

const ACTOR = systemActor('closing');

/**
 * R-02 at a closing: figures, an accreditation or the law may have changed since an investment was made. Who is above the
 * limit gets the newest one back whole, before the fee is computed, each in a transaction of its own.
 */
@Injectable()
export class LimitAtClosing {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly investments: InvestmentLifecycle,
    private readonly returns: InvestmentReturns,
    private readonly events: Events,
  ) {}

  /** Of a campaign, or of the part of it that a rolling closing takes up. */
  async returnExcess(campaignId: string, closingId: string | null = null): Promise<void> {
    const people = await this.database.query<{ id: string }>(
      `select distinct investor_id as id from investment
       where campaign_id = $1 and state = 'received' and ($2::uuid is null or closing_id = $2)`,
      [campaignId, closingId],
    );
    for (const { id } of people) {
      // Without a lock first: hardly anybody is above it.
      const facts = await this.facts.read(this.database.manager, campaignId, id);
      if (isOverLimit(facts)) await this.returnOf(campaignId, id, closingId);
    }
  }

  private async returnOf(campaignId: string, investorId: string, closingId: string | null): Promise<void> {
    const newestFirst = await this.database.query<{ id: string }>(
      `select id from investment where campaign_id = $1 and investor_id = $2 and state = 'received'
         and ($3::uuid is null or closing_id = $3) order by created_at desc, id desc`,
      [campaignId, investorId, closingId],
    );
    for (const { id } of newestFirst) {
      if (!(await this.database.inTx((tx) => this.giveBack(tx, id)))) return;
    }
  }

  /** @returns false once the person is within the limit */
  private async giveBack(tx: Tx, id: string): Promise<boolean> {
    const investment = await this.investments.lock(tx, id);
    const facts = await this.facts.read(tx, investment.campaignId, investment.investorId);
    if (!isOverLimit(facts)) return false;
    if (investment.state !== 'received') return true;
    const { investorId: userId, campaignId, amount, currency } = investment;
    const about = await aboutOf(tx, campaignId);
    await this.returns.giveBack(tx, investment, ACTOR, 'above the yearly limit at the closing', about);
    await this.events.emit(tx, 'investment.over_limit', {
      userId,
      investmentId: id,
      campaignId,
      campaign: about.name,
      amount: Number(amount),
      currency,
    });
    return true;
  }
}
