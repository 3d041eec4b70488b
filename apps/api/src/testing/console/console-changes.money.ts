import { adminApi, investmentsApi, payersApi, walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { LedgerVerifier } from '../../modules/ledger/index.js';
import { aPayout } from '../terms/payouts.js';
import { aCampaign } from '../campaigns.js';
import { reserve } from '../card-money.js';
import { BANK } from '../bank-account.js';
import { failedRefund, failures, parkedItem, quarantinedPayment } from '../failures.js';
import { anInvestor, aPerson } from '../people.js';
import { payFromAccount, switchPaypal } from '../rails/payer-accounts.js';
import { aLinkedAccountOf } from '../rails/linked-accounts.js';
import type { TestWorld } from '../test-sandbox.js';
import { sendWithdrawal, showAccount } from '../withdrawals.js';
import { changed, idOf, reason, type ConsoleAct, type Prepare } from './console-changes.js';

/** A payout that the first of two people has approved. */
const approvedPayout = async (t: TestWorld): Promise<{ id: string }> => {
  const id = await aPayout(t);
  const { api } = await aPerson(t, { adminRole: 'finance' });
  await api.send(adminApi.approvePayout, { params: { id } });
  return { id };
};

const withdrawal = async (t: TestWorld): Promise<{ id: string }> => {
  const { api } = await anInvestor(t, { wallet: 100_000n });
  const body = { amount: 1_000, currency: 'USD', ...BANK };
  return idOf(api.send(walletApi.withdraw, { body, idempotencyKey: newId() }));
};

const DAY = 86_400_000;

/** Its new account has cooled down. */
const dueWithdrawal =
  (amount: number, upTo: 'due' | 'shown' | 'sent' = 'due') =>
  async (t: TestWorld): Promise<{ id: string }> => {
    const { api } = await anInvestor(t, { wallet: 1_000_000n });
    const body = { amount, currency: 'USD', ...BANK };
    const { id } = await api.send(walletApi.withdraw, { body, idempotencyKey: newId() });
    await t.travel(3 * DAY);
    if (upTo === 'due') return { id };
    const { api: finance } = await aPerson(t, { adminRole: 'finance' });
    await (upTo === 'shown' ? showAccount(finance, id) : sendWithdrawal(finance, id));
    return { id };
  };

/** Its account has paid before, and the provider holds enough. */
const withdrawalToPayer = async (t: TestWorld): Promise<{ id: string }> => {
  const investor = await anInvestor(t, { wallet: 100_000n });
  await switchPaypal(t, true);
  await payFromAccount(t, investor, 50_000);
  const [account] = await investor.api.send(payersApi.accounts, {});
  const body = { amount: 1_000, currency: 'USD', accountId: account?.id ?? '' };
  const made = await idOf(investor.api.send(payersApi.withdraw, { body, idempotencyKey: newId() }));
  await t.travel(3 * DAY);
  return made;
};

/** Paid from a wallet, and in escrow. */
const receivedInvestment = async (t: TestWorld): Promise<{ id: string }> => {
  const investor = await anInvestor(t, { wallet: 100_000n });
  const { id: campaignId } = await aCampaign(t);
  const { id } = await reserve(investor, campaignId, 50_000);
  await investor.api.send(investmentsApi.payFromWallet, { params: { id }, body: {}, idempotencyKey: newId() });
  return { id };
};

/** What another product took on the same account at the provider. */
const unknownLine: Prepare = async (t) => {
  await t.control('POST', '/stripe/charges/elsewhere', { amount: 4_300, currency: 'usd' });
  for (let n = 0; n < 3; n += 1) {
    await t.travel(DAY);
    await t.readRecords();
  }
  const [row] = await t.db.query<{ id: string }>(
    `select line_id as id from statement_line where state = 'missing_in_ledger' limit 1`,
  );
  return { body: { lineId: row?.id ?? '' } };
};

/** A payout that left by bank. */
const paidPayout = async (t: TestWorld): Promise<{ id: string }> => {
  const { id } = await approvedPayout(t);
  const { api } = await aPerson(t, { adminRole: 'finance' });
  await api.send(adminApi.releasePayout, { params: { id }, body: { reference: 'REF-1' } });
  return { id };
};

/** Outgoing money is frozen, and a verification has passed since. */
const frozen: Prepare = async (t) => {
  await t.db.query(
    `insert into verification.money_freeze (run_id, invariants, cause) values (0, '{I3}', 'I3: a test')`,
  );
  await t.get(LedgerVerifier).verify();
  return {};
};

/** A linked account whose bank names another owner. */
const otherOwnersAccount = async (t: TestWorld): Promise<{ id: string }> => {
  const id = await aLinkedAccountOf(t, (await aPerson(t)).id);
  await t.db.query(`update bank_link set owner_match = 'differs' where id = $1`, [id]);
  return { id };
};

/** What the console does with money that moves, and with rates. */
export const MONEY_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/linked-accounts/:id/accept': changed(otherOwnersAccount, reason),
  'POST /admin/linked-accounts/:id/refuse': changed(otherOwnersAccount, reason),
  // First: what others prepare is not as the ledger would have it, and then no money may leave.
  'POST /admin/ledger/verification': { told: 'done', prepare: async () => ({}) },
  'POST /admin/ledger/verification/lift': changed(frozen, reason),
  'POST /admin/statement-lines/decide': changed(unknownLine, { provider: 'stripe', decision: 'own_bank', ...reason }),
  'POST /admin/payment-file': { told: 'made', prepare: dueWithdrawal(1_000), body: reason },
  'POST /admin/payouts/:id/approve': changed(async (t) => ({ id: await aPayout(t) })),
  'POST /admin/payouts/:id/release': changed(approvedPayout, { reference: 'REF-1' }),
  'POST /admin/payouts/:id/reject': changed(async (t) => ({ id: await aPayout(t) }), reason),
  'POST /admin/payouts/:id/fail': changed(paidPayout, reason),
  'POST /admin/payouts/:id/bank-details': changed(approvedPayout, reason),
  'POST /admin/withdrawals/:id/approve': changed(dueWithdrawal(600_000)),
  'POST /admin/withdrawals/:id/send': changed(dueWithdrawal(1_000, 'shown'), { reference: 'REF-1' }),
  'POST /admin/investments/:id/refund': changed(receivedInvestment, reason),
  'POST /admin/withdrawals/:id/release': changed(withdrawalToPayer),
  'POST /admin/withdrawals/:id/reject': changed(withdrawal, reason),
  'POST /admin/withdrawals/:id/fail': changed(dueWithdrawal(1_000, 'sent'), reason),
  'POST /admin/withdrawals/:id/bank-details': changed(dueWithdrawal(1_000), reason),
  'POST /admin/refunds/:id/retry': changed(async (t) => ({ id: (await failedRefund(t)).id }), reason),
  'POST /admin/refunds/:id/to-wallet': changed(async (t) => ({ id: (await failedRefund(t)).id }), reason),
  'POST /admin/payments/:id/return': changed(async (t) => ({ id: await quarantinedPayment(t) }), reason),
  'POST /admin/payments/:id/dismiss-warning': changed(
    async (t) => ({ id: (await failures(t, (await aPerson(t)).id)).payment }),
    reason,
  ),
  'POST /admin/disputes/:id/evidence': {
    told: 'made',
    prepare: async (t) => ({ id: (await failures(t, (await aPerson(t)).id)).dispute }),
    body: reason,
  },
  'POST /admin/parked-items/retry': { told: 'made', prepare: async (t) => ({ body: { id: await parkedItem(t) } }) },
  'POST /admin/dead-letters/:id/replay': changed(async (t) => ({
    id: (await failures(t, (await aPerson(t)).id)).deadLetter,
  })),
  'POST /admin/exchange-rates': {
    told: 'made',
    prepare: () => Promise.resolve({}),
    body: { base: 'EUR', quote: 'USD', date: '2026-01-05', rate: '1.1', source: 'A bank', confirmed: true },
  },
  'POST /admin/exchange-rates/upload': {
    told: 'made',
    prepare: () => Promise.resolve({}),
    body: { csv: '2026-01-06,EUR,USD,1.1', source: 'A bank' },
  },
  'DELETE /admin/exchange-rates/:id': {
    told: 'removed',
    prepare: async (t) => {
      const [row] = await t.db.query<{ day: string }>(
        `insert into exchange_rate (base, quote, on_date, rate, source, entered_at)
         values ('GBP', 'USD', kernel.now()::date, 1.3, 'A bank', kernel.now()) returning on_date::text as day`,
      );
      return { id: `GBP-USD-${row?.day ?? ''}` };
    },
  },
};
