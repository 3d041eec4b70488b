import { Injectable } from '@nestjs/common';
import { WalletStatus, type Page } from '@cairn/contracts';
import type { CurrencyPageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { WalletEvent, WalletTransaction } from '@cairn/contracts/wallet/wallet-transaction.reply';
import type { OtherWallet, WalletDetail } from '@cairn/contracts/wallet/wallet.replies';
import { limitOf } from '../../../kernel/database/cursor.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { SettingsService } from '../../settings/index.js';
import { accountCode, codeBeginsWith } from '../../ledger/index.js';
import { FrozenMoney } from '../../payments/index.js';
import { readLine, STATEMENT, toStatement, type LineRow } from './wallet-statement.js';
import { CardMoney } from '../funds/card-money.js';
import { openTopUpsOf } from '../top-ups/open-top-ups.js';
import { ReturnableTopUps } from '../top-ups/returnable-top-ups.js';
import { TopUpRules } from '../top-ups/top-up-rules.js';
import { WithdrawalRules } from '../withdrawals/withdrawal-rules.js';

/** C-01. */
const PAGE_SIZE = 10;

/** The meaning of each kind of transaction for the owner of the wallet. */
const EVENT_OF_KIND: Readonly<Record<string, WalletEvent>> = {
  top_up: 'top_up',
  investment_wallet: 'investment',
  investment_return_wallet: 'investment_refund',
  investment_excess_wallet: 'investment_refund',
  refund_to_wallet: 'refund',
  chargeback: 'chargeback',
  dispute_won: 'chargeback_returned',
  receivable_netted: 'debt_settled',
  distribution: 'distribution',
  withdrawal: 'withdrawal',
  withdrawal_failed: 'withdrawal_returned',
  top_up_return: 'top_up_return',
  repayment_wallet: 'repayment',
};

const statusOf = (row: Pick<LineRow, 'phase' | 'settled' | 'isReturning' | 'hasComeBack'>): WalletStatus => {
  if (row.isReturning) return WalletStatus.inProcess;
  if (row.hasComeBack) return WalletStatus.failed;
  if (row.phase === 'posted' || row.settled === 'post') return WalletStatus.success;
  return row.settled === 'void' ? WalletStatus.failed : WalletStatus.pending;
};

const present = (row: Omit<LineRow, 'posted'>, balance: bigint | null, currency: string): WalletTransaction => ({
  id: row.id,
  entryType: row.side === 'C' ? 'CREDIT' : 'DEBIT',
  event: EVENT_OF_KIND[row.kind] ?? 'adjustment',
  amount: BigInt(row.amount),
  currency,
  balance,
  campaignName: row.campaignName,
  campaignSlug: row.campaignSlug,
  status: statusOf(row),
  paymentType: row.paymentType,
  withdrawalState: row.withdrawalState,
  transactionId: row.uid,
  reference: row.reference,
  subjectId: row.subjectId,
  at: row.at,
});

/** Wallets as shown to users: everything comes from the ledger. */
@Injectable()
export class WalletReadsRepository {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly topUps: TopUpRules,
    private readonly cardMoney: CardMoney,
    private readonly returnable: ReturnableTopUps,
    private readonly rules: WithdrawalRules,
    private readonly frozen: FrozenMoney,
  ) {}

  /**
   * Available, reserved and pending: three numbers that are never added up. Pending was reported as paid
   * and the ledger does not have yet; a page that is only open is no money.
   */
  async detail(userId: string, currencyId?: string): Promise<WalletDetail> {
    const settings = await this.settings.all();
    const currency = currencyId ?? settings.currency;
    const [row] = await this.database.query<{ available: string; reserved: string; pending: string; more: boolean }>(
      `select coalesce(sum(b.cr - b.dr - b.dr_pend), 0) as available, coalesce(sum(b.dr_pend), 0) as reserved,
         (select coalesce(sum(t.amount), 0) from top_up t where t.user_id = $2 and t.currency = $3 and t.state = 'paying'
            and exists (select 1 from payment p where p.purpose = 'top_up' and p.subject_id = t.id and (p.state = 'clearing'
              or p.state = 'open' and exists (select 1 from webhook_event w
                where w.provider = p.provider and w.object_id = p.session_id)))) as pending,
         (select count(*) > ${PAGE_SIZE} from (select 1 from ledger.account w join ledger.line l on l.account_id = w.id
            join ledger.tx x on x.id = l.tx_id and x.phase in ('posted', 'pending')
            where w.code = $1 limit ${PAGE_SIZE + 1}) entries) as more
       from ledger.account a join ledger.balance b on b.account_id = a.id where a.code = $1`,
      [accountCode.wallet(userId, currency), userId, currency],
    );
    const wallet = { userId, currency };
    const { manager } = this.database;
    const { cardMoneyCooldownDays } = settings;
    const available = BigInt(row?.available ?? 0);
    const held = await this.cardMoney.held(manager, wallet, cardMoneyCooldownDays);
    const frozen = await this.frozen.isFrozen(manager, userId);
    const { isNeeded, isConfirmed, firstName, lastName } = await this.rules.identity(manager, userId);
    return {
      currency,
      currencyId: currency,
      available,
      userWalletBalance: available,
      displayLoadMore: row?.more ?? false,
      others: await this.others(userId, currency, settings.currency),
      withdrawable: frozen || held.total >= available ? 0n : available - held.total,
      withdrawableLater: held.later(),
      returnable: frozen ? [] : await this.returnable.of(manager, held),
      openTopUps: await openTopUpsOf(manager, userId, currency),
      frozen,
      owed: frozen ? await this.frozen.owed(manager, userId, currency) : 0n,
      cardMoneyCooldownDays,
      identityNeeded: isNeeded,
      accountHolder: isConfirmed ? `${firstName} ${lastName}` : null,
      reserved: BigInt(row?.reserved ?? 0),
      pending: BigInt(row?.pending ?? 0),
      ...(await this.topUps.terms(currency)),
      ...(await this.rules.terms(manager, currency)),
    };
  }

  /** The wallets in other currencies that have ever held something: repayments and refunds come in the campaign's. */
  private async others(userId: string, currency: string, own: string): Promise<OtherWallet[]> {
    const rows = await this.database.query<{ currency: string; available: string }>(
      `select c.code as currency, sum(b.cr - b.dr - b.dr_pend) as available
       from ledger.currency c join ledger.account a on a.code = 'L:wallet:' || $1::text || ':' || c.code
       join ledger.balance b on b.account_id = a.id
       where c.code <> $2 group by c.code order by c.code`,
      [userId, currency],
    );
    const others = rows.map((row) => ({ currency: row.currency, available: BigInt(row.available) }));
    // The site's own is always there to go back to.
    const isListed = currency === own || others.some((other) => other.currency === own);
    return isListed ? others : [{ currency: own, available: 0n }, ...others];
  }

  /** The wallet's statement, newest first, with the balance after each line. */
  async transactions(userId: string, query: CurrencyPageQuery): Promise<Page<WalletTransaction>> {
    const { currency: own } = await this.settings.all();
    const currency = query.currencyId ?? own;
    const limit = limitOf(query, PAGE_SIZE);
    const place = readLine(query.cursor);
    const rows = await this.database.query<LineRow>(STATEMENT, [
      accountCode.wallet(userId, currency),
      place?.txId ?? null,
      place?.line ?? null,
      limit + 1,
    ]);
    const page = toStatement(rows, limit, place);
    return {
      nextCursor: page.nextCursor,
      items: page.items.map((row) => present(row, row.balance, currency)),
    };
  }

  /** One entry of any of a person's wallets; the balance after it is the statement's. */
  async transaction(userId: string, transactionId: string): Promise<WalletTransaction> {
    const [place] = await this.database.query<{ txId: string; line: number; code: string; currency: string }>(
      `select l.tx_id::text as "txId", l.n as line, a.code, l.currency
       from ledger.tx t join ledger.line l on l.tx_id = t.id join ledger.account a on a.id = l.account_id
       where t.uid = $1 and ${codeBeginsWith('a.code', `('L:wallet:' || $2::text || ':')`)}
         and t.phase in ('posted', 'pending') order by l.n limit 1`,
      [transactionId, userId],
    );
    if (place === undefined) throw notFound();
    const { code, txId, line, currency } = place;
    const [row] = await this.database.query<LineRow>(STATEMENT, [code, txId, line + 1, 1]);
    if (row === undefined) throw notFound();
    return present(row, null, currency);
  }

  async holderOf(userId: string): Promise<string> {
    const [row] = await this.database.query<{ name: string }>(
      `select first_name || ' ' || last_name as name from app_user where id = $1`,
      [userId],
    );
    return row?.name ?? '';
  }
}
