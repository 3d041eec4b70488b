/** Why a check was not passed, whatever the provider calls it; each has words for the person. */
export const CHECK_REASONS = [
  'face',
  'unreadable',
  'expired_document',
  'altered',
  'not_original',
  'wrong_document',
  'name',
  'birth_date',
  'country',
  'address',
  'number',
  'not_found',
  'listed',
  'underage',
  'incomplete',
  'not_started',
  'other',
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

/** What a provider compares, one by one. */
export const CHECKED_PARTS = ['document', 'name', 'birth_date', 'face', 'address', 'number', 'lists'] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];

/** Why an identity that was approved has to be confirmed again. */
export const RECHECK_REASONS = ['age', 'document_expired', 'provider'] as const;
export type RecheckReason = (typeof RECHECK_REASONS)[number];

/** The most times within a day that somebody may begin a check: each costs the platform a fee. */
export const MOST_CHECKS_A_DAY = 3;
