import { ChoiceField, TextField, VersionField } from '../../kernel/fields.js';
import { COMMENT_GUIDELINES, LONGEST_DECLINE_NOTE, type CommentGuideline } from './comment-options.js';

export class JudgeCommentRequest {
  /** Of the words that were read: they may have been edited since. */
  @VersionField({})
  version: string;
}

export class DeclineCommentRequest extends JudgeCommentRequest {
  @ChoiceField(COMMENT_GUIDELINES)
  guideline: CommentGuideline;
  /** To the author, beside the guideline. */
  @TextField({ optional: true, max: LONGEST_DECLINE_NOTE })
  note?: string | null;
}
