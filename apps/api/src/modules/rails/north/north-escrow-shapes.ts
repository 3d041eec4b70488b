import type { EscrowRail } from '@cairn/contracts/rails/providers';
import { itemsOf, textOf, valueOf, type Fields } from './north-shapes.js';

/** How a trade says what pays it. */
export const TRADE_TYPES: Readonly<Record<EscrowRail, string>> = { north_ach: 'ACH', north_card: 'CREDITCARD' };

/** Where each way to pay has the history of its movements, and under which key a reply lists them. */
export const HISTORIES: Readonly<Record<EscrowRail, { method: string; key: string }>> = {
  north_ach: { method: 'getExternalFundMoveHistory', key: 'accountDetails' },
  north_card: { method: 'getCCFundMoveHistory', key: 'creditcardDetails' },
};

export interface NorthTrade {
  readonly tradeId: string;
  readonly accountId: string;
  readonly rail: EscrowRail;
  /** In cents. */
  readonly amount: bigint;
  readonly status: string;
  /** Our payment's id. */
  readonly ours: string;
}

export interface NorthMove {
  readonly tradeId: string;
  readonly refNum: string;
  readonly amount: bigint;
  readonly state: string;
  readonly error: string;
}

/** Cents of an amount such as `1000.000000`; null for what is none, or has a part of a cent. */
export function centsOf(text: string): bigint | null {
  const [, whole, cents] = /^(\d{1,12})(?:\.(\d{2})0*|\.0*)?$/.exec(text) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(cents ?? 0);
}

export const dollarsOf = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** A trade is named with its account: the provider reads neither alone. */
export const refOf = (accountId: string, tradeId: string): string => `${accountId}.${tradeId}`;

export function partsOf(ref: string): { accountId: string; tradeId: string } | null {
  const [, accountId, tradeId] = /^([A-Za-z0-9]+)\.([A-Za-z0-9]+)$/.exec(ref) ?? [];
  return accountId === undefined || tradeId === undefined ? null : { accountId, tradeId };
}

const railOf = (type: string): EscrowRail | null =>
  type === TRADE_TYPES.north_ach ? 'north_ach' : type === TRADE_TYPES.north_card ? 'north_card' : null;

/** The trades in a reply's list; those that were paid in another way are none of ours. */
export const tradesIn = (list: unknown, accountId: string): NorthTrade[] =>
  itemsOf(list).flatMap((item) => {
    const text = (name: string): string => textOf(valueOf(item, name));
    const rail = railOf(text('transactionType'));
    const amount = centsOf(text('totalAmount') || text('transactionAmount'));
    const tradeId = text('tradeId') || text('orderId');
    if (rail === null || amount === null || tradeId === '') return [];
    return [{ tradeId, accountId, rail, amount, status: text('orderStatus').toUpperCase(), ours: text('field1') }];
  });

const moveIn = (item: Fields): NorthMove[] => {
  const text = (name: string): string => textOf(valueOf(item, name));
  const amount = centsOf(text('totalAmount'));
  const refNum = text('RefNum') || text('ccreferencenumber');
  if (amount === null || refNum === '') return [];
  const state = (text('fundStatus') || text('transactionstatus')).toUpperCase();
  return [{ tradeId: text('tradeId'), refNum, amount, state, error: text('errors') || text('error') }];
};

export const movesIn = (list: unknown): NorthMove[] => itemsOf(list).flatMap(moveIn);
