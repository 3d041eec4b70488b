import { Injectable } from '@nestjs/common';
import { CampaignStatus, TEST_THE_WATERS_SOURCE } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';

/** The end of a test: the campaign is a draft again, which reaches money through a new review alone. */
@Injectable()
export class InterestEnding {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: CampaignLifecycle,
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
      await this.lifecycle.move(tx, campaign, CampaignStatus.draft, { name: caller.email, id: caller.userId });
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
    });
  }
}
