import type { InvestmentState } from '@cairn/contracts/lifecycles/investment.lifecycle';
import type { Held } from './queries.js';

export type HoldingGroup = 'held' | 'progress' | 'ended';

/** Money that was received is in escrow until the campaign closes: only then is it held. */
const groups: Readonly<Record<InvestmentState, HoldingGroup>> = {
  reserved: 'progress',
  paying: 'progress',
  received: 'progress',
  settled: 'held',
  refunding: 'ended',
  refunded: 'ended',
  failed: 'ended',
  expired: 'ended',
  cancelled: 'ended',
};

/** Held money, money that has not arrived or is in escrow, and returned money are never mixed. */
export const groupOf = ({ state, repaid }: Pick<Held, 'state' | 'repaid'>): HoldingGroup =>
  repaid ? 'ended' : groups[state];

/** It arrived and was not refunded, whether or not a borrower has repaid it since. */
export const wasInvested = (state: InvestmentState): boolean => state === 'received' || state === 'settled';

/** The investor has to pay still: a place is held, or the provider's page was left without paying. A bank may be deciding. */
export const waitsForYou = ({ state, clearing }: Pick<Held, 'state' | 'clearing'>): boolean =>
  (state === 'reserved' || state === 'paying') && !clearing;
