import { machine } from './machine.js';

/** S-14: codes of a wallet transaction. */
export const WalletStatus = { pending: 0, inProcess: 1, success: 2, failed: 3 } as const;
export type WalletStatus = (typeof WalletStatus)[keyof typeof WalletStatus];

export const TOP_UP_STATES = ['open', 'paying', 'received', 'failed', 'expired'] as const;
export type TopUpState = (typeof TOP_UP_STATES)[number];

export const topUpLifecycle = machine<TopUpState>('open', {
  open: ['paying', 'failed', 'expired'],
  paying: ['received', 'failed', 'expired', 'open'],
  received: [],
  failed: ['open'],
  expired: [],
});

/**
 * requested: the money is held. approved: the first of two people has agreed, where the amount needs two. released: the
 * provider is to pay it out. sent: the bank transfer was made, or the provider has paid. failed: it did not arrive, or
 * was sent back, perhaps days later; the money is in the wallet again.
 */
export const WITHDRAWAL_STATES = [
  'requested',
  'approved',
  'released',
  'sent',
  'rejected',
  'cancelled',
  'failed',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export const withdrawalLifecycle = machine<WithdrawalState>('requested', {
  requested: ['approved', 'released', 'sent', 'rejected', 'cancelled'],
  approved: ['released', 'sent', 'rejected', 'cancelled'],
  released: ['sent', 'failed'],
  sent: ['failed'],
  rejected: [],
  cancelled: [],
  failed: [],
});

/**
 * Hours until money may be sent to a bank account that was not used before (decision "card money", wins over SEC-60).
 */
export const NEW_BANK_COOLDOWN_HOURS = 72;

/** Days in which money that a provider has paid out may come back: what nobody claims returns after 30. */
export const PAYOUT_RETURN_DAYS = 35;

/** The longest that card schemes let a payment be disputed. */
export const MOST_CARD_MONEY_DAYS = 540;

export const WITHDRAWAL_STATUS: Readonly<Record<WithdrawalState, WalletStatus>> = {
  requested: WalletStatus.pending,
  approved: WalletStatus.inProcess,
  released: WalletStatus.inProcess,
  sent: WalletStatus.success,
  rejected: WalletStatus.failed,
  cancelled: WalletStatus.failed,
  failed: WalletStatus.failed,
};

export const TOP_UP_STATUS: Readonly<Record<TopUpState, WalletStatus>> = {
  open: WalletStatus.pending,
  paying: WalletStatus.inProcess,
  received: WalletStatus.success,
  failed: WalletStatus.failed,
  expired: WalletStatus.failed,
};
