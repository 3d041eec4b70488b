import { CampaignFieldEdit } from '../../admin/admin.replies.js';
import { ChoiceField, IdField, InstantField, IntegerField, NestedField, TextField } from '../../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../../kernel/languages.js';
import { REVIEW_CHECKS, type ReviewCheckCode } from './review-checks.js';
import {
  LONGEST_REVIEW_NOTE,
  REVIEW_TEMPLATES,
  SUBMISSION_STATES,
  type ReviewTemplateCode,
  type SubmissionState,
} from './review-options.js';

/** What a reviewer asks about one field of the wizard. */
export class ReviewNote {
  @TextField() field: string;
  @TextField({ max: LONGEST_REVIEW_NOTE }) note: string;
}

/** One submission of a campaign, and its decision. */
export class Submission {
  @IntegerField() number: number;
  @InstantField() submittedAt: Date;
  @ChoiceField(SUBMISSION_STATES) state: SubmissionState;
  /** To the owner; null where it was approved or waits. */
  @TextField({ optional: true, max: 1000 }) message: string | null;
  @TextField({ optional: true }) decidedBy: string | null;
  @InstantField({ optional: true }) decidedAt: Date | null;
  /** About single fields. */
  @NestedField(() => ReviewNote, { many: true }) notes: ReviewNote[];
}

/** What differs between an earlier submission and the campaign as it stands. */
export class SubmissionDifference {
  @IntegerField() number: number;
  @InstantField() submittedAt: Date;
  @NestedField(() => CampaignFieldEdit, { many: true }) changes: CampaignFieldEdit[];
}

/** A version of the terms that investors decide on. */
export class TermsVersion {
  @IntegerField() version: number;
  @InstantField() madeAt: Date;
  @TextField({ optional: true }) madeBy: string | null;
  /** Against the version before; of the first every term. */
  @NestedField(() => CampaignFieldEdit, { many: true }) changes: CampaignFieldEdit[];
}

export class ReviewTemplate {
  @ChoiceField(REVIEW_TEMPLATES) code: ReviewTemplateCode;
  /** In the owner's language. */
  @TextField({ max: 1000 }) text: string;
}

/** One point of the checklist for the newest submission. */
export class ReviewCheck {
  @ChoiceField(REVIEW_CHECKS) code: ReviewCheckCode;
  /** Null until somebody ticks it. */
  @TextField({ optional: true }) doneBy: string | null;
  @InstantField({ optional: true }) doneAt: Date | null;
}

/** The admin who reviews a submission: nobody else decides it. */
export class ReviewClaim {
  @IdField() id: string;
  @TextField() name: string;
  @InstantField() at: Date;
}

/** What a reviewer reads beside the campaign. */
export class CampaignReview {
  @ChoiceField(LANGUAGE_CODES) ownerLanguage: Language;
  /** Newest first. */
  @NestedField(() => Submission, { many: true }) submissions: Submission[];
  /** Null where this is the first submission. */
  @NestedField(() => SubmissionDifference, { optional: true }) sinceLast: SubmissionDifference | null;
  /** Null where none was approved before this one. */
  @NestedField(() => SubmissionDifference, { optional: true }) sinceApproved: SubmissionDifference | null;
  /** Of the newest submission. */
  @NestedField(() => ReviewNote, { many: true }) notes: ReviewNote[];
  /** Newest first. */
  @NestedField(() => TermsVersion, { many: true }) versions: TermsVersion[];
  @NestedField(() => ReviewTemplate, { many: true }) templates: ReviewTemplate[];
  /** Those of its kind. */
  @NestedField(() => ReviewCheck, { many: true }) checks: ReviewCheck[];
  /** Null where nobody has claimed the submission that waits. */
  @NestedField(() => ReviewClaim, { optional: true }) claim: ReviewClaim | null;
}

/** What the review said to the owner about the newest submission; everything empty before it is decided. */
export class ReviewAnswer {
  @ChoiceField(SUBMISSION_STATES, { optional: true }) state: SubmissionState | null;
  @TextField({ optional: true, max: 1000 }) message: string | null;
  @NestedField(() => ReviewNote, { many: true }) notes: ReviewNote[];
}
