import { Injectable } from '@nestjs/common';
import { WITHDRAWAL_STATUS, WalletStatus, type AdminPage, type Page } from '@cairn/contracts';
import type { AdminWithdrawal } from '@cairn/contracts/admin/admin.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { CurrencyPageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { WalletDetail, WalletEvent, WalletTransaction } from '@cairn/contracts/wallet/wallet.replies';
import { adminPage, containing } from '../../kernel/database/admin-page.js';
import { limitOf, readPlace, toPage } from '../../kernel/database/cursor.js';
import { Database } from '../../kernel/database/in-tx.js';
import { notFound } from '../../kernel/errors/domain-error.js';
import { SettingsService } from '../content/index.js';
import { accountCode } from '../ledger/index.js';
import { PaymentLimits } from '../payments/index.js';

/** C-01. */
const PAGE_SIZE = 10;

/** What each kind of transaction is to the owner of the wallet. */
const EVENT_OF_KIND: Readonly<Record<string, WalletEvent>> = {
  top_up: 'top_up',
  investment_wallet: 'investment',
  investment_return_wallet: 'investment_refund',
  distribution: 'distribution',
  withdrawal: 'withdrawal',
  withdrawal_failed: 'withdrawal_returned',
  repayment_wallet: 'repayment',
};

interface LineRow {
  id: string;
  uid: string;
  kind: string;
  phase: string;
  settled: string | null;
  side: 'D' | 'C';
  amount: string;
  balance: string | null;
  campaignName: string | null;
  campaignSlug: string | null;
  at: Date;
}

const statusOf = (row: LineRow): WalletStatus => {
  if (row.phase === 'posted' || row.settled === 'post') return WalletStatus.success;
  return row.settled === 'void' ? WalletStatus.failed : WalletStatus.pending;
};

const WITHDRAWAL_FIELDS = `w.id, w.number, w.amount, w.fee, w.currency, w.bank_name as "bankName",
  w.account_number_last4 as "accountNumberLast4", w.routing_number as "routingNumber", w.state, w.reference,
  w.created_at as "createdAt", u.first_name || ' ' || u.last_name as "userName", u.email as "userEmail"`;

type WithdrawalRow = Omit<AdminWithdrawal, 'amount' | 'fee' | 'status'> & { amount: string; fee: string };

/** Wallets as people read them: everything comes from the ledger. */
@Injectable()
export class WalletReadsRepository {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly limits: PaymentLimits,
  ) {}

  /** Available, reserved and pending: three numbers that are never added up. */
  async detail(userId: string, currencyId?: string): Promise<WalletDetail> {
    const settings = await this.settings.all();
    const currency = currencyId ?? settings.currency;
    const [row] = await this.database.query<{ available: string; reserved: string; pending: string }>(
      `select coalesce(sum(b.cr - b.dr - b.dr_pend), 0) as available, coalesce(sum(b.dr_pend), 0) as reserved,
         (select coalesce(sum(t.amount), 0) from top_up t where t.user_id = $2 and t.currency = $3 and t.state = 'paying') as pending
       from ledger.account a join ledger.balance b on b.account_id = a.id where a.code = $1`,
      [accountCode.wallet(userId, currency), userId, currency],
    );
    return {
      currency,
      available: BigInt(row?.available ?? 0),
      reserved: BigInt(row?.reserved ?? 0),
      pending: BigInt(row?.pending ?? 0),
      topUpMaximum: settings.topUpMaximum,
      withdrawalDailyLimit: settings.withdrawalDailyLimit,
      cardMaximum: await this.limits.maximum('card', currency),
      topUpFeeBasisPoints: settings.topUpFeeBasisPoints,
      topUpFeeFlat: settings.topUpFeeFlat,
      withdrawalFeeBasisPoints: settings.withdrawalFeeBasisPoints,
      withdrawalFeeFlat: settings.withdrawalFeeFlat,
    };
  }

  /** The wallet's statement, newest first, with the balance after each line. */
  async transactions(userId: string, query: CurrencyPageQuery): Promise<Page<WalletTransaction>> {
    const { currency: own } = await this.settings.all();
    const currency = query.currencyId ?? own;
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<LineRow>(
      `with lines as (
         select t.id, t.uid, t.kind, t.phase, s.phase as settled, l.side, l.amount, t.effective_at, t.source_type, t.source_id,
           case when t.phase = 'posted' or s.phase = 'post' then
             sum(case when t.phase = 'posted' or s.phase = 'post' then case l.side when 'C' then l.amount else -l.amount end else 0 end)
               over (order by t.id, l.n) end as balance
         from ledger.account a join ledger.line l on l.account_id = a.id join ledger.tx t on t.id = l.tx_id
         left join ledger.tx s on s.pending_id = t.id
         where a.code = $1 and t.phase in ('posted', 'pending'))
       select x.id::text as id, x.uid, x.kind, x.phase, x.settled, x.side, x.amount, x.balance,
         date_trunc('milliseconds', x.effective_at) as at, c.name as "campaignName", c.slug as "campaignSlug"
       from lines x
       left join investment i on x.source_type = 'investment' and i.id::text = x.source_id
       left join repayment r on (x.source_type = 'repayment' and r.id::text = x.source_id)
         or (x.source_type = 'repayment_chunk' and r.id::text = split_part(x.source_id, ':', 1))
       left join campaign c on c.id = coalesce(i.campaign_id, r.campaign_id)
       where $2::timestamptz is null or (date_trunc('milliseconds', x.effective_at), x.id) < ($2, $3::bigint)
       order by date_trunc('milliseconds', x.effective_at) desc, x.id desc limit $4`,
      [accountCode.wallet(userId, currency), place?.at ?? null, place?.id ?? null, limit + 1],
    );
    const page = toPage(rows, limit, ({ at, id }) => ({ at, id }));
    return {
      nextCursor: page.nextCursor,
      items: page.items.map((row) => ({
        id: row.id,
        entryType: row.side === 'C' ? 'CREDIT' : 'DEBIT',
        event: EVENT_OF_KIND[row.kind] ?? 'adjustment',
        amount: BigInt(row.amount),
        currency,
        balance: row.balance === null ? null : BigInt(row.balance),
        campaignName: row.campaignName,
        campaignSlug: row.campaignSlug,
        status: statusOf(row),
        transactionId: row.uid,
        at: row.at,
      })),
    };
  }

  async withdrawals(query: AdminListQuery): Promise<AdminPage<AdminWithdrawal>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`w.state = $${parameters.push(query.state)}`);
    if (query.q)
      where.push(`(u.email ilike $${parameters.push(containing(query.q))} or w.number ilike $${parameters.length})`);
    const page = await adminPage<WithdrawalRow>(this.database, query, {
      select: WITHDRAWAL_FIELDS,
      from: 'withdrawal w join app_user u on u.id = w.user_id',
      where,
      parameters,
      orderBy: 'w.created_at',
    });
    return { total: page.total, items: page.items.map((row) => this.present(row)) };
  }

  async withdrawal(id: string): Promise<AdminWithdrawal> {
    const [row] = await this.database.query<WithdrawalRow>(
      `select ${WITHDRAWAL_FIELDS} from withdrawal w join app_user u on u.id = w.user_id where w.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    return this.present(row);
  }

  private present(row: WithdrawalRow): AdminWithdrawal {
    return { ...row, amount: BigInt(row.amount), fee: BigInt(row.fee), status: WITHDRAWAL_STATUS[row.state] };
  }
}
