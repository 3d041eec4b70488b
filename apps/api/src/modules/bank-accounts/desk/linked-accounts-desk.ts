import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type {
  AdminLinkedAccount,
  LinkedAccountDetail,
} from '@cairn/contracts/bank-accounts/linked-accounts-desk.replies';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { BankLinkEntity } from '../linking/bank-link.entity.js';
import { ownerNames } from '../linking/owner-names.js';

const SELECT = `x.id, u.id as "userId", u.first_name || ' ' || u.last_name as "userName", u.email as "userEmail",
  x.institution as bank, x.mask, x.state, x.owner_match as "ownerMatch", x.owner_score as "ownerScore", x.owner_accepted as "ownerAccepted",
  x.decided_at as "decidedAt", x.created_at as "createdAt"`;
const FROM = 'bank_link x join app_user u on u.id = x.user_id';
/** The bank names another owner, or none, and nobody has decided. */
export const WAITING = `x.state <> 'removed' and x.owner_match <> 'match' and x.owner_accepted is null`;

/** Compliance decides whether an account whose bank does not call its owner as we do is the person's. */
@Injectable()
export class LinkedAccountsDesk {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  list(query: AdminListQuery): Promise<AdminPage<AdminLinkedAccount>> {
    const parameters: unknown[] = [];
    const where: string[] = [];
    if (query.state === 'waiting') where.push(WAITING);
    else if (query.state) where.push(`x.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(
        `(u.email ilike ${place} or u.first_name || ' ' || u.last_name ilike ${place} or x.mask ilike ${place})`,
      );
    }
    return adminPage<AdminLinkedAccount>(this.database, query, {
      select: SELECT,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('linked-accounts', { createdAt: byInstant('x.created_at') }),
      key: byId('x.id'),
    });
  }

  /** With the names that the bank's was held against, which decide beside the score: the bank tells none. */
  async one(id: string): Promise<LinkedAccountDetail> {
    const [row] = await this.database.query<AdminLinkedAccount>(`select ${SELECT} from ${FROM} where x.id = $1`, [id]);
    if (row === undefined) throw notFound();
    const { person, companies } = await ownerNames(this.database.manager, row.userId);
    return { ...row, names: [person, ...companies] };
  }

  /** @throws request.not_found, link.ended for one that is disconnected, or needs nobody's word */
  async decide(admin: Identity, id: string, isAccepted: boolean, reason: string): Promise<LinkedAccountDetail> {
    await this.database.inTx(async (tx) => {
      const link = await tx.findOne(BankLinkEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (link === null) throw notFound();
      if (link.state === 'removed' || link.ownerMatch === 'match') throw new DomainError('link.ended');
      await tx.query(
        'update bank_link set owner_accepted = $2, decided_by = $3, decided_at = kernel.now() where id = $1',
        [id, isAccepted, admin.userId],
      );
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: isAccepted ? 'linked_account.accepted' : 'linked_account.refused',
        subjectType: 'linked_account',
        subjectId: id,
        before: { ownerAccepted: link.ownerAccepted },
        after: { ownerAccepted: isAccepted },
        reason,
      });
    });
    return this.one(id);
  }
}
