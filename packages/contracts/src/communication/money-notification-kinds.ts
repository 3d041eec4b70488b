import { CHARGEBACK_NOTIFICATION_KINDS } from './chargeback-notification-kinds.js';
import { money, ownMoney, security, type NotificationKind } from './notification-kind.js';

/** Events about money: invested, repaid, paid out and withdrawn. */
export const MONEY_NOTIFICATION_KINDS: Readonly<Record<string, NotificationKind>> = {
  'investment.received': money({
    words: 'investment_received',
    path: '/receipt/{investmentId}',
    by: 'self',
    params: ['campaign', 'investmentId', 'amount', 'currency', 'cancelUntil'],
  }),
  'investment.refunded': money({
    words: 'investment_refunded',
    path: '/receipt/{investmentId}',
    params: ['campaign', 'investmentId', 'amount', 'currency'],
  }),
  'investment.refund_failed': money({
    words: 'investment_refund_failed',
    path: '/receipt/{investmentId}',
    params: ['campaign', 'investmentId', 'amount', 'currency'],
  }),
  'investment.refund_credited': money({
    words: 'investment_refund_credited',
    path: '/settings/wallet',
    by: 'team',
    params: ['campaign', 'investmentId', 'amount', 'currency'],
  }),
  ...CHARGEBACK_NOTIFICATION_KINDS,
  'distribution.credited': money({
    words: 'distribution',
    path: '/repayment-receipt/{repaymentId}',
    topic: 'repayments',
    params: ['campaign', 'repaymentId', 'amount', 'currency'],
  }),
  'payout.released': money({
    words: 'payout_sent',
    path: '/campaign-dashboard/{campaignId}',
    topic: 'transfers',
    by: 'team',
    params: ['campaign', 'campaignId', 'amount', 'currency'],
  }),
  'payout.rejected': money({
    words: 'payout_rejected',
    path: '/campaign-dashboard/{campaignId}',
    topic: 'transfers',
    by: 'team',
    params: ['campaign', 'campaignId', 'amount', 'currency', 'reason'],
  }),
  'payout.failed': money({
    words: 'payout_failed',
    path: '/campaign-dashboard/{campaignId}',
    topic: 'transfers',
    by: 'team',
    params: ['campaign', 'campaignId', 'amount', 'currency', 'reason'],
  }),
  'payout.not_sent': money({
    words: 'payout_not_sent',
    path: '/campaign-dashboard/{campaignId}',
    topic: 'transfers',
    params: ['campaign', 'campaignId', 'amount', 'currency'],
  }),
  'campaign.bank_changed': security({
    words: 'bank_changed',
    path: '/campaign-dashboard/{campaignId}',
    activity: null,
    params: ['campaign', 'campaignId', 'bank', 'last4', 'at'],
  }),
  'payout.cancelled': ownMoney({ words: 'payout_cancelled', path: '/campaign-dashboard/{campaignId}' }),
  'payout.requested': ownMoney({ words: 'payout_requested', path: '/campaign-dashboard/{campaignId}' }),
  'repayment.created': ownMoney({ words: 'repayment_created', path: '/campaign-dashboard/repayment/{campaignId}' }),
  'repayment.cancelled': ownMoney({ words: 'repayment_cancelled', path: '/campaign-dashboard/repayment/{campaignId}' }),
  'repayment.paid': ownMoney({ words: 'repayment_paid', path: '/campaign-dashboard/repayment/{campaignId}' }),
  'top_up.returned': money({
    words: 'top_up_returned',
    path: '/settings/wallet',
    topic: 'transfers',
    params: ['amount', 'currency'],
  }),
  'top_up.return_failed': money({
    words: 'top_up_return_failed',
    path: '/settings/wallet',
    topic: 'transfers',
    params: ['amount', 'currency'],
  }),
  'top_up.return_refused': money({
    words: 'top_up_return_refused',
    path: '/settings/wallet',
    topic: 'transfers',
    params: ['amount', 'currency'],
  }),
  'withdrawal.requested': ownMoney({
    words: 'withdrawal_requested',
    path: '/settings/wallet',
    params: ['amount', 'currency'],
  }),
  'withdrawal.sent': money({
    words: 'withdrawal_sent',
    path: '/settings/wallet',
    topic: 'transfers',
    by: 'team',
    params: ['amount', 'currency', 'reference'],
  }),
  'withdrawal.new_account': security({
    words: 'withdrawal_new_account',
    path: '/settings/wallet',
    activity: null,
    params: ['bank', 'last4', 'at'],
  }),
  'withdrawal.cancelled': ownMoney({
    words: 'withdrawal_cancelled',
    path: '/settings/wallet',
    params: ['amount', 'currency'],
  }),
  'withdrawal.failed': money({
    words: 'withdrawal_failed',
    path: '/settings/wallet',
    topic: 'transfers',
    by: 'team',
    params: ['amount', 'currency', 'reason'],
  }),
  'withdrawal.rejected': money({
    words: 'withdrawal_rejected',
    path: '/settings/wallet',
    topic: 'transfers',
    by: 'team',
    params: ['amount', 'currency', 'reason'],
  }),
};
