import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type {
  AllocationMethod,
  CampaignStatus,
  CampaignType,
  InvestFrequency,
  InvestorAdmission,
  RaiseMode,
  RepaymentMethod,
  RepaymentScheduleType,
  TermsSlug,
} from '@cairn/contracts';
import type { KeptLink } from '@cairn/contracts/campaigns/wizard/link-names';
import type { CustomLink, PropertyInfo } from '@cairn/contracts/campaigns/wizard/links.replies';
import type { CampaignSection } from '@cairn/contracts/campaigns/campaign-rules';
import { money, encryptedColumn } from '../../../kernel/database/columns.js';

/** Sections of the wizard that are saved on their own. */
export type SavedSection = CampaignSection | 'story' | 'faqs';
export type SectionsSavedAt = Partial<Record<SavedSection, string>>;

const text = (name?: string) => ({ type: 'text' as const, ...(name ? { name } : {}), nullable: true });

/** A campaign with the sections of its wizard; a draft may lack any of them. */
@Entity('campaign')
@Index('campaign_slug_key', ['slug'], { unique: true })
export class CampaignEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'owner_id' }) ownerId: string;
  @Column('text') slug: string;
  @Column('smallint') status: CampaignStatus;
  @Column('text') type: CampaignType;
  @Column('text') name: string;

  @Column(text('company_name')) companyName: string | null;
  @Column(text('tag_line')) tagLine: string | null;
  @Column(text('company_email')) companyEmail: string | null;
  @Column(text()) address: string | null;
  @Column(text()) city: string | null;
  @Column('char', { length: 2, nullable: true }) country: string | null;
  @Column(text()) category: string | null;
  @Column(text()) industry: string | null;
  @Column(text('phone_number')) phoneNumber: string | null;
  @Column(text()) description: string | null;
  @Column(text('form_c_link')) formCLink: string | null;
  @Column(text()) website: string | null;
  @Column('integer', { name: 'year_founded', nullable: true }) yearFounded: number | null;
  @Column('uuid', { name: 'logo_file_id', nullable: true }) logoFileId: string | null;

  @Column('char', { length: 3, nullable: true }) currency: string | null;
  @Column(text('raise_mode')) raiseMode: RaiseMode | null;
  @Column(money({ nullable: true })) goal: bigint | null;
  @Column(money({ name: 'minimum_raise', nullable: true })) minimumRaise: bigint | null;
  @Column(money({ name: 'maximum_raise', nullable: true })) maximumRaise: bigint | null;
  @Column(money({ name: 'max_offering', nullable: true })) maxOffering: bigint | null;
  /** How it is shared out when more is committed than its maximum (17 CFR 227.201(h)). */
  @Column({ type: 'text', name: 'allocation_method', default: 'first_come' }) allocationMethod: AllocationMethod;
  /** Pro rata: up to which amount commitments are taken. */
  @Column(money({ name: 'commitment_limit', nullable: true })) commitmentLimit: bigint | null;
  @Column(money({ name: 'minimum_investment', nullable: true })) minimumInvestment: bigint | null;
  @Column(money({ name: 'maximum_investment', nullable: true })) maximumInvestment: bigint | null;
  @Column(text('campaign_stage')) campaignStage: string | null;
  @Column(text('investing_round')) investingRound: string | null;
  @Column('text', { default: 'both' }) admission: InvestorAdmission;
  @Column(text('terms_slug')) termsSlug: TermsSlug | null;
  /** It first asks who would invest, and takes no money. */
  @Column('boolean', { name: 'test_the_water', default: false }) testTheWater: boolean;
  @Column('date', { name: 'open_date', nullable: true }) openDate: string | null;
  @Column('date', { name: 'closing_date', nullable: true }) closingDate: string | null;

  @Column(money({ name: 'available_shares', nullable: true })) availableShares: bigint | null;
  @Column(money({ name: 'existing_shares', nullable: true })) existingShares: bigint | null;
  @Column(money({ name: 'price_per_share', nullable: true })) pricePerShare: bigint | null;
  @Column(text('equity_available')) equityAvailable: string | null;
  @Column(money({ name: 'pre_money_valuation', nullable: true })) preMoneyValuation: bigint | null;
  @Column(text('conversion_trigger')) conversionTrigger: string | null;
  @Column(text('notice_terms')) noticeTerms: string | null;

  @Column(text('interest_rate')) interestRate: string | null;
  @Column(text('invest_frequency')) investFrequency: InvestFrequency | null;
  @Column(text('repayment_schedule')) repaymentSchedule: RepaymentScheduleType | null;
  @Column({ type: 'text', name: 'repayment_method', default: 'manual' }) repaymentMethod: RepaymentMethod;
  @Column('integer', { name: 'term_months', nullable: true }) termMonths: number | null;
  @Column('date', { name: 'payback_start', nullable: true }) paybackStart: string | null;

  /** Addresses by their names. */
  @Column({ type: 'jsonb', default: {} }) links: Partial<Record<KeptLink, string | null>>;
  @Column({ type: 'jsonb', name: 'custom_links', default: [] }) customLinks: CustomLink[];
  @Column({ type: 'jsonb', default: [] }) highlights: string[];
  /** The facts of a property that are stated. */
  @Column({ type: 'jsonb', default: {} }) property: Partial<PropertyInfo>;

  @Column(text('upload_type')) uploadType: 'image' | 'video' | null;
  @Column(text()) summary: string | null;
  @Column('jsonb', { name: 'story_body', nullable: true }) storyBody: Record<string, unknown> | null;
  @Column(text('video_url')) videoUrl: string | null;
  @Column('uuid', { name: 'cover_file_id', nullable: true }) coverFileId: string | null;

  @Column('uuid', { name: 'contract_file_id', nullable: true }) contractFileId: string | null;
  @Column(text('contract_name')) contractName: string | null;
  @Column(text('contract_type')) contractType: string | null;
  @Column('integer', { name: 'contract_size', nullable: true }) contractSize: number | null;
  @Column('timestamptz', { name: 'contract_at', nullable: true }) contractAt: Date | null;

  @Column(text('bank_name')) bankName: string | null;
  @Column(text('bank_account_type')) bankAccountType: string | null;
  @Column(encryptedColumn({ name: 'bank_account_number', nullable: true })) bankAccountNumber: Buffer | null;
  /** Encrypted, as the number is; null on bank details stored before the holder was required. */
  @Column(encryptedColumn({ name: 'bank_account_holder', nullable: true })) bankAccountHolder: Buffer | null;
  @Column(text('bank_account_last4')) bankAccountLast4: string | null;
  @Column(text('bank_routing_number')) bankRoutingNumber: string | null;
  /** The owner's linked account, from which repayments can be paid. */
  @Column('uuid', { name: 'ach_account_id', nullable: true }) achAccountId: string | null;
  @Column('timestamptz', { name: 'bank_terms_at', nullable: true }) bankTermsAt: Date | null;
  /** When the bank details were changed after the campaign went live. */
  @Column('timestamptz', { name: 'bank_changed_at', nullable: true }) bankChangedAt: Date | null;

  /** Basis points, as they were when the campaign was approved; null before. They never change afterwards. */
  @Column('integer', { name: 'fee_goal_reached', nullable: true }) feeGoalReached: number | null;
  @Column('integer', { name: 'fee_goal_missed', nullable: true }) feeGoalMissed: number | null;
  /** Of the terms in force (`campaign_version`); null before the approval. */
  @Column('integer', { name: 'terms_version', nullable: true }) termsVersion: number | null;
  /** Who leads the company, once a change of the terms has named them. */
  @Column(text('key_people')) keyPeople: string | null;
  @Column(text('decline_reason')) declineReason: string | null;
  /** Declined so that its owner changes it and submits it again. */
  @Column('boolean', { name: 'changes_requested', default: false }) changesRequested: boolean;
  @Column('timestamptz', { name: 'submitted_at', nullable: true }) submittedAt: Date | null;
  @Column('timestamptz', { name: 'opens_at', nullable: true }) opensAt: Date | null;
  @Column('timestamptz', { name: 'closes_at', nullable: true }) closesAt: Date | null;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt: Date | null;
  /** What rolling closings have taken up so far, in minor units. */
  @Column(money({ name: 'closed_amount', default: 0 })) closedAmount: bigint;
  /** When it was hidden; its status continues independently. */
  @Column('timestamptz', { name: 'hidden_at', nullable: true }) hiddenAt: Date | null;
  @Column({ type: 'boolean', name: 'is_public', insert: false, update: false }) isPublic: boolean;
  /** When its owner last changed the page of a live campaign. */
  @Column('timestamptz', { name: 'edited_at', nullable: true }) editedAt: Date | null;
  /** When each section of the wizard was last saved, as ISO text. */
  @Column({ type: 'jsonb', name: 'sections_saved_at', default: {} }) sectionsSavedAt: SectionsSavedAt;
  @Column({ type: 'tsvector', default: '', select: false, insert: false, update: false }) search: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
}
