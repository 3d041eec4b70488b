import { money, type KindsByTopic } from './notification-kind.js';

/** Of agreements: signed, waiting for the company, signed by both. */
export const AGREEMENT_NOTIFICATION_KINDS = {
  'agreement.signed': money({
    words: 'agreement_signed',
    path: '/campaign-investment-detail/{investmentId}/{campaignId}',
    topic: null,
    site: false,
    by: 'self',
    params: ['campaign', 'campaignId', 'investmentId', 'amount', 'currency'],
  }),
  'agreement.waiting': money({
    words: 'agreement_waiting',
    path: '/campaign-dashboard/agreements/{campaignId}',
    activity: null,
    icon: 'campaign',
    params: ['actor', 'campaign', 'campaignId', 'amount', 'currency'],
  }),
  'agreement.countersigned': money({
    words: 'agreement_countersigned',
    path: '/campaign-investment-detail/{investmentId}/{campaignId}',
    params: ['campaign', 'campaignId', 'investmentId', 'amount', 'currency'],
  }),
} satisfies KindsByTopic;
