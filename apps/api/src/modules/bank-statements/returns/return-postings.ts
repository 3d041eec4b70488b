import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../../ledger/index.js';

/** A return of money that a line brought; that of a refund is posted with the refund. */
export interface ReturnOfLine {
  id: string;
  amount: bigint;
  currency: string;
}

const entryOf = (
  { id, amount: minor, currency }: ReturnOfLine,
  kind: 'bank_return' | 'bank_return_sent' | 'bank_return_failed',
  actor: string,
  [debit, credit]: readonly [string, string],
): LedgerEntry => ({
  uid: derivedId(`${kind}:${id}`),
  kind,
  phase: 'posted',
  sourceType: 'bank_return',
  sourceId: id,
  actor,
  postings: [{ debit, credit, minor, currency }],
});

const transit = ({ currency }: ReturnOfLine): string => accountCode.returnTransit(currency);
const suspense = ({ currency }: ReturnOfLine): string => accountCode.suspense(currency);
const clearing = ({ currency }: ReturnOfLine): string => accountCode.clearing('bank', currency);

/** Row 7: what nobody needed is on its way back. */
export const returnPlanned = (one: ReturnOfLine, actor: string): LedgerEntry =>
  entryOf(one, 'bank_return', actor, [suspense(one), transit(one)]);

/** The bank's statement takes it from the clearing account when it shows it. */
export const returnSent = (one: ReturnOfLine, actor: string): LedgerEntry =>
  entryOf(one, 'bank_return_sent', actor, [transit(one), clearing(one)]);

/** In suspense again: from the bank, which sent it back, or before it was sent. */
export const returnFailed = (one: ReturnOfLine, wasSent: boolean, actor: string): LedgerEntry =>
  entryOf(one, 'bank_return_failed', actor, [wasSent ? clearing(one) : transit(one), suspense(one)]);
