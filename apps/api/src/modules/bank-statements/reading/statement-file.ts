import { dayIn, MAX_MINOR, minorPerMajor } from '@cairn/finance';
import { fieldError } from '../../../kernel/errors/domain-error.js';

/** Who is on the other side of a line, as far as the bank says. */
export interface Counterparty {
  name: string | null;
  account: string | null;
  bic: string | null;
}

/** One line of a statement. What came in is above zero, what went out below. */
export interface ReadLine {
  bookedOn: string;
  valueOn: string | null;
  amount: bigint;
  /** The bank's own id of the line. */
  bankRef: string | null;
  /** The id that whoever ordered the transfer gave it. */
  endToEnd: string | null;
  remittance: string | null;
  counterparty: Counterparty | null;
}

export interface ReadStatement {
  /** The number of the account, compact; null where the file does not say it. */
  account: string | null;
  currency: string;
  /** The bank's own name of the statement. */
  reference: string | null;
  opening: bigint;
  closing: bigint;
  firstOn: string;
  lastOn: string;
  lines: ReadLine[];
}

export const unreadable = (line: number, why: 'amount' | 'date' | 'currency' | 'form'): Error =>
  fieldError('file', 'statement.line', { line, why });

const PLAIN = /^\d{1,15}(\.\d{1,5})?$/;

/**
 * Minor units of a decimal number with a point; null for what is none, or has more decimals than the currency.
 */
export function minorOf(text: string, currency: string): bigint | null {
  if (!PLAIN.test(text)) return null;
  const [whole = '', decimals = ''] = text.split('.');
  const perMajor = minorPerMajor(currency);
  const places = perMajor.toString().length - 1;
  if (/[1-9]/.test(decimals.slice(places))) return null;
  const minor = BigInt(whole) * perMajor + BigInt(decimals.slice(0, places).padEnd(places, '0') || '0');
  return minor > MAX_MINOR ? null : minor;
}

/** A decimal number of any size, however many its digits. */
const NUMBER = /^\d{1,40}(\.\d{1,40})?$/;

/**
 * As `minorOf`, for a balance.
 * @param field of the request, where the balance stands
 * @throws statement.balance_limit for one that is more than an amount can be
 */
export function balanceMinorOf(text: string, currency: string, field: string): bigint | null {
  const minor = minorOf(text, currency);
  if (minor === null && NUMBER.test(text) && BigInt(text.split('.')[0] ?? '') >= MAX_MINOR / minorPerMajor(currency))
    throw fieldError(field, 'statement.balance_limit');
  return minor;
}

const EARLIEST = '2000-01-01';
/** Where a day begins first. */
const FIRST_TIME_ZONE = 'Pacific/Kiritimati';

/** @throws statement.line for a day that no bank can have booked on yet, or that is older than any account here */
export function requirePlausibleDays({ firstOn, lastOn, lines }: ReadStatement, now: Date): void {
  const latest: string = dayIn(FIRST_TIME_ZONE, now);
  const isWrong = (day: string): boolean => day < EARLIEST || day > latest;
  const place = lines.findIndex(({ bookedOn }) => isWrong(bookedOn));
  if (place >= 0 || isWrong(firstOn) || isWrong(lastOn)) throw unreadable(Math.max(place, 0) + 1, 'date');
}

/**
 * @throws statement.balance where the lines do not lead from the opening to the closing balance; statement.total where
 * what they add up to is more than an amount can be
 */
export function requireBalanced({ opening, closing, lines, currency }: ReadStatement): void {
  const moved = lines.reduce((total, { amount }) => total + (amount < 0n ? -amount : amount), 0n);
  if (moved > MAX_MINOR) throw fieldError('file', 'statement.total');
  const sum = lines.reduce((total, { amount }) => total + amount, 0n);
  if (opening + sum === closing) return;
  throw fieldError('file', 'statement.balance', {
    expected: Number(opening + sum),
    closing: Number(closing),
    currency,
  });
}
