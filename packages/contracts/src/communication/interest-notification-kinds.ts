import { campaign, type KindsByTopic } from './notification-kind.js';

const INTERESTED = '/campaign-dashboard/interested/{campaignId}';
const FOUND = ['campaign', 'campaignId', 'people', 'amount', 'currency'] as const;

/** Of campaigns that test interest. */
export const INTEREST_NOTIFICATION_KINDS = {
  'interest.shown': campaign({
    words: 'interest_shown',
    path: '/campaign-detail-page/{slug}',
    mail: false,
    site: false,
    by: 'self',
    params: ['campaign', 'slug', 'amount', 'currency'],
  }),
  'interest.reached': campaign({
    words: 'interest_reached',
    path: INTERESTED,
    topic: 'campaign_result',
    by: 'site',
    params: FOUND,
  }),
  'interest.closed': campaign({
    words: 'interest_closed',
    path: INTERESTED,
    mail: false,
    site: false,
    by: 'self',
    params: FOUND,
  }),
  'interest.ended': campaign({
    words: 'interest_ended',
    path: INTERESTED,
    topic: 'campaign_result',
    by: 'site',
    params: FOUND,
  }),
  'interest.opened': campaign({
    words: 'interest_opened',
    path: '/campaign-detail-page/{slug}',
    topic: 'campaign_updates',
    activity: null,
    by: 'site',
    params: ['campaign', 'campaignId', 'slug', 'closesAt'],
  }),
} satisfies KindsByTopic;
