import { cancel, disputeUnheard, hear, hearOfDispute, sweep, withdraw, type Scenario } from './commands.js';

/** An investor owes a part of a top-up that was spent before its bank took it back. */
export const DEBT_SCENARIO: Scenario = {
  name: 'a debt',
  commands: ['settle the debt', 'top up', 'cancel', 'win the dispute', 'withdraw', 'invest'],
  prepare: async (w) => {
    const { id: campaignId } = await w.campaign();
    const investor = await w.investor(15_000n);
    const spent = await w.paidUnheard(investor, 'top_up', (await w.topUp(investor)).id);
    await hear(w, spent)();
    const { id } = await w.invest(investor, campaignId, 20_000);
    const dispute = await disputeUnheard(w, spent);
    const hearOf = await hearOfDispute(w, dispute);
    await hearOf();
    await w.credit(investor, 3_000n);
    await w.unheard(() => w.t.control('POST', `/stripe/disputes/${dispute}/close`, { status: 'won' }));
    return {
      'settle the debt': sweep(w, 'payments.debts'),
      'top up': hear(w, await w.paidUnheard(investor, 'top_up', (await w.topUp(investor)).id)),
      cancel: cancel(investor, id),
      'win the dispute': hearOf,
      withdraw: withdraw(investor, 2_000),
      invest: () => w.invest(investor, campaignId),
    };
  },
};
