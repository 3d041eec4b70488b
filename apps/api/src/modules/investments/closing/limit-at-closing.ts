import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { Events } from '../../../kernel/outbox/events.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { isOverLimit } from '../eligibility/investment-limits.js';
import { PeopleFacts } from '../eligibility/people-facts.js';
import { aboutOf } from '../record/investment-events.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { InvestmentReturns } from '../refunds/returns.js';

const ACTOR = systemActor('closing');

export type ClosingPart = { campaignId: string } | { closingId: string };

/** The column that names a part, and its value. */
export const columnOf = (of: ClosingPart): readonly [column: string, id: string] =>
  'closingId' in of ? ['closing_id', of.closingId] : ['campaign_id', of.campaignId];

/**
 * R-02 at a closing: figures, an accreditation or the law may have changed since an investment was made. Who is above the
 * limit gets the newest one back whole, before the fee is computed, each in a transaction of its own.
 */
@Injectable()
export class LimitAtClosing {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly people: PeopleFacts,
    private readonly investments: InvestmentLifecycle,
    private readonly returns: InvestmentReturns,
    private readonly events: Events,
  ) {}

  /** Of a campaign, or of the part of it that a rolling closing takes up. */
  async returnExcess(of: ClosingPart): Promise<void> {
    const [column, id] = columnOf(of);
    const rows = await this.database.query<{ investorId: string; campaignId: string }>(
      `select distinct investor_id as "investorId", campaign_id as "campaignId" from investment
       where ${column} = $1 and state = 'received'`,
      [id],
    );
    const [first] = rows;
    if (first === undefined) return;
    const people = rows.map(({ investorId }) => investorId);
    // Without a lock first: hardly anybody is above it.
    const facts = await this.people.each(this.database.manager, people, first.campaignId);
    for (const [investorId, read] of facts) if (isOverLimit(read)) await this.returnOf(investorId, of);
  }

  private async returnOf(investorId: string, of: ClosingPart): Promise<void> {
    const [column, id] = columnOf(of);
    const newestFirst = await this.database.query<{ id: string }>(
      `select id from investment where ${column} = $1 and investor_id = $2 and state = 'received'
       order by created_at desc, id desc`,
      [id, investorId],
    );
    for (const { id: investmentId } of newestFirst) {
      if (!(await this.database.inTx((tx) => this.giveBack(tx, investmentId)))) return;
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
