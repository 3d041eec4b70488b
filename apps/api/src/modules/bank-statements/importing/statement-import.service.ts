import { Injectable } from '@nestjs/common';
import type { BankStatementPreview } from '@cairn/contracts/payments/bank-statements.replies';
import type { BankStatementUpload } from '@cairn/contracts/payments/bank-statements.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import { OneAtATime } from '../../../kernel/process/one-at-a-time.js';
import { LineMatching } from '../matching/line-matching.js';
import { identified, tableRows, type LineRow } from './line-rows.js';
import { StatementChain } from './statement-chain.js';
import { StatementFiles, type KnownStatement } from './statement-files.js';

const BATCH = 1_000;
/** Enough to see whether the columns are the right ones. */
const SHOWN = 5;

const KEEP = `insert into bank_line (id, statement_id, account, currency, booked_on, value_on, amount, bank_ref, end_to_end,
    remittance, our_ref, counterparty, state)
  select r.id, $1, $2, $3, r.booked_on, r.value_on, r.amount, r.bank_ref, r.end_to_end, r.remittance, r.our_ref,
    decode(r.counterparty, 'base64'), 'new'
  from jsonb_to_recordset($4) r(id uuid, booked_on date, value_on date, amount bigint, bank_ref text, end_to_end text,
    remittance text, our_ref text, counterparty text)
  on conflict (id) do nothing`;

/** Shows what a file brings, and keeps it: a file once, and each line once whatever files bring it. */
@Injectable()
export class BankStatementImport {
  /** Two large files at once do not fit in memory. */
  private readonly oneAtATime = new OneAtATime();

  constructor(
    private readonly database: Database,
    private readonly files: StatementFiles,
    private readonly chain: StatementChain,
    private readonly personalData: PersonalData,
    private readonly matching: LineMatching,
    private readonly audit: AuditLog,
  ) {}

  /** @throws what `StatementFiles.read` throws */
  preview(upload: Upload | undefined, fields: BankStatementUpload): Promise<BankStatementPreview[]> {
    return this.oneAtATime.run(async () => {
      const previews: BankStatementPreview[] = [];
      const statements = await this.files.read(upload, fields);
      for (const [place, statement] of statements.entries())
        previews.push(await this.previewOf(statement, statements.slice(0, place)));
      return previews;
    });
  }

  /** @throws what `StatementFiles.read` throws */
  async import(
    admin: Identity,
    upload: Upload | undefined,
    fields: BankStatementUpload,
  ): Promise<BankStatementPreview[]> {
    const kept = await this.oneAtATime.run(async () => {
      const previews: BankStatementPreview[] = [];
      for (const statement of await this.files.read(upload, fields)) {
        previews.push(await this.previewOf(statement));
        await this.database.inTx((tx) => this.keep(tx, admin, statement));
      }
      return previews;
    });
    // What a moment allows; the rest is matched by the sweep.
    await this.matching.matchSome();
    return kept;
  }

  private async keep(tx: Tx, admin: Identity, statement: KnownStatement): Promise<void> {
    const { account, currency, format, reference, hash, firstOn, lastOn, opening, closing, lines, mapping } = statement;
    // Before this statement itself is one of those that are known.
    const { before } = await this.chain.placeOf(tx, statement);
    const id = newId();
    const made = await tx.query<unknown[]>(
      `insert into bank_statement (id, account, currency, format, reference, file_hash, first_on, last_on, opening, closing,
         line_count, imported_by, imported_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, kernel.now()) on conflict do nothing returning id`,
      [
        id,
        account,
        currency,
        format,
        reference,
        Buffer.from(hash, 'hex'),
        firstOn,
        lastOn,
        opening.toString(),
        closing.toString(),
        lines.length,
        admin.userId,
      ],
    );
    if (made.length === 0) return;
    const rows = await identified(account, lines, before);
    for (let from = 0; from < rows.length; from += BATCH)
      await tx.query(KEEP, [id, account, currency, tableRows(rows.slice(from, from + BATCH), this.personalData)]);
    if (mapping !== null)
      await tx.query(
        `insert into bank_csv_mapping (account, mapping) values ($1, $2)
         on conflict (account) do update set mapping = excluded.mapping`,
        [account, JSON.stringify(mapping)],
      );
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: 'bank_statement.imported',
      subjectType: 'bank_statement',
      subjectId: id,
      after: {
        account,
        firstOn,
        lastOn,
        opening: opening.toString(),
        closing: closing.toString(),
        currency,
        lines: lines.length,
      },
    });
  }

  private async previewOf(
    statement: KnownStatement,
    earlier: readonly KnownStatement[] = [],
  ): Promise<BankStatementPreview> {
    const { account, currency, format, reference, firstOn, lastOn, opening, closing, lines } = statement;
    const { before, expectedOpening } = await this.chain.placeOf(this.database.manager, statement, earlier);
    const [known] = await this.database.query<{ same: boolean }>(
      'select exists (select 1 from bank_statement where account = $1 and file_hash = $2) as same',
      [account, Buffer.from(statement.hash, 'hex')],
    );
    const [credits, debits] = [lines.filter(({ amount }) => amount > 0n), lines.filter(({ amount }) => amount < 0n)];
    const sumOf = (some: typeof lines): bigint => some.reduce((sum, { amount }) => sum + amount, 0n);
    return {
      account,
      currency,
      format,
      reference,
      firstOn,
      lastOn,
      opening,
      closing,
      lineCount: lines.length,
      creditCount: credits.length,
      credits: sumOf(credits),
      debitCount: debits.length,
      debits: -sumOf(debits),
      knownCount: await this.knownAmong(await identified(account, lines, before)),
      isImported: known?.same ?? false,
      firstLines: lines.slice(0, SHOWN).map(({ bookedOn, amount, remittance, counterparty }) => ({
        bookedOn,
        amount,
        remittance: remittance?.slice(0, 2_000) ?? null,
        counterpartyName: counterparty?.name ?? null,
      })),
      expectedOpening,
    };
  }

  /** How many lines are kept already. */
  private async knownAmong(rows: readonly LineRow[]): Promise<number> {
    let count = 0;
    for (let from = 0; from < rows.length; from += BATCH) {
      const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
      const [known] = await this.database.query<{ lines: string }>(
        'select count(*) as lines from bank_line where id = any($1::uuid[])',
        [ids],
      );
      count += Number(known?.lines ?? 0);
    }
    return count;
  }
}
