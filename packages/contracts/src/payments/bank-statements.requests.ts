import { ChoiceField, IdField, IntegerField, LineField, TextField } from '../kernel/fields.js';

export const DATE_FORMS = ['ymd', 'dmy', 'mdy'] as const;
export const DECIMAL_MARKS = ['.', ','] as const;

const ColumnField = (options: { optional?: boolean } = {}): PropertyDecorator => LineField({ ...options, max: 80 });

/** What the columns of a bank's CSV file are called. */
export class CsvMapping {
  @ColumnField()
  date: string;
  @ChoiceField(DATE_FORMS)
  dateForm: (typeof DATE_FORMS)[number];
  /** What came in and what went out in one column, with its sign; or in two. */
  @ColumnField({ optional: true })
  amount?: string | null;
  @ColumnField({ optional: true })
  credit?: string | null;
  @ColumnField({ optional: true })
  debit?: string | null;
  @ChoiceField(DECIMAL_MARKS)
  decimal: (typeof DECIMAL_MARKS)[number];
  @ColumnField({ optional: true })
  text?: string | null;
  @ColumnField({ optional: true })
  bankRef?: string | null;
  @ColumnField({ optional: true })
  endToEnd?: string | null;
  @ColumnField({ optional: true })
  counterparty?: string | null;
  @ColumnField({ optional: true })
  counterpartyAccount?: string | null;
}

/** A decimal number as banks and people write it, with or without signs between thousands: 1865.60, 1.865,60, 1 865,60. */
const BALANCE = /^-?(\d{1,15}|\d{1,3}([ .,’'\u00a0\u202f]\d{3}){1,4})([.,]\d{1,5})?$/;

/** A form with the file as `file`. Of a camt.053 file nothing else is needed; a CSV file needs its account and balances. */
export class BankStatementUpload {
  /** Of one of the operator's accounts. */
  @IdField({ optional: true })
  accountId?: string | null;
  /** Decimal numbers as the bank writes them. */
  @TextField({ optional: true, max: 30, pattern: BALANCE, code: 'validation.amount' })
  opening?: string | null;
  @TextField({ optional: true, max: 30, pattern: BALANCE, code: 'validation.amount' })
  closing?: string | null;
  /** The mapping as JSON; without it the one that was last used for the account. */
  @TextField({ optional: true, max: 2_000, verbatim: true })
  mapping?: string | null;
}

export const BANK_BOOKINGS = ['bank_fee', 'interest', 'operator'] as const;
export type BankBooking = (typeof BANK_BOOKINGS)[number];

export class BankRuleRequest {
  /** What the text of a line contains. */
  @LineField({ min: 3, max: 80, longNumbers: true })
  contains: string;
  @ChoiceField(['in', 'out'])
  direction: 'in' | 'out';
  @ChoiceField(BANK_BOOKINGS)
  bookTo: BankBooking;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

/** Why, and of which line as it was read; by itself it sends what is open of a line back to where it came from. */
export class LineActRequest {
  @TextField({ min: 3, max: 1000 })
  reason: string;
  /** Of the line that was read: what changed meanwhile is not decided upon. */
  @IntegerField()
  version: number;
}

/** Matches a line by hand: to a payment by its reference, or to a withdrawal, payout or return by its number. */
export class MatchLineRequest extends LineActRequest {
  @LineField({ min: 6, max: 40, longNumbers: true })
  reference: string;
}

export class BookLineRequest extends LineActRequest {
  @ChoiceField(BANK_BOOKINGS)
  bookTo: BankBooking;
}

export class AssignLineRequest {
  @IntegerField()
  version: number;
}
