import { machine } from './machine.js';

/** S-14: codes of a wallet transaction. */
export const WalletStatus = { pending: 0, inProcess: 1, success: 2, failed: 3 } as const;
export type WalletStatus = (typeof WalletStatus)[keyof typeof WalletStatus];

export const TOP_UP_STATES = ['open', 'paying', 'received', 'failed', 'expired'] as const;
export type TopUpState = (typeof TOP_UP_STATES)[number];

export const topUpLifecycle = machine<TopUpState>('open', {
  open: ['paying', 'expired'],
  paying: ['received', 'failed', 'expired', 'open'],
  received: [],
  failed: ['open'],
  expired: [],
});

/** requested: money is held. sent: an admin has confirmed the bank transfer. */
export const WITHDRAWAL_STATES = ['requested', 'sent', 'rejected', 'failed'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export const withdrawalLifecycle = machine<WithdrawalState>('requested', {
  requested: ['sent', 'rejected'],
  sent: ['failed'],
  rejected: [],
  failed: [],
});

export const WITHDRAWAL_STATUS: Readonly<Record<WithdrawalState, WalletStatus>> = {
  requested: WalletStatus.pending,
  sent: WalletStatus.success,
  rejected: WalletStatus.failed,
  failed: WalletStatus.failed,
};

export const TOP_UP_STATUS: Readonly<Record<TopUpState, WalletStatus>> = {
  open: WalletStatus.pending,
  paying: WalletStatus.inProcess,
  received: WalletStatus.success,
  failed: WalletStatus.failed,
  expired: WalletStatus.failed,
};
