import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import {
  liveCampaign,
  RollingClosingsRepository,
  type CampaignEntity,
  type RollingClosingRow,
} from '../../campaigns/index.js';
import { RollingMembers } from './rolling-members.js';
import { RollingNotices } from './rolling-notices.js';

/** Where no law asks for notice it takes place when it is announced. */
export const isAtOnce = ({ announcedAt, closesAt }: RollingClosingRow): boolean => closesAt <= announcedAt;

/** What an announcement leaves behind. */
@Injectable()
export class RollingRecords {
  constructor(
    private readonly closings: RollingClosingsRepository,
    private readonly members: RollingMembers,
    private readonly notices: RollingNotices,
    private readonly audit: AuditLog,
  ) {}

  async announce(tx: Tx, admin: Identity, campaign: CampaignEntity, closesAt: Date): Promise<RollingClosingRow> {
    const closing = await this.closings.announce(tx, campaign.id, closesAt, admin.userId);
    await this.members.take(tx, campaign.id, closing.id);
    if (!isAtOnce(closing)) await this.notices.announced(tx, liveCampaign(campaign), closing);
    await this.log(tx, admin, 'campaign.closing_announced', closing);
    return closing;
  }

  async log(
    tx: Tx,
    admin: Identity,
    action: 'campaign.closing_announced' | 'campaign.closing_called_off',
    closing: RollingClosingRow,
    reason: string | null = null,
  ): Promise<void> {
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action,
      subjectType: 'campaign',
      subjectId: closing.campaignId,
      after: { number: closing.number, closesAt: closing.closesAt.toISOString() },
      ...(reason === null ? {} : { reason }),
    });
  }
}
