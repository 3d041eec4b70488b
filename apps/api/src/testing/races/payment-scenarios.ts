import { adminApi, campaignsApi, repaymentsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { BANK } from '../bank-account.js';
import { dayAgo } from '../clock.js';
import { close, disputed, fundedInPartByCard, hear, sweep, withdraw, type Command, type Scenario } from './commands.js';
import type { RaceWorld } from './world.js';
import { sendWithdrawal } from '../withdrawals.js';

/** Withdrawals whose bank account is no longer new: sending them is refused by nothing but the other command. */
const cooledDown = (w: RaceWorld): Promise<unknown> => w.t.db.query('update withdrawal set sendable_at = created_at');

const wallet: Scenario = {
  name: 'a wallet',
  commands: [
    'withdraw',
    'cancel the withdrawal',
    'send',
    'reject',
    'fail',
    'invest',
    'top up',
    'cancel the top-up',
    'return the top-up',
    'take a top-up back',
  ],
  prepare: async (w) => {
    const { id: campaignId } = await w.campaign();
    const investor = await w.investor(40_000n);
    const earlier = await w.topUp(investor);
    const spent = await w.paidUnheard(investor, 'top_up', earlier.id);
    await hear(w, spent)();
    const ask = async (amount: number) => {
      const { id } = (await withdraw(investor, amount)()) as { id: string };
      await cooledDown(w);
      return { id };
    };
    const [params, sent] = [await ask(10_000), await ask(2_000)];
    await sendWithdrawal(w.first.api, sent.id);
    const later = await w.topUp(investor);
    const session = await w.paidUnheard(investor, 'top_up', later.id);
    const reason = 'Not as described';
    return {
      withdraw: withdraw(investor, 25_000),
      'cancel the withdrawal': () => investor.api.send(walletApi.cancelWithdrawal, { params }),
      send: () => sendWithdrawal(w.first.api, params.id),
      reject: () => w.second.api.send(adminApi.rejectWithdrawal, { params, body: { reason } }),
      fail: () => w.second.api.send(adminApi.failWithdrawal, { params: sent, body: { reason } }),
      invest: () => w.invest(investor, campaignId, 25_000),
      'top up': hear(w, session),
      'cancel the top-up': () => investor.api.send(walletApi.cancelTopUp, { params: { preapprovalId: later.id } }),
      'return the top-up': () =>
        investor.api.send(walletApi.returnTopUp, {
          params: { preapprovalId: earlier.id },
          idempotencyKey: newId(),
        }),
      'take a top-up back': await disputed(w, spent),
    };
  },
};

const payout: Scenario = {
  name: 'a payout',
  commands: [
    'ask for the payout',
    'cancel the payout',
    'approve',
    'release',
    'reject',
    'fail',
    'take back by the bank',
    'show the account',
    'change the bank details',
  ],
  prepare: async (w) => {
    const { campaignId, owner, session, ask } = await fundedInPartByCard(w);
    const [asked, approved, sent] = [await ask(5_000), await ask(6_000), await ask(1_000)];
    const approve = ({ id }: { id: string }) => w.first.api.send(adminApi.approvePayout, { params: { id } });
    const release = ({ id }: { id: string }) =>
      w.second.api.send(adminApi.releasePayout, { params: { id }, body: { reference: `QB-${id}` } });
    await approve(approved);
    await approve(sent);
    await release(sent);
    const reason = 'Not as described';
    return {
      'ask for the payout': () => ask(10_000),
      'cancel the payout': () => owner.api.send(repaymentsApi.cancelPayout, { params: { payoutId: asked.id } }),
      approve: () => approve(asked),
      release: () => release(approved),
      reject: () => w.second.api.send(adminApi.rejectPayout, { params: { id: approved.id }, body: { reason } }),
      fail: () => w.second.api.send(adminApi.failPayout, { params: { id: sent.id }, body: { reason } }),
      'take back by the bank': await disputed(w, session),
      'show the account': () =>
        w.second.api.send(adminApi.payoutBankDetails, { params: { id: approved.id }, body: { reason } }),
      'change the bank details': () =>
        owner.api.send(campaignsApi.paymentDetail.change, {
          params: { campaignId },
          body: { ...BANK, accountNumber: '987654321000', confirmAccountNumber: '987654321000', tos: true },
        }),
    };
  },
};

const loan: Scenario = {
  name: 'a loan',
  commands: [
    'create a repayment',
    'pay the first',
    'pay the second',
    'cancel the first',
    'cancel the card’s',
    'hear of the card',
    'distribute',
    'ask for the payout',
    'withdraw',
  ],
  prepare: async (w) => {
    const { id: campaignId, owner } = await w.campaign();
    const investor = await w.investor(40_000n);
    await w.t.db.query(`update campaign set raise_mode = 'fixed' where id = $1`, [campaignId]);
    await w.invest(investor, campaignId, 20_000);
    await close(w, campaignId)();
    await w.credit(owner, 30_000n);
    const dueDate = dayAgo(w.t, -400);
    const create = (amount: number) =>
      owner.api.send(repaymentsApi.create, {
        params: { campaignId },
        body: { rePaymentType: 'returnofInvestment', amount, dueDate },
        idempotencyKey: newId(),
      });
    const [first, second, paid, byCard] = [
      await create(1_000),
      await create(1_001),
      await create(1_003),
      await create(1_007),
    ];
    const pay =
      (id: string): Command =>
      () =>
        owner.api.send(repaymentsApi.pay, {
          params: { repaymentId: id },
          body: { transactionType: 'wallet' },
          idempotencyKey: newId(),
        });
    const takeBack =
      (id: string): Command =>
      () =>
        owner.api.send(repaymentsApi.cancel, { params: { repaymentId: id } });
    await pay(paid.id)();
    const session = await w.paidUnheard(owner, 'repayment', byCard.id);
    return {
      'create a repayment': () => create(9_000),
      'pay the first': pay(first.id),
      'pay the second': pay(second.id),
      'cancel the first': takeBack(first.id),
      'cancel the card’s': takeBack(byCard.id),
      'hear of the card': hear(w, session),
      distribute: sweep(w, 'repayments.distribute'),
      'ask for the payout': () =>
        owner.api.send(repaymentsApi.requestPayout, {
          params: { campaignId },
          body: { amount: 5_000 },
          idempotencyKey: newId(),
        }),
      withdraw: withdraw(investor, 5_000),
    };
  },
};

export const PAYMENT_SCENARIOS: readonly Scenario[] = [wallet, payout, loan];
