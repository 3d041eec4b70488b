import { isCalendarDate } from '@cairn/finance';
import { csvDelimiterOf } from '@cairn/contracts/payments/csv-head';
import type { CsvMapping } from '@cairn/contracts/payments/bank-statements.requests';
import { parse } from 'csv-parse/sync';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { minorOf, unreadable, type ReadLine, type ReadStatement } from './statement-file.js';

type Row = Readonly<Record<string, string>>;

/** Where day, month and year stand in each form of a date. */
const DATES: Readonly<Record<CsvMapping['dateForm'], { form: RegExp; order: readonly [number, number, number] }>> = {
  ymd: { form: /^(\d{4})-(\d{2})-(\d{2})$/, order: [1, 2, 3] },
  dmy: { form: /^(\d{2})[./-](\d{2})[./-](\d{4})$/, order: [3, 2, 1] },
  mdy: { form: /^(\d{2})[./-](\d{2})[./-](\d{4})$/, order: [3, 1, 2] },
};

function dateOf(text: string, form: CsvMapping['dateForm']): string | null {
  const { form: pattern, order } = DATES[form];
  const found = pattern.exec(text);
  if (found === null) return null;
  const day = order.map((place) => found[place]).join('-');
  return isCalendarDate(day) ? day : null;
}

/** With its sign, before or behind; brackets are how accountants write what is below zero. */
function signedOf(text: string, { decimal }: CsvMapping, currency: string): bigint | null {
  const isBelow = /^\s*[-\u2212(]|[-\u2212]\s*$/.test(text);
  const thousands = decimal === ',' ? /[.\s\u00a0\u202f'+\-\u2212()]/g : /[,\s\u00a0\u202f'+\-\u2212()]/g;
  const minor = minorOf(text.replace(thousands, '').replace(',', '.'), currency);
  return minor === null ? null : isBelow ? -minor : minor;
}

/** One column with its sign, or one for what came in and one for what went out. */
function amountOf(row: Row, mapping: CsvMapping, currency: string): bigint | null {
  if (mapping.amount) return signedOf(row[mapping.amount] ?? '', mapping, currency);
  const side = (column: string | null | undefined): bigint | null => {
    const text = row[column ?? '']?.trim() ?? '';
    return text === '' ? 0n : signedOf(text, mapping, currency);
  };
  const [credit, debit] = [side(mapping.credit), side(mapping.debit)];
  if (credit === null || debit === null) return null;
  // Some banks write what went out below zero in a column of its own, others above.
  return credit - (debit < 0n ? -debit : debit);
}

const given = (row: Row, column: string | null | undefined): string | null => row[column ?? '']?.trim() || null;

/** The rows by the names of their columns, and these names as they stand: of two alike only one is in a row. */
function rowsOf(csv: string): { rows: Row[]; names: string[] } {
  const [head = ''] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const delimiter = csvDelimiterOf(head);
  let names: string[] = [];
  try {
    const rows: Row[] = parse(csv, {
      bom: true,
      columns: (given: string[]) => (names = given.map((name) => name.trim())),
      delimiter,
      skip_empty_lines: true,
    });
    return { rows, names };
  } catch {
    throw fieldError('file', 'statement.form');
  }
}

/**
 * A bank's CSV file, by the columns that finance has named.
 * @throws statement.form, statement.column, statement.line
 */
export function readCsv(
  csv: string,
  mapping: CsvMapping,
  { account, currency, opening, closing }: Pick<ReadStatement, 'account' | 'currency' | 'opening' | 'closing'>,
): ReadStatement {
  const { rows, names } = rowsOf(csv);
  if (rows.length === 0) throw fieldError('file', 'statement.form');
  const named = Object.entries(mapping).filter(([name, column]) => column && name !== 'dateForm' && name !== 'decimal');
  for (const [name, column] of named)
    if (!names.includes(String(column))) throw fieldError(name, 'statement.column', { column });
  for (const [name, column] of named)
    if (names.indexOf(String(column)) !== names.lastIndexOf(String(column)))
      throw fieldError(name, 'statement.column_twice', { column });
  const lines = rows.map((row, n): ReadLine => {
    // The head is the first line.
    const number = n + 2;
    const bookedOn = dateOf(given(row, mapping.date) ?? '', mapping.dateForm);
    const amount = amountOf(row, mapping, currency);
    if (bookedOn === null) throw unreadable(number, 'date');
    if (amount === null || amount === 0n) throw unreadable(number, 'amount');
    const [name, other] = [given(row, mapping.counterparty), given(row, mapping.counterpartyAccount)];
    return {
      bookedOn,
      valueOn: null,
      amount,
      bankRef: given(row, mapping.bankRef),
      endToEnd: given(row, mapping.endToEnd),
      remittance: given(row, mapping.text),
      counterparty: name === null && other === null ? null : { name, account: other, bic: null },
    };
  });
  const days = lines.map(({ bookedOn }) => bookedOn).sort();
  return {
    account,
    currency,
    reference: null,
    opening,
    closing,
    firstOn: days.at(0) ?? '',
    lastOn: days.at(-1) ?? '',
    lines,
  };
}
