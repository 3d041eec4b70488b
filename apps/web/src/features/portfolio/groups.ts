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
