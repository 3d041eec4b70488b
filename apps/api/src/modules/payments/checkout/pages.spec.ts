import { paymentsApi, walletApi } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { HOUR, MINUTE, openPage, paymentOf, reserve, stateOf, stripe } from '../../../testing/card-money.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';

describe('the card page', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const withoutMessages = () => t.control('POST', '/webhooks/policies', { policy: 'drop', times: 50 });
  const onlyTheClock = async (milliseconds: number) => {
    await t.control('POST', '/clock', { advanceMs: milliseconds });
    await t.get(Clock).refresh();
  };

  const payable = async (purpose: 'top_up' | 'investment'): Promise<{ person: Person; id: string }> => {
    const person = await anInvestor(t);
    if (purpose === 'investment') return { person, id: (await reserve(person, (await aCampaign(t)).id, 100_000)).id };
    const body = { amount: 5_000, currency: 'USD' };
    return { person, id: (await person.api.send(walletApi.open, { body, idempotencyKey: newId() })).id };
  };

  it('B-1 an older page that ends does not take the place of who pays on a newer one', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const first = await openPage(investor, 'investment', held.id);
    // The place is still held when the first page runs out, and nobody has told us that it did.
    await withoutMessages();
    await onlyTheClock(32 * MINUTE);
    const second = await openPage(investor, 'investment', held.id);
    expect(second).not.toBe(first);
    await t.payByCard(second);
    await t.get(ReconciliationService).reconcile(await paymentOf(t, first));
    await t.get(ReconciliationService).reconcile(await paymentOf(t, second));
    await t.settle();
    expect(await stateOf(investor, held.id)).toBe('received');
    expect((await paymentOf(t, second)).state).toBe('collected');
  });

  it('B-1 the end of an older page, reported while a newer one is open, leaves a top-up payable', async () => {
    const investor = await anInvestor(t);
    const topUp = { amount: 5_000, currency: 'USD' };
    const { id } = await investor.api.send(walletApi.open, { body: topUp, idempotencyKey: newId() });
    const first = await openPage(investor, 'top_up', id);
    // A page that we take for open and the provider has ended: its end is heard after the next page was opened.
    const old = await paymentOf(t, first);
    await t.db.manager.update(PaymentEntity, { id: old.id }, { amount: 4_999n });
    const second = await openPage(investor, 'top_up', id);
    await t.db.manager.update(PaymentEntity, { id: old.id }, { amount: 5_000n });
    await withoutMessages();
    await onlyTheClock(30 * MINUTE);
    await t.payByCard(second);
    await onlyTheClock(10 * MINUTE);
    await t.get(ReconciliationService).reconcile(await paymentOf(t, first));
    await t.get(ReconciliationService).reconcile(await paymentOf(t, second));
    await t.settle();
    expect((await paymentOf(t, second)).state).toBe('collected');
    expect(await walletOf(t, investor.id)).toBe(5_000n);
  });

  it.each(['top_up', 'investment'] as const)('B-1 asked for four times at once, a %s has one page', async (purpose) => {
    const { person, id } = await payable(purpose);
    const pages = await Promise.all(Array.from({ length: 4 }, () => openPage(person, purpose, id)));
    expect(new Set([...pages, await openPage(person, purpose, id)]).size).toBe(1);
    const payments = await t.db.manager.findBy(PaymentEntity, { subjectId: id });
    expect(payments.map(({ state }) => state)).toEqual(['open']);
  });

  it('B-1 a payment without a message keeps its capacity when the hold is over', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const page = await openPage(investor, 'investment', held.id);
    await withoutMessages();
    await t.payByCard(page);
    // The worker was away for hours: the messages are lost and the hold is over.
    await onlyTheClock(5 * 60 * MINUTE);
    await t.get(Sweeps).run('investments.release');
    await t.settle();
    expect(await stateOf(investor, held.id)).toBe('received');
  });

  it('B-1 a page paid in its last second is found before another one is opened', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const first = await openPage(investor, 'investment', held.id);
    await withoutMessages();
    await t.payByCard(first);
    await onlyTheClock(32 * MINUTE);
    expect(await refusalOf(openPage(investor, 'investment', held.id))).toBe('investment.bad_transition');
    expect(await stateOf(investor, held.id)).toBe('received');
  });

  it.each([
    ['en', 'en'],
    ['fr', 'fr'],
    // Checkout has no Arabic: it follows the browser.
    ['ar', 'auto'],
  ] as const)('B-26 in %s it speaks %s, in the campaign’s currency alone', async (language, locale) => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { language });
    const session = await openPage(investor, 'investment', (await reserve(investor, id, 100_000)).id);
    expect(await stripe(t, `checkout/sessions/${session}`)).toMatchObject({
      locale,
      adaptive_pricing: { enabled: false },
      customer_email: investor.email,
    });
  });

  it('B-26 it goes on in the language of the screen that opens it, whatever the account’s is', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { language: 'fr' });
    const subject = { purpose: 'investment' as const, id: (await reserve(investor, id, 100_000)).id };
    const answer = await t
      .http()
      .post(`/api/v1.1${paymentsApi.createCheckout.path}?lng=en`)
      .set({ authorization: `Bearer ${investor.token}`, 'idempotency-key': newId() })
      .send(subject);
    const { sessionId } = (answer.body as { data: { data: { sessionId: string } } }).data.data;
    expect(await stripe(t, `checkout/sessions/${sessionId}`)).toMatchObject({ locale: 'en' });
  });

  it('B-26 the payment says at the provider what it is for', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const session = await openPage(investor, 'investment', (await reserve(investor, id, 100_000)).id);
    await t.payByCard(session);
    await t.settle();
    const { providerPaymentId } = await paymentOf(t, session);
    const [campaign] = await t.db.query<{ name: string }>('select name from campaign where id = $1', [id]);
    expect(await stripe(t, `payment_intents/${providerPaymentId ?? ''}`)).toMatchObject({
      description: campaign?.name,
      metadata: { payment_id: (await paymentOf(t, session)).id },
    });
  });

  it('B-16 a page that could not be opened holds nothing once its time is over', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 200_000);
    await t.control('POST', '/faults', { provider: 'stripe', operation: '*', effect: 'http_429', times: 3 });
    expect(await refusalOf(openPage(investor, 'investment', held.id))).toBe('payment.provider_unavailable');
    await t.travel(2 * HOUR);
    const [payment] = await t.db.manager.findBy(PaymentEntity, { subjectId: held.id });
    expect(payment).toMatchObject({ state: 'expired', nextCheckAt: null });
    expect(await stateOf(investor, held.id)).toBe('expired');
    const [escrow] = await t.db.query<{ pending: string }>(
      'select coalesce(sum(cr_pend), 0) as pending from ledger.account_balance where code like $1',
      [`L:escrow:${id}:%`],
    );
    expect(escrow?.pending).toBe('0');
  });

  it('B-17 the same key tries again, minutes later and in another language, and gets a page', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const call = {
      body: { purpose: 'investment' as const, id: held.id },
      idempotencyKey: newId(),
    };
    const lost = { provider: 'stripe', operation: 'checkout.sessions.create', effect: 'commit_then_drop', times: 3 };
    await t.control('POST', '/faults', lost);
    expect(await refusalOf(investor.api.send(paymentsApi.createCheckout, call))).toBe('payment.provider_unavailable');
    await t.db.query(`update app_user set language = 'fr' where id = $1`, [investor.id]);
    await onlyTheClock(3 * MINUTE);
    const { sessionId } = await investor.api.send(paymentsApi.createCheckout, call);
    await t.payByCard(sessionId);
    await t.settle();
    expect(await stateOf(investor, held.id)).toBe('received');
  });

  it('U-4 a page that the provider refused can be asked for again under the same key', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const call = { body: { purpose: 'investment' as const, id: held.id }, idempotencyKey: newId() };
    await t.control('POST', '/faults', { provider: 'stripe', operation: '*', effect: 'decline', times: 1 });
    expect(await refusalOf(investor.api.send(paymentsApi.createCheckout, call))).toBe('payment.refused');
    const { sessionId } = await investor.api.send(paymentsApi.createCheckout, call);
    await t.payByCard(sessionId);
    await t.settle();
    expect(await stateOf(investor, held.id)).toBe('received');
  });

  it('B-7 B-17 a failure that the provider keeps under its key does not keep the page shut: the same press opens it', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const call = { body: { purpose: 'investment' as const, id: held.id }, idempotencyKey: newId() };
    const kept = { provider: 'stripe', operation: 'checkout.sessions.create', effect: 'http_500', times: 1 };
    await t.control('POST', '/faults', kept);
    expect(await refusalOf(investor.api.send(paymentsApi.createCheckout, call))).toBe('payment.provider_unavailable');
    const { sessionId } = await investor.api.send(paymentsApi.createCheckout, call);
    await t.payByCard(sessionId);
    await t.settle();
    expect(await stateOf(investor, held.id)).toBe('received');
  });

  it('B-13 M-11 what the provider would refuse is refused beside its field, and nothing is held for it', async () => {
    const investor = await anInvestor(t);
    const open = (amount: number, currency: string) =>
      failureOf(investor.api.send(walletApi.open, { body: { amount, currency }, idempotencyKey: newId() }));
    expect(await open(1_234, 'KWD')).toMatchObject({ code: 'payment.granularity', fields: [{ field: 'amount' }] });
    expect(await open(1, 'JPY')).toMatchObject({ code: 'payment.below_minimum', fields: [{ field: 'amount' }] });
    expect(await open(5_000, 'TND')).toMatchObject({
      code: 'payment.rail_unavailable',
      fields: [{ field: 'currency' }],
    });
  });
});
