import { Injectable } from '@nestjs/common';
import { WITHDRAWAL_STATUS, withdrawalLifecycle, type AdminPage, type Page } from '@cairn/contracts';
import type { AdminWithdrawal, OwnerObstacle } from '@cairn/contracts/admin/admin.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ListingFile } from '@cairn/contracts/payments/payment-files';
import type { CurrencyPageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { Withdrawal } from '@cairn/contracts/wallet/withdrawal.replies';
import { ListedTransfers } from '../../../kernel/console/listed-transfers.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { byId, byInstant, byNumber, byText, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { WithdrawalOwners } from './withdrawal-owners.js';

const PAGE_SIZE = 10;

const FIELDS = `w.id, w.number, w.amount, w.fee, w.currency, w.provider, pa.label as "payerLabel", w.bank_name as "bankName", w.account_holder as "encryptedHolder",
  w.account_number_last4 as "accountNumberLast4", w.state, w.needs_approval as "needsApproval",
  w.sendable_at as "sendableAt", w.reference, w.decline_reason as reason, date_trunc('milliseconds', w.created_at) as "createdAt",
  w.sent_at as "sentAt", w.transfer_begun_at as "transferBegunAt"`;

const ADMIN_FIELDS = `${FIELDS}, w.user_id as "userId", w.approved_by as "approvedById", w.approved_at as "approvedAt",
  w.released_at as "releasedAt", w.failed_at as "failedAt", case when w.state in ('rejected', 'cancelled') then w.decided_at end as "endedAt",
  u.first_name || ' ' || u.last_name as "userName", u.email as "userEmail",
  a.email as "approvedBy", s.email as "sentBy",
  greatest(w.transfer_begun_at, (select max(l.at) from kernel.audit_log l where l.subject_type = 'withdrawal'
    and l.subject_id = w.id::text and l.action = 'withdrawal.bank_details_shown')) as "accountShownAt"`;

/** A provider's account is named by what its owner knows it by. */
const FROM = 'withdrawal w left join payer_account pa on pa.id = w.payer_account_id';

const ADMIN_FROM = `${FROM} join app_user u on u.id = w.user_id
  left join app_user a on a.id = w.approved_by left join app_user s on s.id = w.sent_by`;

type Told = 'amount' | 'fee' | 'status' | 'accountHolder' | 'cancellable';
type Row = Omit<Withdrawal, Told> & {
  amount: string;
  fee: string;
  encryptedHolder: Buffer | null;
  transferBegunAt: Date | null;
};
type AdminRow = Row &
  Omit<AdminWithdrawal, Told | 'file' | 'ownerObstacle' | 'mayApprove' | 'maySend'> & {
    approvedById: string | null;
  };

/** Withdrawals as their owners and finance read them: never the account's number (bank details are revealed apart). */
@Injectable()
export class WithdrawalsRepository {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
    private readonly owners: WithdrawalOwners,
    private readonly listed: ListedTransfers,
  ) {}

  async own(userId: string, id: string): Promise<Withdrawal> {
    const [row] = await this.database.query<Row>(`select ${FIELDS} from ${FROM} where w.id = $1 and w.user_id = $2`, [
      id,
      userId,
    ]);
    if (row === undefined) throw notFound();
    return toOwner(this.present(row));
  }

  async ofPerson(userId: string, query: CurrencyPageQuery): Promise<Page<Withdrawal>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Row>(
      `select ${FIELDS} from ${FROM}
       where w.user_id = $1 and ($2::char(3) is null or w.currency = $2)
         and ($3::timestamptz is null or (date_trunc('milliseconds', w.created_at), w.id) < ($3, $4::uuid))
       order by date_trunc('milliseconds', w.created_at) desc, w.id desc limit $5`,
      [userId, query.currencyId ?? null, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    const page = toPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { nextCursor: page.nextCursor, items: page.items.map((row) => toOwner(this.present(row))) };
  }

  async forAdmins(admin: Identity, query: AdminListQuery): Promise<AdminPage<AdminWithdrawal>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`w.state = $${parameters.push(query.state)}`);
    if (query.q)
      where.push(`(u.email ilike $${parameters.push(containing(query.q))} or w.number ilike $${parameters.length})`);
    const page = await adminPage<AdminRow>(this.database, query, {
      select: ADMIN_FIELDS,
      from: ADMIN_FROM,
      where,
      parameters,
      orders: ordersOf('withdrawals', {
        createdAt: byInstant('w.created_at'),
        amount: byNumber('w.amount'),
        number: byText('w.number'),
      }),
      key: byId('w.id'),
    });
    return { ...page, items: await this.presentToAdmin(admin, page.items) };
  }

  async oneForAdmin(admin: Identity, id: string): Promise<AdminWithdrawal> {
    const rows = await this.database.query<AdminRow>(`select ${ADMIN_FIELDS} from ${ADMIN_FROM} where w.id = $1`, [id]);
    const [found] = await this.presentToAdmin(admin, rows);
    if (found === undefined) throw notFound();
    return found;
  }

  private present({ encryptedHolder, transferBegunAt, ...row }: Row): Withdrawal {
    const { id, state } = row;
    return {
      ...row,
      amount: BigInt(row.amount),
      fee: BigInt(row.fee),
      status: WITHDRAWAL_STATUS[state],
      accountHolder:
        encryptedHolder === null
          ? null
          : this.personalData.decrypt(encryptedHolder, { table: 'withdrawal', column: 'account_holder', id }),
      cancellable: withdrawalLifecycle.allows(state, 'cancelled') && transferBegunAt === null,
    };
  }

  /** Whose money may not leave is asked once for all rows whose next step depends on it. */
  private async presentToAdmin(admin: Identity, rows: readonly AdminRow[]): Promise<AdminWithdrawal[]> {
    const waiting = rows.filter(({ state }) => withdrawalLifecycle.allows(state, 'sent'));
    const owners = [...new Set(waiting.map(({ userId }) => userId))];
    const obstacles = owners.length === 0 ? null : await this.owners.obstacles(this.database.manager, owners);
    const files = await this.listed.of(
      this.database.manager,
      'withdrawal',
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      this.presentOne(admin, row, {
        file: files.get(row.id) ?? null,
        ownerObstacle: waiting.includes(row) ? (obstacles?.get(row.userId) ?? null) : null,
      }),
    );
  }

  private presentOne(
    admin: Identity,
    { userId, approvedById, ...row }: AdminRow,
    { file, ownerObstacle }: { file: ListingFile | null; ownerObstacle: OwnerObstacle | null },
  ): AdminWithdrawal {
    const {
      userName,
      userEmail,
      approvedBy,
      approvedAt,
      sentBy,
      releasedAt,
      failedAt,
      endedAt,
      transferBegunAt,
      accountShownAt,
    } = row;
    const { state, needsApproval, sendableAt } = row;
    const mayLeave = userId !== admin.userId && ownerObstacle === null;
    // A transfer already handed to the bank is recorded, whatever has changed since.
    const isHandedOut = userId !== admin.userId && transferBegunAt !== null && file?.state !== 'made';
    const isAgreed = needsApproval ? state === 'approved' && approvedById !== admin.userId : state === 'requested';
    return {
      ...this.present(row),
      userId,
      userName,
      userEmail,
      approvedBy,
      approvedAt,
      sentBy,
      releasedAt,
      failedAt,
      endedAt,
      transferBegunAt,
      accountShownAt,
      file,
      ownerObstacle,
      mayApprove: mayLeave && needsApproval && state === 'requested',
      maySend: isAgreed && sendableAt <= this.clock.now() && (row.provider === null ? isHandedOut : mayLeave),
    };
  }
}

/** What a provider gives as its reason is for the desk: a code that says nothing to its owner. */
const toOwner = (withdrawal: Withdrawal): Withdrawal =>
  withdrawal.provider === null ? withdrawal : { ...withdrawal, reason: null };
