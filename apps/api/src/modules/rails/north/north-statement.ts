import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import { Config } from '../../../kernel/config/config.js';
import type { Outcome } from '../ports/outcome.js';
import type { StatementLine, StatementPage, StatementPort } from '../ports/statement.port.js';
import { NorthClient } from './north-client.js';
import { centsOf, type NorthMove } from './north-escrow-shapes.js';
import { offeringsIn } from './north-offerings.js';
import { itemsOf, textOf, valueOf } from './north-shapes.js';
import { changesOf, isOver, type ListedTrade } from './north-statement-state.js';
import { NorthTrades } from './north-trades.js';

/** Of business time, between two readings: each asks for the movements of every account whose money may change. */
const EVERY = 6 * 3_600_000;
/** So long after money has come its payer's bank may take it back (R10: 60 days), with some to spare. */
const WATCHED = 120 * 86_400_000;

/** What was read before: when, and the trades whose money is in escrow, with when it was first seen there. */
interface NorthCursor {
  readonly at: number;
  readonly inside: Readonly<Record<string, number>>;
}
const NOTHING: NorthCursor = { at: 0, inside: {} };

const tradesIn = (list: unknown): ListedTrade[] =>
  itemsOf(list).flatMap((item) => {
    const text = (name: string): string => textOf(valueOf(item, name));
    const [tradeId, accountId] = [text('tradeId') || text('orderId'), text('accountId')];
    const amount = centsOf(text('totalAmount'));
    if (tradeId === '' || accountId === '' || amount === null) return [];
    const status = (text('tradeStatus') || text('orderStatus')).toUpperCase();
    return [{ tradeId, accountId, amount, status, ours: text('field1') }];
  });

/**
 * North Capital has no list of movements in the order in which they happened: what has moved follows from the states of
 * the trades of the operator's offerings, held against those that were read before. A line is dated when it was seen.
 */
@Injectable()
export class NorthStatement implements StatementPort {
  readonly provider = 'north';
  private readonly offerings: readonly string[];

  constructor(
    private readonly client: NorthClient,
    private readonly trades: NorthTrades,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.offerings = [...new Set(offeringsIn(config.NORTH_OFFERINGS).values())];
  }

  async next(cursor: string | null): Promise<Outcome<StatementPage>> {
    // Written below.
    const known = cursor === null ? NOTHING : (JSON.parse(cursor) as NorthCursor);
    const now = this.clock.now().getTime();
    if (!this.client.isConfigured || now - known.at < EVERY)
      return { kind: 'ok', value: { lines: [], cursor, more: false } };
    const listed = await this.listed();
    if (listed.kind !== 'ok') return listed;
    const histories = new Map<string, NorthMove[]>();
    const inside: Record<string, number> = {};
    const lines: StatementLine[] = [];
    for (const trade of listed.value) {
      const { tradeId, accountId } = trade;
      const since = known.inside[tradeId];
      // What is over and was not seen inside has nothing to tell.
      if (since === undefined && isOver(trade)) continue;
      const mayChange = since === undefined || now - since < WATCHED || isOver(trade);
      if (mayChange && !histories.has(accountId)) {
        const moves = await this.trades.movesOf(accountId);
        if (moves.kind !== 'ok') return moves;
        histories.set(accountId, moves.value);
      }
      const move = histories.get(accountId)?.find((one) => one.tradeId === tradeId) ?? null;
      const changes = changesOf(trade, move, { wasInside: since !== undefined, now });
      lines.push(...changes.lines);
      if (changes.isInside) inside[tradeId] = since ?? now;
    }
    const next: NorthCursor = { at: now, inside };
    return { kind: 'ok', value: { lines, cursor: JSON.stringify(next), more: false } };
  }

  private async listed(): Promise<Outcome<ListedTrade[]>> {
    const found: ListedTrade[] = [];
    for (const offeringId of this.offerings) {
      const outcome = await this.client.call('POST', 'getTradeStatusesForOffering', { offeringId }, (reply) =>
        tradesIn(valueOf(reply, 'Offering purchased details')),
      );
      if (outcome.kind !== 'ok') return outcome;
      found.push(...outcome.value);
    }
    return { kind: 'ok', value: found };
  }
}
