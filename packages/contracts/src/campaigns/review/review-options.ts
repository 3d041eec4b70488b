/** What became of a submission. */
export const SUBMISSION_STATES = ['waiting', 'approved', 'declined', 'changes_requested'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Reasons that reviewers often give; their words are those of the owner's language, and can be edited before they are sent. */
export const REVIEW_TEMPLATES = [
  'unclear_use',
  'terms_misfit',
  'unsupported_claim',
  'company_unproven',
  'documents_missing',
  'not_offered',
] as const;
export type ReviewTemplateCode = (typeof REVIEW_TEMPLATES)[number];

export const LONGEST_REVIEW_NOTE = 1_000;
