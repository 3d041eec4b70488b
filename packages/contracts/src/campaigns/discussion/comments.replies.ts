import { ChoiceField, FlagField, IdField, InstantField, NestedField, TextField } from '../../kernel/fields.js';
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

/** Who wrote a comment: in full where they show their name, else the first name and an initial. */
export class CommentAuthor {
  @TextField()
  name: string;
  /** Of the public profile; null for those who do not show their name. */
  @TextField({ optional: true })
  slug: string | null;
  @TextField({ optional: true, max: 500 })
  photo: string | null;
}

/** A comment or a reply, in plain text. */
export class Comment {
  @IdField()
  id: string;
  /** The comment that a reply answers. */
  @IdField({ optional: true })
  parentId: string | null;
  @ChoiceField(COMMENT_POST_TYPES)
  postType: CommentPostType;
  /** Empty where its author has removed it. */
  @TextField({ optional: true, max: LONGEST_COMMENT })
  text: string;
  @ChoiceField(COMMENT_STATES)
  status: CommentState;
  @ChoiceField(COMMENT_DISCLOSURES)
  disclosure: CommentDisclosure;
  /** Written by the owner of the campaign. */
  @FlagField()
  isCompany: boolean;
  /** Null where its author has removed it. */
  @NestedField(() => CommentAuthor, { optional: true })
  author: CommentAuthor | null;
  /** Written by the reader. */
  @FlagField()
  mine: boolean;
  @InstantField()
  createdAt: Date;
  @InstantField({ optional: true })
  editedAt: Date | null;
  /** Of a declined one, for its author. */
  @ChoiceField(COMMENT_GUIDELINES, { optional: true })
  guideline: CommentGuideline | null;
  /** What the moderator has written to its author. */
  @TextField({ optional: true, max: LONGEST_DECLINE_NOTE })
  note: string | null;
}

/** A comment with its replies, the oldest reply first. */
export class CommentThread extends Comment {
  @NestedField(() => Comment, { many: true })
  replies: Comment[];
}

/** A comment on the owner's campaign. */
export class OwnerThread extends CommentThread {
  /** Nobody of the company has answered it yet. */
  @FlagField()
  waits: boolean;
}
