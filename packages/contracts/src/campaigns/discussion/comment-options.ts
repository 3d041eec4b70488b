/** What an author has to say about their connection to the company; it never changes. */
export const COMMENT_DISCLOSURES = ['none', 'affiliate', 'promoter'] as const;
export type CommentDisclosure = (typeof COMMENT_DISCLOSURES)[number];

/** Why a comment is declined. Their texts are in the catalogues, for its author and for moderators. */
export const COMMENT_GUIDELINES = [
  'insult',
  'misleading',
  'solicitation',
  'undisclosed',
  'private_data',
  'unlawful',
  'off_topic',
] as const;
export type CommentGuideline = (typeof COMMENT_GUIDELINES)[number];

export const COMMENT_POST_TYPES = ['comment', 'reply'] as const;
export type CommentPostType = (typeof COMMENT_POST_TYPES)[number];

export const LONGEST_COMMENT = 2_000;
export const LONGEST_DECLINE_NOTE = 500;
