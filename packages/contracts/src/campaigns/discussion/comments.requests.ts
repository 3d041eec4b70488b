import { REPORT_REASONS, type ReportReason } from '../../communication/messages.requests.js';
import { ChoiceField, IdField, TextField } from '../../kernel/fields.js';
import { COMMENT_DISCLOSURES, LONGEST_COMMENT, type CommentDisclosure } from './comment-options.js';

export class PostCommentRequest {
  @TextField({ max: LONGEST_COMMENT })
  text: string;
  /** Said once, and shown beside the words from then on. */
  @ChoiceField(COMMENT_DISCLOSURES)
  disclosure: CommentDisclosure;
  /** The comment that this answers; a reply is not answered itself. */
  @IdField({ optional: true })
  parentId?: string | null;
  /** The sender's own id of the comment: sent again after a broken connection it is the same comment. */
  @IdField({ optional: true })
  clientKey?: string | null;
}

export class ChangeCommentRequest {
  @TextField({ max: LONGEST_COMMENT })
  text: string;
}

export class ReportCommentRequest {
  @ChoiceField(REPORT_REASONS)
  reason: ReportReason;
  @TextField({ optional: true, max: 1000 })
  detail?: string | null;
}
