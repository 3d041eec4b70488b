import { admins, type Row } from './authorisation.rows.js';

const reason = { reason: 'Not as described' };

/** What the console shows and decides of campaigns. */
export const CONSOLE_CAMPAIGN_ROWS: Readonly<Record<string, Row>> = {
  'GET /admin/campaigns': admins(['moderator', 'compliance', 'finance']),
  'GET /admin/campaigns/:id': admins(['moderator', 'compliance', 'finance'], { object: 'pendingCampaign' }),
  'GET /admin/campaigns/:id/review': admins(['moderator', 'compliance', 'finance'], { object: 'pendingCampaign' }),
  'PATCH /admin/campaigns/:id/notes': admins(['moderator'], {
    object: 'pendingCampaign',
    body: { field: 'goal', note: 'Too high' },
  }),
  'PATCH /admin/campaigns/:id/checks': admins(['moderator'], {
    object: 'pendingCampaign',
    body: { code: 'no_promise', done: true },
  }),
  'POST /admin/campaigns/:id/claim': admins(['moderator'], { object: 'pendingCampaign', body: { takeOver: false } }),
  'DELETE /admin/campaigns/:id/claim': admins(['moderator'], { object: 'pendingCampaign' }),
  'POST /admin/campaigns/:id/request-changes': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/decline': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/hide': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/show': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/approve': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/edit': admins(['moderator'], {
    object: 'pendingCampaign',
    body: { reason: 'Asked for by phone', city: 'Porto' },
  }),
  'POST /admin/campaigns/:id/close': admins(['moderator'], { object: 'pendingCampaign' }),
  'POST /admin/campaigns/:id/deactivate': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
};
