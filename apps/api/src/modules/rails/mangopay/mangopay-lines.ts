import type { Money } from '../ports/money.js';
import type { StatementKind, StatementLine } from '../ports/statement.port.js';
import type { Reply } from './mangopay-reply.js';

const SECOND = 1000;

type Side = 'in' | 'out';

/** What a transaction is, by its type and nature; whatever is not here moves from one wallet into another. */
const KINDS: Readonly<Record<string, { kind: StatementKind; side: Side }>> = {
  'PAYIN REGULAR': { kind: 'charge', side: 'in' },
  'PAYIN REFUND': { kind: 'refund', side: 'out' },
  'PAYOUT REGULAR': { kind: 'holder_payout', side: 'out' },
  'PAYOUT REFUND': { kind: 'holder_payout_return', side: 'in' },
};

/** The operator's own wallets, of fees and of money that disputes take: the ledger has no account of them. */
const OPERATORS = /^(FEES|CREDIT)_[A-Z]{3}$/;

const instantOf = (transaction: Reply): number | null =>
  transaction.number('ExecutionDate') ?? transaction.number('CreationDate');

/** The wallet on one side, and what moved there: what comes in is less the fees, and what goes out is all of it. */
const partOf = (transaction: Reply, side: Side): { holderRef: string | null; money: Money | null } =>
  side === 'in'
    ? { holderRef: transaction.text('CreditedWalletId'), money: transaction.money('CreditedFunds') }
    : { holderRef: transaction.text('DebitedWalletId'), money: transaction.money('DebitedFunds') };

/**
 * The lines of one transaction, one for each person's wallet that it has moved: none of one that is not done.
 * @returns null where it cannot be understood
 */
export function linesOf(transaction: Reply): StatementLine[] | null {
  if (transaction.text('Status') !== 'SUCCEEDED') return [];
  const [id, type, nature] = ['Id', 'Type', 'Nature'].map((name) => transaction.text(name));
  const at = instantOf(transaction);
  if (id == null || type == null || nature == null || at === null) return null;
  const known = KINDS[`${type} ${nature}`];
  const kind = known?.kind ?? (type === 'TRANSFER' ? 'wallet_transfer' : 'other');
  const lines: StatementLine[] = [];
  for (const side of known === undefined ? (['out', 'in'] as const) : [known.side]) {
    const { holderRef, money } = partOf(transaction, side);
    if (holderRef === null ? known === undefined : OPERATORS.test(holderRef)) continue;
    if (money === null) return null;
    const amount = side === 'in' ? money.minor : -money.minor;
    lines.push({
      lineId: known === undefined ? `${id}:${side}` : id,
      kind,
      amount,
      fee: 0n,
      net: amount,
      currency: money.currency,
      sourceRef: id,
      paymentRef: nature === 'REGULAR' ? id : transaction.text('InitialTransactionId'),
      holderRef,
      ourRef: transaction.text('Tag'),
      description: transaction.object('RefundReason').text('RefundReasonType'),
      occurredAt: new Date(at * SECOND),
      availableOn: null,
    });
  }
  return lines;
}
