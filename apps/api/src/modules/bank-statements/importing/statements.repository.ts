import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { BankStatementDetail, BankStatementRow } from '@cairn/contracts/payments/bank-statements.replies';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { BankLinesRepository } from '../queue/lines.repository.js';

type Row = Omit<BankStatementRow, 'opening' | 'closing'> & Record<'opening' | 'closing', string>;

const ROW = `s.id, s.account, s.currency, s.format, s.reference, s.first_on::text as "firstOn", s.last_on::text as "lastOn",
  s.opening, s.closing, s.line_count as "lineCount", u.email as "importedBy", s.imported_at as "importedAt",
  (select count(*)::int from bank_line l where l.statement_id = s.id and l.state = 'open') as "openCount"`;
const STATEMENTS = 'bank_statement s join app_user u on u.id = s.imported_by';

/** The statements that were imported, for the console. */
@Injectable()
export class BankStatementsRepository {
  constructor(
    private readonly database: Database,
    private readonly lines: BankLinesRepository,
  ) {}

  async list(query: AdminListQuery): Promise<AdminPage<BankStatementRow>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(s.account ilike ${place} or s.reference ilike ${place})`);
    }
    const page = await adminPage<Row>(this.database, query, {
      select: ROW,
      from: STATEMENTS,
      where,
      parameters,
      orders: ordersOf('bank-statements', { importedAt: byInstant('s.imported_at') }),
      key: byId('s.id'),
    });
    return {
      ...page,
      items: page.items.map((row) => ({ ...row, opening: BigInt(row.opening), closing: BigInt(row.closing) })),
    };
  }

  async one(id: string): Promise<BankStatementDetail> {
    const [row] = await this.database.query<Row & { fileHash: string }>(
      `select ${ROW}, encode(s.file_hash, 'hex') as "fileHash" from ${STATEMENTS} where s.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    const lines = await this.lines.ofStatement(id);
    return { ...row, opening: BigInt(row.opening), closing: BigInt(row.closing), lines };
  }
}
