/** What an account may be linked to: one bank account and one card. */
export const MEANS = ['bank', 'card'] as const;
export type Means = (typeof MEANS)[number];

/** What the next collection from it ends in. */
export const ENDINGS = ['settles', 'R01', 'R03', 'R10', 'R10_late', 'declined', 'silent'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A page on which somebody links an account or a card; and what was linked on it. */
export interface LinkDocument {
  /** Of the page. */
  readonly token: string;
  readonly accountId: string;
  readonly means: Means;
  linked: { nickname: string; name: string; number: string; routing: string; ending: Ending } | null;
}

export const TRADE_STATES = ['CREATED', 'FUNDED', 'SETTLED', 'UNWIND PENDING', 'UNWIND SETTLED', 'CANCELED'] as const;
export type TradeState = (typeof TRADE_STATES)[number];

export interface TradeDocument {
  readonly tradeId: string;
  readonly accountId: string;
  readonly offeringId: string;
  readonly transactionType: string;
  readonly units: number;
  /** In cents. */
  readonly amount: number;
  readonly field1: string;
  readonly createdAt: number;
  status: TradeState;
}

/** The money of a trade on its way: a state of its own beside the trade's. */
export type FundState = 'Pending' | 'Submitted' | 'Settled' | 'Returned' | 'Voided' | 'Declined';

export interface MoveDocument {
  readonly refNum: string;
  readonly tradeId: string;
  readonly accountId: string;
  readonly means: Means;
  /** In cents. */
  readonly amount: number;
  readonly ending: Ending;
  readonly createdAt: number;
  state: FundState;
  error: string;
}

/** The price of one unit of an offering that nobody has set, in cents. */
export const UNIT_PRICE = 100;

/** Money as it is written there. */
export const written = (cents: number): string => (cents / 100).toFixed(6);
