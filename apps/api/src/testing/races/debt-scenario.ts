import { campaignsApi, repaymentsApi } from '@cairn/contracts';
import {
  cancel,
  disputeUnheard,
  fundedInPartByCard,
  hear,
  hearOfDispute,
  sweep,
  withdraw,
  type Scenario,
} from './commands.js';

/** An investor owes a part of a top-up that was spent before its bank took it back. */
const investorsDebt: Scenario = {
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

/** An owner owes more of an investment that its bank took back than is left to be paid out. */
const ownersDebt: Scenario = {
  name: 'an owner’s debt',
  commands: ['settle the debt', 'ask for the payout', 'cancel the payout', 'win the dispute', 'withdraw'],
  prepare: async (w) => {
    const { campaignId, owner, session, ask } = await fundedInPartByCard(w);
    const { takeAwayDetail } = await owner.api.send(campaignsApi.read, { params: { id: campaignId } });
    const asked = await ask(takeAwayDetail.available - 1_000);
    const dispute = await disputeUnheard(w, session);
    const hearOf = await hearOfDispute(w, dispute);
    await hearOf();
    await w.credit(owner, 3_000n);
    await w.unheard(() => w.t.control('POST', `/stripe/disputes/${dispute}/close`, { status: 'won' }));
    return {
      'settle the debt': sweep(w, 'payments.debts'),
      'ask for the payout': () => ask(500),
      'cancel the payout': () => owner.api.send(repaymentsApi.cancelPayout, { params: { payoutId: asked.id } }),
      'win the dispute': hearOf,
      withdraw: withdraw(owner, 2_000),
    };
  },
};

export const DEBT_SCENARIOS: readonly Scenario[] = [investorsDebt, ownersDebt];
