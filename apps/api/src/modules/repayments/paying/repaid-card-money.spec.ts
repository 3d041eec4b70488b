import { repaymentsApi, walletApi } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { CardMoney } from '../../wallet/index.js';
import { BANK } from '../../../testing/bank-account.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { chargeOf, expectBooksToAgree, openPage, paymentOf, topUpByCard } from '../../../testing/card-money.js';
import { payFromWallet, process } from '../../../testing/loans.js';
import { anInvestor, credit, type Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { investAs } from '../../../testing/investing/invest-as.js';

interface Company {
  campaignId: string;
  owner: Person;
  /** Has three quarters of it. */
  large: Person;
  small: Person;
  /** Its dividends. */
  ids: string[];
}

// A bank may take a card payment back for months: until then it is not money for another bank account, whoever has it.
describe('what investors were repaid with card money', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(() => expectBooksToAgree(t));

  const walletOf = (person: Person) => person.api.send(walletApi.detail, { query: {} });
  const withdraw = (person: Person, amount: number) =>
    person.api.send(walletApi.withdraw, { body: { ...BANK, currency: 'USD', amount }, idempotencyKey: newId() });

  /** A company with two investors, one of whom has three quarters of it, and the dividends it owes. */
  const companyOf = async (...dividends: number[]): Promise<Company> => {
    const { id: campaignId, owner } = await aCampaign(t, { mode: 'fixed', goal: 400_000 });
    const invested = async (amount: number): Promise<Person> => {
      const investor = await anInvestor(t, { wallet: BigInt(amount) });
      const body = { amount, paymentType: 'wallet' as const };
      await investAs(investor.api, { params: { campaignId }, body, idempotencyKey: newId() });
      return investor;
    };
    const [large, small] = [await invested(300_000), await invested(100_000)];
    await t.travel(32 * DAY);
    const dueDate = new Date(t.get(Clock).now().getTime() + DAY).toISOString().slice(0, 10);
    const ids = [];
    for (const amount of dividends) {
      const body = { rePaymentType: 'dividend' as const, amount, dueDate };
      const { id } = await owner.api.send(repaymentsApi.create, {
        params: { campaignId },
        body,
        idempotencyKey: newId(),
      });
      ids.push(id);
    }
    return { campaignId, owner, large, small, ids };
  };
  const payByCard = async ({ owner, ids: [id = ''] }: Company): Promise<string> => {
    const session = await openPage(owner, 'repayment', id);
    await t.payByCard(session);
    await t.settle();
    await process(owner, id);
    return session;
  };
  const payByWallet = async (owner: Person, id = ''): Promise<void> => {
    await payFromWallet(owner, id);
    await process(owner, id);
  };

  it('security 10: waits for the days of the card that paid the repayment', async () => {
    const company = await companyOf(40_001);
    const { large, small } = company;
    await payByCard(company);
    expect(await walletOf(large)).toMatchObject({ available: 30_001, withdrawable: 0 });
    expect((await walletOf(large)).withdrawableLater).toMatchObject([{ amount: 30_001 }]);
    expect((await failureOf(withdraw(large, 10_000))).fields).toMatchObject([
      { field: 'amount', code: 'wallet.card_money', params: { available: 0, currency: 'USD', days: 120 } },
    ]);
    // Nobody else's card is given back what a company paid.
    expect((await walletOf(small)).returnable).toEqual([]);
    await t.travel(121 * DAY);
    expect(await walletOf(large)).toMatchObject({ withdrawable: 30_001, withdrawableLater: [] });
    await withdraw(large, 30_001);
  });

  it('is read whichever way the database joins: not every source of a transaction is an id', async () => {
    const company = await companyOf(40_001);
    await payByCard(company);
    const held = await t.db.inTx(async (tx) => {
      for (const way of ['nestloop', 'mergejoin']) await tx.query(`set local enable_${way} = off`);
      return t.get(CardMoney).held(tx, { userId: company.large.id, currency: 'USD' }, 120);
    });
    expect(held.total).toBe(30_001n);
  });

  it('security 10: waits, too, when the owner’s wallet paid with what came by card', async () => {
    const { owner, large, small, ids } = await companyOf(40_000, 10_000);
    await credit(t, owner.id, 25_000n);
    await topUpByCard(t, owner, 10_000);
    await t.travel(30 * DAY);
    await topUpByCard(t, owner, 15_000);
    await payByWallet(owner, ids[0]);
    // 25,000 of other money is spent first, then the older card payment, then 5,000 of the newer one.
    expect(await walletOf(large)).toMatchObject({ available: 30_000, withdrawable: 18_750 });
    expect((await walletOf(large)).withdrawableLater.map(({ amount }) => amount)).toEqual([7_500, 3_750]);
    expect(await walletOf(small)).toMatchObject({ available: 10_000, withdrawable: 6_250 });
    // What is left of the newer one pays the next dividend.
    await payByWallet(owner, ids[1]);
    expect(await walletOf(small)).toMatchObject({ available: 12_500, withdrawable: 6_250 });
    await t.travel(91 * DAY);
    expect(await walletOf(large)).toMatchObject({ available: 37_500, withdrawable: 26_250 });
    await t.travel(30 * DAY);
    expect(await walletOf(large)).toMatchObject({ available: 37_500, withdrawable: 37_500 });
  });

  it('is passed on as card money by an investor who repays others', async () => {
    const first = await companyOf(40_000);
    const second = await companyOf(20_000);
    await payByCard(first);
    const between = first.large;
    await t.database.asOwner((client) =>
      client.query('update campaign set owner_id = $2 where id = $1', [second.campaignId, between.id]),
    );
    await payByWallet(between, second.ids[0]);
    expect(await walletOf(second.large)).toMatchObject({ available: 15_000, withdrawable: 0 });
    expect(await walletOf(between)).toMatchObject({ available: 10_000, withdrawable: 0 });
  });

  it('goes back to no card: only what the investor’s own card brought does', async () => {
    const company = await companyOf(40_000);
    const { large } = company;
    await topUpByCard(t, large, 20_000);
    await payByCard(company);
    expect(await walletOf(large)).toMatchObject({
      available: 50_000,
      withdrawable: 0,
      returnable: [{ amount: 20_000 }],
    });
    // Of card money the oldest is spent first: the top-up’s.
    const other = await companyOf(15_000);
    await t.database.asOwner((client) =>
      client.query('update campaign set owner_id = $2 where id = $1', [other.campaignId, large.id]),
    );
    await payByWallet(large, other.ids[0]);
    expect(await walletOf(large)).toMatchObject({ available: 35_000, returnable: [{ amount: 5_000 }] });
  });

  it('stays with the investors, and waits, when the owner’s bank takes it back', async () => {
    const company = await companyOf(40_000);
    const payment = await paymentOf(t, await payByCard(company));
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    expect(await walletOf(company.large)).toMatchObject({ available: 30_000, withdrawable: 0, frozen: false });
  });

  it('is written down once, whatever way and however often the repayment is paid', async () => {
    const { owner, ids } = await companyOf(40_000);
    const [id = ''] = ids;
    await topUpByCard(t, owner, 50_000);
    const key = newId();
    await Promise.all([payFromWallet(owner, id, key), payFromWallet(owner, id)]);
    await payFromWallet(owner, id, key);
    const noted = await t.db.query('select amount::int from repayment_card_money where repayment_id = $1', [id]);
    expect(noted).toEqual([{ amount: 40_000 }]);
  });
});
