import { REPORT_REASONS, type ReportReason } from '../../communication/messages.requests.js';
import { CampaignLabel, PersonCard } from '../../communication/notifications.replies.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  NestedField,
  TextField,
} from '../../kernel/fields.js';
import { COMMENT_STATES, type CommentState } from '../../lifecycles/comment.lifecycle.js';
import {
  COMMENT_DISCLOSURES,
  COMMENT_GUIDELINES,
  COMMENT_POST_TYPES,
  LONGEST_COMMENT,
  LONGEST_DECLINE_NOTE,
  type CommentDisclosure,
  type CommentGuideline,
  type CommentPostType,
} from './comment-options.js';

/** A comment in the moderators' queue. */
export class ModeratedCommentRow {
  @IdField()
  id: string;
  @NestedField(() => PersonCard)
  author: PersonCard;
  @NestedField(() => CampaignLabel)
  campaign: CampaignLabel;
  @ChoiceField(COMMENT_POST_TYPES)
  postType: CommentPostType;
  @TextField({ max: LONGEST_COMMENT })
  text: string;
  @ChoiceField(COMMENT_STATES)
  state: CommentState;
  @ChoiceField(COMMENT_DISCLOSURES)
  disclosure: CommentDisclosure;
  @FlagField()
  isCompany: boolean;
  /** Open reports of readers. */
  @IntegerField()
  reports: number;
  /** When it was written, or last edited. */
  @InstantField()
  writtenAt: Date;
  /** Since when it waits for a moderator: it was written then, or reported first. Null where nothing waits. */
  @InstantField({ optional: true })
  waitsSince: Date | null;
  /** Of its words. */
  @TextField()
  version: string;
}

export class CommentReport {
  @NestedField(() => PersonCard)
  reporter: PersonCard;
  @ChoiceField(REPORT_REASONS)
  reason: ReportReason;
  @TextField({ optional: true, max: 1000 })
  detail: string | null;
  @InstantField()
  at: Date;
}

export class EarlierText {
  @TextField({ max: LONGEST_COMMENT })
  text: string;
  /** Until when it said this. */
  @InstantField()
  at: Date;
}

/** A comment with what a decision requires. */
export class ModeratedComment extends ModeratedCommentRow {
  /** The comment that a reply answers. */
  @TextField({ optional: true, max: LONGEST_COMMENT })
  answersText: string | null;
  @ChoiceField(COMMENT_GUIDELINES, { optional: true })
  guideline: CommentGuideline | null;
  @TextField({ optional: true, max: LONGEST_DECLINE_NOTE })
  note: string | null;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  /** The name of the admin. */
  @TextField({ optional: true })
  decidedBy: string | null;
  @NestedField(() => CommentReport, { many: true })
  openReports: CommentReport[];
  @NestedField(() => EarlierText, { many: true })
  earlier: EarlierText[];
}
