import type { PreviewDraft } from './site-preview.js';
import type { Wire } from '../kernel/wire.js';
import type { CampaignPage } from '../campaigns/campaign-page.reply.js';

/** Pages that the frame for drafts has beside those of the site: a campaign that is not public, and its card. */
export const DRAFT_CAMPAIGN_PAGE = '/draft-campaign';
export const DRAFT_CARD_PAGE = '/draft-card';
/** The name under which they read the campaign. */
export const DRAFT_SLUG = 'draft';

/** What of a page is only there once people read it. */
const NO_READERS = { potential: 0, discussion: 0, updates: { all: 0, investors: 0, followers: 0 } };

/** Parts that are read by calls of their own, which a page without a session may not make for a draft. */
const NO_PARTS = { documents: 0, pictures: 0, films: 0, people: 0, faqs: 0 };

/** Answers of the calls of a page's parts, by their paths, as its owner has read them. */
export type DraftParts = Readonly<Record<string, unknown>>;

/**
 * What the frame reads of a campaign that is not public, as its page or as its card.
 * @param parts without them the page has none
 */
export const draftCampaign = (
  page: Wire<CampaignPage>,
  shape: 'page' | 'card',
  parts?: DraftParts,
): Pick<PreviewDraft, 'page' | 'answers' | 'items'> => ({
  page: shape === 'page' ? DRAFT_CAMPAIGN_PAGE : DRAFT_CARD_PAGE,
  answers: {
    ...parts,
    [`/equities/front/${DRAFT_SLUG}`]: {
      ...page,
      parts: { ...page.parts, ...(parts ? {} : NO_PARTS), ...NO_READERS },
    },
  },
  items: [],
});
