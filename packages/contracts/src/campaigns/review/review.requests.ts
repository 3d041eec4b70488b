import { ChoiceField, TextField } from '../../kernel/fields.js';
import { REVIEW_FIELDS } from './review-fields.js';
import { LONGEST_REVIEW_NOTE } from './review-options.js';

/** A note of a reviewer about one field; an empty one takes it back. */
export class ReviewNoteRequest {
  @ChoiceField(REVIEW_FIELDS)
  field: string;
  @TextField({ min: 0, max: LONGEST_REVIEW_NOTE })
  note: string;
}
