import type { CampaignStatus } from '@cairn/contracts';
import type { AuditRecord } from '../../../kernel/audit/audit-log.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

/** The entry of the audit log about a decision on a submitted campaign. @param from its status before */
export const reviewEntry = (
  admin: Identity,
  action: string,
  campaign: CampaignEntity,
  from: CampaignStatus,
  reason: string | null = null,
): AuditRecord => ({
  actor: admin.email,
  actorId: admin.userId,
  action,
  subjectType: 'campaign',
  subjectId: campaign.id,
  before: { status: from },
  after: { status: campaign.status },
  reason,
});
