import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import { listedAs, shownStatus } from '../record/campaign-visibility.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';

/** Hides a campaign from the public and shows it again; payments in progress continue. */
@Injectable()
export class CampaignHidingService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: CampaignLifecycle,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  /** Decision 25: an open campaign, or a successful one. */
  hide(admin: Identity, id: string, reason: string): Promise<void> {
    return this.turn(admin, id, reason, 'campaign.hidden', () => CampaignStatus.hidden);
  }

  /** With its current status: open, or closed meanwhile by its deadline. */
  show(admin: Identity, id: string, reason: string): Promise<void> {
    return this.turn(admin, id, reason, 'campaign.shown', ({ status }) => status);
  }

  private async turn(
    admin: Identity,
    id: string,
    reason: string,
    what: 'campaign.hidden' | 'campaign.shown',
    target: (campaign: CampaignEntity) => CampaignStatus,
  ): Promise<void> {
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      requireAnotherPerson(admin, campaign.ownerId);
      const before = shownStatus(campaign);
      const to = target(campaign);
      const actor = { name: admin.email, id: admin.userId };
      if (!(await this.lifecycle.move(tx, campaign, to, actor, reason))) {
        throw new DomainError('campaign.bad_transition', { from: before, to });
      }
      await this.list(tx, campaign);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: what,
        subjectType: 'campaign',
        subjectId: id,
        before: { status: before },
        after: { status: to },
        reason,
      });
      await this.events.emit(tx, what, {
        userId: campaign.ownerId,
        campaignId: id,
        slug: campaign.slug,
        campaign: campaign.name,
        reason,
      });
    });
  }

  private async list(tx: Tx, campaign: CampaignEntity): Promise<void> {
    reachRank(tx, 'capacity');
    await tx.query('update campaign_capacity set listed_as = $2 where campaign_id = $1', [
      campaign.id,
      listedAs(campaign),
    ]);
  }
}
