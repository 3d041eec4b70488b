import { investmentsApi, paymentsApi, walletApi } from '@cairn/contracts';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { newId } from '../kernel/crypto/ids.js';
import { Clock } from '../kernel/clock/clock.js';
import { Sweeps } from '../kernel/jobs/sweeps.js';
import { LedgerVerifier } from '../modules/ledger/index.js';
import { HoldRelease } from '../modules/investments/holds/hold-release.js';
import { debtsOf, owedIn, PaymentEntity } from '../modules/payments/index.js';
import type { Person } from './people.js';
import type { TestWorld } from './test-sandbox.js';
import { investAs } from './investing/invest-as.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Stripe's card whose refunds succeed and come back three business days later: the account behind it is closed. */
export const REFUND_FAILS = '4000000000005126';

/** Opens the card page for something; gives its session. */
export const openPage = async (person: Person, purpose: PaymentPurpose, id: string): Promise<string> => {
  const body = { purpose, id };
  return (await person.api.send(paymentsApi.createCheckout, { body, idempotencyKey: newId() })).sessionId;
};

/** Reserves a part of a campaign, to be paid by card. */
export const reserve = (person: Person, campaignId: string, amount: number) =>
  investAs(person.api, { params: { campaignId }, body: { amount }, idempotencyKey: newId() });

/** Invests by card and lets the message arrive; gives the investment's id and the payment. */
export async function investByCard(
  t: TestWorld,
  person: Person,
  campaignId: string,
  amount: number,
  card?: string,
): Promise<{ id: string; payment: PaymentEntity }> {
  const { id } = await reserve(person, campaignId, amount);
  const session = await openPage(person, 'investment', id);
  await t.payByCard(session, card);
  await t.settle();
  return { id, payment: await paymentOf(t, session) };
}

/** A card payment that is heard of only after the hold of its investment was freed. */
export async function payTooLate(
  t: TestWorld,
  person: Person,
  campaignId: string,
  amount: number,
  card?: string,
): Promise<{ id: string; session: string }> {
  const { id } = await reserve(person, campaignId, amount);
  const session = await openPage(person, 'investment', id);
  await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
  await t.payByCard(session, card);
  await t.control('POST', '/clock', { advanceMs: 40 * MINUTE });
  await t.get(Clock).refresh();
  // The provider does not answer when it is asked whether the page was paid.
  await t.control('POST', '/faults', { provider: 'stripe', operation: '*', effect: 'http_500', times: 1_000 });
  await t.get(HoldRelease).releaseOver();
  await t.control('POST', '/reset', {});
  await t.settle();
  return { id, session };
}

/** Tops a wallet up by card. */
export async function topUpByCard(
  t: TestWorld,
  person: Person,
  amount: number,
  card?: string,
): Promise<{ id: string; payment: PaymentEntity }> {
  const { id } = await person.api.send(walletApi.open, { body: { amount, currency: 'USD' }, idempotencyKey: newId() });
  const session = await openPage(person, 'top_up', id);
  await t.payByCard(session, card);
  await t.settle();
  return { id, payment: await paymentOf(t, session) };
}

export const paymentOf = (t: TestWorld, sessionId: string): Promise<PaymentEntity> =>
  t.db.manager.findOneByOrFail(PaymentEntity, { sessionId });

export const stateOf = async (person: Person, id: string): Promise<string> =>
  (await person.api.send(investmentsApi.read, { params: { id } })).state;

/** Stripe's own word, as its API gives it to the platform. */
export async function stripe<T>(t: TestWorld, path: string): Promise<T> {
  const answer = await fetch(`${t.stripeUrl}/v1/${path}`, { headers: { authorization: 'Bearer sk_sandbox_cairn' } });
  return (await answer.json()) as T;
}

/** The charge behind a payment. */
export async function chargeOf(t: TestWorld, payment: PaymentEntity): Promise<string> {
  const intent = await stripe<{ latest_charge: string }>(t, `payment_intents/${payment.providerPaymentId ?? ''}`);
  return intent.latest_charge;
}

interface Amount {
  amount: number;
  currency: string;
}

/** Minor units that Stripe holds for the platform, and what our ledger says it holds. */
export async function clearing(t: TestWorld, currency = 'USD'): Promise<{ stripe: bigint; books: bigint }> {
  await t.bookCharges();
  await t.settle();
  await t.get(Sweeps).runAll();
  const balance = await stripe<{ available: Amount[]; pending: Amount[] }>(t, 'balance');
  const held = [...balance.available, ...balance.pending].filter((one) => one.currency === currency.toLowerCase());
  const [row] = await t.db.query<{ books: string }>(
    'select coalesce(sum(dr - cr), 0) as books from ledger.account_balance where code = $1',
    [`A:clearing:stripe:${currency}`],
  );
  return { stripe: held.reduce((sum, { amount }) => sum + BigInt(amount), 0n), books: BigInt(row?.books ?? 0) };
}

/** Who owes one sum by the total in a currency, and another by the list of debts. */
const DEBTS_THAT_DIFFER = `
  select u.id, c.code, ${owedIn('u.id::text', 'c.code')} as total, listed.minor
  from app_user u cross join (select distinct currency as code from ledger.account) c
  cross join lateral (select coalesce(sum(d.minor), 0) as minor from (${debtsOf('u.id::text')}) d
                      where d.currency = c.code) listed
  where ${owedIn('u.id::text', 'c.code')} <> listed.minor`;

/**
 * For an `afterEach`: no invariant is broken, the provider holds what the ledger says it holds, and what is owed is the
 * same however it is asked.
 */
export async function expectBooksToAgree(t: TestWorld): Promise<void> {
  expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  const held = await clearing(t);
  expect(held.books).toBe(held.stripe);
  expect(await t.db.query(DEBTS_THAT_DIFFER)).toEqual([]);
}

/** Minor units on an account's debit side beyond its credit side. */
export async function debitOf(t: TestWorld, code: string): Promise<bigint> {
  const [row] = await t.db.query<{ minor: string }>(
    'select coalesce(sum(dr - cr), 0) as minor from ledger.account_balance where code like $1',
    [code],
  );
  return BigInt(row?.minor ?? 0);
}
