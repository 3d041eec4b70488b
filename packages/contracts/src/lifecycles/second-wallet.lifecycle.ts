import { machine } from './machine.js';
import { WalletStatus } from './wallet.lifecycle.js';

/** opening: the provider has not answered yet. paying: the payer pays, or the bank transfer is awaited. */
export const SECOND_TOP_UP_STATES = ['opening', 'paying', 'received', 'failed'] as const;
export type SecondTopUpState = (typeof SECOND_TOP_UP_STATES)[number];

export const secondTopUpLifecycle = machine<SecondTopUpState>('opening', {
  opening: ['paying', 'received', 'failed'],
  paying: ['received', 'failed'],
  received: [],
  failed: [],
});

export const SECOND_TOP_UP_STATUS: Readonly<Record<SecondTopUpState, WalletStatus>> = {
  opening: WalletStatus.pending,
  paying: WalletStatus.inProcess,
  received: WalletStatus.success,
  failed: WalletStatus.failed,
};

/**
 * requested: held, and not yet known to be with the provider. sent: with the provider's bank. paid: the bank has it.
 * failed: it never left. returned: the receiving bank sent it back, perhaps days later. In the last two the money is in
 * the wallet again.
 */
export const SECOND_PAYOUT_STATES = ['requested', 'sent', 'paid', 'failed', 'returned'] as const;
export type SecondPayoutState = (typeof SECOND_PAYOUT_STATES)[number];

export const secondPayoutLifecycle = machine<SecondPayoutState>('requested', {
  requested: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
});

export const SECOND_PAYOUT_STATUS: Readonly<Record<SecondPayoutState, WalletStatus>> = {
  requested: WalletStatus.pending,
  sent: WalletStatus.inProcess,
  paid: WalletStatus.success,
  failed: WalletStatus.failed,
  returned: WalletStatus.failed,
};
