import { Injectable } from '@nestjs/common';
import { CsvMapping, type BankStatementUpload } from '@cairn/contracts/payments/bank-statements.requests';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Upload } from '../../../kernel/files/upload.js';
import { validationPipe } from '../../../kernel/http/validation.pipe.js';
import { isXml, type CsvFacts, type OwnAccount, type OwnStatement } from '../reading/read-file.js';
import { balanceMinorOf } from '../reading/statement-file.js';
import { readBeside } from './statement-reader.js';

/** A statement of one of the operator's accounts, as it is kept. */
export interface KnownStatement extends OwnStatement {
  format: 'camt.053' | 'csv';
  /** How a CSV file was read, to be kept for the next one. */
  mapping: CsvMapping | null;
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

  /** @throws file.required, statement.mapping, and what `readBeside` throws */
  async read(upload: Upload | undefined, fields: BankStatementUpload): Promise<KnownStatement[]> {
    if (upload === undefined) throw new DomainError('file.required');
    const accounts = await this.database.query<OwnAccount>(`select distinct ${NUMBER} as account, a.currency ${OWN}`);
    const csv = isXml(upload.content) ? null : await this.csvFacts(fields);
    const now = this.clock.now().toISOString();
    const statements = await readBeside(upload.content, { csv, accounts, now });
    const [format, mapping] = csv === null ? (['camt.053', null] as const) : (['csv', csv.mapping] as const);
    return statements.map((statement) => ({ ...statement, format, mapping }));
  }

  private async csvFacts(fields: BankStatementUpload): Promise<CsvFacts> {
    const [own] = await this.database.query<OwnAccount>(
      `select ${NUMBER} as account, a.currency ${OWN} and a.id = $1`,
      [fields.accountId ?? null],
    );
    if (own === undefined) throw fieldError('accountId', 'validation.required');
    const mapping = await this.mappingOf(own.account, fields.mapping ?? null);
    const balance = (name: 'opening' | 'closing'): string => {
      const said = plainNumber(fields[name] ?? '');
      const minor = balanceMinorOf(said.replace('-', ''), own.currency, name);
      if (minor === null) throw fieldError(name, said === '' ? 'validation.required' : 'validation.amount');
      return (said.startsWith('-') ? -minor : minor).toString();
    };
    return { ...own, opening: balance('opening'), closing: balance('closing'), mapping };
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

/** A balance as somebody types it, "1.865,60" or "1 865.60": the last sign is the decimal one where there are two. */
function plainNumber(typed: string): string {
  const text = typed.replace(/[\s’']/gu, '');
  const hasGroups = text.includes(',') && text.includes('.');
  return (hasGroups ? text.replace(/[.,](?=.*[.,])/gu, '') : text).replace(',', '.');
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
