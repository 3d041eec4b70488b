import type { Entities } from './kernel/kernel.module.js';
import { CampaignCapacityEntity, CampaignEntity } from './modules/campaigns/index.js';
import { SiteSettingEntity } from './modules/content/index.js';
import { InvestmentEntity, InvestorLimitEntity } from './modules/investments/index.js';
import { AccreditationEntity, InvestorProfileEntity } from './modules/kyc/index.js';
import { ConnectAccountEntity, PaymentEntity, RefundEntity, WebhookEventEntity } from './modules/payments/index.js';
import { SessionEntity, UserEntity, UserLinkEntity } from './modules/users/index.js';

/** Every entity of the schema; a test holds each against the migrated tables. */
export const entities: Entities = [
  AccreditationEntity,
  CampaignCapacityEntity,
  CampaignEntity,
  ConnectAccountEntity,
  InvestmentEntity,
  InvestorLimitEntity,
  InvestorProfileEntity,
  PaymentEntity,
  RefundEntity,
  SessionEntity,
  SiteSettingEntity,
  UserEntity,
  UserLinkEntity,
  WebhookEventEntity,
];
