import {
  ChoiceField,
  DateField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { IsArray } from 'class-validator';
import { AccreditationDocument } from '../kyc/kyc.replies.js';
import { SIGNATURE_TYPES, type SignatureType } from '../kyc/signature.js';
import { REVIEW_STATES, type ReviewState } from '../lifecycles/review.lifecycle.js';

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
  /** Changes with the subject of the decision; a decision names it. */
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
  /** Of the PDF, in hexadecimal. */
  @TextField({ max: 64 }) sha256: string;
  /** Link of the PDF, valid for five minutes. */
  @TextField() link: string;
}

/** The person's statements, and how far they were confirmed, at the time of the claim to be accredited. */
export class StatedFigures {
  @IdField() identityId: string;
  @ChoiceField(REVIEW_STATES) state: ReviewState;
  @MoneyField({ min: 0n }) yearlyIncome: bigint;
  @MoneyField({ min: 0n }) netWorth: bigint;
}

/** Conflicts between a claim and other records. */
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
  /** The letter of the application. */
  @NestedField(() => AccreditationDocument, { optional: true }) document: AccreditationDocument | null;
  /** Changes with the subject of the decision, the contract included; a decision names it. */
  @TextField() version: string;
}
