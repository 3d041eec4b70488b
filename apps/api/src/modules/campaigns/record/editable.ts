import { CampaignStatus } from '@cairn/contracts';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { CampaignEntity } from './campaign.entity.js';

type Standing = Pick<CampaignEntity, 'status'>;

/** In the wizard: a draft, or one that may be corrected after it was declined. */
export const isEditable = ({ status }: Standing): boolean =>
  status === CampaignStatus.draft || status === CampaignStatus.declined;

/** Open, or hidden while it is open: only what is not material changes. */
export const isLive = ({ status }: Standing): boolean => status === CampaignStatus.active;

/** It has run to its end, whatever came of it. */
export const hasEnded = ({ status }: Standing): boolean =>
  status === CampaignStatus.successful || status === CampaignStatus.unsuccessful;

/** @throws campaign.not_editable */
export function requireEditable(campaign: Standing): void {
  if (!isEditable(campaign)) throw new DomainError('campaign.not_editable');
}
