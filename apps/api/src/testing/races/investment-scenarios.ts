import { RefundEntity, RefundsService } from '../../modules/payments/index.js';
import {
  cancel,
  change,
  close,
  disputed,
  hear,
  payByCard,
  payFromWallet,
  sweep,
  withdraw,
  type Scenario,
} from './commands.js';
import type { RaceWorld } from './world.js';

const reservation: Scenario = {
  name: 'a reservation',
  commands: [
    'invest',
    'reserve',
    'pay from the wallet',
    'open the card page',
    'cancel',
    'change',
    'close',
    'top up',
    'withdraw',
  ],
  prepare: async (w) => {
    const { id: campaignId } = await w.campaign();
    const investor = await w.investor(40_000n);
    const { id } = await w.reserve(investor, campaignId);
    const topUp = await w.topUp(investor);
    const session = await w.paidUnheard(investor, 'top_up', topUp.id);
    return {
      invest: () => w.invest(investor, campaignId),
      reserve: () => w.reserve(investor, campaignId),
      'pay from the wallet': payFromWallet(investor, id),
      'open the card page': payByCard(investor, id),
      cancel: cancel(investor, id),
      change: change(investor, id),
      close: close(w, campaignId),
      'top up': hear(w, session),
      withdraw: withdraw(investor),
    };
  },
};

const hold: Scenario = {
  name: 'a hold that is over',
  commands: ['expire', 'hear of the card', 'cancel', 'close', 'reserve'],
  prepare: async (w) => {
    const { id: campaignId } = await w.campaign();
    const investor = await w.investor(40_000n);
    const { id } = await w.reserve(investor, campaignId);
    const session = await w.paidUnheard(investor, 'investment', id);
    await w.holdOver(id);
    return {
      expire: sweep(w, 'investments.release'),
      'hear of the card': hear(w, session),
      cancel: cancel(investor, id),
      close: close(w, campaignId),
      reserve: () => w.reserve(investor, campaignId),
    };
  },
};

const page: Scenario = {
  name: 'a card page that was paid',
  commands: ['hear of the card', 'pay from the wallet', 'cancel', 'change', 'close', 'open the card page'],
  prepare: async (w) => {
    const { id: campaignId } = await w.campaign();
    const investor = await w.investor(40_000n);
    const { id } = await w.reserve(investor, campaignId);
    const session = await w.paidUnheard(investor, 'investment', id);
    return {
      'hear of the card': hear(w, session),
      'pay from the wallet': payFromWallet(investor, id),
      cancel: cancel(investor, id),
      change: change(investor, id),
      close: close(w, campaignId),
      'open the card page': payByCard(investor, id),
    };
  },
};

const received: Scenario = {
  name: 'money in escrow',
  commands: ['cancel the wallet’s', 'cancel the card’s', 'close', 'invest', 'take back by the bank', 'withdraw'],
  prepare: async (w) => {
    const { id: campaignId } = await w.campaign();
    const investor = await w.investor(60_000n);
    const { id: byWallet } = await w.invest(investor, campaignId);
    const { id: byCard } = await w.reserve(investor, campaignId);
    const session = await w.paidUnheard(investor, 'investment', byCard);
    await hear(w, session)();
    return {
      'cancel the wallet’s': cancel(investor, byWallet),
      'cancel the card’s': cancel(investor, byCard),
      close: close(w, campaignId),
      invest: () => w.invest(investor, campaignId),
      'take back by the bank': await disputed(w, session),
      withdraw: withdraw(investor),
    };
  },
};

/** Money by wallet and by card in a campaign that will miss its goal, and a page that is paid too late. */
async function belowTheGoal(w: RaceWorld) {
  const { id: campaignId } = await w.campaign();
  const investor = await w.investor(40_000n);
  await w.t.db.query('update campaign set goal = 400000, minimum_raise = 300000 where id = $1', [campaignId]);
  const { id } = await w.invest(investor, campaignId);
  const { id: byCard } = await w.reserve(investor, campaignId);
  const card = await w.paidUnheard(investor, 'investment', byCard);
  await hear(w, card)();
  const { id: unpaid } = await w.reserve(investor, campaignId);
  const late = await w.paidUnheard(investor, 'investment', unpaid);
  const bank = await disputed(w, card);
  await w.endNow(campaignId);
  return { investor, id, byCard, late, bank };
}

const ending: Scenario = {
  name: 'a campaign that ends below its goal',
  commands: ['close', 'cancel', 'hear of the card', 'take back by the bank'],
  prepare: async (w) => {
    const { investor, id, late, bank } = await belowTheGoal(w);
    return {
      close: sweep(w, 'campaigns.close'),
      cancel: cancel(investor, id),
      'hear of the card': hear(w, late),
      'take back by the bank': bank,
    };
  },
};

const unfunded: Scenario = {
  name: 'a campaign that was not funded',
  commands: ['give back', 'cancel', 'hear of the card', 'take back by the bank'],
  prepare: async (w) => {
    const { investor, id, late, bank } = await belowTheGoal(w);
    await sweep(w, 'campaigns.close')();
    return {
      'give back': sweep(w, 'campaigns.give_back'),
      cancel: cancel(investor, id),
      'hear of the card': hear(w, late),
      'take back by the bank': bank,
    };
  },
};

const refund: Scenario = {
  name: 'a refund',
  commands: ['send', 'ask about it', 'take back by the bank', 'cancel'],
  alone: ['ask about it'],
  prepare: async (w) => {
    const { id: campaignId } = await w.campaign();
    const investor = await w.investor(0n);
    const { id } = await w.reserve(investor, campaignId);
    const session = await w.paidUnheard(investor, 'investment', id);
    await hear(w, session)();
    await cancel(investor, id)();
    const planned = await w.t.db.manager.findOneByOrFail(RefundEntity, { subjectId: id });
    await w.t.db.query('update refund set next_check_at = kernel.now() where id = $1', [planned.id]);
    return {
      send: () => w.t.get(RefundsService).advance(planned),
      'ask about it': sweep(w, 'payments.refunds'),
      'take back by the bank': await disputed(w, session),
      cancel: cancel(investor, id),
    };
  },
};

export const INVESTMENT_SCENARIOS: readonly Scenario[] = [reservation, hold, page, received, ending, unfunded, refund];
