import type { InvestmentState } from '@cairn/contracts/lifecycles/investment.lifecycle';
import type { Held } from './queries.js';

export type HoldingGroup = 'held' | 'progress' | 'ended';

const groups: Readonly<Record<InvestmentState, HoldingGroup>> = {
  reserved: 'progress',
  paying: 'progress',
  received: 'held',
  settled: 'held',
  refunding: 'ended',
  refunded: 'ended',
  failed: 'ended',
  expired: 'ended',
  cancelled: 'ended',
};

/** Held money, money that has not arrived or may be taken back, and returned money are never mixed. */
export const groupOf = ({
  state,
  repaid,
  cancellable,
}: Pick<Held, 'state' | 'repaid' | 'cancellable'>): HoldingGroup => {
  if (repaid) return 'ended';
  return state === 'received' && cancellable ? 'progress' : groups[state];
};

/** It arrived and was not refunded, whether or not a borrower has repaid it since. */
export const wasInvested = (state: InvestmentState): boolean => groups[state] === 'held';

/** The investor has to pay still: a place is held, or the provider's page was left without paying. */
export const waitsForYou = (state: InvestmentState): boolean => groups[state] === 'progress';
