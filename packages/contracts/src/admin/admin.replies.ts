import {
  ChoiceField,
  CurrencyField,
  DateField,
  FlagField,
  FreeField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { IsArray } from 'class-validator';
import { ADMIN_ROLES, type AdminPermission, type AdminRole } from '../kernel/permissions.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../lifecycles/campaign.lifecycle.js';
import { EDITABLE_SECTIONS, type LiveSection } from '../campaigns/live-fields.js';
import { CampaignDetail } from '../campaigns/campaign-draft.reply.js';
import { Payout } from '../repayments/repayments.replies.js';
import { AccreditationDocument } from '../kyc/kyc.replies.js';
import { SIGNATURE_TYPES, type SignatureType } from '../kyc/signature.js';
import { REVIEW_STATES, type ReviewState } from '../lifecycles/review.lifecycle.js';
import { CampaignInvestmentRow } from '../investments/investments.replies.js';
import { Withdrawal } from '../wallet/wallet.replies.js';

/** What an admin's one-time link shows: the secret for the authenticator. */
export class Enrolment {
  @TextField() email: string;
  @ChoiceField(ADMIN_ROLES) role: AdminRole;
  @TextField() secret: string;
  @TextField({ max: 500 }) otpauthUrl: string;
  /** A picture of the same, as a data URL. */
  @TextField({ max: 20_000 }) qrCode: string;
}

export class AdminHalfSession {
  @TextField({ max: 2000 }) halfToken: string;
}

export class AdminSession {
  @TextField({ max: 2000 }) token: string;
  @InstantField() expirationDate: Date;
}

export class AdminIdentity {
  @IdField() id: string;
  @TextField() email: string;
  @TextField() name: string;
  @ChoiceField(ADMIN_ROLES) role: AdminRole;
  @IsArray() permissions: AdminPermission[];
}

/** Counts for the queues, with the age of the oldest. */
export class QueueCount {
  @TextField() queue: string;
  @IntegerField() count: number;
  @InstantField({ optional: true }) oldest: Date | null;
}

export class AdminCampaignRow {
  @IdField() id: string;
  @TextField() name: string;
  @TextField() slug: string;
  @IdField() ownerId: string;
  @TextField() ownerName: string;
  @TextField() type: string;
  @ChoiceField(CAMPAIGN_STATUSES) status: CampaignStatus;
  @TextField({ optional: true }) currency: string | null;
  @MoneyField({ optional: true }) goal: bigint | null;
  @MoneyField({ min: 0n }) received: bigint;
  @InstantField({ optional: true }) submittedAt: Date | null;
  @InstantField({ optional: true }) closesAt: Date | null;
}

export class HistoryEntry {
  /** Empty for the first. */
  @TextField({ min: 0 }) from: string;
  @TextField() to: string;
  @TextField({ optional: true, max: 1000 }) reason: string | null;
  @TextField() actor: string;
  @InstantField() at: Date;
}

export class CampaignFieldEdit {
  /** As the wizard names it. */
  @TextField() field: string;
  @TextField({ optional: true, max: 50_000 }) before: string | null;
  @TextField({ optional: true, max: 50_000 }) after: string | null;
}

/** One save of a campaign's page while it was live. */
export class CampaignEdit {
  @ChoiceField(EDITABLE_SECTIONS) section: LiveSection;
  @TextField() actor: string;
  @InstantField() at: Date;
  @NestedField(() => CampaignFieldEdit, { many: true }) changes: CampaignFieldEdit[];
}

export class AdminCampaign extends CampaignDetail {
  @IdField() ownerId: string;
  @TextField() ownerName: string;
  @TextField() ownerEmail: string;
  /** Earliest closing date an approval would take today; null when the present one will do. */
  @DateField({ optional: true }) earliestClosingDate: string | null;
  /** When it would close if it were closed early now; null where it could not be closed before its own date. */
  @InstantField({ optional: true }) earlyClosesAt: Date | null;
  @NestedField(() => HistoryEntry, { many: true }) history: HistoryEntry[];
  /** How its closing was moved: `from` and `to` are instants. */
  @NestedField(() => HistoryEntry, { many: true }) closings: HistoryEntry[];
  /** What was changed while it was live, newest first. */
  @NestedField(() => CampaignEdit, { many: true }) edits: CampaignEdit[];
}

export class ReviewRow {
  @IdField() id: string;
  @IdField() userId: string;
  @TextField() name: string;
  @TextField() email: string;
  @ChoiceField(REVIEW_STATES) state: ReviewState;
  @InstantField() submittedAt: Date;
  @InstantField({ optional: true }) decidedAt: Date | null;
}

/** An identity record as its reviewer sees it; numbers stay masked. */
export class IdentityReview extends ReviewRow {
  /** As handed in, and decided on: the account's `name` may be another. */
  @TextField() legalFirstName: string;
  @TextField() legalLastName: string;
  @DateField() dateOfBirth: string;
  @TextField({ optional: true }) ssnLast4: string | null;
  @TextField() address: string;
  @TextField() country: string;
  @MoneyField({ min: 0n }) yearlyIncome: bigint;
  @MoneyField({ min: 0n }) netWorth: bigint;
  @TextField({ optional: true, max: 1000 }) declineReason: string | null;
  /** Other accounts that handed in the same number. */
  @IntegerField() duplicates: number;
}

/** One identity record, to be decided on. */
export class IdentityDetail extends IdentityReview {
  /** Changes with what is decided on; a decision names it. */
  @TextField() version: string;
}

export class AccreditationReview extends ReviewRow {
  @IsArray() grounds: string[];
  @TextField() verificationType: string;
  @TextField({ max: 500 }) detail: string;
  @TextField({ optional: true, max: 1000 }) declineReason: string | null;
  /** When its contract was signed. */
  @InstantField({ optional: true }) signedAt: Date | null;
}

/** A contract as it was signed (SEC-48). */
export class SignedContract {
  @TextField() signerName: string;
  @ChoiceField(SIGNATURE_TYPES) signatureType: SignatureType;
  @InstantField() signedAt: Date;
  @TextField({ optional: true }) ip: string | null;
  /** Of the paper, in hexadecimal. */
  @TextField({ max: 64 }) sha256: string;
  /** Where the paper is to be had for five minutes. */
  @TextField() link: string;
}

/** What the person had stated of themselves, and how far that was confirmed, when they claimed to be accredited. */
export class StatedFigures {
  @IdField() identityId: string;
  @ChoiceField(REVIEW_STATES) state: ReviewState;
  @MoneyField({ min: 0n }) yearlyIncome: bigint;
  @MoneyField({ min: 0n }) netWorth: bigint;
}

/** Where a claim does not fit what else is known. */
export const ACCREDITATION_CONFLICTS = [
  'no_identity',
  'identity_unconfirmed',
  'income',
  'net_worth',
  'no_letter',
] as const;
export type AccreditationConflict = (typeof ACCREDITATION_CONFLICTS)[number];

export class AccreditationDetail extends AccreditationReview {
  @NestedField(() => StatedFigures, { optional: true }) stated: StatedFigures | null;
  /** Approving over one of them takes a reason. */
  @IsArray() conflicts: AccreditationConflict[];
  @NestedField(() => SignedContract, { optional: true }) contract: SignedContract | null;
  /** The letter that was sent along. */
  @NestedField(() => AccreditationDocument, { optional: true }) document: AccreditationDocument | null;
  /** Changes with what is decided on, the contract included; a decision names it. */
  @TextField() version: string;
}

export class AdminInvestmentRow extends CampaignInvestmentRow {
  @IdField() campaignId: string;
  @TextField() campaignName: string;
  @IdField() investorId: string;
  @TextField() investorEmail: string;
  @TextField({ optional: true }) paymentType: string | null;
}

/** A payment of an investment, or its way back. */
export class InvestmentMovement {
  @IdField() id: string;
  @ChoiceField(['payment', 'refund']) kind: 'payment' | 'refund';
  @TextField() state: string;
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
  @InstantField() at: Date;
}

/** One investment with how it was paid, what was refunded, and how it came to stand as it does. */
export class AdminInvestment extends AdminInvestmentRow {
  @MoneyField({ optional: true }) pricePerShare: bigint | null;
  @InstantField({ optional: true }) receivedAt: Date | null;
  @InstantField({ optional: true }) reservedUntil: Date | null;
  /** Until when the investor may cancel. */
  @InstantField({ optional: true }) cancelUntil: Date | null;
  @InstantField({ optional: true }) closesAt: Date | null;
  @NestedField(() => InvestmentMovement, { many: true }) movements: InvestmentMovement[];
  @NestedField(() => HistoryEntry, { many: true }) history: HistoryEntry[];
}

export class AdminPayout extends Payout {
  @IdField() requestedById: string;
  @TextField() requestedBy: string;
  @TextField({ optional: true }) approvedBy: string | null;
  @TextField({ optional: true }) releasedBy: string | null;
  /** Masked bank coordinates, or the connected account. */
  @TextField({ optional: true }) destination: string | null;
  /** May the reader take the next step: the second person is never the first. */
  @FlagField() mayApprove: boolean;
  @FlagField() mayRelease: boolean;
  /** Its bank can be told to have sent it back. */
  @FlagField() mayFail: boolean;
  /** The campaign's bank details are new: from when on it can be sent. */
  @InstantField({ optional: true }) sendableAt: Date | null;
  /** When the account was handed out for the bank transfer. */
  @InstantField({ optional: true }) transferBegunAt: Date | null;
}

/** A bank account in full, for whoever makes the transfer: shown for a minute and never kept. */
export class BankDetails {
  @TextField({ optional: true }) accountHolder: string | null;
  @TextField() bankName: string;
  @TextField() accountType: string;
  @TextField() accountNumber: string;
  @TextField() routingNumber: string;
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
  /** What the transfer says it is for. */
  @TextField() number: string;
}

export const OWNER_OBSTACLES = ['wallet.owner_frozen', 'wallet.owner_suspended', 'wallet.owner_unidentified'] as const;
export type OwnerObstacle = (typeof OWNER_OBSTACLES)[number];

export class AdminWithdrawal extends Withdrawal {
  @IdField() userId: string;
  @TextField() userName: string;
  @TextField() userEmail: string;
  @TextField({ optional: true }) approvedBy: string | null;
  @InstantField({ optional: true }) approvedAt: Date | null;
  @TextField({ optional: true }) sentBy: string | null;
  @InstantField({ optional: true }) failedAt: Date | null;
  /** When it was rejected, or cancelled by its owner. */
  @InstantField({ optional: true }) endedAt: Date | null;
  /** When the account was last shown in full or stood in a payment file, also before the transfer may be made. */
  @InstantField({ optional: true }) accountShownAt: Date | null;
  /** The account was handed out for the transfer: its owner can no longer cancel. */
  @InstantField({ optional: true }) transferBegunAt: Date | null;
  /** Why the owner's money may not leave at present: the code with which approving and sending are refused. */
  @ChoiceField(OWNER_OBSTACLES, { optional: true }) ownerObstacle: OwnerObstacle | null;
  /** May the reader take the next step: never their own, and the second person is never the first. */
  @FlagField() mayApprove: boolean;
  @FlagField() maySend: boolean;
}

export class TrialBalanceRow {
  @TextField() group: string;
  @TextField() class: string;
  @CurrencyField() currency: string;
  @IntegerField() accounts: number;
  @MoneyField({ min: 0n }) debit: bigint;
  @MoneyField({ min: 0n }) credit: bigint;
  @MoneyField({ min: 0n }) pendingDebit: bigint;
  @MoneyField({ min: 0n }) pendingCredit: bigint;
}

export class TrialBalance {
  @NestedField(() => TrialBalanceRow, { many: true }) rows: TrialBalanceRow[];
  @FlagField() balanced: boolean;
  @InstantField() at: Date;
}

/** Whose an account of the ledger is. */
export class AccountHolder {
  @ChoiceField(['user', 'campaign']) kind: 'user' | 'campaign';
  @IdField() id: string;
  @TextField() name: string;
}

export class LedgerLine {
  @TextField() account: string;
  /** Null for the platform's own accounts. */
  @NestedField(() => AccountHolder, { optional: true }) holder: AccountHolder | null;
  @ChoiceField(['D', 'C']) side: 'D' | 'C';
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
}

export class LedgerTransaction {
  @TextField() id: string;
  @TextField() uid: string;
  @TextField() kind: string;
  @TextField() phase: string;
  @TextField() sourceType: string;
  @TextField() sourceId: string;
  @TextField() actor: string;
  @InstantField() effectiveAt: Date;
  @FlagField() sealed: boolean;
  @NestedField(() => LedgerLine, { many: true }) lines: LedgerLine[];
}

export class LedgerAccountRow {
  @TextField() code: string;
  /** Null for the platform's own accounts. */
  @NestedField(() => AccountHolder, { optional: true }) holder: AccountHolder | null;
  @TextField() class: string;
  @CurrencyField() currency: string;
  @MoneyField({ min: 0n }) debit: bigint;
  @MoneyField({ min: 0n }) credit: bigint;
  @MoneyField({ min: 0n }) pendingDebit: bigint;
  @MoneyField({ min: 0n }) pendingCredit: bigint;
}

/** The audit log held against its seals (SEC-59). */
export class AuditChainState {
  @IntegerField() blocks: number;
  @IntegerField() entries: number;
  /** Written and not sealed yet. */
  @IntegerField() waiting: number;
  /** Blocks that were changed. */
  @IsArray() broken: number[];
}

export class AuditEntry {
  @IdField() id: string;
  @InstantField() at: Date;
  @TextField() actor: string;
  @TextField() action: string;
  @TextField() subjectType: string;
  @TextField() subjectId: string;
  @FreeField({ optional: true }) before: Record<string, unknown> | null;
  @FreeField({ optional: true }) after: Record<string, unknown> | null;
  @TextField({ optional: true, max: 1000 }) reason: string | null;
}
