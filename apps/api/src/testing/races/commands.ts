import { adminApi, investmentsApi, paymentsApi, repaymentsApi, walletApi } from '@cairn/contracts';
import { BANK } from '../bank-account.js';
import { newId } from '../../kernel/crypto/ids.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { PaymentEntity, ReconciliationService } from '../../modules/payments/index.js';
import { chargeOf } from '../card-money.js';
import type { Person } from '../people.js';
import type { RaceWorld } from './world.js';

export type Command = () => Promise<unknown>;
/** Commands by their name, each on the objects of one round. */
export type Commands = Readonly<Record<string, Command>>;

/** Objects on which commands can meet. Every two of its commands are raced, each against itself too. */
export interface Scenario {
  name: string;
  /** Names of its commands. */
  commands: readonly string[];
  /** Commands of which one never meets itself: of two pollers one claims the row and the other passes it over. */
  alone?: readonly string[];
  prepare: (w: RaceWorld) => Promise<Commands>;
}

export const hear =
  (w: RaceWorld, session: string): Command =>
  async () => {
    const payment = await w.t.db.manager.findOneByOrFail(PaymentEntity, { sessionId: session });
    return w.t.get(ReconciliationService).reconcile(payment);
  };
export const sweep =
  (w: RaceWorld, name: string): Command =>
  () =>
    w.t.get(Sweeps).run(name);
export const cancel =
  (person: Person, id: string): Command =>
  () =>
    person.api.send(investmentsApi.cancel, { params: { id } });
export const close =
  (w: RaceWorld, id: string): Command =>
  () =>
    w.first.api.send(adminApi.closeCampaign, { params: { id } });
export const change =
  (person: Person, id: string): Command =>
  () =>
    person.api.send(investmentsApi.change, { params: { id }, body: { amount: 20_000 } });
export const payFromWallet =
  (person: Person, id: string): Command =>
  () =>
    person.api.send(investmentsApi.payFromWallet, { params: { id }, body: {}, idempotencyKey: newId() });
export const payByCard =
  (person: Person, id: string): Command =>
  () =>
    person.api.send(paymentsApi.createCheckout, { body: { purpose: 'investment', id }, idempotencyKey: newId() });
export const withdraw =
  (person: Person, amount = 30_000): Command =>
  () =>
    person.api.send(walletApi.withdraw, {
      body: {
        amount,
        currency: 'USD',
        ...BANK,
      },
      idempotencyKey: newId(),
    });
/** A campaign that closed with money from a wallet and from a card, and how its owner asks for a payout. */
export const fundedInPartByCard = async (w: RaceWorld) => {
  const { id: campaignId, owner } = await w.campaign();
  const investor = await w.investor(40_000n);
  await w.t.db.query(`update campaign set raise_mode = 'fixed' where id = $1`, [campaignId]);
  await w.invest(investor, campaignId, 20_000);
  const { id: byCard } = await w.reserve(investor, campaignId);
  const session = await w.paidUnheard(investor, 'investment', byCard);
  await hear(w, session)();
  await close(w, campaignId)();
  const ask = (amount: number) =>
    owner.api.send(repaymentsApi.requestPayout, { params: { campaignId }, body: { amount }, idempotencyKey: newId() });
  return { campaignId, owner, session, ask };
};

/** Disputes the payment of a page, without a message to us. */
export const disputeUnheard = async (w: RaceWorld, session: string): Promise<string> => {
  const payment = await w.t.db.manager.findOneByOrFail(PaymentEntity, { sessionId: session });
  const path = `/stripe/charges/${await chargeOf(w.t, payment)}/dispute`;
  const { id } = await w.unheard(() => w.t.control<{ id: string }>('POST', path, {}));
  return id;
};
export const hearOfDispute = async (w: RaceWorld, id: string): Promise<Command> => {
  const { DisputesService } = await import('../../modules/payments/disputes/disputes.service.js');
  return () => w.t.get(DisputesService).reconcile('stripe', id);
};
export const disputed = async (w: RaceWorld, session: string): Promise<Command> =>
  hearOfDispute(w, await disputeUnheard(w, session));
