import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { OperatorAccount } from '@cairn/contracts/payments/operator-accounts';
import type { EntityManager } from 'typeorm';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { COORDINATES } from './operator-accounts.js';

type Row = Omit<OperatorAccount, 'wireFee'> & { wireFee: string };

const ROW = (reader: string): string => `a.id, ${COORDINATES}, a.wire_fee as "wireFee", a.state, a.reason,
  m.email as "makerEmail", a.made_at as "madeAt", k.email as "checkerEmail", a.decided_at as "decidedAt",
  a.state = 'waiting' and a.maker_id <> ${reader} as "mayConfirm"`;
const ACCOUNTS = `operator_account a join app_user m on m.id = a.maker_id left join app_user k on k.id = a.checker_id`;

const accountOf = (row: Row): OperatorAccount => ({ ...row, wireFee: BigInt(row.wireFee) });

/** The operator's accounts for the console, with their history. */
@Injectable()
export class OperatorAccountsRepository {
  constructor(private readonly database: Database) {}

  async list(query: AdminListQuery, readerId: string): Promise<AdminPage<OperatorAccount>> {
    // Named here too, since the count selects no column that depends on the reader.
    const where = ['$1::uuid is not null'];
    const parameters: unknown[] = [readerId];
    if (query.state) where.push(`a.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(a.holder ilike ${place} or a.bank_name ilike ${place} or a.iban ilike ${place})`);
    }
    const page = await adminPage<Row>(this.database, query, {
      select: ROW('$1::uuid'),
      from: ACCOUNTS,
      where,
      parameters,
      orders: ordersOf('operator-accounts', { madeAt: byInstant('a.made_at') }),
      key: byId('a.id'),
    });
    return { ...page, items: page.items.map(accountOf) };
  }

  async one(id: string, readerId: string, reader: EntityManager): Promise<OperatorAccount> {
    const [row] = await reader.query<Row[]>(`select ${ROW('$2::uuid')} from ${ACCOUNTS} where a.id = $1`, [
      id,
      readerId,
    ]);
    if (row === undefined) throw notFound();
    return accountOf(row);
  }
}
