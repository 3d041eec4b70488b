import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { Settings } from '../../settings/index.js';

/** who may raise funds on this site, with a new campaign or with a draft from before. @throws campaign.admin_only */
export function requireMayRaise({ onlyAdminCreateCampaign }: Settings, { adminRole }: Identity): void {
  if (onlyAdminCreateCampaign === 'yes' && adminRole === null) throw new DomainError('campaign.admin_only');
}
