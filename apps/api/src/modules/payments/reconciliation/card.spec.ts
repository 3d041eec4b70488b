import {
  adminApi,
  campaignsApi,
  communicationApi,
  investmentsApi,
  paymentsApi,
  repaymentsApi,
  walletApi,
} from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { payTooLate, reserve } from '../../../testing/card-money.js';
import { ledgerStory } from '../../../testing/ledger/ledger-story.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('paying by card', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await t.control('GET', '/stripe/conservation')).toMatchObject({ conserved: true });
  });

  const checkout = (person: Person, purpose: 'investment' | 'repayment', id: string, idempotencyKey = newId()) =>
    person.api.send(paymentsApi.createCheckout, { body: { purpose, id }, idempotencyKey });
  const topUp = async (person: Person, amount: number) => {
    const preapproval = await person.api.send(walletApi.open, {
      body: { amount, currency: 'USD' },
      idempotencyKey: newId(),
    });
    const session = await person.api.send(walletApi.payByCard, {
      body: { preapprovalId: preapproval.id },
      idempotencyKey: newId(),
    });
    return { preapproval, session };
  };

  it('S-16 success comes from the provider alone: the webhook credits once, however often it is delivered', async () => {
    await t.control('POST', '/webhooks/policies', { policy: 'duplicate', copies: 3, times: 20 });
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const session = await checkout(investor, 'investment', held.id);
    expect(await investor.api.send(paymentsApi.checkSession, { body: { sessionId: session.sessionId } })).toMatchObject(
      {
        state: 'open',
        gatewayResult: 'PENDING',
      },
    );
    await t.payByCard(session.sessionId);
    await t.settle();
    expect(await investor.api.send(investmentsApi.receipt, { params: { id: held.id }, query: {} })).toMatchObject({
      state: 'received',
      paymentType: 'card',
      transactionId: expect.stringMatching(/^pi_/),
    });
    expect(await ledgerStory(t, { [id]: 'campaign' })).toMatchInlineSnapshot(`
      "kind             phase    debit                  credit                 minor
      investment_card  pending  A:clearing:stripe:USD  L:escrow:campaign:USD  100000
      investment_card  post     A:clearing:stripe:USD  L:escrow:campaign:USD  100000"
    `);
  });

  it('S-13 a lost webhook costs nothing: the return page asks, and the poller would', async () => {
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const session = await checkout(investor, 'investment', held.id);
    await t.payByCard(session.sessionId);
    const asked = await Promise.all(
      [1, 2, 3].map(() => investor.api.send(paymentsApi.checkSession, { body: { sessionId: session.sessionId } })),
    );
    expect(asked.map(({ gatewayResult }) => gatewayResult)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'received',
    });
  });

  it('forged and stale webhooks have no effect', async () => {
    for (const forgery of ['bad_signature', 'stale_timestamp', 'altered_body']) {
      await t.control('POST', '/webhooks/policies', { policy: 'forge', forgery, times: 1 });
    }
    const person = await aPerson(t);
    const { session } = await topUp(person, 50_000);
    await t.payByCard(session.sessionId);
    await t.settle();
    const { deliveries } = await t.control<{ deliveries: { attempts: { status: number | null }[] }[] }>(
      'GET',
      '/webhooks/deliveries?limit=10',
    );
    expect(deliveries.flatMap(({ attempts }) => attempts.map(({ status }) => status))).toContain(400);
    await person.api.send(paymentsApi.checkSession, { body: { sessionId: session.sessionId } });
    expect(await walletOf(t, person.id)).toBe(50_000n);
  });

  it('a declined card is named on the way back, to its payer alone, while the page can still be paid', async () => {
    const { id } = await aCampaign(t);
    const [investor, stranger] = [await anInvestor(t), await anInvestor(t)];
    const held = await reserve(investor, id, 100_000);
    const subject = { purpose: 'investment' as const, id: held.id };
    const check = (person: Person) => person.api.send(paymentsApi.checkPayment, { body: subject });
    expect(await refusalOf(check(investor))).toBe('request.not_found');
    const session = await checkout(investor, 'investment', held.id);
    expect(await check(investor)).toMatchObject({ state: 'open', failureCode: null });
    await t.payByCard(session.sessionId, '4000000000009995');
    expect(await check(investor)).toMatchObject({
      sessionId: session.sessionId,
      subjectId: held.id,
      state: 'open',
      gatewayResult: 'PENDING',
      failureCode: 'insufficient_funds',
    });
    expect(await refusalOf(check(stranger))).toBe('request.not_found');
    await t.payByCard(session.sessionId);
    expect(await check(investor)).toMatchObject({ gatewayResult: 'SUCCESS', failureCode: null });
  });

  it('V-23 C-06 a top-up has bounds, and a card has a cap that splitting does not get around', async () => {
    const person = await aPerson(t);
    const open = (amount: number) =>
      person.api.send(walletApi.open, { body: { amount, currency: 'USD' }, idempotencyKey: newId() });
    expect(await refusalOf(open(99))).toBe('wallet.top_up_range');
    expect(await refusalOf(open(10_000_001))).toBe('wallet.top_up_range');
    expect(await refusalOf(topUp(person, 500_001))).toBe('payment.card_limit');
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const first = await reserve(investor, id, 400_000);
    const session = await checkout(investor, 'investment', first.id);
    await t.payByCard(session.sessionId);
    await t.settle();
    const second = await reserve(investor, id, 200_000);
    expect(await refusalOf(checkout(investor, 'investment', second.id))).toBe('payment.card_limit');
  });

  it('a decline keeps the investment payable, and writes nothing into the ledger', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const session = await checkout(investor, 'investment', held.id);
    await t.payByCard(session.sessionId, '4000000000000002');
    await t.settle();
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'paying',
    });
    await t.payByCard(session.sessionId);
    await t.settle();
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'received',
    });
  });

  it('S-13 money reported after the hold was released is returned to the card, and its payer is notified', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const late = await payTooLate(t, investor, id, 100_000);
    expect(await investor.api.send(investmentsApi.read, { params: { id: late.id } })).toMatchObject({
      state: 'expired',
    });
    expect(await investor.api.send(paymentsApi.checkSession, { body: { sessionId: late.session } })).toMatchObject({
      gatewayResult: 'REFUND',
      state: 'returned',
    });
    const { items } = await investor.api.send(communicationApi.notifications, { query: { group: 'money' } });
    expect(items.map(({ kind, params }) => [kind, params])).toEqual([
      ['payment.returned', { amount: 100_000, currency: 'USD', toYours: 'card' }],
    ]);
  });

  it('the same command three times in parallel opens one page', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const key = newId();
    const sessions = await Promise.all([1, 2, 3].map(() => checkout(investor, 'investment', held.id, key)));
    expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect((await checkout(investor, 'investment', held.id)).sessionId).toBe(sessions[0]?.sessionId);
  });

  it('an answer that was lost is found again under the same key', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    await t.control('POST', '/faults', {
      provider: 'stripe',
      operation: 'checkout.sessions.create',
      effect: 'commit_then_drop',
      times: 1,
    });
    const { sessionId } = await checkout(investor, 'investment', held.id);
    await t.payByCard(sessionId);
    await t.settle();
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'received',
    });
  });

  it('C-05 R-06 flexible, wallet and card: closes over its goal, ten per cent, payout through Connect', async () => {
    const { id, owner } = await aCampaign(t, { mode: 'flexible', goal: 1_000_000, minimumRaise: 500_000 });
    const params = { campaignId: id };
    const wallet = await anInvestor(t);
    for (const amount of [500_000, 300_000]) {
      const { session } = await topUp(wallet, amount);
      await t.payByCard(session.sessionId);
      await t.settle();
    }
    await investAs(wallet.api, {
      params,
      body: { amount: 800_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    const card = await anInvestor(t);
    const held = await reserve(card, id, 400_000);
    await t.payByCard((await checkout(card, 'investment', held.id)).sessionId);
    await t.settle();

    await t.travel(32 * DAY);
    const closed = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(closed.takeAwayDetail).toMatchObject({ raised: 1_200_000, fee: 120_000, available: 1_080_000 });
    const ask = () =>
      owner.api.send(repaymentsApi.requestPayout, { params, body: { amount: 1_080_000 }, idempotencyKey: newId() });
    expect(await refusalOf(ask())).toBe('payment.connect_required');
    const account = await owner.api.send(paymentsApi.connect, {});
    await t.control('POST', `/stripe/accounts/${account.accountId}/onboard`, {});
    await t.settle();
    expect(await owner.api.send(paymentsApi.connectAccounts, {})).toMatchObject([{ ready: true }]);
    const payout = await ask();
    const [first, second] = await Promise.all([
      aPerson(t, { adminRole: 'finance' }),
      aPerson(t, { adminRole: 'finance' }),
    ]);
    await first.api.send(adminApi.approvePayout, { params: { id: payout.id } });
    await second.api.send(adminApi.releasePayout, { params: { id: payout.id }, body: {} });
    await t.settle();
    expect(await owner.api.send(repaymentsApi.payouts, { params })).toMatchObject([
      { state: 'paid', reference: expect.stringMatching(/^tr_/) },
    ]);
    expect(await ledgerStory(t, { [id]: 'campaign', [wallet.id]: 'investor' })).toMatchInlineSnapshot(`
      "kind               phase    debit                   credit                  minor
      top_up             posted   A:clearing:stripe:USD   L:wallet:investor:USD   500000
      top_up             posted   A:clearing:stripe:USD   L:wallet:investor:USD   300000
      investment_wallet  posted   L:wallet:investor:USD   L:escrow:campaign:USD   800000
      investment_card    pending  A:clearing:stripe:USD   L:escrow:campaign:USD   400000
      investment_card    post     A:clearing:stripe:USD   L:escrow:campaign:USD   400000
      closing            posted   L:escrow:campaign:USD   R:platform_fee:USD      120000
      closing            posted   L:escrow:campaign:USD   L:payable:campaign:USD  1080000
      payout             pending  L:payable:campaign:USD  L:transit:payout:USD    1080000
      payout             post     L:payable:campaign:USD  L:transit:payout:USD    1080000"
    `);
  });

  it('a card investment of a campaign that is not funded is refunded to the card, once, though the answer got lost', async () => {
    const { id } = await aCampaign(t, { mode: 'fixed', goal: 1_000_000 });
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 300_000);
    await t.payByCard((await checkout(investor, 'investment', held.id)).sessionId);
    await t.settle();
    await t.control('POST', '/faults', {
      provider: 'stripe',
      operation: 'refunds.create',
      effect: 'commit_then_drop',
      times: 1,
    });
    await t.travel(32 * DAY);
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'refunded',
      status: 'refunded',
    });
  });
});
