import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignClosing, CampaignsRepository, type CampaignEntity } from '../../campaigns/index.js';
import { CampaignHolds } from '../holds/campaign-holds.js';
import { StandingPlans } from './standing-plans.js';

/**
 * S-02, decision 25: an admin ends a campaign for good. Nothing new is invested from that instant, unpaid investments are
 * released, and all money goes back to where it came from: the sweep that refunds campaigns without success finds these
 * as well, so that a crash in between delays a refund and loses none. 17 CFR 227.304(d): each investor is told, with the
 * reason and the amount.
 */
@Injectable()
export class DeactivationService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly closing: CampaignClosing,
    private readonly held: CampaignHolds,
    private readonly plans: StandingPlans,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  /**
   * SEC-57: not by its owner. The second of two at once is refused.
   * @throws campaign.bad_transition, and campaign.partly_closed where a rolling closing has sold a part for good
   */
  async deactivate(admin: Identity, id: string, reason: string): Promise<void> {
    const actor = { name: admin.email, id: admin.userId };
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      requireAnotherPerson(admin, campaign.ownerId);
      const { status: from } = campaign;
      if (campaign.closedAmount > 0n) throw new DomainError('campaign.partly_closed');
      await this.closing.deactivate(tx, campaign, actor, reason);
      await this.plans.end(tx, campaign, { by: admin.userId, reason });
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'campaign.deactivated',
        subjectType: 'campaign',
        subjectId: id,
        before: { status: from },
        after: { status: campaign.status },
        reason,
      });
      await this.tell(tx, campaign, reason);
    });
    await this.held.free(id, actor, 'the campaign was deactivated');
  }

  private async tell(tx: Tx, campaign: CampaignEntity, reason: string): Promise<void> {
    const about = { campaignId: campaign.id, campaign: campaign.name, reason };
    await this.events.emit(tx, 'campaign.deactivated', { userId: campaign.ownerId, ...about });
    const investors = await tx.query<{ userId: string; amount: string; currency: string }[]>(
      `select investor_id as "userId", sum(amount) as amount, currency from investment
       where campaign_id = $1 and state = 'received' group by investor_id, currency`,
      [campaign.id],
    );
    await this.events.emitMany(
      tx,
      'investment.campaign_ended',
      investors.map(({ userId, amount, currency }) => ({ userId, ...about, amount: Number(amount), currency })),
    );
  }
}
