import {
  ChoiceField,
  CurrencyField,
  DateField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  TextField,
  NestedField,
} from '../kernel/fields.js';
import { BANK_BOOKINGS, CsvMapping, type BankBooking } from './bank-statements.requests.js';

export const BANK_STATEMENT_FORMATS = ['camt.053', 'csv'] as const;
const SIGNED = { min: -BigInt(Number.MAX_SAFE_INTEGER) };

class StatementFacts {
  @TextField({ longNumbers: true })
  account: string;
  @CurrencyField()
  currency: string;
  @ChoiceField(BANK_STATEMENT_FORMATS)
  format: (typeof BANK_STATEMENT_FORMATS)[number];
  @TextField({ optional: true, longNumbers: true })
  reference: string | null;
  @DateField()
  firstOn: string;
  @DateField()
  lastOn: string;
  @MoneyField(SIGNED)
  opening: bigint;
  @MoneyField(SIGNED)
  closing: bigint;
  @IntegerField()
  lineCount: number;
}

/** A line of a file, before it is kept. */
export class PreviewedLine {
  @DateField() bookedOn: string;
  @MoneyField(SIGNED) amount: bigint;
  @TextField({ optional: true, max: 2_000, longNumbers: true }) remittance: string | null;
  @TextField({ optional: true }) counterpartyName: string | null;
}

/** What an import of a file would keep. */
export class BankStatementPreview extends StatementFacts {
  @IntegerField()
  creditCount: number;
  @MoneyField({ min: 0n })
  credits: bigint;
  @IntegerField()
  debitCount: number;
  @MoneyField({ min: 0n })
  debits: bigint;
  /** Lines that an earlier statement brought already: they are kept once. */
  @IntegerField()
  knownCount: number;
  /** The same file was imported already: nothing would be kept. */
  @FlagField()
  isImported: boolean;
  /** The first lines, as the file is read. */
  @NestedField(() => PreviewedLine, { many: true })
  firstLines: PreviewedLine[];
  /** The closing balance of the statement before it, where it is not this one's opening balance: a statement is missing. */
  @MoneyField({ optional: true, ...SIGNED })
  expectedOpening: bigint | null;
}

export class BankStatementRow extends StatementFacts {
  @IdField()
  id: string;
  @TextField()
  importedBy: string;
  @InstantField()
  importedAt: Date;
  /** Lines that wait for a person. */
  @IntegerField()
  openCount: number;
}

export const BANK_LINE_STATES = ['new', 'open', 'returning', 'returned', 'matched', 'booked'] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];
export const BANK_LINE_MATCHES = ['payment', 'withdrawal', 'payout', 'bank_return', 'provider_payout'] as const;

/** Why a line waits for a person. */
export const BANK_LINE_REASONS = [
  'short',
  'surplus',
  'late',
  'replaced',
  'double',
  'amount',
  'unreferenced',
  'unknown',
] as const;
export type BankLineReason = (typeof BANK_LINE_REASONS)[number];

export class BankLineRow {
  @IdField()
  id: string;
  @TextField({ longNumbers: true })
  account: string;
  @CurrencyField()
  currency: string;
  @DateField()
  bookedOn: string;
  @MoneyField(SIGNED)
  amount: bigint;
  /** What of it lies in suspense. */
  @MoneyField(SIGNED)
  open: bigint;
  @ChoiceField(BANK_LINE_STATES)
  state: BankLineState;
  @ChoiceField(BANK_LINE_REASONS, { optional: true })
  reason: BankLineReason | null;
  @TextField({ optional: true, max: 2_000, longNumbers: true })
  remittance: string | null;
  @TextField({ optional: true, longNumbers: true })
  ourRef: string | null;
  @ChoiceField(BANK_LINE_MATCHES, { optional: true })
  matchedType: (typeof BANK_LINE_MATCHES)[number] | null;
  @TextField({ optional: true })
  matchedId: string | null;
  @ChoiceField(BANK_BOOKINGS, { optional: true })
  bookedTo: BankBooking | null;
  /** Who of finance has taken it on. */
  @TextField({ optional: true })
  ownerEmail: string | null;
  /** Who is on the other side, as the line says. */
  @TextField({ optional: true })
  counterpartyName: string | null;
  /** When it was read; null for one that is not read yet. */
  @InstantField({ optional: true })
  readAt: Date | null;
  @IntegerField()
  version: number;
}

export class BankLine extends BankLineRow {
  @TextField({ optional: true, longNumbers: true })
  bankRef: string | null;
  @TextField({ optional: true, longNumbers: true })
  endToEnd: string | null;
  /** The last four signs of the other side's account. */
  @TextField({ optional: true })
  counterpartyAccount: string | null;
  @IdField()
  statementId: string;
  /** The total that the payment of its reference asks for. */
  @MoneyField({ optional: true })
  expected: bigint | null;
  @TextField({ optional: true, max: 1000 })
  note: string | null;
  @FlagField()
  mayDecide: boolean;
}

/** A statement with its first lines, newest first. */
export class BankStatementDetail extends BankStatementRow {
  /** SHA-256 of the file and the statement's place in it, by which the same file is known again. */
  @TextField()
  fileHash: string;
  @NestedField(() => BankLineRow, { many: true })
  lines: BankLineRow[];
}

export class BankRule {
  @IdField()
  id: string;
  @TextField({ longNumbers: true })
  contains: string;
  @ChoiceField(['in', 'out'])
  direction: 'in' | 'out';
  @ChoiceField(BANK_BOOKINGS)
  bookTo: BankBooking;
  @TextField({ max: 1000 })
  reason: string;
  @TextField()
  madeBy: string;
  @InstantField()
  madeAt: Date;
  @FlagField()
  retired: boolean;
  /** Lines that it has booked. */
  @IntegerField()
  lineCount: number;
}

export const BANK_RETURN_STATES = ['planned', 'sent', 'failed'] as const;
export type BankReturnState = (typeof BANK_RETURN_STATES)[number];

/** A transfer that gives money back. */
export class BankReturn {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @ChoiceField(['refund', 'line'])
  of: 'refund' | 'line';
  @TextField({ optional: true })
  userName: string | null;
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  @ChoiceField(BANK_RETURN_STATES)
  state: BankReturnState;
  @TextField({ optional: true, max: 1000 })
  reason: string | null;
  @TextField({ optional: true })
  askedBy: string | null;
  /** Above `refundTwoPeopleAbove` somebody approves it before somebody else sends it. */
  @FlagField()
  needsApproval: boolean;
  @TextField({ optional: true })
  approvedBy: string | null;
  @FlagField()
  mayApprove: boolean;
  @FlagField()
  maySend: boolean;
  @FlagField()
  mayFail: boolean;
  /** Its account is in a payment file, or was shown. */
  @InstantField({ optional: true })
  begunAt: Date | null;
  @TextField({ optional: true, longNumbers: true })
  reference: string | null;
  /** The line that brought the money. */
  @IdField({ optional: true })
  lineId: string | null;
  /** The bank's own id of that line, by which it can send the money back. */
  @TextField({ optional: true, longNumbers: true })
  bankRef: string | null;
  /** The last four signs of the account it goes to; null where the statement did not say it. */
  @TextField({ optional: true })
  accountLast4: string | null;
  @InstantField()
  createdAt: Date;
  @InstantField({ optional: true })
  finishedAt: Date | null;
}

/** How the CSV files of an account are read, where that has been said once. */
export class KnownMapping {
  @NestedField(() => CsvMapping, { optional: true })
  mapping: CsvMapping | null;
}
