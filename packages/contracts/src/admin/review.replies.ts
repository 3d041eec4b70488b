import { DOCUMENT_FILE_STATES, type DocumentFileState } from '../campaigns/files/document-options.js';
import {
  ChoiceField,
  CurrencyField,
  DateField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { IsArray } from 'class-validator';
import type { CheckReason } from '../kyc/check-reasons.js';
import { CheckResult } from '../kyc/identity-check.replies.js';
import { AccreditationClaimed, AccreditationConfirmer } from '../kyc/accreditation-claimed.js';
import {
  VERDICT_STATES,
  VERIFICATION_TYPES,
  type AccreditationConflict,
  type AccreditationGround,
  type VerdictState,
  type VerificationType,
} from '../kyc/accreditation-methods.js';
import { ACCOUNT_TYPES } from '../kyc/investor-details.request.js';
import { AccreditationDocument } from '../kyc/kyc.replies.js';
import { SIGNATURE_TYPES, type SignatureType } from '../kyc/signature.js';
import { CHECK_STATES, type CheckState } from '../lifecycles/identity-check.lifecycle.js';
import { REVIEW_STATES, type ReviewState } from '../lifecycles/review.lifecycle.js';
import { IDENTITY_PROVIDERS, type IdentityProvider } from '../rails/providers.js';
import { ScreeningCaseBrief } from '../screening/screening.replies.js';
import { HistoryEntry } from './admin.replies.js';
import { IDENTITY_SECRETS, type IdentitySecret } from './reveal.js';

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
  /** The rest of the date of birth is masked. */
  @IntegerField() birthYear: number;
  @TextField({ optional: true }) ssnLast4: string | null;
  @TextField() address: string;
  @TextField() country: string;
  /** Of the amounts. */
  @CurrencyField() figuresCurrency: string;
  @MoneyField({ min: 0n }) yearlyIncome: bigint;
  @MoneyField({ min: 0n }) netWorth: bigint;
  @TextField({ optional: true, max: 1000 }) declineReason: string | null;
  /** Other accounts that handed in the same number. */
  @IntegerField() duplicates: number;
}

/** One masked value of an identity, shown for a short time (SEC-50). */
export class RevealedField {
  @ChoiceField(IDENTITY_SECRETS) field: IdentitySecret;
  @TextField() value: string;
}

/** A check of an identity by a provider, as compliance reads it. */
export class IdentityCheckReview {
  @IdField() id: string;
  @ChoiceField(IDENTITY_PROVIDERS) provider: IdentityProvider;
  @TextField({ optional: true, max: 300 }) ref: string | null;
  @IntegerField() attempt: number;
  @ChoiceField(CHECK_STATES) state: CheckState;
  @IsArray() reasons: CheckReason[];
  /** The provider's own. */
  @IsArray() codes: string[];
  @NestedField(() => CheckResult, { many: true }) results: CheckResult[];
  @DateField({ optional: true }) documentExpiresOn: string | null;
  @InstantField() startedAt: Date;
  @InstantField({ optional: true }) decidedAt: Date | null;
  /** Every state it was in. */
  @NestedField(() => HistoryEntry, { many: true }) history: HistoryEntry[];
}

/** A document that was handed in for a check, by a link that works for five minutes and is logged. */
export class IdentityDocumentReview {
  @IdField() id: string;
  @TextField() title: string;
  @TextField() name: string;
  @InstantField() sentAt: Date;
  @InstantField({ optional: true }) forwardedAt: Date | null;
  /** Whether it was scanned: nothing else is opened. */
  @ChoiceField(DOCUMENT_FILE_STATES) file: DocumentFileState;
  @TextField({ max: 500 }) link: string;
}

/** One identity record, to be decided on. */
export class IdentityDetail extends IdentityReview {
  /** What the person has to say to the refusal before. */
  @TextField({ optional: true, max: 1000 }) appeal: string | null;
  /** Matches with lists, those that wait for a decision first. */
  @NestedField(() => ScreeningCaseBrief, { many: true }) matches: ScreeningCaseBrief[];
  /** Newest first. */
  @NestedField(() => IdentityCheckReview, { many: true }) checks: IdentityCheckReview[];
  @NestedField(() => IdentityDocumentReview, { many: true }) documents: IdentityDocumentReview[];
  /** Changes with the subject of the decision; a decision names it. */
  @TextField() version: string;
}

export class AccreditationReview extends ReviewRow {
  @IsArray() grounds: AccreditationGround[];
  @ChoiceField(VERIFICATION_TYPES) verificationType: VerificationType;
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
  /** Of the PDF, in hexadecimal. */
  @TextField({ max: 64 }) sha256: string;
  /** Link of the PDF, valid for five minutes. */
  @TextField() link: string;
}

/** The person's statements, and how far they were confirmed, at the time of the claim to be accredited. */
export class StatedFigures {
  @IdField() identityId: string;
  @ChoiceField(REVIEW_STATES) state: ReviewState;
  @TextField() legalName: string;
  @ChoiceField(ACCOUNT_TYPES) accountType: (typeof ACCOUNT_TYPES)[number];
  /** Of the amounts. */
  @CurrencyField() figuresCurrency: string;
  @MoneyField({ min: 0n }) yearlyIncome: bigint;
  @MoneyField({ min: 0n }) netWorth: bigint;
  @MoneyField({ min: 0n, optional: true }) householdIncome: bigint | null;
  @TextField({ optional: true }) spouse: string | null;
}

/** The first of two people who approve against a conflict. */
export class AccreditationProposal {
  @TextField() by: string;
  @InstantField() at: Date;
  @TextField({ max: 1000 }) reason: string;
}

/** What a provider says of an application. */
export class AccreditationVerdict {
  @ChoiceField(['north']) provider: 'north';
  @ChoiceField(VERDICT_STATES) state: VerdictState;
  /** The provider's own word. */
  @TextField({ optional: true }) code: string | null;
}

export class AccreditationDetail extends AccreditationReview {
  /** The figures of the claim itself; null for one of before they were asked for. */
  @NestedField(() => AccreditationClaimed, { optional: true }) claim: AccreditationClaimed | null;
  /** Who confirms it, by letter or on the telephone. */
  @NestedField(() => AccreditationConfirmer, { optional: true }) confirmer: AccreditationConfirmer | null;
  @NestedField(() => StatedFigures, { optional: true }) stated: StatedFigures | null;
  /** Approving against one of them takes a reason and a second person. */
  @IsArray() conflicts: AccreditationConflict[];
  @NestedField(() => AccreditationProposal, { optional: true }) proposal: AccreditationProposal | null;
  @NestedField(() => AccreditationVerdict, { optional: true }) provider: AccreditationVerdict | null;
  @NestedField(() => SignedContract, { optional: true }) contract: SignedContract | null;
  /** The letter, or what else came with the application. */
  @NestedField(() => AccreditationDocument, { optional: true }) document: AccreditationDocument | null;
  /** All documents, oldest first. */
  @NestedField(() => AccreditationDocument, { many: true }) evidence: AccreditationDocument[];
  /** Changes with the subject of the decision, the contract included; a decision names it. */
  @TextField() version: string;
}
