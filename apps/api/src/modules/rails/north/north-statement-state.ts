import type { StatementKind, StatementLine } from '../ports/statement.port.js';
import { refOf, type NorthMove } from './north-escrow-shapes.js';

/** States of a trade whose money is in escrow, or was. */
const PAID = ['FUNDED', 'SETTLED', 'UNWIND PENDING', 'UNWIND SETTLED'];
const UNWOUND = 'UNWIND SETTLED';
const SETTLED = 'SETTLED';
const RETURNED = 'RETURNED';

/** A trade as the list of its offering has it. */
export interface ListedTrade {
  readonly tradeId: string;
  readonly accountId: string;
  /** In cents. */
  readonly amount: bigint;
  readonly status: string;
  /** Our payment's id. */
  readonly ours: string;
}

const lineOf = (
  { accountId, tradeId, amount, ours }: ListedTrade,
  kind: StatementKind,
  { end, at, description }: { end: 'in' | 'out' | 'back'; at: number; description: string },
): StatementLine => {
  const ref = refOf(accountId, tradeId);
  const moved = kind === 'charge' ? amount : -amount;
  return {
    lineId: `${tradeId}:${end}`,
    kind,
    amount: moved,
    fee: 0n,
    net: moved,
    currency: 'USD',
    sourceRef: ref,
    paymentRef: ref,
    holderRef: accountId,
    ourRef: ours === '' ? null : ours,
    description,
    occurredAt: new Date(at),
    availableOn: null,
  };
};

/** In which no money of a trade is in escrow, and none will come. */
export const isOver = ({ status }: ListedTrade): boolean => status === 'CANCELED' || status === UNWOUND;

/**
 * What has changed about a trade since it was read before. The provider tells of states, not of movements: money has come
 * once the movement has settled (or, of a trade that was paid in another way, once it is funded), it has left when the
 * trade was unwound, and a debit that is returned took money only if it had settled before.
 * @param before.wasInside whether its money was seen in escrow
 * @param before.now in milliseconds, when this was read
 */
export function changesOf(
  trade: ListedTrade,
  move: NorthMove | null,
  { wasInside, now }: { wasInside: boolean; now: number },
): { lines: StatementLine[]; isInside: boolean } {
  const hasCome = wasInside || (move === null ? PAID.includes(trade.status) : move.state === SETTLED);
  if (!hasCome) return { lines: [], isInside: false };
  const at = { at: now, description: move?.error ?? '' };
  const lines = wasInside ? [] : [lineOf(trade, 'charge', { ...at, end: 'in' })];
  if (trade.status === UNWOUND) lines.push(lineOf(trade, 'refund', { ...at, end: 'out' }));
  else if (move?.state === RETURNED) lines.push(lineOf(trade, 'dispute', { ...at, end: 'back' }));
  else return { lines, isInside: true };
  return { lines, isInside: false };
}
