import { Injectable } from '@nestjs/common';
import { CampaignStatus, TEST_THE_WATERS_SOURCE } from '@cairn/contracts';
import { toSafeInteger } from '@cairn/finance';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { LEAST_INVESTMENT } from '../public/public-campaign.sql.js';
import { openTo } from '../record/campaign-visibility.js';

interface Tested {
  name: string;
  slug: string;
  ownerId: string;
  currency: string;
  least: string;
  most: string;
  isOpen: boolean;
}

/** What somebody would invest in a campaign that tests interest: it binds nobody, and uses up no limit of the law. */
@Injectable()
export class InterestService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  /**
   * One for a person and campaign: shown again, or twice at once, the last amount stands.
   * @throws interest.not_testing, investment.own_campaign, investment.below_minimum, investment.above_maximum
   */
  async show({ userId }: Identity, campaignId: string, amount: bigint): Promise<void> {
    await this.limits.spend('follow', userId);
    await this.database.inTx(async (tx) => {
      const tested = await this.require(tx, userId, campaignId, amount);
      const { currency } = tested;
      await tx.query(
        `insert into campaign_interest (id, user_id, campaign_id, amount, currency, shown_at)
         values ($1, $2, $3, $4, $5, date_trunc('milliseconds', kernel.now()))
         on conflict on constraint campaign_interest_once
         do update set amount = excluded.amount, currency = excluded.currency, shown_at = excluded.shown_at`,
        [newId(), userId, campaignId, amount.toString(), currency],
      );
      await this.tell(tx, userId, campaignId, tested, amount);
    });
  }

  /** @throws request.not_found where the caller has shown none, and what showing throws */
  async change({ userId }: Identity, campaignId: string, amount: bigint): Promise<void> {
    await this.limits.spend('follow', userId);
    await this.database.inTx(async (tx) => {
      const tested = await this.require(tx, userId, campaignId, amount);
      const { currency } = tested;
      const changed = rowsOfUpdate(
        await tx.query(
          `update campaign_interest set amount = $3, currency = $4, shown_at = date_trunc('milliseconds', kernel.now())
           where user_id = $1 and campaign_id = $2 returning id`,
          [userId, campaignId, amount.toString(), currency],
        ),
      );
      if (changed.length === 0) throw notFound();
      await this.tell(tx, userId, campaignId, tested, amount);
    });
  }

  /** Also when the test is over. @throws request.not_found where the caller has shown none */
  async remove({ userId }: Identity, campaignId: string): Promise<void> {
    const gone = await this.database.inTx(async (tx) =>
      rowsOfUpdate(
        await tx.query('delete from campaign_interest where user_id = $1 and campaign_id = $2 returning id', [
          userId,
          campaignId,
        ]),
      ),
    );
    if (gone.length === 0) throw notFound();
  }

  /** A line of one's own log: the owner is told of totals, not of each. */
  private tell(tx: Tx, userId: string, campaignId: string, tested: Tested, amount: bigint): Promise<void> {
    const { name: campaign, slug, currency } = tested;
    return this.events.emit(tx, 'interest.shown', {
      userId,
      campaignId,
      campaign,
      slug,
      amount: toSafeInteger(amount),
      currency,
    });
  }

  /** The campaign's row is held, so that a test that ends at this moment ends before or after. */
  private async require(tx: Tx, userId: string, campaignId: string, amount: bigint): Promise<Tested> {
    const [tested] = await tx.query<Tested[]>(
      `select c.name, c.slug, c.owner_id as "ownerId", c.currency, ${LEAST_INVESTMENT} as least,
         least(coalesce(c.maximum_investment, c.max_offering), c.max_offering) as most,
         c.test_the_water and c.status = ${CampaignStatus.active} and c.hidden_at is null
           and c.opens_at <= kernel.now() and kernel.now() < c.closes_at as "isOpen"
       from campaign c where c.id = $1 and ${openTo('$2::uuid')} for share of c`,
      [campaignId, userId],
    );
    if (tested === undefined) throw notFound();
    if (!tested.isOpen) throw new DomainError('interest.not_testing', { source: TEST_THE_WATERS_SOURCE });
    if (tested.ownerId === userId) throw new DomainError('investment.own_campaign');
    const { currency } = tested;
    if (amount < BigInt(tested.least)) {
      throw fieldError('interestedAmount', 'investment.below_minimum', { minimum: Number(tested.least), currency });
    }
    if (amount > BigInt(tested.most)) {
      throw fieldError('interestedAmount', 'investment.above_maximum', { maximum: Number(tested.most), currency });
    }
    return tested;
  }
}
