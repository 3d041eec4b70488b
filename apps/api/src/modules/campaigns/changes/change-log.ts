import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

const about = ({ id: campaignId, ownerId: userId, name: campaign }: CampaignEntity) => ({
  userId,
  campaignId,
  campaign,
});

/** Tells the owner and the audit log what has become of a change. */
@Injectable()
export class ChangeLog {
  constructor(
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  tell(
    tx: Tx,
    topic: 'change.proposed' | 'change.withdrawn' | 'change.lapsed',
    campaign: CampaignEntity,
    changeId: string,
  ): Promise<void> {
    return this.events.emit(tx, topic, { ...about(campaign), changeId });
  }

  async declined(tx: Tx, admin: Identity, campaign: CampaignEntity, changeId: string, reason: string): Promise<void> {
    await this.record(tx, admin, changeId, 'declined', {}, reason);
    await this.events.emit(tx, 'change.declined', { ...about(campaign), changeId, reason });
  }

  /** Investors are told by the message that this writes. */
  async opened(
    tx: Tx,
    admin: Identity,
    campaign: CampaignEntity,
    changeId: string,
    { version, investors, until }: { version: number; investors: number; until: Date },
  ): Promise<void> {
    await this.record(tx, admin, changeId, 'opened', { version });
    await this.events.emit(tx, 'change.opened', {
      ...about(campaign),
      changeId,
      investors,
      until: until.toISOString(),
    });
    await this.events.emit(tx, 'change.asking', { changeId, after: null });
  }

  private record(
    tx: Tx,
    admin: Identity,
    changeId: string,
    what: 'declined' | 'opened',
    more: Record<string, unknown>,
    reason: string | null = null,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: `change.${what}`,
      subjectType: 'material_change',
      subjectId: changeId,
      before: { state: 'proposed' },
      after: { state: what === 'opened' ? 'open' : what, ...more },
      reason,
    });
  }
}
