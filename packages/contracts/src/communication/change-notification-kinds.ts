import { campaign, money, ownMoney, type KindsByTopic } from './notification-kind.js';

const OWN_PAGE = '/campaign-dashboard/terms/{campaignId}';

/** Of changes of the terms of an open campaign, and of the answers of its investors. */
export const CHANGE_NOTIFICATION_KINDS = {
  'change.proposed': campaign({
    words: 'change_proposed',
    path: OWN_PAGE,
    mail: false,
    site: false,
    by: 'self',
    params: ['campaign', 'campaignId'],
  }),
  'change.withdrawn': campaign({
    words: 'change_withdrawn',
    path: OWN_PAGE,
    mail: false,
    site: false,
    by: 'self',
    params: ['campaign', 'campaignId'],
  }),
  'change.lapsed': campaign({
    words: 'change_lapsed',
    path: OWN_PAGE,
    params: ['campaign', 'campaignId'],
  }),
  'change.declined': campaign({
    words: 'change_declined',
    path: OWN_PAGE,
    params: ['campaign', 'campaignId', 'reason'],
  }),
  'change.opened': campaign({
    words: 'change_opened',
    path: OWN_PAGE,
    params: ['campaign', 'campaignId', 'until'],
  }),
  'change.closed': campaign({
    words: 'change_closed',
    path: OWN_PAGE,
    topic: 'campaign_result',
    by: 'site',
    params: ['campaign', 'campaignId'],
  }),
  'reconfirmation.asked': money({
    words: 'reconfirmation_asked',
    path: '/reconfirm/{investmentId}',
    topic: 'terms',
    params: ['campaign', 'investmentId', 'amount', 'currency', 'reason', 'until'],
  }),
  'reconfirmation.confirmed': ownMoney({
    words: 'reconfirmation_confirmed',
    path: '/reconfirm/{investmentId}',
    topic: 'terms',
    params: ['campaign', 'investmentId', 'amount', 'currency'],
  }),
  'reconfirmation.lapsed': money({
    words: 'reconfirmation_lapsed',
    path: '/receipt/{investmentId}',
    topic: 'terms',
    params: ['campaign', 'investmentId', 'amount', 'currency', 'until'],
  }),
} satisfies KindsByTopic;
