import { investmentsApi, paymentsApi, walletApi } from '@cairn/contracts';
import { RAIL_TRAITS, type PageRail } from '@cairn/contracts/rails/providers';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { reserve } from '../../../testing/card-money.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { SettingsService } from '../../settings/index.js';
import { PaymentEntity } from '../record/payment.entity.js';

const GOOD = '000123456789';
const R01 = '000222222227';
/** The bank's answer takes four business days, and a weekend. */
const ANSWER = 6 * DAY;

describe('every purpose of a payment, by a bank debit and by PayPal', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.db.query(
      `update content_record set enabled = true where kind = 'payment-gateway' and code in ('ach', 'paypal')`,
    );
    await t.topUp(50_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await t.control('GET', '/stripe/conservation')).toMatchObject({ conserved: true });
    expect(await t.control('GET', '/paypal/conservation')).toMatchObject({ conserved: true });
  });

  const agree = async (session: string, bankAccount: string) => {
    await t.control('POST', `/stripe/checkout/${session}/pay`, { bankAccount });
    await t.settle();
  };
  const approve = async (session: string) => {
    await t.approveAtPaypal(session);
    await t.settle();
  };
  const sessionOf = async (subjectId: string): Promise<string> =>
    (await t.db.manager.findOneOrFail(PaymentEntity, { where: { subjectId }, order: { createdAt: 'DESC' } }))
      .sessionId ?? '';

  describe('a top-up', () => {
    const openTopUp = async (person: Person, amount = 50_000) =>
      (await person.api.send(walletApi.open, { body: { amount, currency: 'USD' }, idempotencyKey: newId() })).id;
    const byDebit = (person: Person, preapprovalId: string, idempotencyKey = newId()) =>
      person.api.send(walletApi.payByAch, { body: { preapprovalId }, idempotencyKey });
    const detail = (person: Person) => person.api.send(walletApi.detail, { query: {} });
    const read = (person: Person, id: string) => person.api.send(walletApi.preapproval, { params: { id }, query: {} });
    const debited = async (account: string) => {
      const person = await anInvestor(t);
      const id = await openTopUp(person);
      await agree((await byDebit(person, id)).sessionId, account);
      return { person, id };
    };

    it('S-16 by debit is shown on its way and cannot be spent until the bank has answered', async () => {
      const { person, id } = await debited(GOOD);
      expect(await detail(person)).toMatchObject({ available: 0, pending: 50_000, openTopUps: [{ clearing: true }] });
      expect(await read(person, id)).toMatchObject({ state: 'paying', clearing: true });
      const params = { preapprovalId: id };
      expect(await refusalOf(person.api.send(walletApi.cancelTopUp, { params }))).toBe('payment.clearing');
      await t.travel(ANSWER);
      expect(await detail(person)).toMatchObject({ available: 50_000, pending: 0, openTopUps: [] });
      expect(await read(person, id)).toMatchObject({ state: 'received', clearing: false });
    });

    it('what came by debit waits like card money before it leaves by bank', async () => {
      const { person } = await debited(GOOD);
      await t.travel(ANSWER);
      const body = { ...BANK, currency: 'USD', amount: 50_000 };
      const withdrawal = person.api.send(walletApi.withdraw, { body, idempotencyKey: newId() });
      expect(await refusalOf(withdrawal)).toBe('wallet.card_money');
    });

    it('waits for the days in which its own bank may return it, which are fewer than those of a card', async () => {
      const { person } = await debited(GOOD);
      await t.travel(ANSWER);
      const { returnable, withdrawableLater } = await detail(person);
      expect(returnable).toMatchObject([{ amount: 50_000, paymentType: 'ach' }]);
      const [payment] = await t.db.query<{ at: Date }>(`select collected_at as at from payment where user_id = $1`, [
        person.id,
      ]);
      const days = RAIL_TRAITS.ach.returnDays * DAY;
      expect(withdrawableLater).toMatchObject([{ amount: 50_000 }]);
      expect(Date.parse(withdrawableLater[0]?.at ?? '') - Number(payment?.at)).toBe(days);
    });

    it('R01 leaves nothing behind, and another try is possible', async () => {
      const { person, id } = await debited(R01);
      await t.travel(ANSWER);
      expect(await detail(person)).toMatchObject({ available: 0, pending: 0 });
      expect(await read(person, id)).toMatchObject({ state: 'failed' });
      expect(await byDebit(person, id)).toMatchObject({ url: expect.stringContaining('http') as string });
    });

    it('one command twice at once opens one page, and again gives the same', async () => {
      const person = await anInvestor(t);
      const id = await openTopUp(person);
      const key = newId();
      const pages = await Promise.all([byDebit(person, id, key), byDebit(person, id, key)]);
      const again = await byDebit(person, id, key);
      expect(new Set([...pages, again].map(({ sessionId }) => sessionId)).size).toBe(1);
      await agree(again.sessionId, GOOD);
      await t.travel(ANSWER);
      expect(await walletOf(t, person.id)).toBe(50_000n);
    });

    it('by PayPal is in the wallet once it is approved', async () => {
      const person = await anInvestor(t);
      const id = await openTopUp(person);
      const body = { purpose: 'top_up' as const, id };
      const { sessionId } = await person.api.send(paymentsApi.paypalCheckout, { body, idempotencyKey: newId() });
      await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 100 });
      await t.approveAtPaypal(sessionId);
      const done = await person.api.send(paymentsApi.paypalProcess, { body: { orderId: sessionId } });
      expect(done).toMatchObject({ state: 'collected', gatewayResult: 'SUCCESS' });
      expect(await walletOf(t, person.id)).toBe(50_000n);
      const other = await anInvestor(t);
      const foreign = other.api.send(paymentsApi.paypalProcess, { body: { orderId: sessionId } });
      expect(await refusalOf(foreign)).toBe('request.not_found');
    });

    it('may be as large as the widest way to pay takes, and each way refuses what it does not take', async () => {
      const person = await anInvestor(t);
      const id = await openTopUp(person, 2_000_000);
      expect(await byDebit(person, id)).toMatchObject({ sessionId: expect.any(String) as string });
      const byCard = person.api.send(walletApi.payByCard, { body: { preapprovalId: id }, idempotencyKey: newId() });
      expect(await refusalOf(byCard)).toBe('payment.card_limit');
      const byPaypal = { purpose: 'top_up' as const, id };
      const order = person.api.send(paymentsApi.paypalCheckout, { body: byPaypal, idempotencyKey: newId() });
      expect(await refusalOf(order)).toBe('payment.rail_limit');
    });
  });

  describe('what the wallet lacks for an investment', () => {
    const share = async (payRemaining: PageRail) => {
      const { id: campaignId } = await aCampaign(t);
      const investor = await anInvestor(t, { wallet: 60_000n });
      const { id } = await reserve(investor, campaignId, 100_000);
      const pay = (idempotencyKey = newId()) =>
        investor.api.send(investmentsApi.payFromWalletAndCard, {
          params: { id },
          body: { payRemaining },
          idempotencyKey,
        });
      return { investor, id, pay };
    };
    const read = async (investor: Person, id: string) => investor.api.send(investmentsApi.read, { params: { id } });

    it('is debited, and the wallet’s part is held until the bank has answered: both are paid together', async () => {
      const { investor, id, pay } = await share('ach');
      const key = newId();
      const [first, second] = await Promise.all([pay(key), pay(key)]);
      expect(first).toMatchObject({ walletPart: 60_000, cardPart: 40_000 });
      expect(second.url).toBe(first.url);
      await agree(await sessionOf(id), GOOD);
      expect(await walletOf(t, investor.id)).toBe(0n);
      expect(await read(investor, id)).toMatchObject({ state: 'paying', paymentType: 'wallet_and_ach' });
      expect(await refusalOf(pay())).toBe('payment.clearing');
      await t.travel(ANSWER);
      expect(await read(investor, id)).toMatchObject({ state: 'received', walletPart: 60_000 });
    });

    it('R01 frees the wallet’s part with the place', async () => {
      const { investor, id, pay } = await share('ach');
      await pay();
      await agree(await sessionOf(id), R01);
      await t.travel(ANSWER);
      expect(await read(investor, id)).toMatchObject({ state: 'reserved' });
      expect(await walletOf(t, investor.id)).toBe(60_000n);
    });

    it('is paid by PayPal, and both parts go back where they came from', async () => {
      const { investor, id, pay } = await share('paypal');
      await pay();
      await approve(await sessionOf(id));
      expect(await read(investor, id)).toMatchObject({ state: 'received', paymentType: 'wallet_and_paypal' });
      await investor.api.send(investmentsApi.cancel, { params: { id } });
      await t.settle();
      expect(await walletOf(t, investor.id)).toBe(60_000n);
      const refunds = await t.db.query<{ provider: string; amount: string; state: string }>(
        'select r.provider, r.amount, r.state from refund r join payment p on p.id = r.payment_id where p.subject_id = $1',
        [id],
      );
      expect(refunds).toEqual([{ provider: 'paypal', amount: '40000', state: 'succeeded' }]);
    });
  });

  describe('what a site may take', () => {
    const offered = async (person: Person) =>
      (await person.api.send(paymentsApi.rails, { query: { currency: 'USD' } })).map(({ rail }) => rail);
    const underCustody = async (mode: string) => {
      await t.db.query(`update site_setting set value = to_jsonb($1::text) where name = 'custodyMode'`, [mode]);
      t.get(SettingsService).forget();
    };

    it('names the ways to pay in a currency with their limits and times', async () => {
      const person = await anInvestor(t);
      expect(await person.api.send(paymentsApi.rails, { query: { currency: 'USD' } })).toMatchObject([
        { rail: 'card', maximum: 500_000, clearingDays: 0, returnDays: 120 },
        { rail: 'ach', maximum: 10_000_000, clearingDays: 4, returnDays: 60 },
        { rail: 'paypal', maximum: 1_000_000, clearingDays: 6, returnDays: 180 },
      ]);
    });

    it('a rail whose money the platform would hold is refused where a third party has to hold it', async () => {
      const { id: campaignId } = await aCampaign(t);
      const investor = await anInvestor(t);
      const { id } = await reserve(investor, campaignId, 50_000);
      await underCustody('qtp_mirror');
      expect(await offered(investor)).toEqual([]);
      const body = { purpose: 'investment' as const, id };
      const page = investor.api.send(paymentsApi.openCheckout, { body, idempotencyKey: newId() });
      expect(await refusalOf(page)).toBe('payment.rail_closed');
      await underCustody('broker_dealer');
      expect(await offered(investor)).toEqual(['card', 'ach', 'paypal']);
      await underCustody('demo');
    });

    it('tells the public part of each payment setting, and of no other', async () => {
      const visitor = await aPerson(t);
      const setting = (type: string) => visitor.api.send(paymentsApi.settings, { params: { type } });
      expect(await setting('paypal')).toMatchObject({ type: 'paypal', enabled: true });
      expect((await setting('ach')).limits).toEqual([{ currency: 'USD', maximum: 10_000_000 }]);
      expect(await setting('northkyc')).toMatchObject({ enabled: false, limits: [] });
      expect(await refusalOf(setting('cash'))).toBe('request.not_found');
    });
  });
});
