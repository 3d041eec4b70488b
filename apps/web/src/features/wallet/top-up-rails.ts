import type { Wallet } from './balance.js';

/** The most that one payment brings into a wallet, in minor units, by whichever way takes most. */
export const mostOf = ({ topUpRails, topUpMaximum }: Wallet): number =>
  topUpRails.reduce((most, { maximum }) => Math.max(most, maximum ?? topUpMaximum), 0);
