import { DOCUMENT_FILE_STATES, type DocumentFileState } from '../campaigns/files/document-options.js';
import {
  ChoiceField,
  CurrencyField,
  DateField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { IsArray } from 'class-validator';
import type { CheckReason } from '../kyc/check-reasons.js';
import { CheckResult } from '../kyc/identity-check.replies.js';
import { AccreditationConfirmer } from '../kyc/accreditation-claimed.js';
import {
  LICENCES,
  VERDICT_STATES,
  VERIFICATION_TYPES,
  type AccreditationConflict,
  type AccreditationGround,
  type Licence,
  type VerdictState,
  type VerificationType,
} from '../kyc/accreditation-methods.js';
import { PAPER_STATES, type PaperState } from '../kyc/identity-papers.js';
import { ACCOUNT_TYPES } from '../kyc/investor-details.request.js';
import { AccreditationDocument, IdentityAppeal } from '../kyc/kyc.replies.js';
import { SIGNATURE_TYPES, type SignatureType } from '../kyc/signature.js';
import { CHECK_STATES, type CheckState } from '../lifecycles/identity-check.lifecycle.js';
import { REVIEW_STATES, type ReviewState } from '../lifecycles/review.lifecycle.js';
import { IDENTITY_PROVIDERS, type IdentityProvider } from '../rails/providers.js';
import { ScreeningCaseBrief } from '../screening/screening.replies.js';
import { HistoryEntry } from './admin.replies.js';
import {
  CLAIM_SECRETS,
  IDENTITY_SECRETS,
  type ClaimSecret,
  type IdentityFigure,
  type IdentitySecret,
} from './reveal.js';

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
  /** City and state: street, house and postal code are masked. */
  @TextField() place: string;
  @TextField() country: string;
  @TextField({ optional: true, max: 1000 }) declineReason: string | null;
  /** Other accounts that handed in the same number. */
  @IntegerField() duplicates: number;
  /** Whether a document is on file, without which nobody is approved. */
  @ChoiceField(PAPER_STATES) paper: PaperState;
}

/** A masked value of a record, shown for a short time (SEC-50). */
class RevealedValue {
  @TextField({ longNumbers: true }) value: string;
  /** Of an amount, whose minor units the value is. */
  @CurrencyField({ optional: true }) currency: string | null;
}

export class RevealedField extends RevealedValue {
  @ChoiceField(IDENTITY_SECRETS) field: IdentitySecret;
}

export class RevealedClaim extends RevealedValue {
  @ChoiceField(CLAIM_SECRETS) field: ClaimSecret;
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

/** An appeal, and the decision that it is against. */
export class IdentityAppealReview extends IdentityAppeal {
  @TextField({ optional: true, max: 1000 }) declineReason: string | null;
  /** A person of the staff, or a provider. */
  @TextField({ optional: true }) declinedBy: string | null;
  @InstantField({ optional: true }) declinedAt: Date | null;
}

/** One identity record, to be decided on. */
export class IdentityDetail extends IdentityReview {
  /** What of it is masked and can be shown. */
  @IsArray() secrets: IdentitySecret[];
  /** What the person has to say to the refusal before. */
  @NestedField(() => IdentityAppealReview, { optional: true }) appeal: IdentityAppealReview | null;
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

/** The person's statements, and how far they were confirmed, at the time of the claim to be accredited; figures masked. */
export class StatedFigures {
  @IdField() identityId: string;
  @ChoiceField(REVIEW_STATES) state: ReviewState;
  @TextField() legalName: string;
  @ChoiceField(ACCOUNT_TYPES) accountType: (typeof ACCOUNT_TYPES)[number];
  /** Which are there. */
  @IsArray() figures: IdentityFigure[];
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

/** What a claim says of itself, its amounts masked. */
export class ReviewedClaim {
  /** The amounts that were stated. */
  @IsArray() secrets: ClaimSecret[];
  @FlagField({ optional: true }) expectsSameIncome: boolean | null;
  @FlagField({ optional: true }) jointWorth: boolean | null;
  @FlagField({ optional: true }) ownersAccredited: boolean | null;
  @ChoiceField(LICENCES, { optional: true }) licence: Licence | null;
  /** In a public register. */
  @TextField({ optional: true }) licenceNumber: string | null;
}

export class AccreditationDetail extends AccreditationReview {
  /** What the claim itself says; null for one of before that was asked for. */
  @NestedField(() => ReviewedClaim, { optional: true }) claim: ReviewedClaim | null;
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
