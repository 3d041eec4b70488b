/** Pages that the frame for drafts has beside those of the site: a campaign that is being written, and its card. */
export const DRAFT_CAMPAIGN_PAGE = '/draft-campaign';
export const DRAFT_CARD_PAGE = '/draft-card';
/** The name under which they read the campaign. */
export const DRAFT_SLUG = 'draft';
