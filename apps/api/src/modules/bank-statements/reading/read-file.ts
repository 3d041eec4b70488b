import { createHash } from 'node:crypto';
import type { CsvMapping } from '@cairn/contracts/payments/bank-statements.requests';
import { compact } from '@cairn/contracts/payments/operator-accounts';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { readCamt } from './camt.js';
import { readCsv } from './csv-statement.js';
import { requireBalanced, requirePlausibleDays, type ReadStatement } from './statement-file.js';

/** A year of a busy account. */
const MOST_LINES = 120_000;

/** One of the operator's accounts: its number, compact, and its currency. */
export interface OwnAccount {
  account: string;
  currency: string;
}

/** Of a CSV file, which does not say it itself. Balances are minor units as text, as JSON takes them. */
export interface CsvFacts extends OwnAccount {
  opening: string;
  closing: string;
  mapping: CsvMapping;
}

/** How a file is to be read. */
export interface Reading {
  /** Null where the file is camt.053. */
  csv: CsvFacts | null;
  accounts: readonly OwnAccount[];
  /** ISO. */
  now: string;
}

/** A statement of one of the operator's accounts, checked. */
export interface OwnStatement extends ReadStatement {
  account: string;
  /** Hexadecimal. */
  hash: string;
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const [TAB, CARRIAGE_RETURN, SPACE, LESS_THAN] = [0x09, 0x0d, 0x20, 0x3c];

/** Whether a file is XML, by its first character. */
export function isXml(content: Buffer): boolean {
  const start = content.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const first = content.subarray(start).find((byte) => byte !== SPACE && (byte < TAB || byte > CARRIAGE_RETURN));
  return first === LESS_THAN;
}

/**
 * The statements of an uploaded file, the oldest first. It takes seconds for a large one: it runs in a process of its own.
 * @throws statement.form, statement.too_long, statement.line, statement.column, statement.column_twice,
 *   statement.no_balance, statement.balance_limit, statement.balance, statement.total, statement.account
 */
export function readStatements(content: Buffer, { csv, accounts, now }: Reading): OwnStatement[] {
  const text = textOf(content);
  // PostgreSQL keeps no NUL, and no bank writes one.
  if (text.includes('\0')) throw fieldError('file', 'statement.form');
  requireShort(text, csv === null ? ENTRY : LINE_END);
  const statements = csv === null ? ofCamt(text, accounts) : [ofCsv(text, csv)];
  for (const statement of statements) {
    requirePlausibleDays(statement, new Date(now));
    requireBalanced(statement);
  }
  // Some banks put the newest first.
  return statements.sort((one, other) => (one.firstOn < other.firstOn ? -1 : one.firstOn > other.firstOn ? 1 : 0));
}

const ofCamt = (xml: string, accounts: readonly OwnAccount[]): OwnStatement[] =>
  readCamt(xml).map((read, place) => {
    const number = compact(read.account ?? '');
    const own = accounts.find(({ account, currency }) => account === number && currency === read.currency);
    if (own === undefined) throw fieldError('file', 'statement.account', { account: number, currency: read.currency });
    return { ...read, account: own.account, hash: hashOf(xml, place) };
  });

function ofCsv(csv: string, { account, currency, opening, closing, mapping }: CsvFacts): OwnStatement {
  const facts = { account, currency, opening: BigInt(opening), closing: BigInt(closing) };
  return { ...readCsv(csv, mapping, facts), account, hash: hashOf(csv, 0) };
}

const LINE_END = /\n/g;
/** An entry, or one of the transfers that a collective one lists. */
const ENTRY = /<(?:\w{1,40}:)?(?:Ntry|TxDtls)[\s>/]/g;

/** Beyond it a file is held in memory by nobody. @throws statement.too_long */
function requireShort(text: string, sign: RegExp): void {
  sign.lastIndex = 0;
  let lines = 0;
  while (lines <= MOST_LINES && sign.test(text)) lines += 1;
  if (lines > MOST_LINES) throw fieldError('file', 'statement.too_long', { lines: MOST_LINES });
}

const hashOf = (text: string, place: number): string =>
  createHash('sha256').update(`${place}:`).update(text).digest('hex');

/** Banks write UTF-8, or what Windows wrote before it. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
