import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { Submissions } from '../submissions/submissions.service.js';
import { reviewEntry } from './review-entry.js';

type Outcome = 'declined' | 'changes_requested';

/** A submitted campaign that is not approved. Both outcomes are status 3, from which its owner edits and submits anew. */
@Injectable()
export class CampaignRefusalService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: CampaignLifecycle,
    private readonly submissions: Submissions,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  decline(admin: Identity, id: string, reason: string): Promise<void> {
    return this.refuse(admin, id, reason, 'declined');
  }

  /** The owner is to change what the message and the notes say. */
  requestChanges(admin: Identity, id: string, message: string): Promise<void> {
    return this.refuse(admin, id, message, 'changes_requested');
  }

  /** SEC-57: owners do not decide on their own campaign. */
  private async refuse(admin: Identity, id: string, reason: string, outcome: Outcome): Promise<void> {
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      requireAnotherPerson(admin, campaign.ownerId);
      const { status: from } = campaign;
      const actor = { name: admin.email, id: admin.userId };
      if (!(await this.lifecycle.move(tx, campaign, CampaignStatus.declined, actor, reason)))
        throw new DomainError('campaign.bad_transition', { from, to: CampaignStatus.declined });
      await this.submissions.decide(tx, campaign, outcome, admin.userId, reason);
      await this.audit.record(tx, reviewEntry(admin, `campaign.${outcome}`, campaign, from, reason));
      await this.events.emit(tx, `campaign.${outcome}`, {
        userId: campaign.ownerId,
        campaignId: id,
        campaign: campaign.name,
        reason,
      });
    });
  }
}
