import { money, ownMoney, security, type KindsByTopic } from './notification-kind.js';

/** Events about the wallet: money added and withdrawn. */
export const WALLET_NOTIFICATION_KINDS = {
  'top_up.received': money({
    words: 'top_up_received',
    path: '/topup-receipt/{topUpId}',
    topic: 'transfers',
    params: ['topUpId', 'amount', 'currency', 'paidBy'],
  }),
  'wire.short': money({
    words: 'wire_short',
    path: '/wire-transfer/{paymentId}',
    params: ['paymentId', 'amount', 'missing', 'currency', 'reference', 'until'],
  }),
  'wire.over': money({
    words: 'wire_over',
    path: '/wire-transfer/{paymentId}',
    params: ['paymentId', 'amount', 'currency', 'reference'],
  }),
  'wire.late': money({
    words: 'wire_late',
    path: '/wire-transfer/{paymentId}',
    params: ['paymentId', 'amount', 'currency', 'reference'],
  }),
  'second_wallet.received': money({
    words: 'second_wallet_received',
    path: '/mangopay-topup-receipt?id={topUpId}',
    topic: 'transfers',
    params: ['topUpId', 'amount', 'currency'],
  }),
  'second_wallet.refunded': money({
    words: 'second_wallet_refunded',
    path: '/mangopay-topup-receipt?id={topUpId}',
    topic: 'transfers',
    params: ['topUpId', 'amount', 'currency'],
  }),
  'second_wallet.payout_paid': money({
    words: 'second_wallet_payout_paid',
    path: '/settings/mango-pay',
    topic: 'transfers',
    params: ['amount', 'currency'],
  }),
  'second_wallet.payout_failed': money({
    words: 'second_wallet_payout_failed',
    path: '/settings/mango-pay',
    topic: 'transfers',
    params: ['amount', 'currency'],
  }),
  'second_wallet.new_account': security({
    words: 'second_wallet_new_account',
    path: '/settings/mango-pay',
    activity: null,
    params: ['last4', 'at'],
  }),
  'top_up.returned': money({
    words: 'top_up_returned',
    path: '/settings/wallet',
    topic: 'transfers',
    params: ['amount', 'currency', 'toYours'],
  }),
  'top_up.refunded_at_provider': money({
    words: 'top_up_refunded_at_provider',
    path: '/settings/wallet',
    topic: 'transfers',
    params: ['amount', 'currency', 'toYours'],
  }),
  'top_up.return_failed': money({
    words: 'top_up_return_failed',
    path: '/settings/wallet',
    topic: 'transfers',
    params: ['amount', 'currency', 'toYours'],
  }),
  'top_up.return_refused': money({
    words: 'top_up_return_refused',
    path: '/settings/wallet',
    topic: 'transfers',
    params: ['amount', 'currency', 'toYours'],
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
  'withdrawal.new_payer': security({
    words: 'withdrawal_new_payer',
    path: '/settings/wallet',
    activity: null,
    params: ['account', 'at'],
  }),
  'withdrawal.paid_out': money({
    words: 'withdrawal_paid_out',
    path: '/settings/wallet',
    topic: 'transfers',
    params: ['amount', 'currency', 'account'],
  }),
  'withdrawal.not_paid': money({
    words: 'withdrawal_not_paid',
    path: '/settings/wallet',
    topic: 'transfers',
    params: ['amount', 'currency', 'account'],
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
} satisfies KindsByTopic;
