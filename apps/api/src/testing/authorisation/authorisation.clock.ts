import {
  admins,
  all,
  ownedBy,
  people,
  readBy,
  SEES_CAMPAIGNS,
  type CallerName,
  type Row,
} from './authorisation.rows.js';

const TERMS = { reason: 'The register asks for notices by mail.', noticeTerms: 'By mail' };
/** Roles that may see investments. */
const SEES_INVESTMENTS: readonly CallerName[] = ['compliance', 'finance'];

/** Changes of the terms of an open campaign, the answers of its investors, and its rolling closings. */
export const CLOCK_ROWS: Readonly<Record<string, Row>> = {
  'GET /campaign-changes/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'GET /campaign-changes/:campaignId/terms': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'POST /campaign-changes/:campaignId/preview': ownedBy('owner', 'liveCampaign', { body: TERMS }),
  'POST /campaign-changes/:campaignId': ownedBy('owner', 'liveCampaign', { body: TERMS }),
  'POST /campaign-changes/:campaignId/:id/withdraw': ownedBy('owner', 'liveCampaign', { part: 'change' }),
  'GET /campaign-changes/front/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'GET /admin/campaign-changes': admins(SEES_CAMPAIGNS),
  'GET /admin/campaign-changes/:id': admins(SEES_CAMPAIGNS, { object: 'change' }),
  'POST /admin/campaign-changes/:id/decline': admins(['moderator'], {
    object: 'change',
    body: { reason: 'Not as described' },
  }),
  'POST /admin/campaign-changes/:id/approve': admins(['moderator'], { object: 'change' }),

  'GET /campaign-closings/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'POST /admin/campaigns/:id/closings': admins(['moderator'], { object: 'liveCampaign' }),
  'POST /admin/campaign-closings/:id/call-off': admins(['moderator'], {
    object: 'rollingClosing',
    body: { reason: 'The bank asks for a delay' },
  }),

  'GET /reconfirmations': people(),
  'GET /reconfirmations/:id': readBy('investor', SEES_INVESTMENTS, 'askedInvestment'),
  'POST /reconfirmations/:id/confirm': ownedBy('investor', 'askedInvestment'),
  'POST /reconfirmations/:id/cancel': ownedBy('investor', 'askedInvestment'),
};
