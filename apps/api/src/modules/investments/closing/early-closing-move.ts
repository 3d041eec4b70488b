import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { ChangeProposals, EarlyClosingDate, type CampaignEntity } from '../../campaigns/index.js';
import { aboutOf } from '../record/investment-events.js';

/** Moves the closing of a campaign, with its history, audit entry and events. */
@Injectable()
export class EarlyClosingMove {
  constructor(
    private readonly dates: EarlyClosingDate,
    private readonly changes: ChangeProposals,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  /** Not while investors answer a change of the terms: by whom the target is met is known afterwards. */
  async requireAnswered(tx: Tx, id: string, source: string): Promise<void> {
    if (await this.changes.isOpen(id, tx)) {
      throw new DomainError('campaign.early_close_refused', { why: 'change', source });
    }
  }

  async move(tx: Tx, admin: Identity, campaign: CampaignEntity, at: Date): Promise<void> {
    await this.dates.move(tx, campaign, at, { name: admin.email, id: admin.userId });
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: 'campaign.closing_moved',
      subjectType: 'campaign',
      subjectId: campaign.id,
      before: { closesAt: campaign.closesAt?.toISOString() ?? null },
      after: { closesAt: at.toISOString() },
    });
  }

  async tellInvestors(tx: Tx, campaign: CampaignEntity, closesAt: Date): Promise<void> {
    const investments = await tx.query<{ id: string; investor_id: string }[]>(
      `select distinct on (investor_id) id, investor_id from investment
       where campaign_id = $1 and state in ('reserved', 'paying', 'received') order by investor_id, created_at`,
      [campaign.id],
    );
    const { cancelUntil } = await aboutOf(tx, campaign.id);
    for (const { id, investor_id: userId } of investments) {
      await this.events.emit(tx, 'campaign.closing_moved', {
        userId,
        investmentId: id,
        campaign: campaign.name,
        closesAt: closesAt.toISOString(),
        cancelUntil: cancelUntil.toISOString(),
      });
    }
  }
}
