/** Why a saved investment is not offered any more (decision 7). */
export const ARCHIVE_REASONS = [
  'campaign_successful',
  'campaign_unsuccessful',
  'admin',
  'investor',
  'expired',
] as const;
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number];

export const SAVED_STATES = ['open', 'archived'] as const;
export type SavedState = (typeof SAVED_STATES)[number];
