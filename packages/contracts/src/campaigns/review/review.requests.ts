import { ChoiceField, FlagField, TextField } from '../../kernel/fields.js';
import { REVIEW_CHECKS, type ReviewCheckCode } from './review-checks.js';
import { REVIEW_FIELDS } from './review-fields.js';
import { LONGEST_REVIEW_NOTE } from './review-options.js';

/** A note of a reviewer about one field; an empty one takes it back. */
export class ReviewNoteRequest {
  @ChoiceField(REVIEW_FIELDS)
  field: string;
  @TextField({ min: 0, max: LONGEST_REVIEW_NOTE })
  note: string;
}

/** Ticks a point of the checklist, or takes the tick back. */
export class ReviewCheckRequest {
  @ChoiceField(REVIEW_CHECKS)
  code: ReviewCheckCode;
  @FlagField()
  done: boolean;
}

/** Claims the submission that waits. */
export class ReviewClaimRequest {
  /** Also where another admin has claimed it. */
  @FlagField()
  takeOver: boolean;
}
