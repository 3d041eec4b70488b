import { Controller, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import { AuditChainState, AuditEntry } from '@cairn/contracts/admin/admin.replies';
import { AuditLogQuery } from '@cairn/contracts/admin/admin.requests';
import { AuditChain } from '../../kernel/audit/audit-chain.js';
import { byId, byInstant, ordersOf } from '../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';
import { Call } from '../../kernel/http/call.decorator.js';
import { ABOUT } from './audit-about.sql.js';

/** A signature is logged by the id of who signed, so that the seal holds when they leave: read, it has a name. */
const ACTOR = `coalesce(case when a.actor = a.actor_id::text then
  (select u.first_name || ' ' || u.last_name from app_user u where u.id = a.actor_id) end, a.actor)`;

/** The audit log of what admins did: read, searched and checked, and never changed. */
@Controller()
export class AuditController {
  constructor(
    private readonly database: Database,
    private readonly chain: AuditChain,
  ) {}

  @Call(adminApi.auditLog, {
    summary: 'List the audit log, with before and after',
    query: AuditLogQuery,
    page: AuditEntry,
  })
  list(@Query() query: AuditLogQuery): Promise<AdminPage<AuditEntry>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    const place = (value: unknown): string => `$${parameters.push(value)}`;
    if (query.actor) where.push(`lower(a.actor) = lower(${place(query.actor)})`);
    if (query.action ?? query.state) where.push(`a.action = ${place(query.action ?? query.state)}`);
    if (query.subjectType) where.push(`a.subject_type = ${place(query.subjectType)}`);
    if (query.subjectId) where.push(`a.subject_id = ${place(query.subjectId)}`);
    if (query.q) {
      const text = place(containing(query.q));
      where.push(`(a.actor ilike ${text} or a.action ilike ${text} or a.subject_id ilike ${text})`);
    }
    return adminPage<AuditEntry>(this.database, query, {
      select: `a.id, a.at, ${ACTOR} as actor, a.action, a.subject_type as "subjectType", a.subject_id as "subjectId", a.before, a.after, a.reason,
        ${ABOUT} as about`,
      from: 'kernel.audit_log a',
      where,
      parameters,
      orders: ordersOf('audit-log', { at: byInstant('a.at') }),
      key: byId('a.id'),
    });
  }

  @Call(adminApi.auditChain, {
    summary: 'Verify the seals of the audit log',
    reply: AuditChainState,
  })
  verify(): Promise<AuditChainState> {
    return this.chain.verify();
  }
}
