import { investmentsApi, paymentsApi, walletApi, wireApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { PaymentEntity } from '../../modules/payments/index.js';
import { chargeOf, reserve } from '../card-money.js';
import { anInvestor, type Person } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';
import type { Story } from './stories.js';

/** What somebody pays, in minor units: another sum for each payment of a case, so that none is taken for another. */
export const amountOf = (place: number): number => 50_000 + place * 10_000;

/** A payment whose page is open. */
export interface Told {
  story: Story;
  payer: Person;
  /** Of the investment or the top-up. */
  subjectId: string;
  paymentId: string;
  /** The provider's page, or the reference of a transfer. */
  page: string;
  /** What a transfer has to bring. */
  total: number;
}

export async function open(t: TestWorld, story: Story, campaignId: string, amount: number): Promise<Told> {
  const payer = await anInvestor(t);
  const { purpose, rail } = story;
  const { id: subjectId } =
    purpose === 'investment'
      ? await reserve(payer, campaignId, amount)
      : await payer.api.send(walletApi.open, { body: { amount, currency: 'USD' }, idempotencyKey: newId() });
  const page = await payer.api.send(paymentsApi.openCheckout, {
    body: { purpose, id: subjectId, rail },
    idempotencyKey: newId(),
  });
  const common = { story, payer, subjectId, paymentId: page.id };
  if (rail !== 'wire') return { ...common, page: page.sessionId, total: amount };
  const { reference, total } = await payer.api.send(wireApi.instructions, { params: { id: page.id } });
  return { ...common, page: reference, total };
}

const CARDS: Readonly<Record<string, string>> = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  /** Refunds to it succeed, and come back three business days later. */
  account_closed: '4000000000005126',
};
const ACCOUNTS: Readonly<Record<string, string>> = {
  paid: '000123456789',
  no_funds: '000222222227',
  not_authorised: '000333333335',
};
const BY: Readonly<Record<string, 'balance' | 'bank' | 'declined_card'>> = {
  paid: 'balance',
  echeck: 'bank',
  declined: 'declined_card',
};

/** What the payer does on the provider's page; a transfer is seen by the bank's file alone. */
export async function pay(t: TestWorld, { story: { rail, pays }, page }: Told): Promise<void> {
  if (pays === 'abandoned' || rail === 'wire') return;
  if (rail === 'paypal') return t.approveAtPaypal(page, BY[pays]);
  const means = rail === 'card' ? { card: CARDS[pays] } : { bankAccount: ACCOUNTS[pays] };
  const path = `/stripe/checkout/${page}/pay`;
  // A refusal by the bank is the answer of the page.
  if (pays === 'declined') await t.control('POST', path, means).catch(() => null);
  else await t.control('POST', path, means);
}

const paymentOf = (t: TestWorld, { paymentId }: Told): Promise<PaymentEntity> =>
  t.db.manager.findOneByOrFail(PaymentEntity, { id: paymentId });

/** What becomes of money that came. Gives the dispute, where one was opened. */
export async function afterwards(t: TestWorld, told: Told): Promise<string | null> {
  const { story, payer, subjectId } = told;
  const payment = await paymentOf(t, told);
  const ref = payment.providerPaymentId;
  if (payment.state !== 'collected' || ref === null) return null;
  if (story.afterwards === 'cancelled') {
    if (story.purpose === 'investment') await payer.api.send(investmentsApi.cancel, { params: { id: subjectId } });
    return null;
  }
  if (story.afterwards === 'refunded_elsewhere') {
    await (story.rail === 'paypal'
      ? t.control('POST', `/paypal/captures/${ref}/refund`, {})
      : fetch(`${t.stripeUrl}/v1/refunds`, {
          method: 'POST',
          headers: { authorization: 'Bearer sk_sandbox_cairn' },
          body: new URLSearchParams({ payment_intent: ref }),
        }));
    return null;
  }
  if (story.afterwards === 'kept') return null;
  const opened =
    story.rail === 'paypal'
      ? t.control<{ id: string }>('POST', `/paypal/captures/${ref}/dispute`, { stage: 'CHARGEBACK' })
      : t.control<{ id: string }>('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
  return (await opened).id;
}

export async function closeDispute(t: TestWorld, { story }: Told, ref: string): Promise<void> {
  const status = story.afterwards === 'dispute_won' ? 'won' : 'lost';
  const provider = story.rail === 'paypal' ? 'paypal' : 'stripe';
  await t.control('POST', `/${provider}/disputes/${ref}/close`, { status });
}
