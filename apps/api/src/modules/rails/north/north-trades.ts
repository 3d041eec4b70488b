import { Injectable } from '@nestjs/common';
import type { Outcome } from '../ports/outcome.js';
import { NorthClient } from './north-client.js';
import { HISTORIES, movesIn, partsOf, tradesIn, type NorthMove, type NorthTrade } from './north-escrow-shapes.js';
import { itemsOf, textOf, valueOf, type Fields } from './north-shapes.js';

const CANCELED = 'CANCELED';

/** A trade and what moves its money: two states, which change apart. */
export interface FundedTrade {
  readonly trade: NorthTrade;
  readonly move: NorthMove | null;
}

/** A reply about one trade may name its order alone; one that names another trade is of no use. */
const isOf = (item: Fields, tradeId: string): boolean => ['', tradeId].includes(textOf(valueOf(item, 'tradeId')));

/** Trades and movements as North Capital has them. */
@Injectable()
export class NorthTrades {
  constructor(private readonly client: NorthClient) {}

  /** What a reference stands for. */
  async read(ref: string): Promise<Outcome<FundedTrade>> {
    const parts = partsOf(ref);
    if (parts === null) return { kind: 'rejected', reason: 'other', code: 'unknown_reference' };
    const { accountId } = parts;
    const found = await this.client.call('POST', 'getTrade', parts, (reply) => {
      const [own] = itemsOf(valueOf(reply, 'partyDetails')).filter((item) => isOf(item, parts.tradeId));
      const [trade] = own === undefined ? [] : tradesIn([own], accountId);
      return trade === undefined ? null : { ...trade, tradeId: parts.tradeId };
    });
    if (found.kind !== 'ok') return found;
    const move = await this.moveOf(found.value);
    return move.kind === 'ok' ? { kind: 'ok', value: { trade: found.value, move: move.value } } : move;
  }

  /** The trade that was made for a payment of ours; null where none stands. */
  async ofPayment(accountId: string, paymentId: string): Promise<Outcome<NorthTrade | null>> {
    const listed = await this.allOf(accountId, paymentId);
    if (listed.kind !== 'ok') return listed;
    return { kind: 'ok', value: listed.value.find(({ status }) => status !== CANCELED) ?? null };
  }

  /**
   * The trade by which the money of a payment of ours was asked for, whatever became of it: a debit that its bank has
   * returned cancels the trade. Null where none was asked for.
   */
  async askedFor(accountId: string, paymentId: string): Promise<Outcome<NorthTrade | null>> {
    const listed = await this.allOf(accountId, paymentId);
    if (listed.kind !== 'ok') return listed;
    const standing = (trade: NorthTrade): number => Number(trade.status !== CANCELED);
    for (const trade of listed.value.toSorted((a, b) => standing(b) - standing(a))) {
      const move = await this.moveOf(trade);
      if (move.kind !== 'ok') return move;
      if (move.value !== null) return { kind: 'ok', value: trade };
    }
    return { kind: 'ok', value: null };
  }

  /** The movement of a trade's money; null where none was asked for. */
  async moveOf({
    accountId,
    tradeId,
    rail,
  }: Pick<NorthTrade, 'accountId' | 'tradeId' | 'rail'>): Promise<Outcome<NorthMove | null>> {
    const { method, key } = HISTORIES[rail];
    const listed = await this.list(method, { accountId }, (reply) => movesIn(valueOf(reply, key)));
    if (listed.kind !== 'ok') return listed;
    const move = listed.value.find((one) => one.tradeId === tradeId) ?? null;
    if (move?.state !== 'RETURNED' || move.error !== '' || rail !== 'north_ach') return { kind: 'ok', value: move };
    const detail = await this.client.call(
      'POST',
      'getExternalFundMove',
      { accountId, RefNum: move.refNum },
      (reply) => movesIn(valueOf(reply, 'investorExternalAccountDetails')).at(0) ?? null,
    );
    return detail.kind === 'ok' ? { kind: 'ok', value: { ...move, error: detail.value.error } } : detail;
  }

  /** Every movement of an account, whatever it was linked to. */
  async movesOf(accountId: string): Promise<Outcome<NorthMove[]>> {
    const moves: NorthMove[] = [];
    for (const { method, key } of Object.values(HISTORIES)) {
      const listed = await this.list(method, { accountId }, (reply) => movesIn(valueOf(reply, key)));
      if (listed.kind !== 'ok') return listed;
      moves.push(...listed.value);
    }
    return { kind: 'ok', value: moves };
  }

  /** An order without money behind it is taken back. */
  async drop(accountId: string, tradeId: string): Promise<Outcome<true>> {
    return this.client.call('POST', 'deleteTrade', { accountId, tradeId, errDescription: 'Not funded' }, () => true);
  }

  private allOf(accountId: string, paymentId: string): Promise<Outcome<NorthTrade[]>> {
    return this.list('getAccountTradeHistory', { accountId }, (reply) =>
      tradesIn(valueOf(reply, 'accountDetails'), accountId).filter(({ ours }) => ours === paymentId),
    );
  }

  /** A list that is not there is said with 101 and nothing in it. */
  private list<T>(method: string, fields: Record<string, string>, pick: (reply: Fields) => T[]): Promise<Outcome<T[]>> {
    return this.client.call('POST', method, fields, pick);
  }
}
