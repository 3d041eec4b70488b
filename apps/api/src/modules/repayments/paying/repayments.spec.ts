import { campaignsApi, paymentsApi, portfolioApi, repaymentsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { ledgerStory } from '../../../testing/ledger/ledger-story.js';
import { anInvestor, credit, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('a loan', () => {
  let t: TestWorld;
  let owner: Person;
  let id: string;
  let slug: string;
  let investors: Person[];
  const amounts = [333_400, 333_300, 333_300];

  beforeAll(async () => {
    t = await startTestWorld();
    const campaign = await aCampaign(t, { type: 'debt', mode: 'fixed', goal: 1_000_000, minimumInvestment: 100 });
    ({ id, owner, slug } = campaign);
    investors = await Promise.all(amounts.map((wallet) => anInvestor(t, { wallet: BigInt(wallet) })));
    for (const [index, investor] of investors.entries()) {
      await investAs(investor.api, {
        params: { campaignId: id },
        body: { amount: amounts[index] ?? 0, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    }
    await t.travel(32 * DAY);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const plan = () => owner.api.send(repaymentsApi.list, { params: { campaignId: id } });
  const instalment = async (n: number) => {
    const found = (await plan()).repayments.find((repayment) => repayment.instalment === n);
    if (found === undefined) throw new Error(`There is no instalment ${n}`);
    return found;
  };

  it('has its schedule from the closing on: four quarters of 8 % on 10,000.00, the principal with the last', async () => {
    const { principal, totalInterest, repayments } = await plan();
    expect({ principal, totalInterest }).toEqual({ principal: 1_000_000, totalInterest: 80_000 });
    expect(repayments.map(({ interest, principal: part }) => [interest, part])).toEqual([
      [20_000, 0],
      [20_000, 0],
      [20_000, 0],
      [20_000, 1_000_000],
    ]);
  });

  it('an instalment from the wallet reaches every investor to the cent, once, though it is asked for three times', async () => {
    await credit(t, owner.id, 50_000n);
    const { id: repaymentId } = await instalment(1);
    const key = newId();
    const pay = () =>
      owner.api.send(repaymentsApi.pay, {
        params: { repaymentId },
        body: { transactionType: 'wallet' },
        idempotencyKey: key,
      });
    await Promise.all([pay(), pay(), pay()]);
    await owner.api.send(repaymentsApi.process, { params: { repaymentId } });
    await t.settle();
    expect(await walletOf(t, owner.id)).toBe(30_000n);
    const detail = await owner.api.send(repaymentsApi.read, { params: { repaymentId }, query: {} });
    expect(detail.state).toBe('distributed');
    expect(detail.parts.map(({ amount }) => amount)).toEqual([6_668, 6_666, 6_666]);
    expect(await Promise.all(investors.map((investor) => walletOf(t, investor.id)))).toEqual([6_668n, 6_666n, 6_666n]);
    const names = Object.fromEntries(investors.map((investor, index) => [investor.id, `investor${index + 1}`]));
    expect(await ledgerStory(t, { [id]: 'campaign', [repaymentId]: 'instalment1', [owner.id]: 'owner', ...names }))
      .toMatchInlineSnapshot(`
      "kind               phase    debit                           credit                          minor
      investment_wallet  posted   L:wallet:investor1:USD          L:escrow:campaign:USD           333400
      investment_wallet  posted   L:wallet:investor2:USD          L:escrow:campaign:USD           333300
      investment_wallet  posted   L:wallet:investor3:USD          L:escrow:campaign:USD           333300
      closing            posted   L:escrow:campaign:USD           R:platform_fee:USD              50000
      closing            posted   L:escrow:campaign:USD           L:payable:campaign:USD          950000
      repayment_wallet   posted   L:wallet:owner:USD              L:distribution:instalment1:USD  20000
      distribution       posted   L:distribution:instalment1:USD  L:wallet:investor1:USD          6668
      distribution       posted   L:distribution:instalment1:USD  L:wallet:investor2:USD          6666
      distribution       posted   L:distribution:instalment1:USD  L:wallet:investor3:USD          6666"
    `);
  });

  it('shows on its public page which payments were made, and which are due', async () => {
    const { payments } = await t.as(null).send(campaignsApi.page, { params: { slug } });
    const repayments = (await plan()).repayments;
    expect(payments).toEqual(
      repayments.map(({ dueDate, interest, principal, amount, paidAt }) => ({
        dueDate,
        interest,
        principal,
        amount,
        paidAt: paidAt === null ? null : expect.any(String),
      })),
    );
    expect(payments.map(({ paidAt }) => paidAt !== null)).toEqual([true, false, false, false]);
  });

  it('shows in the list of funded campaigns how many payments were made, and when the next one is due', async () => {
    const { items } = await t.as(null).send(campaignsApi.front, { query: { status: 4 } });
    const next = (await plan()).repayments.find(({ paidAt }) => paidAt === null);
    expect(items.find((card) => card.slug === slug)?.paymentProgress).toEqual({
      made: 1,
      all: 4,
      nextDue: next?.dueDate,
    });
  });

  it('B-14 an instalment above what the provider takes by card is refused, and stays due', async () => {
    const { id: repaymentId } = await instalment(2);
    const asked = { purpose: 'repayment' as const, id: repaymentId };
    const limit = (providerMaximum: bigint) =>
      t.db.query(`update payment_limit set provider_maximum = $1 where method = 'card' and currency = 'USD'`, [
        providerMaximum,
      ]);
    const [before] = await t.db.query<{ most: string }>(
      `select provider_maximum as most from payment_limit where method = 'card' and currency = 'USD'`,
    );
    await limit(100n);
    const failure = await failureOf(
      owner.api.send(paymentsApi.createCheckout, { body: asked, idempotencyKey: newId() }),
    );
    expect(failure).toMatchObject({ code: 'payment.above_maximum', fields: [{ params: { maximum: 100 } }] });
    await limit(BigInt(before?.most ?? 0));
    expect((await instalment(2)).state).toBe('due');
  });

  it('an instalment by card is shared out when the provider says that it was paid', async () => {
    const { id: repaymentId } = await instalment(2);
    const { url } = await owner.api.send(repaymentsApi.pay, {
      params: { repaymentId },
      body: { transactionType: 'card' },
      idempotencyKey: newId(),
    });
    expect(url).toContain('/c/pay/');
    const session = await owner.api.send(paymentsApi.createCheckout, {
      body: { purpose: 'repayment', id: repaymentId },
      idempotencyKey: newId(),
    });
    await t.payByCard(session.sessionId);
    await t.settle();
    await owner.api.send(repaymentsApi.process, { params: { repaymentId } });
    expect((await instalment(2)).state).toBe('distributed');
    expect((await plan()).paid).toBe(40_000);
  });

  it('the last instalment gives each investor exactly what is left of the principal', async () => {
    await credit(t, owner.id, 2_000_000n);
    for (const n of [3, 4]) {
      const { id: repaymentId } = await instalment(n);
      await owner.api.send(repaymentsApi.pay, {
        params: { repaymentId },
        body: { transactionType: 'wallet' },
        idempotencyKey: newId(),
      });
      await owner.api.send(repaymentsApi.process, { params: { repaymentId } });
    }
    const wallets = await Promise.all(investors.map((investor) => walletOf(t, investor.id)));
    expect(wallets.reduce((sum, part) => sum + part, 0n)).toBe(1_080_000n);
    expect(await plan()).toMatchObject({ outstandingPrincipal: 0, paid: 1_080_000 });
    const dashboard = await investors[0]?.api.send(portfolioApi.dashboard, { query: {} });
    expect(dashboard).toMatchObject({
      invested: 333_400,
      principalReturned: 333_400,
      outstanding: 0,
      incomeReceived: 26_672,
    });
    const statement = await investors[0]?.api.send(walletApi.transactions, { query: {} });
    expect(statement?.items.slice(0, 4).map(({ event, entryType }) => `${entryType} ${event}`)).toEqual([
      'CREDIT distribution',
      'CREDIT distribution',
      'CREDIT distribution',
      'CREDIT distribution',
    ]);
  });

  it('decision 42: no dividend on a loan, and no more principal than is owed', async () => {
    const create = (rePaymentType: 'dividend' | 'returnofInvestment') =>
      owner.api.send(repaymentsApi.create, {
        params: { campaignId: id },
        body: { rePaymentType, amount: 100, dueDate: '2027-06-01' },
        idempotencyKey: newId(),
      });
    expect(await refusalOf(create('dividend'))).toBe('repayment.type_not_allowed');
    expect(await refusalOf(create('returnofInvestment'))).toBe('repayment.above_outstanding');
  });
});
