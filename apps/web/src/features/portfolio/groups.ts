import type { InvestmentState } from '@cairn/contracts/lifecycles/investment.lifecycle';

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

/** Money that is held, money that has not arrived and money that came back are never mixed. */
export const groupOf = (state: InvestmentState): HoldingGroup => groups[state];

/** The investor has to pay still: a place is held, or the provider's page was left without paying. */
export const waitsForYou = (state: InvestmentState): boolean => groups[state] === 'progress';
