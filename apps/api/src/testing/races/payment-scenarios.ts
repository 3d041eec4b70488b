import { adminApi, repaymentsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { DAY } from '../campaigns.js';
import { close, disputed, hear, sweep, withdraw, type Command, type Scenario } from './commands.js';

const wallet: Scenario = {
  name: 'a wallet',
  commands: ['withdraw', 'send', 'reject', 'invest', 'top up', 'take a top-up back'],
  prepare: async (w) => {
    const { id: campaignId } = await w.campaign();
    const investor = await w.investor(40_000n);
    const earlier = await w.topUp(investor);
    const spent = await w.paidUnheard(investor, 'top_up', earlier.id);
    await hear(w, spent)();
    const asked = (await withdraw(investor, 10_000)()) as { id: string };
    const params = { id: asked.id };
    const later = await w.topUp(investor);
    const session = await w.paidUnheard(investor, 'top_up', later.id);
    return {
      withdraw: withdraw(investor),
      send: () => w.first.api.send(adminApi.sendWithdrawal, { params, body: { reference: 'QB-1' } }),
      reject: () => w.second.api.send(adminApi.rejectWithdrawal, { params, body: { reason: 'Not as described' } }),
      invest: () => w.invest(investor, campaignId, 30_000),
      'top up': hear(w, session),
      'take a top-up back': await disputed(w, spent),
    };
  },
};

const payout: Scenario = {
  name: 'a payout',
  commands: ['ask for the payout', 'approve', 'release', 'reject', 'take back by the bank'],
  prepare: async (w) => {
    const { id: campaignId, owner } = await w.campaign();
    const investor = await w.investor(40_000n);
    await w.t.db.query(`update campaign set raise_mode = 'fixed' where id = $1`, [campaignId]);
    await w.invest(investor, campaignId, 20_000);
    const { id: byCard } = await w.reserve(investor, campaignId);
    const session = await w.paidUnheard(investor, 'investment', byCard);
    await hear(w, session)();
    await close(w, campaignId)();
    const ask = (amount: number) =>
      owner.api.send(repaymentsApi.requestPayout, {
        params: { campaignId },
        body: { amount },
        idempotencyKey: newId(),
      });
    const [asked, approved] = [await ask(5_000), await ask(6_000)];
    await w.first.api.send(adminApi.approvePayout, { params: { id: approved.id } });
    return {
      'ask for the payout': () => ask(10_000),
      approve: () => w.first.api.send(adminApi.approvePayout, { params: { id: asked.id } }),
      release: () =>
        w.second.api.send(adminApi.releasePayout, { params: { id: approved.id }, body: { reference: 'QB-2' } }),
      reject: () =>
        w.second.api.send(adminApi.rejectPayout, { params: { id: approved.id }, body: { reason: 'Not as described' } }),
      'take back by the bank': await disputed(w, session),
    };
  },
};

const loan: Scenario = {
  name: 'a loan',
  commands: [
    'create a repayment',
    'pay the first',
    'pay the second',
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
    const dueDate = new Date(Date.now() + 400 * DAY).toISOString().slice(0, 10);
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
    await pay(paid.id)();
    const session = await w.paidUnheard(owner, 'repayment', byCard.id);
    return {
      'create a repayment': () => create(9_000),
      'pay the first': pay(first.id),
      'pay the second': pay(second.id),
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
