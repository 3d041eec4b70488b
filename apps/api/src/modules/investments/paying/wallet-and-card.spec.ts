import { investmentsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign } from '../../../testing/campaigns.js';
import {
  chargeOf,
  debitOf,
  expectBooksToAgree,
  MINUTE,
  openPage,
  paymentOf,
  reserve,
  stateOf,
  topUpByCard,
} from '../../../testing/card-money.js';
import { Gate } from '../../../testing/jobs/gate.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { CheckoutService, PaymentEntity } from '../../payments/index.js';
import { HoldRelease } from '../holds/hold-release.js';

describe('D-19 what the wallet lacks for an investment is paid by card', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    await expectBooksToAgree(t);
  });

  const ask = (person: Person, id: string, payRemaining?: 'card', idempotencyKey = newId()) =>
    person.api.send(investmentsApi.payFromWalletAndCard, {
      params: { id },
      body: payRemaining === undefined ? {} : { payRemaining },
      idempotencyKey,
    });
  const lastSession = async (id: string): Promise<string> => {
    const payment = await t.db.manager.findOneOrFail(PaymentEntity, {
      where: { subjectId: id },
      order: { createdAt: 'DESC' },
    });
    return payment.sessionId ?? '';
  };
  const walletDetail = async (person: Person) => person.api.send(walletApi.detail, { query: {} });

  /** 1,000.00 reserved, with 600.00 in the wallet. */
  const aShortOne = async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 60_000n });
    const { id } = await reserve(investor, campaignId, 100_000);
    return { campaignId, investor, id };
  };
  const paidTogether = async () => {
    const short = await aShortOne();
    await ask(short.investor, short.id, 'card');
    const session = await lastSession(short.id);
    await t.payByCard(session);
    await t.settle();
    return { ...short, payment: await paymentOf(t, session) };
  };

  it('says what each would pay, and moves nothing, unless it is asked to', async () => {
    const { investor, id } = await aShortOne();
    const share = { balance: 60_000, due: 100_000, shortfall: 40_000, walletPart: 60_000, cardPart: 40_000, url: null };
    expect(await ask(investor, id)).toMatchObject(share);
    expect(await stateOf(investor, id)).toBe('reserved');
    expect(await walletOf(t, investor.id)).toBe(60_000n);
  });

  it('holds the wallet’s part while the page is open, and posts both when the card is paid', async () => {
    const { investor, id, campaignId } = await aShortOne();
    const { url } = await ask(investor, id, 'card');
    expect(url).toContain('http');
    expect(await walletDetail(investor)).toMatchObject({ available: 0, reserved: 60_000 });
    await t.payByCard(await lastSession(id));
    await t.settle();
    expect(await investor.api.send(investmentsApi.receipt, { params: { id }, query: {} })).toMatchObject({
      state: 'received',
      paymentMethod: 'wallet_and_card',
      walletPart: 60_000,
      total: 100_000,
    });
    expect(await walletDetail(investor)).toMatchObject({ available: 0, reserved: 0 });
    expect(await debitOf(t, `L:escrow:${campaignId}:%`)).toBe(-100_000n);
    const { items } = await investor.api.send(walletApi.transactions, { query: {} });
    expect(items[0]).toMatchObject({ event: 'investment', amount: 60_000, status: 2, subjectId: id });
  });

  it('opens one page and one hold, though it is asked twice at once and again with the same key', async () => {
    const { investor, id } = await aShortOne();
    const key = newId();
    const [one, two] = await Promise.all([ask(investor, id, 'card', key), ask(investor, id, 'card')]);
    expect(two.url).toBe(one.url);
    expect((await ask(investor, id, 'card', key)).url).toBe(one.url);
    expect(await walletDetail(investor)).toMatchObject({ available: 0, reserved: 60_000 });
    await t.payByCard(await lastSession(id));
    await t.settle();
    expect(await stateOf(investor, id)).toBe('received');
  });

  it('gives the wallet its part back when the card is not paid in time', async () => {
    const { investor, id } = await aShortOne();
    await ask(investor, id, 'card');
    await t.control('POST', '/clock', { advanceMs: 40 * MINUTE });
    await t.get(Clock).refresh();
    await t.get(HoldRelease).releaseOver();
    await t.settle();
    expect(await stateOf(investor, id)).toBe('expired');
    expect(await walletOf(t, investor.id)).toBe(60_000n);
  });

  it('goes back from where each part came when it is cancelled', async () => {
    const { investor, id, payment } = await paidTogether();
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    expect(await walletOf(t, investor.id)).toBe(60_000n);
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    const refunds = await t.db.query('select amount, state from refund where payment_id = $1', [payment.id]);
    expect(refunds).toEqual([{ amount: '40000', state: 'succeeded' }]);
  });

  it('makes no other money of the wallet’s card money: what comes back waits as before', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    await topUpByCard(t, investor, 60_000);
    const { id } = await reserve(investor, campaignId, 100_000);
    await ask(investor, id, 'card');
    await t.payByCard(await lastSession(id));
    await t.settle();
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.settle();
    expect(await walletDetail(investor)).toMatchObject({ available: 60_000, withdrawable: 0 });
  });

  it('ends whole when the bank takes the card’s part back: the wallet has its own again', async () => {
    const { investor, id, payment, campaignId } = await paidTogether();
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await walletOf(t, investor.id)).toBe(60_000n);
    expect(await debitOf(t, `L:escrow:${campaignId}:%`)).toBe(0n);
  });

  it('changes over to the wallet alone, and from the card alone, with one page at a time', async () => {
    const { investor, id } = await aShortOne();
    const first = await openPage(investor, 'investment', id);
    await ask(investor, id, 'card');
    const second = await lastSession(id);
    expect(second).not.toBe(first);
    await t.settle();
    expect((await paymentOf(t, first)).state).toBe('expired');
    await topUpByCard(t, investor, 40_000);
    // All of it is in the wallet now: no page is left to pay on.
    expect((await ask(investor, id, 'card')).url).toBeNull();
    await t.settle();
    expect(await stateOf(investor, id)).toBe('received');
    expect((await paymentOf(t, second)).state).toBe('expired');
    expect(await walletOf(t, investor.id)).toBe(0n);
  });

  it('sends back what is paid on a page of which the wallet’s part was given up', async () => {
    const { investor, id } = await aShortOne();
    await ask(investor, id, 'card');
    const session = await lastSession(id);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    await t.payByCard(session);
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.settle();
    expect(await stateOf(investor, id)).toBe('cancelled');
    expect(await walletOf(t, investor.id)).toBe(60_000n);
    expect((await paymentOf(t, session)).state).toBe('returned');
  });

  it('charges each page as it was said, when two are asked for at once and the wallet pays a part of one only', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 20_000n });
    const ids = [(await reserve(investor, campaignId, 30_000)).id, (await reserve(investor, campaignId, 30_000)).id];
    const checkout = t.get(CheckoutService);
    const open = checkout.open.bind(checkout);
    const both = new Gate();
    let checked = 0;
    const spy = jest.spyOn(checkout, 'open').mockImplementation(async (...args) => {
      checked += 1;
      if (checked === ids.length) both.pass();
      await both.passed;
      return open(...args);
    });
    const keys = ids.map(() => newId());
    const askAll = () =>
      Promise.all(ids.map((id, place) => ask(investor, id, 'card', keys[place]).catch((error: unknown) => error)));
    const said = await askAll();
    spy.mockRestore();
    const paid = { walletPart: 20_000, cardPart: 10_000 };
    const refused = { code: 'payment.page_outdated' };
    const wanted = [expect.objectContaining(paid) as unknown, expect.objectContaining(refused) as unknown];
    expect(said).toEqual(expect.arrayContaining(wanted));
    // The same commands again are answered alike: neither opens a page for another sum.
    expect(await askAll()).toEqual(
      said.map((one) => expect.objectContaining(one instanceof Error ? refused : paid) as unknown),
    );
    const refusedId = ids[said.findIndex((one) => one instanceof Error)] ?? '';
    expect(await stateOf(investor, refusedId)).toBe('reserved');
    const payments = await t.db.manager.find(PaymentEntity, { where: ids.map((subjectId) => ({ subjectId })) });
    expect(payments.map(({ amount, walletPart }) => ({ amount, walletPart }))).toEqual([
      { amount: 10_000n, walletPart: 20_000n },
    ]);
  });

  it('opens a page for the card’s part that the screen said, and for no other', async () => {
    const { investor, id } = await aShortOne();
    const askFor = (cardPart: number, idempotencyKey = newId()) =>
      investor.api.send(investmentsApi.payFromWalletAndCard, {
        params: { id },
        body: { payRemaining: 'card', cardPart },
        idempotencyKey,
      });
    expect(await refusalOf(askFor(30_000))).toBe('payment.page_outdated');
    expect(await stateOf(investor, id)).toBe('reserved');
    const key = newId();
    const { url } = await askFor(40_000, key);
    expect((await askFor(40_000, key)).url).toBe(url);
    expect((await askFor(40_000)).url).toBe(url);
  });

  it('opens no page for the whole sum when the wallet was emptied in that moment, nor when it is asked again', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id: topUpId } = await topUpByCard(t, investor, 20_000);
    const { id } = await reserve(investor, campaignId, 50_000);
    const checkout = t.get(CheckoutService);
    const open = checkout.open.bind(checkout);
    const spy = jest.spyOn(checkout, 'open').mockImplementationOnce(async (...args) => {
      await investor.api.send(walletApi.returnTopUp, { params: { preapprovalId: topUpId }, idempotencyKey: newId() });
      return open(...args);
    });
    const key = newId();
    expect(await refusalOf(ask(investor, id, 'card', key))).toBe('payment.page_outdated');
    spy.mockRestore();
    expect(await refusalOf(ask(investor, id, 'card', key))).toBe('payment.page_outdated');
    expect(await stateOf(investor, id)).toBe('reserved');
    expect(await t.db.manager.countBy(PaymentEntity, { subjectId: id })).toBe(0);
    await t.settle();
  });

  it('counts the card’s part alone against the cap of cards (C-06)', async () => {
    const { id: campaignId } = await aCampaign(t, { goal: 10_000_000 });
    const investor = await anInvestor(t, { wallet: 200_000n, accredited: true });
    const { id } = await reserve(investor, campaignId, 600_000);
    expect(await refusalOf(openPage(investor, 'investment', id))).toBe('payment.card_limit');
    expect(await ask(investor, id, 'card')).toMatchObject({ cardPart: 400_000 });
    const { id: more } = await reserve(investor, campaignId, 120_000);
    expect(await refusalOf(openPage(investor, 'investment', more))).toBe('payment.card_limit');
  });

  it.each(['card', 'wallet'])('is refused while an operator has %s switched off', async (code) => {
    const { investor, id } = await aShortOne();
    const switchTo = (enabled: boolean) =>
      t.database.asOwner((client) =>
        client.query(`update content_record set enabled = $2 where kind = 'payment-gateway' and code = $1`, [
          code,
          enabled,
        ]),
      );
    await switchTo(false);
    const refusal = await refusalOf(ask(investor, id, 'card'));
    await switchTo(true);
    expect(refusal).toBe('payment.rail_closed');
    expect(await walletOf(t, investor.id)).toBe(60_000n);
  });
});
