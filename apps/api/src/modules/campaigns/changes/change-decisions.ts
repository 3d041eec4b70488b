import { Injectable } from '@nestjs/common';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { ChangeLog } from './change-log.js';
import { ChangeProposals } from './change-proposals.js';

/** A proposal that comes to nothing: its owner withdraws it, or an admin declines it. */
@Injectable()
export class ChangeDecisions {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly proposals: ChangeProposals,
    private readonly log: ChangeLog,
  ) {}

  async withdraw(caller: Identity, campaignId: string, id: string): Promise<void> {
    await this.campaigns.owned(caller, campaignId);
    await this.database.inTx(async (tx) => {
      const { change, campaign } = await this.proposals.lock(tx, id, campaignId);
      if (!(await this.proposals.end(tx, change, { state: 'withdrawn' }))) return;
      await this.log.tell(tx, 'change.withdrawn', campaign, id);
    });
  }

  /** SEC-57: not by the campaign's owner, nor by whoever proposed it. */
  async decline(admin: Identity, id: string, reason: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const { change, campaign } = await this.proposals.lock(tx, id);
      requireAnotherPerson(admin, campaign.ownerId, change.proposedBy);
      if (!(await this.proposals.end(tx, change, { state: 'declined', by: admin.userId, reason }))) return;
      await this.log.declined(tx, admin, campaign, id, reason);
    });
  }
}
