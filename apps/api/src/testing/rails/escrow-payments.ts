import { investmentsApi, paymentsApi } from '@cairn/contracts';
import type { EscrowRail } from '@cairn/contracts/rails/providers';
import { PaymentEntity } from '../../modules/payments/index.js';
import { aCampaign } from '../campaigns.js';
import { reserve } from '../card-money.js';
import { anInvestor, type Person } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';
import { anEscrowLink, type Ending } from './escrow-links.js';

interface EscrowWorld {
  trades: { tradeId: string; accountId: string; status: string; field1: string }[];
  moves: { refNum: string; tradeId: string; state: string; amount: number }[];
}

/** Investments that are paid into escrow, as both sides see them. */
export const escrowPaymentsOf = (world: () => TestWorld) => {
  const outside = () => world().control<EscrowWorld>('GET', '/north/escrow');
  const tradesOf = async (paymentId: string) => (await outside()).trades.filter(({ field1 }) => field1 === paymentId);
  const movesOf = async (paymentId: string) => {
    const trades = await tradesOf(paymentId);
    const { moves } = await outside();
    return moves.filter((move) => trades.some(({ tradeId }) => tradeId === move.tradeId));
  };
  const paymentOf = (id: string) => world().db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
  const stateOf = async (person: Person, id: string) =>
    (await person.api.send(investmentsApi.read, { params: { id } })).state;
  const check = (person: Person, id: string) =>
    person.api.send(paymentsApi.checkPayment, { body: { purpose: 'investment', id } });
  /** A place that is held, of somebody who has linked something whose payments end as chosen. */
  const ready = async (chosen: { rail?: EscrowRail; ending?: Ending } = {}, amount = 50_000) => {
    const campaign = await aCampaign(world(), { closesInDays: 60 });
    const investor = await anInvestor(world());
    const { id } = await reserve(investor, campaign.id, amount);
    const link = await anEscrowLink(world(), investor, chosen);
    return { campaign, investor, id, link };
  };
  return { outside, tradesOf, movesOf, paymentOf, stateOf, check, ready };
};
