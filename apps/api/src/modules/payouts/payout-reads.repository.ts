import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminPayout } from '@cairn/contracts/admin/admin.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ListingFile } from '@cairn/contracts/payments/payment-files';
import type { Payout } from '@cairn/contracts/repayments/repayments.replies';
import { ListedTransfers } from '../../kernel/console/listed-transfers.js';
import { byId, byInstant, byNumber, byText, ordersOf } from '../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';
import { notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { BANK_SENDABLE_SQL } from '../campaigns/index.js';

const FIELDS = `p.id, p.number, p.campaign_id as "campaignId", c.name as "campaignName", p.amount, p.currency, p.method, p.state,
  coalesce(p.reference, p.provider_transfer_id) as reference, p.decline_reason as "declineReason",
  p.requested_at as "requestedAt", p.approved_at as "approvedAt", p.released_at as "releasedAt", p.paid_at as "paidAt",
  p.failed_at as "failedAt", p.waiting_for as "waitingFor",
  case when p.state = 'released' then p.next_try_at end as "nextTryAt"`;

const ADMIN_FIELDS = `${FIELDS}, p.requested_by as "requestedById", p.approved_by as "approvedById",
  o.first_name || ' ' || o.last_name as "requestedBy", a.email as "approvedBy", r.email as "releasedBy",
  case when p.method = 'connect' then x.provider_account_id
       else coalesce(p.sent_to, concat_ws(' ', c.bank_name, '••' || c.bank_account_last4)) end as destination,
  case when p.method = 'bank_transfer' and p.state in ('requested', 'approved') then ${BANK_SENDABLE_SQL} end as "sendableAt",
  coalesce(p.method = 'bank_transfer' and ${BANK_SENDABLE_SQL} > kernel.now(), false) as "coolsDown",
  p.transfer_begun_at as "transferBegunAt"`;

const ADMIN_FROM = `payout p join campaign c on c.id = p.campaign_id join app_user o on o.id = p.requested_by
  left join app_user a on a.id = p.approved_by left join app_user r on r.id = p.released_by
  left join connect_account x on x.id = p.connect_account_id`;

type Row = Omit<Payout, 'amount'> & { amount: string };
type AdminRow = Omit<AdminPayout, 'amount' | 'file' | 'mayApprove' | 'mayRelease' | 'mayFail'> & {
  amount: string;
  approvedById: string | null;
  coolsDown: boolean;
};

/** Reads of payouts for owners and admins. */
@Injectable()
export class PayoutReadsRepository {
  constructor(
    private readonly database: Database,
    private readonly listed: ListedTransfers,
  ) {}

  /** @throws request.not_found for a campaign that is not the caller's */
  async ofCampaign(ownerId: string | null, campaignId: string): Promise<Payout[]> {
    const rows = await this.database.query<Omit<Row, 'id'> & { id: string | null }>(
      `select ${FIELDS} from campaign c left join payout p on p.campaign_id = c.id
       where c.id = $1 and ($2::uuid is null or c.owner_id = $2) order by p.requested_at desc limit 200`,
      [campaignId, ownerId],
    );
    if (rows.length === 0) throw notFound();
    return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id, amount: BigInt(row.amount) }]));
  }

  async one(ownerId: string, id: string): Promise<Payout> {
    const [row] = await this.database.query<Row>(
      `select ${FIELDS} from payout p join campaign c on c.id = p.campaign_id where p.id = $1 and c.owner_id = $2`,
      [id, ownerId],
    );
    if (row === undefined) throw notFound();
    return { ...row, amount: BigInt(row.amount) };
  }

  async forAdmins(admin: Identity, query: AdminListQuery): Promise<AdminPage<AdminPayout>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`p.state = $${parameters.push(query.state)}`);
    if (query.q)
      where.push(`(c.name ilike $${parameters.push(containing(query.q))} or p.number ilike $${parameters.length})`);
    const page = await adminPage<AdminRow>(this.database, query, {
      select: ADMIN_FIELDS,
      from: ADMIN_FROM,
      where,
      parameters,
      orders: ordersOf('payouts', {
        requestedAt: byInstant('p.requested_at'),
        amount: byNumber('p.amount'),
        number: byText('p.number'),
      }),
      key: byId('p.id'),
    });
    return { ...page, items: await this.presentAll(admin, page.items) };
  }

  async oneForAdmin(admin: Identity, id: string): Promise<AdminPayout> {
    const rows = await this.database.query<AdminRow>(`select ${ADMIN_FIELDS} from ${ADMIN_FROM} where p.id = $1`, [id]);
    const [found] = await this.presentAll(admin, rows);
    if (found === undefined) throw notFound();
    return found;
  }

  private async presentAll(admin: Identity, rows: readonly AdminRow[]): Promise<AdminPayout[]> {
    const files = await this.listed.of(
      this.database.manager,
      'payout',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => this.present(admin, row, files.get(row.id) ?? null));
  }

  private present(
    admin: Identity,
    { approvedById, coolsDown, ...row }: AdminRow,
    file: ListingFile | null,
  ): AdminPayout {
    const isOwner = row.requestedById === admin.userId;
    return {
      ...row,
      amount: BigInt(row.amount),
      file,
      mayApprove: row.state === 'requested' && !isOwner,
      mayFail: row.state === 'paid' && row.method === 'bank_transfer' && !isOwner,
      mayRelease:
        row.state === 'approved' && !isOwner && approvedById !== admin.userId && !coolsDown && file?.state !== 'made',
    };
  }
}
