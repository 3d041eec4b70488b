import { BankLineEntity } from './modules/bank-statements/index.js';
import {
  AgreementCountersignatureEntity,
  AgreementEntity,
  AgreementTemplateEntity,
  CountersignMandateEntity,
  RegisterEntryEntity,
  ShareCertificateEntity,
} from './modules/agreements/index.js';
import type { Entities } from './kernel/kernel.module.js';
import { CampaignCapacityEntity, CampaignEntity } from './modules/campaigns/index.js';
import {
  ContactInquiryEntity,
  ContentDraftEntity,
  ContentRecordEntity,
  ContentVersionEntity,
  NewsletterSubscriptionEntity,
} from './modules/content/index.js';
import { BankConnectionEntity, BankLinkEntity } from './modules/bank-accounts/index.js';
import { EscrowLinkEntity } from './modules/escrow/index.js';
import { SiteLanguageEntity, SiteSettingEntity } from './modules/settings/index.js';
import {
  ConversationEntity,
  ConversationSideEntity,
  EmailPreferenceEntity,
  MailOverrideEntity,
  MessageEntity,
  MessageReportEntity,
  NotificationEntity,
  UserActivityEntity,
} from './modules/communication/index.js';
import { InvestmentEntity } from './modules/investments/index.js';
import {
  AccreditationContractEntity,
  AccreditationEntity,
  AccreditationEvidenceEntity,
  IdentityCheckEntity,
  InvestorProfileEntity,
} from './modules/kyc/index.js';
import {
  ConnectAccountEntity,
  DisputeEntity,
  PayerAccountEntity,
  PaymentEntity,
  RefundEntity,
  StatementLineEntity,
} from './modules/payments/index.js';
import { WebhookEventEntity } from './modules/rails/index.js';
import { ExchangeRateEntity } from './modules/rates/index.js';
import { PayoutEntity } from './modules/payouts/index.js';
import { AllocationEntity, RepaymentEntity } from './modules/repayments/index.js';
import {
  SecondPayoutEntity,
  SecondTopUpEntity,
  SecondWalletAccountEntity,
  SecondWalletEntity,
} from './modules/second-wallet/index.js';
import { SavedBankAccountEntity, TopUpEntity, TopUpReturnEntity, WithdrawalEntity } from './modules/wallet/index.js';
import { SessionEntity, UserEntity, UserLinkEntity } from './modules/users/index.js';

/** Every entity of the schema; a test holds each against the migrated tables. */
export const entities: Entities = [
  AccreditationContractEntity,
  AccreditationEntity,
  AccreditationEvidenceEntity,
  AgreementCountersignatureEntity,
  AgreementEntity,
  AgreementTemplateEntity,
  AllocationEntity,
  BankConnectionEntity,
  BankLinkEntity,
  EscrowLinkEntity,
  BankLineEntity,
  CampaignCapacityEntity,
  CampaignEntity,
  ConnectAccountEntity,
  ContactInquiryEntity,
  ContentDraftEntity,
  ContentRecordEntity,
  ContentVersionEntity,
  ConversationEntity,
  ConversationSideEntity,
  CountersignMandateEntity,
  DisputeEntity,
  EmailPreferenceEntity,
  ExchangeRateEntity,
  IdentityCheckEntity,
  InvestmentEntity,
  InvestorProfileEntity,
  MailOverrideEntity,
  MessageEntity,
  MessageReportEntity,
  NewsletterSubscriptionEntity,
  NotificationEntity,
  PayerAccountEntity,
  PaymentEntity,
  PayoutEntity,
  RefundEntity,
  RegisterEntryEntity,
  RepaymentEntity,
  SessionEntity,
  ShareCertificateEntity,
  SiteLanguageEntity,
  SiteSettingEntity,
  StatementLineEntity,
  TopUpEntity,
  TopUpReturnEntity,
  UserActivityEntity,
  UserEntity,
  UserLinkEntity,
  WebhookEventEntity,
  SecondPayoutEntity,
  SecondTopUpEntity,
  SecondWalletAccountEntity,
  SecondWalletEntity,
  SavedBankAccountEntity,
  WithdrawalEntity,
];
