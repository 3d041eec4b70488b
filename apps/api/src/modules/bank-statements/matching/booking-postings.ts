import type { BankBooking } from '@cairn/contracts/payments/bank-statements.requests';
import { accountCode, type Posting } from '../../ledger/index.js';
import type { BankLineMatch } from './bank-line.entity.js';

/** A line as far as its booking goes. */
export interface Classed {
  id: string;
  currency: string;
  amount: bigint;
  type: BankLineMatch | null;
  ref: string | null;
  ruleId: string | null;
  bookTo: BankBooking | null;
}

/** As the database gives it. */
export type ClassedRow = Omit<Classed, 'amount'> & { amount: string };

const BOOKINGS: Readonly<Record<BankBooking, (currency: string) => string>> = {
  bank_fee: accountCode.bankFee,
  interest: accountCode.bankInterest,
  operator: accountCode.operatorMoney,
};

/**
 * The account on the other side of the bank's. What the ledger moved on the bank's account already, when it was sent or
 * when its provider told it, is not moved again: then the bank's account itself.
 */
export function otherAccount({ type, bookTo, currency }: Pick<Classed, 'type' | 'bookTo' | 'currency'>): string {
  if (bookTo !== null) return BOOKINGS[bookTo](currency);
  if (type === 'bank_return') return accountCode.clearing('bank', currency);
  if (type === null || type === 'payment') return accountCode.suspense(currency);
  return accountCode.bank(currency);
}

/** The postings of lines that were read together: one for each pair of accounts and direction. */
export function bookingOf(lines: readonly Classed[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const line of lines) {
    const { currency, amount } = line;
    const [bank, other] = [accountCode.bank(currency), otherAccount(line)];
    if (other === bank) continue;
    const [debit, credit] = amount > 0n ? [bank, other] : [other, bank];
    const minor = amount > 0n ? amount : -amount;
    const key = `${debit} ${credit}`;
    sums.set(key, { debit, credit, currency, minor: (sums.get(key)?.minor ?? 0n) + minor });
  }
  return [...sums.keys()].sort().flatMap((key) => sums.get(key) ?? []);
}

/** What lies in suspense goes to where it belongs. */
export function settlingOf(line: Pick<Classed, 'type' | 'bookTo' | 'currency'>, open: bigint): Posting {
  const { currency } = line;
  const [suspense, other] = [accountCode.suspense(currency), otherAccount(line)];
  return open > 0n
    ? { debit: suspense, credit: other, minor: open, currency }
    : { debit: other, credit: suspense, minor: -open, currency };
}
