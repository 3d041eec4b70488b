import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { BankReturn } from '@cairn/contracts/payments/bank-statements.replies';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { TwoPeople } from '../../payments/index.js';
import type { Counterparty } from '../reading/statement-file.js';

type Row = Omit<BankReturn, 'amount' | 'needsApproval' | 'mayApprove' | 'maySend' | 'mayFail' | 'accountLast4'> & {
  amount: string;
  askedId: string | null;
  approvedId: string | null;
  payerId: string | null;
  counterparty: Buffer | null;
};

const ROW = `r.id, r.number, case when r.refund_id is null then 'line' else 'refund' end as of,
  u.first_name || ' ' || u.last_name as "userName", r.amount, r.currency, r.state, r.reason, a.email as "askedBy",
  k.email as "approvedBy", r.transfer_begun_at as "begunAt", r.reference, r.created_at as "createdAt",
  r.finished_at as "finishedAt", r.asked_by as "askedId", r.approved_by as "approvedId", u.id as "payerId",
  l.id as "lineId", l.bank_ref as "bankRef", l.counterparty`;
const RETURNS = `bank_return r left join refund f on f.id = r.refund_id left join payment p on p.id = f.payment_id
  left join app_user u on u.id = p.user_id left join app_user a on a.id = r.asked_by
  left join app_user k on k.id = r.approved_by left join bank_line l on l.id = r.source_line`;

/** Transfers that give money back, for the console. */
@Injectable()
export class BankReturnsRepository {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly twoPeople: TwoPeople,
  ) {}

  async list(admin: Identity, query: AdminListQuery): Promise<AdminPage<BankReturn>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`r.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(r.number ilike ${place} or u.email ilike ${place} or r.reference ilike ${place})`);
    }
    const page = await adminPage<Row>(this.database, query, {
      select: ROW,
      from: RETURNS,
      where,
      parameters,
      orders: ordersOf('bank-returns', { createdAt: byInstant('r.created_at') }),
      key: byId('r.id'),
    });
    return { ...page, items: await Promise.all(page.items.map((row) => this.present(admin, row))) };
  }

  async one(admin: Identity, id: string): Promise<BankReturn> {
    const [row] = await this.database.query<Row>(`select ${ROW} from ${RETURNS} where r.id = $1`, [id]);
    if (row === undefined) throw notFound();
    return this.present(admin, row);
  }

  private async present(admin: Identity, row: Row): Promise<BankReturn> {
    const { askedId, approvedId, payerId, counterparty, ...shown } = row;
    const { lineId } = row;
    const amount = BigInt(row.amount);
    const needsApproval = await this.twoPeople.areNeeded(
      { minor: amount, currency: row.currency },
      this.database.manager,
    );
    const isPlanned = row.state === 'planned';
    const isOther = payerId !== admin.userId;
    return {
      ...shown,
      amount,
      needsApproval,
      mayApprove: isPlanned && needsApproval && approvedId === null && isOther && askedId !== admin.userId,
      maySend: isPlanned && isOther && (!needsApproval || (approvedId !== null && approvedId !== admin.userId)),
      mayFail: row.state !== 'failed' && isOther,
      accountLast4: lineId === null || counterparty === null ? null : this.last4(lineId, counterparty),
    };
  }

  private last4(id: string, encrypted: Buffer): string | null {
    const json = this.personalData.decrypt(encrypted, { table: 'bank_line', column: 'counterparty', id });
    return (JSON.parse(json) as Counterparty).account?.slice(-4) ?? null; // as the import wrote it
  }
}
