import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { BankRule } from '@cairn/contracts/payments/bank-statements.replies';
import type { BankRuleRequest } from '@cairn/contracts/payments/bank-statements.requests';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';

const ROW = `r.id, r.contains, r.direction, r.book_to as "bookTo", r.reason, u.email as "madeBy", r.made_at as "madeAt",
  r.retired_at is not null as retired, (select count(*)::int from bank_line l where l.rule_id = r.id) as "lineCount"`;
const RULES = 'bank_rule r join app_user u on u.id = r.made_by';

/** Rules by which lines are booked without a person. A rule is never changed, only retired: what it booked stays told. */
@Injectable()
export class BankRules {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  list(query: AdminListQuery): Promise<AdminPage<BankRule>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`r.retired_at is ${query.state === 'retired' ? 'not null' : 'null'}`);
    if (query.q) where.push(`r.contains ilike $${parameters.push(containing(query.q))}`);
    return adminPage<BankRule>(this.database, query, {
      select: ROW,
      from: RULES,
      where,
      parameters,
      orders: ordersOf('bank-rules', { madeAt: byInstant('r.made_at') }),
      key: byId('r.id'),
    });
  }

  make(admin: Identity, { contains, direction, bookTo, reason }: BankRuleRequest): Promise<BankRule> {
    return this.database.inTx(async (tx) => {
      const id = newId();
      await tx.query(
        `insert into bank_rule (id, contains, direction, book_to, reason, made_by, made_at)
         values ($1, $2, $3, $4, $5, $6, kernel.now())`,
        [id, contains, direction, bookTo, reason, admin.userId],
      );
      const rule = await this.one(id, tx);
      await this.record(tx, admin, 'made', rule, reason);
      return rule;
    });
  }

  /** Once: again, nothing changes. */
  retire(admin: Identity, id: string, reason: string): Promise<BankRule> {
    return this.database.inTx(async (tx) => {
      const before = await this.one(id, tx);
      if (before.retired) return before;
      await tx.query(
        'update bank_rule set retired_by = $2, retired_at = kernel.now() where id = $1 and retired_at is null',
        [id, admin.userId],
      );
      await this.record(tx, admin, 'retired', before, reason);
      return this.one(id, tx);
    });
  }

  private async one(id: string, reader: EntityManager): Promise<BankRule> {
    const [row] = await reader.query<BankRule[]>(`select ${ROW} from ${RULES} where r.id = $1`, [id]);
    if (row === undefined) throw notFound();
    return row;
  }

  private record(
    tx: Tx,
    admin: Identity,
    act: 'made' | 'retired',
    { id, contains, direction, bookTo }: BankRule,
    reason: string,
  ): Promise<void> {
    const rule = { contains, direction, bookTo };
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: `bank_rule.${act}`,
      subjectType: 'bank_rule',
      subjectId: id,
      ...(act === 'made'
        ? { after: rule }
        : { before: { ...rule, retired: false }, after: { ...rule, retired: true } }),
      reason,
    });
  }
}
