import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { SecondDecisionRow } from '@cairn/contracts/payments/second-decisions';
import { byInstant, byText, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { mayBeSecond, SecondDecisions } from './second-decisions.js';

type Row = Omit<SecondDecisionRow, 'amount'> & { amount: string };

/** The decisions that wait for a second person, for the console. */
@Injectable()
export class SecondDecisionsRepository {
  constructor(
    private readonly database: Database,
    private readonly decisions: SecondDecisions,
  ) {}

  /** `state`: mine. */
  async list(admin: Identity, query: AdminListQuery): Promise<AdminPage<SecondDecisionRow>> {
    const parameters: unknown[] = [admin.userId];
    const where = [query.state === 'mine' ? mayBeSecond('$1') : '$1::uuid is not null'];
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(x.name ilike ${place} or m.email ilike ${place})`);
    }
    const page = await adminPage<Row>(this.database, query, {
      select: `x.id, x.act, x.list, x.record as "recordId", x.name, x.amount, x.currency, m.email as "madeBy",
        x.made_at as "madeAt", x.reason, ${mayBeSecond('$1')} as "mayDecide"`,
      from: `(${this.decisions.sql()}) x join app_user m on m.id = x.made_by`,
      where,
      parameters,
      orders: ordersOf('second-decisions', { madeAt: byInstant('x.made_at') }),
      key: byText('x.id'),
    });
    return { ...page, items: page.items.map((row) => ({ ...row, amount: BigInt(row.amount) })) };
  }
}
