import { BANK_ACCOUNT_KINDS, type BankAccountKind } from '../bank/bank-numbers.js';
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
import { EDIT_SECTIONS, type EditSection } from '../campaigns/live-fields.js';
import { CampaignDetail } from '../campaigns/campaign-draft.reply.js';
import { COVERED_HOLDS, type CoveredHold } from '../campaigns/covered/covered-roles.js';
import { Payout } from '../repayments/repayments.replies.js';
import { ListingFile } from '../payments/payment-files.js';
import { Withdrawal } from '../wallet/withdrawal.replies.js';
import { AccountHolder } from './ledger.replies.js';

/** The content of an admin's one-time link: the secret for the authenticator. */
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
  /** It asks who would invest, and takes no money. */
  @FlagField() testsInterest: boolean;
  @TextField({ optional: true }) currency: string | null;
  @MoneyField({ optional: true }) goal: bigint | null;
  @MoneyField({ min: 0n }) received: bigint;
  @InstantField({ optional: true }) submittedAt: Date | null;
  @InstantField({ optional: true }) closesAt: Date | null;
  /** Declined so that its owner changes it. */
  @FlagField() changesRequested: boolean;
  /** How much of the checklist is ticked; null where no submission waits. */
  @IntegerField({ optional: true, min: 0 }) checksDone: number | null;
  /** The admin who reviews it. */
  @TextField({ optional: true }) claimedBy: string | null;
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
  @ChoiceField(EDIT_SECTIONS) section: EditSection;
  @TextField() actor: string;
  @InstantField() at: Date;
  @NestedField(() => CampaignFieldEdit, { many: true }) changes: CampaignFieldEdit[];
}

export class AdminCampaign extends CampaignDetail {
  @IdField() ownerId: string;
  @TextField() ownerName: string;
  @TextField() ownerEmail: string;
  /** The earliest closing date that an approval would accept today; null if the current one is accepted. */
  @DateField({ optional: true }) earliestClosingDate: string | null;
  /** When it would close if closed early now; null if it could not be closed before its own date. */
  @InstantField({ optional: true }) earlyClosesAt: Date | null;
  /** What of its covered persons stands against an approval or a closing. */
  @ChoiceField(COVERED_HOLDS, { optional: true }) coveredHold: CoveredHold | null;
  /** Since when its closing waits for that. */
  @InstantField({ optional: true }) closingWaitsSince: Date | null;
  @NestedField(() => HistoryEntry, { many: true }) history: HistoryEntry[];
  /** How its closing was moved: `from` and `to` are instants. */
  @NestedField(() => HistoryEntry, { many: true }) closings: HistoryEntry[];
  /** The changes made while it was live, newest first. */
  @NestedField(() => CampaignEdit, { many: true }) edits: CampaignEdit[];
}

export class AdminPayout extends Payout {
  @IdField() requestedById: string;
  @TextField() requestedBy: string;
  @TextField({ optional: true }) approvedBy: string | null;
  @TextField({ optional: true }) releasedBy: string | null;
  /** Masked bank coordinates, or the connected account. */
  @TextField({ optional: true }) destination: string | null;
  /** Whether the reader may take the next step: the second person is never the first. */
  @FlagField() mayApprove: boolean;
  @FlagField() mayRelease: boolean;
  /** Whether its return by the bank can be recorded. */
  @FlagField() mayFail: boolean;
  /** When it can be sent, if the campaign's bank details are new. */
  @InstantField({ optional: true }) sendableAt: Date | null;
  /** When the account was shown for the bank transfer. */
  @InstantField({ optional: true }) transferBegunAt: Date | null;
  /** The payment file that lists it. */
  @NestedField(() => ListingFile, { optional: true }) file: ListingFile | null;
}

/** How the amount of a payout comes about: raised, less the fee, less what else was paid out or taken back. */
export class PayoutSum {
  @MoneyField({ min: 0n }) raised: bigint;
  @IntegerField() feeBasisPoints: number;
  @MoneyField({ min: 0n }) fee: bigint;
  /** Other payouts of the campaign that are requested, approved, released or paid. */
  @MoneyField({ min: 0n }) otherPayouts: bigint;
  /** What payers' banks took back at the owner's cost, less what was taken from the owner's wallet for it. */
  @MoneyField() chargedBack: bigint;
  /** After this payout; below zero where banks have taken back more than was left. */
  @MoneyField() left: bigint;
}

/** A payout with what finance compares before it confirms. */
export class AdminPayoutRecord extends AdminPayout {
  @NestedField(() => PayoutSum) sum: PayoutSum;
  @TextField({ optional: true }) companyName: string | null;
  /** Whether the bank account is in the name of the company; null where no name of it is known. */
  @FlagField({ optional: true }) holderIsCompany: boolean | null;
}

/** A bank account in full, for the person who makes the transfer: shown for a minute and never stored. */
export class BankDetails {
  @TextField({ optional: true }) accountHolder: string | null;
  @TextField() bankName: string;
  @ChoiceField(BANK_ACCOUNT_KINDS) accountKind: BankAccountKind;
  /** Of an account in the United States. */
  @TextField({ optional: true }) accountType: string | null;
  /** The IBAN where the account has one. */
  @TextField() accountNumber: string;
  /** By which the bank is found in its country: a routing number, a sort code, or a Canadian 0YYYXXXXX. */
  @TextField({ optional: true }) routingNumber: string | null;
  @TextField({ optional: true }) bic: string | null;
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
  /** The reference of the transfer. */
  @TextField() number: string;
}

export const OWNER_OBSTACLES = [
  'wallet.owner_frozen',
  'wallet.owner_held',
  'wallet.owner_suspended',
  'wallet.owner_unidentified',
] as const;
export type OwnerObstacle = (typeof OWNER_OBSTACLES)[number];

export class AdminWithdrawal extends Withdrawal {
  @IdField() userId: string;
  @TextField() userName: string;
  @TextField() userEmail: string;
  @TextField({ optional: true }) approvedBy: string | null;
  @InstantField({ optional: true }) approvedAt: Date | null;
  /** Who recorded the transfer, or had the provider pay it out. */
  @TextField({ optional: true }) sentBy: string | null;
  @InstantField({ optional: true }) releasedAt: Date | null;
  @InstantField({ optional: true }) failedAt: Date | null;
  /** When it was rejected, or cancelled by its owner. */
  @InstantField({ optional: true }) endedAt: Date | null;
  /** When the account was last shown in full or included in a payment file, also before the transfer may be made. */
  @InstantField({ optional: true }) accountShownAt: Date | null;
  /** The account was shown for the transfer: its owner can no longer cancel. */
  @InstantField({ optional: true }) transferBegunAt: Date | null;
  /** The payment file that lists it. */
  @NestedField(() => ListingFile, { optional: true }) file: ListingFile | null;
  /** Why the owner's money may not leave at present: the code with which approving and sending are refused. */
  @ChoiceField(OWNER_OBSTACLES, { optional: true }) ownerObstacle: OwnerObstacle | null;
  /** Whether the reader may take the next step: never their own, and the second person is never the first. */
  @FlagField() mayApprove: boolean;
  @FlagField() maySend: boolean;
}

/** The verification of the audit log (SEC-59). */
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
  /** The person or the campaign that the record belongs to; null for what belongs to neither. */
  @NestedField(() => AccountHolder, { optional: true }) about: AccountHolder | null;
}
