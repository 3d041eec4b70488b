import { BANK } from '../bank-account.js';
import { aText } from '../rich-text.js';
import {
  ADMINS,
  CALLERS,
  NOBODY,
  PEOPLE,
  SEES_CAMPAIGNS,
  admins,
  all,
  bySecret,
  each,
  everyone,
  ownedBy,
  people,
  readBy,
  type Row,
} from './authorisation.rows.js';

const section = (path: string, body: Record<string, unknown> = {}): Record<string, Row> => ({
  [`POST ${path}/:campaignId`]: ownedBy('owner', 'draft', { body }),
  [`GET ${path}/:campaignId`]: readBy('owner', SEES_CAMPAIGNS, 'draft'),
  [`PATCH ${path}/:campaignId`]: ownedBy('owner', 'draft', { body }),
});

const UPDATE = { title: 'News', description: aText('The pump runs.') };
const COMMENT = { text: 'When does it run?', disclosure: 'none' };

/** the campaign is public, its updates are for signed-in readers. */
const SIGNED_IN_READERS: Row = {
  callers: all(401, each(PEOPLE, 'open')),
  refusedLater: CALLERS.filter((name) => !PEOPLE.some((person) => person === name)),
};

/** Campaigns and their parts. */
export const CAMPAIGN_ROWS: Readonly<Record<string, Row>> = {
  'GET /equities/front': everyone,
  'POST /equities/browse-counts': everyone,
  'GET /equities/front/:slug': { callers: all('open'), object: 'slug' },
  'POST /equities/browse': everyone,
  'POST /campaigns/equities': people({ investor: 403, otherInvestor: 403 }, { body: { type: 'equity' } }),
  'GET /campaigns/equities': people(),
  'GET /equities': people(),
  'GET /campaigns/equities/:id': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  'PATCH /campaigns/equities/:id': ownedBy('owner', 'draft', { body: { name: 'Another name' } }),
  'DELETE /campaigns/equities/:id': ownedBy('owner', 'doomedDraft'),
  'GET /equities/:id/checklist': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  'GET /equities/:id/preview': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  ...section('/equity/company-profile'),
  ...section('/campaign/fundraising-detail'),
  ...section('/campaign/campaign-terms'),
  ...section('/campaign/campaign-story'),
  ...section('/campaign/payment-detail', { ...BANK, tos: true }),

  'GET /equity/campaign-faqs/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'draft'),
  'PATCH /equity/campaign-faqs/:campaignId': ownedBy('owner', 'draft', { body: { campaignCustomFaqs: [] } }),
  'GET /equity/campaign-faqs/front/:campaignId': { callers: all('open'), object: 'liveCampaign' },

  'GET /equity/comments/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'GET /equity/comments/:campaignId/parent-comments': { callers: all('open'), object: 'liveCampaign' },
  'GET /equity/comments/owned/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'POST /equity/comments/:campaignId': people({}, { object: 'liveCampaign', body: COMMENT }),
  'PATCH /equity/comments/:campaignId/:id': ownedBy('investor', 'liveCampaign', {
    part: 'comment',
    body: { text: 'Which one?' },
  }),
  'DELETE /equity/comments/:campaignId/:id': ownedBy('investor', 'liveCampaign', { part: 'doomedComment' }),
  'POST /equity/comments/:campaignId/:id/report': people(
    { investor: 404 },
    { object: 'liveCampaign', part: 'publicComment', body: { reason: 'spam' } },
  ),
  'GET /admin/comments': admins(['moderator']),
  'GET /admin/comments/:id': admins(['moderator'], { object: 'pendingComment' }),
  'POST /admin/comments/:id/approve': admins(['moderator'], { object: 'pendingComment', body: { version: 'x' } }),
  'POST /admin/comments/:id/decline': admins(['moderator'], {
    object: 'pendingComment',
    body: { version: 'x', guideline: 'insult' },
  }),
  'POST /admin/comments/:id/spam': admins(['moderator'], { object: 'pendingComment', body: { version: 'x' } }),

  'POST /equity/updates/:campaignId': ownedBy('owner', 'liveCampaign', { body: UPDATE }),
  'GET /equity/updates/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'GET /equity/updates/:campaignId/readers': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'GET /equity/updates/:campaignId/:id': { ...readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'), part: 'update' },
  'PATCH /equity/updates/:campaignId/:id': ownedBy('owner', 'liveCampaign', { part: 'update', body: UPDATE }),
  'DELETE /equity/updates/:campaignId/:id': ownedBy('owner', 'liveCampaign', { part: 'doomedUpdate' }),
  'GET /equity/updates/front/:campaignId': { ...SIGNED_IN_READERS, object: 'liveCampaign' },
  'GET /equity/updates/front/:campaignId/:id/edits': { ...SIGNED_IN_READERS, object: 'liveCampaign', part: 'update' },
  'POST /equity/team-members/:campaignId': ownedBy('owner', 'liveCampaign', {
    body: { fullName: 'Rita Salgado', roleTitle: 'Founder', email: 'rita@example.org' },
  }),
  'GET /equity/team-members/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'PATCH /equity/team-members/:campaignId/:id': ownedBy('owner', 'liveCampaign', { part: 'teamMember' }),
  'DELETE /equity/team-members/:campaignId/:id': ownedBy('owner', 'liveCampaign', { part: 'doomedTeamMember' }),
  'POST /equity/team-members/:campaignId/:id/resend-email': ownedBy('owner', 'liveCampaign', { part: 'teamMember' }),
  'GET /equity/team-members/front/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'POST /equity/lead-investors/:campaignId': ownedBy('owner', 'liveCampaign', {
    body: { type: 'person', name: 'Hanne Vik' },
  }),
  'GET /equity/lead-investors/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'PATCH /equity/lead-investors/:campaignId/:id': ownedBy('owner', 'liveCampaign', { part: 'lead' }),
  'DELETE /equity/lead-investors/:campaignId/:id': ownedBy('owner', 'liveCampaign', { part: 'doomedLead' }),
  'GET /equity/lead-investors/front/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'GET /team-invitations/:token': bySecret,
  'POST /team-invitations/:token/accept': { callers: all(410, { ...NOBODY, ...each(ADMINS, 403) }) },
  'POST /team-invitations/:token/decline': bySecret,
  'GET /team-memberships': people(),
  'DELETE /team-memberships/:id': ownedBy('otherInvestor', 'membership'),

  'POST /campaign-visits/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'POST /campaign-interest/:campaignId': people({}, { object: 'liveCampaign', body: { interestedAmount: 50_000 } }),
  'PATCH /campaign-interest/:campaignId': people({}, { object: 'liveCampaign', body: { interestedAmount: 50_000 } }),
  'POST /campaign-interest/:campaignId/end': ownedBy('owner', 'liveCampaign'),
  'DELETE /campaign-interest/:campaignId': ownedBy('otherInvestor', 'liveCampaign'),
  'GET /campaign-interest/:campaignId': people({}, { object: 'liveCampaign' }),
  'GET /campaign-interest/front/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'GET /saved-campaigns': people(),
  'GET /saved-campaigns/marks': people(),
  'POST /saved-campaigns': people({}, { object: 'liveCampaign', inBody: 'campaignId' }),
  'GET /saved-campaigns/followers/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'GET /saved-campaigns/:id': ownedBy('investor', 'savedCampaign'),
  'DELETE /saved-campaigns/:id': ownedBy('otherInvestor', 'otherSavedCampaign'),
};
