import { Injectable } from '@nestjs/common';
import {
  SECOND_PAYOUT_STATUS,
  SECOND_TOP_UP_STATUS,
  type AdminPage,
  type SecondPayoutState,
  type SecondTopUpState,
} from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { AdminSecondWalletEntry } from '@cairn/contracts/second-wallet/second-wallet-desk.reply';
import type { SecondWallet, SecondWalletEntry } from '@cairn/contracts/second-wallet/second-wallet.replies';
import { minorPerMajor } from '@cairn/finance';
import { byId, byInstant, byNumber, byText, ordersOf } from '../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';
import type { Identity } from '../../kernel/http/request.js';
import { accountCode } from '../ledger/index.js';
import { SecondPayoutRules } from './second-payout-rules.js';
import { SecondWalletAccess } from './second-wallet-access.js';
import { SecondWalletOpening } from './second-wallet-opening.js';

/** Lines of the history that are shown. */
const ENTRIES = 50;

interface EntryRow {
  id: string;
  kind: 'top_up' | 'payout';
  number: string;
  amount: string;
  state: SecondTopUpState | SecondPayoutState;
  accountLast4: string | null;
  at: Date;
}

const HISTORY = `
  select id, 'top_up' as kind, number, case when state = 'received' then received - refunded else amount end as amount, state,
    null as "accountLast4", created_at as at
  from second_wallet_top_up where user_id = $1 and currency = $2
  union all
  select p.id, 'payout', p.number, p.amount, p.state, a.last4, p.created_at
  from second_wallet_payout p join second_wallet_account a on a.id = p.account_id
  where p.user_id = $1 and p.currency = $2
  order by at desc, id desc limit ${ENTRIES}`;

/** Both tables as one list; what has moved is what came or left, and did not go back. */
const ALL = `(
  select id, user_id, number, means as kind, amount, received - refunded as moved, currency, state, failure_code, ref, created_at
  from second_wallet_top_up
  union all
  select id, user_id, number, 'payout', amount, case when state = 'paid' then amount else 0 end, currency, state,
    failure_code, ref, created_at
  from second_wallet_payout) e join app_user u on u.id = e.user_id`;

type AdminRow = Omit<AdminSecondWalletEntry, 'amount' | 'moved'> & { amount: string; moved: string };

const isPayoutState = (state: string): state is SecondPayoutState => Object.hasOwn(SECOND_PAYOUT_STATUS, state);
const isTopUpState = (state: string): state is SecondTopUpState => Object.hasOwn(SECOND_TOP_UP_STATUS, state);

/** S-14: the code of a state of either kind. */
function statusOf(kind: EntryRow['kind'], state: string): SecondWalletEntry['status'] {
  if (kind === 'top_up' && isTopUpState(state)) return SECOND_TOP_UP_STATUS[state];
  if (kind === 'payout' && isPayoutState(state)) return SECOND_PAYOUT_STATUS[state];
  throw new Error(`No ${kind} is ${state}`);
}

/** Second wallets as their owners and finance read them. */
@Injectable()
export class SecondWalletReads {
  constructor(
    private readonly database: Database,
    private readonly access: SecondWalletAccess,
    private readonly opening: SecondWalletOpening,
    private readonly rules: SecondPayoutRules,
  ) {}

  async ofPerson({ userId, viewerId }: Identity): Promise<SecondWallet> {
    const currency = await this.access.currency();
    const wallet = await this.access.ofPerson(userId);
    // For an admin who views the site as somebody, nothing is asked of the provider (SEC-58).
    const confirmed = wallet !== null && (viewerId === null ? await this.opening.refresh(wallet) : wallet.confirmed);
    const [sums] = await this.database.query<{ posted: string; available: string }>(
      `select coalesce((select sum(cr - dr) from ledger.account_balance where code = $1), 0) as posted,
         ledger.available($1) as available`,
      [accountCode.secondWallet(userId, currency)],
    );
    const [posted, available] = [BigInt(sums?.posted ?? 0), BigInt(sums?.available ?? 0)];
    const { minimum, maximum } = await this.access.topUpRange(currency);
    const rows = await this.database.query<EntryRow>(HISTORY, [userId, currency]);
    return {
      state: wallet === null || wallet.state === 'refused' ? 'none' : wallet.state,
      currency,
      available,
      reserved: posted - available,
      walletId: wallet?.walletRef ?? null,
      ownerId: wallet?.ownerRef ?? null,
      identityConfirmed: await this.rules.isIdentified(userId),
      providerConfirmed: confirmed,
      isOffered: await this.access.isOffered(),
      termsUrl: this.access.port.termsUrl,
      topUpMinimum: minimum,
      topUpMaximum: maximum,
      payoutMinimum: minorPerMajor(currency),
      entries: rows.map((row) => ({ ...row, amount: BigInt(row.amount), status: statusOf(row.kind, row.state) })),
    };
  }

  async forAdmins(query: AdminListQuery): Promise<AdminPage<AdminSecondWalletEntry>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`e.state = $${parameters.push(query.state)}`);
    if (query.q)
      where.push(`(u.email ilike $${parameters.push(containing(query.q))} or e.number ilike $${parameters.length})`);
    const page = await adminPage<AdminRow>(this.database, query, {
      select: `e.id, e.kind, e.number, e.user_id as "userId", u.first_name || ' ' || u.last_name as "userName",
        u.email as "userEmail", e.amount, e.moved, e.currency, e.state, e.failure_code as "failureCode",
        e.ref as "transactionId", e.created_at as "createdAt"`,
      from: ALL,
      where,
      parameters,
      orders: ordersOf('second-wallet-entries', {
        createdAt: byInstant('e.created_at'),
        amount: byNumber('e.amount'),
        number: byText('e.number'),
      }),
      key: byId('e.id'),
    });
    const items = page.items.map((row) => ({ ...row, amount: BigInt(row.amount), moved: BigInt(row.moved) }));
    return { ...page, items };
  }
}
