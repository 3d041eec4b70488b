import { money, type KindsByTopic } from './notification-kind.js';

const investment = (words: string) =>
  money({
    words,
    path: '/receipt/{investmentId}',
    by: 'other',
    params: ['campaign', 'investmentId', 'amount', 'currency'],
  });
const wallet = (words: string) =>
  money({ words, path: '/settings/wallet', by: 'other', params: ['amount', 'currency'] });
const owner = (words: string) =>
  money({
    words,
    path: '/campaign-dashboard/{campaignId}',
    by: 'other',
    params: ['campaign', 'campaignId', 'amount', 'currency'],
  });

/** Chargebacks and their outcomes: sent to the payer and to the campaign's owner. */
export const CHARGEBACK_NOTIFICATION_KINDS = {
  'chargeback.ended': investment('chargeback_ended'),
  'chargeback.stands': investment('chargeback_stands'),
  'chargeback.top_up': wallet('chargeback_top_up'),
  'chargeback.lost': wallet('chargeback_lost'),
  'chargeback.won_to_wallet': wallet('chargeback_won_to_wallet'),
  'chargeback.won_stands': investment('chargeback_won_stands'),
  'chargeback.raise_lowered': owner('chargeback_raise_lowered'),
  'chargeback.owner_owes': owner('chargeback_owner_owes'),
  'chargeback.owner_won': owner('chargeback_owner_won'),
  'chargeback.owner_lost': owner('chargeback_owner_lost'),
} satisfies KindsByTopic;
