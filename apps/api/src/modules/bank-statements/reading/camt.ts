import { isCalendarDate, isCurrency } from '@cairn/finance';
import { XMLParser } from 'fast-xml-parser';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { entryLines, isCredit } from './camt-entry.js';
import { balanceMinorOf, unreadable, type ReadStatement } from './statement-file.js';
import { elementsOf, listAt, plainXml, textAt, type XmlNode } from '../../../kernel/text/xml-parts.js';

/** Nothing is fetched and nothing is declared: a file with a document type of its own is refused before. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: false,
});

/** An entry of some thousand details; a longer one is held in memory by nobody. */
const LONGEST_PART = 4 * 1024 * 1024;

/** @throws statement.form for what no bank writes, such as elements within elements without an end */
function parsed(xml: string): XmlNode {
  if (xml.length > LONGEST_PART) throw fieldError('file', 'statement.entry_too_long');
  try {
    return parser.parse(xml) as XmlNode; // what the parser makes of elements
  } catch {
    throw fieldError('file', 'statement.form');
  }
}

/** Balances with their sign, by their code: OPBD and CLBD, or PRCD where a bank names the one before. */
function balanceOf(head: XmlNode, codes: readonly string[], currency: string): bigint | null {
  for (const code of codes) {
    const balance = listAt(head, 'Stmt', 'Bal').find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code);
    if (balance === undefined) continue;
    const minor = balanceMinorOf(textAt(balance, 'Amt') ?? '', currency, 'file');
    if (minor === null) return null;
    const isIn = isCredit(balance);
    return isIn === null ? null : isIn ? minor : -minor;
  }
  return null;
}

/** Of the closing balance: a day without lines has a statement, too. */
const dayOfBalance = (head: XmlNode): string | undefined =>
  listAt(head, 'Stmt', 'Bal')
    .flatMap((balance) => textAt(balance, 'Dt', 'Dt')?.slice(0, 10) ?? [])
    .at(-1);

function statementOf(xml: string, firstEntry: number): ReadStatement {
  const { parts: entries, rest } = elementsOf(xml, 'Ntry');
  // The head alone, so that a statement of a hundred thousand lines is never one tree.
  const head = parsed(rest);
  const currency = textAt(head, 'Stmt', 'Acct', 'Ccy') ?? textAt(head, 'Stmt', 'Bal', 'Amt', '@Ccy') ?? '';
  if (!isCurrency(currency)) throw unreadable(1, 'currency');
  const opening = balanceOf(head, ['OPBD', 'PRCD'], currency);
  const closing = balanceOf(head, ['CLBD'], currency);
  if (opening === null || closing === null) throw fieldError('file', 'statement.no_balance');
  const lines = entries.flatMap((entry, n) => entryLines(parsed(entry), currency, firstEntry + n + 1));
  const days = lines.map(({ bookedOn }) => bookedOn).sort();
  const day = (path: 'FrDtTm' | 'ToDtTm') => dateIn(textAt(head, 'Stmt', 'FrToDt', path));
  const made = dateIn(dayOfBalance(head)) ?? dateIn(textAt(head, 'Stmt', 'CreDtTm')) ?? undefined;
  const [firstOn, lastOn] = [earliest(day('FrDtTm'), days.at(0)) ?? made, latest(day('ToDtTm'), days.at(-1)) ?? made];
  if (firstOn === undefined || lastOn === undefined) throw fieldError('file', 'statement.no_balance');
  return {
    account: textAt(head, 'Stmt', 'Acct', 'Id', 'IBAN') ?? textAt(head, 'Stmt', 'Acct', 'Id', 'Othr', 'Id'),
    currency,
    reference: textAt(head, 'Stmt', 'Id'),
    opening,
    closing,
    firstOn,
    lastOn,
    lines,
  };
}

/** The day of an instant or a date; null for what is no day of the calendar. */
const dateIn = (text: string | null | undefined): string | null => {
  const day = text?.slice(0, 10) ?? '';
  return isCalendarDate(day) ? day : null;
};

const known = (...days: readonly (string | null | undefined)[]): string[] => days.flatMap((day) => day ?? []).sort();
const earliest = (...days: readonly (string | null | undefined)[]): string | undefined => known(...days).at(0);
const latest = (...days: readonly (string | null | undefined)[]): string | undefined => known(...days).at(-1);

/**
 * Statements of ISO 20022, camt.053 in any of its versions. Entries that the bank has not booked yet are left out: they
 * come again.
 * @throws statement.form, statement.no_balance, statement.balance_limit, statement.line
 */
export function readCamt(file: string): ReadStatement[] {
  const xml = plainXml(file);
  if (xml === null) throw fieldError('file', 'statement.form');
  const { parts: statements } = elementsOf(xml, 'Stmt');
  if (statements.length === 0) throw fieldError('file', 'statement.form');
  let entries = 0;
  return statements.map((statement) => {
    const read = statementOf(statement, entries);
    entries += read.lines.length;
    return read;
  });
}
