import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CsvMapping, type BankStatementUpload } from '@cairn/contracts/payments/bank-statements.requests';
import { compact } from '@cairn/contracts/payments/operator-accounts';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Upload } from '../../../kernel/files/upload.js';
import { validationPipe } from '../../../kernel/http/validation.pipe.js';
import { readCamt } from '../reading/camt.js';
import { readCsv } from '../reading/csv-statement.js';
import { minorOf, requireBalanced, requirePlausibleDays, type ReadStatement } from '../reading/statement-file.js';

/** A year of a busy account. */
const MOST_LINES = 120_000;

/** A statement of one of the operator's accounts, checked. */
export interface KnownStatement extends ReadStatement {
  account: string;
  format: 'camt.053' | 'csv';
  hash: Buffer;
  /** How a CSV file was read, to be kept for the next one. */
  mapping: CsvMapping | null;
}

interface Account {
  account: string;
  currency: string;
}

const NUMBER = `coalesce(a.iban, a.account_number)`;
/** Waiting and refused ones were never the operator's. */
const OWN = `from operator_account a where a.state in ('active', 'retired')`;

/** Reads an uploaded file into statements of accounts that are the operator's. */
@Injectable()
export class StatementFiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws file.required, statement.form, statement.too_long, statement.line, statement.column, statement.no_balance,
   *   statement.balance, statement.total, statement.column_twice, statement.account, statement.mapping
   */
  async read(upload: Upload | undefined, fields: BankStatementUpload): Promise<KnownStatement[]> {
    if (upload === undefined) throw new DomainError('file.required');
    const text = textOf(upload.content);
    // PostgreSQL keeps no NUL, and no bank writes one.
    if (text.includes('\0')) throw fieldError('file', 'statement.form');
    requireShort(text);
    const statements = text.trimStart().startsWith('<') ? await this.ofCamt(text) : [await this.ofCsv(text, fields)];
    for (const statement of statements) {
      requirePlausibleDays(statement, this.clock.now());
      requireBalanced(statement);
    }
    // Some banks put the newest first.
    return statements.sort((one, other) => (one.firstOn < other.firstOn ? -1 : one.firstOn > other.firstOn ? 1 : 0));
  }

  private async ofCamt(xml: string): Promise<KnownStatement[]> {
    const found: KnownStatement[] = [];
    for (const [place, read] of readCamt(xml).entries()) {
      const number = compact(read.account ?? '');
      const [own] = await this.database.query<Account>(
        `select ${NUMBER} as account, a.currency ${OWN} and ${NUMBER} = $1 and a.currency = $2 limit 1`,
        [number, read.currency],
      );
      if (own === undefined)
        throw fieldError('file', 'statement.account', { account: number, currency: read.currency });
      found.push({ ...read, account: own.account, format: 'camt.053', hash: hashOf(xml, place), mapping: null });
    }
    return found;
  }

  private async ofCsv(csv: string, fields: BankStatementUpload): Promise<KnownStatement> {
    const [own] = await this.database.query<Account>(`select ${NUMBER} as account, a.currency ${OWN} and a.id = $1`, [
      fields.accountId ?? null,
    ]);
    if (own === undefined) throw fieldError('accountId', 'validation.required');
    const mapping = await this.mappingOf(own.account, fields.mapping ?? null);
    const balance = (name: 'opening' | 'closing'): bigint => {
      const said = fields[name]?.replace(',', '.') ?? '';
      const minor = minorOf(said.replace('-', ''), own.currency);
      if (minor === null) throw fieldError(name, said === '' ? 'validation.required' : 'validation.amount');
      return said.startsWith('-') ? -minor : minor;
    };
    const facts = { ...own, opening: balance('opening'), closing: balance('closing') };
    return { ...readCsv(csv, mapping, facts), account: own.account, format: 'csv', hash: hashOf(csv, 0), mapping };
  }

  /** The mapping that is sent, or the one that was used last. @throws statement.mapping */
  private async mappingOf(account: string, sent: string | null): Promise<CsvMapping> {
    if (sent !== null) return mappingFrom(sent);
    const [known] = await this.database.query<{ mapping: CsvMapping }>(
      'select mapping from bank_csv_mapping where account = $1',
      [account],
    );
    if (known === undefined) throw fieldError('mapping', 'statement.mapping');
    return known.mapping;
  }
}

const LINE_END = /\n/g;
/** An entry, or one of the transfers that a collective one lists. */
const ENTRY = /<(?:\w{1,40}:)?(?:Ntry|TxDtls)[\s>/]/g;

/** Beyond it a file is held in memory by nobody. @throws statement.too_long */
function requireShort(text: string): void {
  const sign = text.trimStart().startsWith('<') ? ENTRY : LINE_END;
  sign.lastIndex = 0;
  let lines = 0;
  while (lines <= MOST_LINES && sign.test(text)) lines += 1;
  if (lines > MOST_LINES) throw fieldError('file', 'statement.too_long', { lines: MOST_LINES });
}

async function mappingFrom(json: string): Promise<CsvMapping> {
  let said: unknown;
  try {
    said = JSON.parse(json);
  } catch {
    throw fieldError('mapping', 'statement.mapping');
  }
  const mapping = (await validationPipe().transform(said, { type: 'body', metatype: CsvMapping })) as CsvMapping; // the pipe makes it
  if (!mapping.amount && !(mapping.credit && mapping.debit)) throw fieldError('amount', 'validation.required');
  return mapping;
}

const hashOf = (text: string, place: number): Buffer => createHash('sha256').update(`${place}:`).update(text).digest();

/** Banks write UTF-8, or what Windows wrote before it. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
