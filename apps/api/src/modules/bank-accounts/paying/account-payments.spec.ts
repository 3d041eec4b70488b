import { bankAccountsApi, investmentsApi, linkedAccountsDeskApi, paymentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { reserve } from '../../../testing/card-money.js';
import { aLinkedAccount, debit, itemOf, switchAch, type Chosen } from '../../../testing/rails/linked-accounts.js';
import { anInvestor, aPerson, credit, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { PaymentEntity, StatementLineEntity } from '../../payments/index.js';

/** The bank's answer takes four business days, and a weekend. */
const ANSWER = 6 * DAY;

describe('paying from a linked bank account', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await switchAch(t, true);
    // Campaigns end as the days pass, and give everything back.
    await t.topUp(50_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await t.control('GET', '/stripe/conservation')).toMatchObject({ conserved: true });
  });

  const stateOf = async (person: Person, id: string) =>
    (await person.api.send(investmentsApi.read, { params: { id } })).state;
  const accounts = (person: Person) => person.api.send(bankAccountsApi.list, {});
  /** A reserved investment, and an account of its investor. */
  const ready = async (chosen: Chosen = {}, amount = 50_000) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, amount);
    const account = await aLinkedAccount(t, investor, chosen);
    return { investor, account, campaignId, subject: { purpose: 'investment' as const, id } };
  };

  it('S-16 shows it as pending until the bank has answered, and keeps what the payer agreed to', async () => {
    const { investor, account, subject } = await ready();
    const status = await debit(investor, account.id, subject);
    expect(status).toMatchObject({ state: 'clearing', gatewayResult: 'PENDING', amount: 50_000 });
    expect(await stateOf(investor, subject.id)).toBe('paying');
    const [mandate] = await t.db.query<Record<string, unknown>>(
      `select accepted_at is not null as accepted, ip <> '' as ip from bank_debit d join payment p on p.id = d.payment_id
       where p.subject_id = $1`,
      [subject.id],
    );
    expect(mandate).toEqual({ accepted: true, ip: true });
    await t.travel(ANSWER);
    expect(await stateOf(investor, subject.id)).toBe('received');
    const again = { body: subject };
    expect(await investor.api.send(paymentsApi.checkPayment, again)).toMatchObject({ gatewayResult: 'SUCCESS' });
  });

  it('is a line of the statement of the provider that debited it, and of no other', async () => {
    const { investor, account, subject } = await ready({}, 53_000);
    await debit(investor, account.id, subject);
    await t.travel(ANSWER);
    await t.bookCharges();
    await t.readRecords();
    const { id, providerPaymentId: paymentRef } = await t.db.manager.findOneByOrFail(PaymentEntity, {
      subjectId: subject.id,
    });
    const told = await t.db.manager.findBy(StatementLineEntity, { amount: 53_000n });
    expect(told).toMatchObject([{ provider: 'stripe', kind: 'charge', state: 'matched', paymentRef, ourRef: id }]);
  });

  it('debits once, however often and at once it is asked', async () => {
    const { investor, account, subject } = await ready();
    const key = newId();
    const pay = (other = key) => debit(investor, account.id, subject, other);
    const [first] = await Promise.all([pay(), pay()]);
    expect(await pay()).toEqual(first);
    expect(await refusalOf(pay(newId()))).toBe('payment.clearing');
    const byCard = { body: subject, idempotencyKey: newId() };
    expect(await refusalOf(investor.api.send(paymentsApi.createCheckout, byCard))).toBe('payment.clearing');
    expect(await t.db.manager.countBy(PaymentEntity, { subjectId: subject.id })).toBe(1);
  });

  it('D-19 pays what the wallet lacks: its part is held, and both are posted or freed together', async () => {
    for (const [chosen, state, left] of [
      [{}, 'received', 0n],
      [{ account: 'empty' }, 'reserved', 20_000n],
    ] as const) {
      const { investor, account, subject } = await ready(chosen);
      await credit(t, investor.id, 20_000n);
      const pay = (parts: object, idempotencyKey = newId()) =>
        investor.api.send(bankAccountsApi.pay, {
          body: { ...subject, accountId: account.id, accepted: true, ...parts },
          idempotencyKey,
        });
      expect(await refusalOf(pay({ amount: 29_999, walletPart: 20_001 }))).toBe('payment.page_outdated');
      const key = newId();
      const parts = { amount: 30_000, walletPart: 20_000 };
      const [first, second] = await Promise.all([pay(parts, key), pay(parts, key)]);
      expect(second).toEqual(first);
      expect(await pay(parts, key)).toEqual(first);
      expect(first).toMatchObject({ state: 'clearing', amount: 30_000 });
      expect(await walletOf(t, investor.id)).toBe(0n);
      await t.travel(ANSWER);
      expect(await stateOf(investor, subject.id)).toBe(state);
      expect(await walletOf(t, investor.id)).toBe(left);
    }
  });

  it('takes no wallet’s part for anything but an investment, nor one without the debit’s own', async () => {
    const { investor, account, subject } = await ready();
    const pay = (more: object) =>
      investor.api.send(bankAccountsApi.pay, {
        body: { ...subject, accountId: account.id, accepted: true, walletPart: 100, ...more },
        idempotencyKey: newId(),
      });
    expect(await refusalOf(pay({}))).toBe('payment.page_outdated');
    expect(await refusalOf(pay({ purpose: 'top_up', amount: 100 }))).toBe('payment.page_outdated');
  });

  it('closes the page of another way to pay that was open', async () => {
    const { investor, account, subject } = await ready();
    const page = { body: { ...subject, rail: 'ach' as const }, idempotencyKey: newId() };
    const { sessionId } = await investor.api.send(paymentsApi.createCheckout, page);
    await debit(investor, account.id, subject);
    expect(await investor.api.send(paymentsApi.checkSession, { body: { sessionId } })).toMatchObject({
      state: 'expired',
    });
    await t.travel(ANSWER);
    expect(await stateOf(investor, subject.id)).toBe('received');
  });

  it('R01 lets the investor pay again, from the same account', async () => {
    const { investor, account, subject } = await ready({ account: 'empty' });
    await debit(investor, account.id, subject);
    await t.travel(ANSWER);
    expect(await stateOf(investor, subject.id)).toBe('reserved');
    expect(await accounts(investor)).toMatchObject([{ hindrance: null }]);
    expect(await debit(investor, account.id, subject)).toMatchObject({ state: 'clearing' });
  });

  it.each([
    ['R02', 'closed'],
    ['R03', 'missing'],
  ] as const)('%s breaks the link of an account that takes no debits', async (code, kind) => {
    const { investor, account, subject } = await ready({ account: kind });
    await debit(investor, account.id, subject);
    await t.travel(ANSWER);
    expect(await investor.api.send(paymentsApi.checkPayment, { body: subject })).toMatchObject({ failureCode: code });
    // That the bank still gives access to it does not help.
    await t.control('POST', `/plaid/items/${await itemOf(t, account.id)}/break`, { fault: 'PENDING_DISCONNECT' });
    await t.settle();
    expect(await accounts(investor)).toMatchObject([{ state: 'broken', hindrance: 'broken' }]);
    expect(await refusalOf(debit(investor, account.id, subject))).toBe('link.broken');
  });

  it('R10 stops debits of this payer from any account', async () => {
    const { investor, account, subject } = await ready({ account: 'unauthorised' });
    await debit(investor, account.id, subject);
    await t.travel(ANSWER);
    const other = await aLinkedAccount(t, investor, { account: 'savings' });
    expect(other.hindrance).toBe('stopped');
    expect(await refusalOf(debit(investor, other.id, subject))).toBe('payment.debit_stopped');
  });

  it('takes back what was disputed after it had cleared', async () => {
    const { investor, account, subject } = await ready({ account: 'disputing' });
    await debit(investor, account.id, subject);
    await t.travel(ANSWER);
    await t.travel(21 * DAY);
    expect(await stateOf(investor, subject.id)).toBe('refunded');
    expect(await accounts(investor)).toMatchObject([{ hindrance: 'stopped' }]);
  });

  it('is not debited while the bank calls its owner otherwise, and is once it agrees', async () => {
    const { investor, account, subject } = await ready({ ownerName: 'Tomas Vrba' });
    expect(await refusalOf(debit(investor, account.id, subject))).toBe('link.owner_differs');
    const [row] = await t.db.query<{ name: string }>(
      `select coalesce(p.legal_first_name, u.first_name) || ' ' || coalesce(p.legal_last_name, u.last_name) as name
       from app_user u left join investor_profile p on p.user_id = u.id where u.id = $1`,
      [investor.id],
    );
    await t.control('POST', `/plaid/items/${await itemOf(t, account.id)}/owner`, { name: row?.name });
    expect(await debit(investor, account.id, subject)).toMatchObject({ state: 'clearing' });
  });

  it('is debited once compliance has accepted its owner, and not while it is refused', async () => {
    const { investor, account, subject } = await ready({ ownerName: 'Tomas Vrba' });
    const { api } = await aPerson(t, { adminRole: 'compliance' });
    const waiting = async () => (await api.send(linkedAccountsDeskApi.list, { query: { state: 'waiting' } })).items;
    expect((await waiting()).map(({ id }) => id)).toContain(account.id);
    // The bank tells no name: by how much it differs, and from which, is what somebody decides by.
    const { ownerScore, names } = await api.send(linkedAccountsDeskApi.one, { params: { id: account.id } });
    expect(ownerScore).toBeLessThan(70);
    expect(names).toEqual(['Test Person']);
    const decision = { params: { id: account.id }, body: { reason: 'The card of the bank was shown.' } };
    expect(await api.send(linkedAccountsDeskApi.refuse, decision)).toMatchObject({ ownerAccepted: false });
    expect(await refusalOf(debit(investor, account.id, subject))).toBe('link.owner_differs');
    await api.send(linkedAccountsDeskApi.accept, decision);
    expect((await waiting()).map(({ id }) => id)).not.toContain(account.id);
    expect(await debit(investor, account.id, subject)).toMatchObject({ state: 'clearing' });
  });

  it('stays connected while a debit of it clears', async () => {
    const { investor, account, subject } = await ready();
    await debit(investor, account.id, subject);
    const disconnect = () => investor.api.send(bankAccountsApi.disconnect, { params: { id: account.id } });
    expect(await refusalOf(disconnect())).toBe('link.clearing');
    await t.travel(ANSWER);
    await disconnect();
    await t.settle();
    expect(await accounts(investor)).toEqual([]);
    expect(await refusalOf(debit(investor, account.id, subject))).toBe('request.not_found');
  });

  it.each([
    ['after it had cleared', 'refunded'],
    ['while the bank decides', 'cancelled'],
  ])('goes back to the account when the investment is cancelled %s', async (when, end) => {
    const { investor, account, subject } = await ready();
    await debit(investor, account.id, subject);
    if (when.startsWith('after')) await t.travel(ANSWER);
    await investor.api.send(investmentsApi.cancel, { params: { id: subject.id } });
    await t.settle();
    await t.travel(ANSWER);
    await t.travel(ANSWER);
    expect(await stateOf(investor, subject.id)).toBe(end);
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: subject.id });
    expect(payment).toMatchObject({ received: 50_000n, refunded: 50_000n });
  });

  it('finds a debit whose answer was lost, and makes no second one', async () => {
    const { investor, account, subject } = await ready();
    for (const effect of ['commit_then_500', 'commit_then_500', 'commit_then_500']) {
      await t.control('POST', '/faults', { provider: 'stripe', operation: 'payment_intents.create', effect });
    }
    expect(await debit(investor, account.id, subject)).toMatchObject({ state: 'planned', gatewayResult: 'PENDING' });
    await t.control('POST', '/reset', {});
    expect(await refusalOf(debit(investor, account.id, subject))).toBe('payment.clearing');
    await t.travel(2 * 60_000);
    expect(await investor.api.send(paymentsApi.checkPayment, { body: subject })).toMatchObject({ state: 'clearing' });
    await t.travel(ANSWER);
    expect(await stateOf(investor, subject.id)).toBe('received');
  });

  it('lets go of a debit that was never made', async () => {
    const { investor, account, subject } = await ready();
    const fault = { provider: 'stripe', operation: 'payment_intents.create', effect: 'http_500', times: 3 };
    await t.control('POST', '/faults', fault);
    expect(await debit(investor, account.id, subject)).toMatchObject({ state: 'planned' });
    await t.control('POST', '/reset', {});
    await t.travel(40 * 60_000);
    expect(await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: subject.id })).toMatchObject({
      state: 'expired',
    });
    await t.travel(DAY);
  });

  it('charges nothing while Plaid is away, and pays when it is asked again', async () => {
    const { investor, account, subject } = await ready();
    const operation = 'processor.stripe.bank_account_token.create';
    await t.control('POST', '/faults', { provider: 'plaid', operation, effect: 'http_500' });
    const key = newId();
    expect(await refusalOf(debit(investor, account.id, subject, key))).toBe('payment.provider_unavailable');
    expect(await debit(investor, account.id, subject, key)).toMatchObject({ state: 'clearing' });
  });

  it('refuses another amount, another person’s account, and what was not agreed to', async () => {
    const { investor, account, subject } = await ready();
    const body = { ...subject, accountId: account.id, accepted: true, amount: 1 };
    const send = (changed: object) =>
      investor.api.send(bankAccountsApi.pay, { body: { ...body, ...changed }, idempotencyKey: newId() });
    expect(await refusalOf(send({}))).toBe('payment.page_outdated');
    expect(await refusalOf(send({ amount: null, accepted: false }))).toBe('request.invalid');
    const other = await aLinkedAccount(t, await anInvestor(t));
    expect(await refusalOf(send({ amount: null, accountId: other.id }))).toBe('request.not_found');
    await switchAch(t, false);
    expect(await refusalOf(send({ amount: null }))).toBe('payment.rail_closed');
    await switchAch(t, true);
  });

  it('C-06 keeps to the cap of bank debits, and to dollars', async () => {
    const { investor, account, subject } = await ready();
    await t.db.query(`update payment_limit set maximum = 40000 where method = 'ach'`);
    expect(await refusalOf(debit(investor, account.id, subject))).toBe('payment.ach_limit');
    await t.db.query(`update payment_limit set maximum = 10000000 where method = 'ach'`);
    const foreign = await aCampaign(t);
    const held = await reserve(investor, foreign.id, 50_000);
    await t.db.query(`update investment set currency = 'GBP' where id = $1`, [held.id]);
    expect(await refusalOf(debit(investor, account.id, { purpose: 'investment', id: held.id }))).toBe('link.currency');
  });
});
