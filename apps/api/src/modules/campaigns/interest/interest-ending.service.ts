import { Injectable } from '@nestjs/common';
import { CampaignStatus, TEST_THE_WATERS_SOURCE } from '@cairn/contracts';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { systemActor, type Actor } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { UnansweredChanges } from '../changes/unanswered-changes.js';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { interestOf } from './interest.sql.js';

/** The end of a test: the campaign is a draft again, which reaches money through a new review alone. */
@Injectable()
export class InterestEnding {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: CampaignLifecycle,
    private readonly changes: UnansweredChanges,
    private readonly events: Events,
  ) {}

  /**
   * What people have said stays as the history of the test; none of it is an investment.
   * @throws request.not_found for another's, interest.not_testing, campaign.bad_transition while it is hidden
   */
  async end(caller: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id, caller.userId);
      if (!campaign.testTheWater || campaign.status !== CampaignStatus.active) {
        throw new DomainError('interest.not_testing', { source: TEST_THE_WATERS_SOURCE });
      }
      await this.finish(tx, campaign, { name: caller.email, id: caller.userId }, 'interest.closed');
    });
  }

  /** A test whose date has passed; nothing where it has ended meanwhile. */
  async endDue(id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      const [due] = await tx.query<unknown[]>('select 1 from campaign where id = $1 and closes_at <= kernel.now()', [
        id,
      ]);
      const isTest = campaign.testTheWater && campaign.status === CampaignStatus.active && campaign.hiddenAt === null;
      if (isTest && due !== undefined) await this.finish(tx, campaign, systemActor('interest.end'), 'interest.ended');
    });
  }

  private async finish(
    tx: Tx,
    campaign: CampaignEntity,
    actor: Actor,
    topic: 'interest.closed' | 'interest.ended',
  ): Promise<void> {
    const { id, ownerId: userId, name, currency } = campaign;
    await this.lifecycle.move(tx, campaign, CampaignStatus.draft, actor);
    // What was proposed was a change of terms that are no longer in force.
    await this.changes.withdraw(tx, campaign);
    const [found] = await tx.query<{ total: { people: number; amount: number } }[]>(
      `select ${interestOf('$1')} as total`,
      [id],
    );
    const { people, amount } = found?.total ?? { people: 0, amount: 0 };
    await this.events.emit(tx, topic, {
      userId,
      campaignId: id,
      campaign: name,
      people,
      amount,
      currency: currency ?? '',
    });
    await tx.query(
      'update campaign set test_the_water = false, opens_at = null, closes_at = null, open_date = null where id = $1',
      [id],
    );
    reachRank(tx, 'capacity');
    await tx.query(
      `update campaign_capacity set open = false, listed_as = null, opens_at = null, closes_at = null
       where campaign_id = $1`,
      [id],
    );
  }
}
