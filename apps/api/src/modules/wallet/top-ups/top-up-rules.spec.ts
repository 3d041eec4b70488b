import { walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { openPage } from '../../../testing/card-money.js';
import { anInvestor, type Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

describe('a top-up that is opened', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const open = (person: Person, currency: string, amount: number) =>
    person.api.send(walletApi.open, { body: { amount, currency }, idempotencyKey: newId() });
  const made = async ({ id }: Person) => (await t.db.query('select 1 from top_up where user_id = $1', [id])).length;

  it.each([
    ['CAD', 10_000, 'currency', 'payment.rail_unavailable', {}],
    ['BHD', 10_000, 'currency', 'payment.rail_unavailable', {}],
    ['TND', 10_000, 'currency', 'payment.rail_unavailable', {}],
    ['JPY', 1, 'amount', 'payment.below_minimum', { minimum: 50, currency: 'JPY' }],
    ['JPY', 49, 'amount', 'payment.below_minimum', { minimum: 50, currency: 'JPY' }],
    ['KWD', 10_001, 'amount', 'payment.granularity', { amount: 10, currency: 'KWD' }],
    ['USD', 500_001, 'amount', 'payment.card_limit', { maximum: 500_000, currency: 'USD' }],
  ] as const)(
    'in %s for %i is refused beside its %s, and nothing is made',
    async (currency, amount, field, code, params) => {
      const person = await anInvestor(t);
      expect((await failureOf(open(person, currency, amount))).fields).toMatchObject([{ field, code, params }]);
      expect(await made(person)).toBe(0);
    },
  );

  it.each([
    ['JPY', 50],
    ['KWD', 10_000],
    ['USD', 500_000],
  ] as const)('in %s for %i can be paid', async (currency, amount) => {
    const person = await anInvestor(t);
    const { id } = await open(person, currency, amount);
    expect(await openPage(person, 'top_up', id)).not.toBe('');
  });

  it('has limits worth those of the site’s currency once there is a rate, as round figures', async () => {
    const person = await anInvestor(t);
    const limits = async (currencyId: string) => {
      const { topUpMaximum, topUpRails } = await person.api.send(walletApi.detail, { query: { currencyId } });
      return { topUpMaximum, cardMaximum: topUpRails[0]?.maximum };
    };
    expect(await limits('JPY')).toEqual({ topUpMaximum: 100_000, cardMaximum: 500_000 });
    expect(await limits('KWD')).toEqual({ topUpMaximum: 100_000_000, cardMaximum: 5_000_000 });
    await t.db.query(
      `insert into exchange_rate (base, quote, on_date, rate, source, entered_at)
       select 'USD', quote, kernel.now()::date, rate, 'A bank', kernel.now() from (values ('JPY', 150.3), ('KWD', 0.307)) r(quote, rate)`,
    );
    expect(await limits('JPY')).toEqual({ topUpMaximum: 15_000_000, cardMaximum: 750_000 });
    expect(await limits('KWD')).toEqual({ topUpMaximum: 31_000_000, cardMaximum: 1_500_000 });
    expect(await limits('USD')).toEqual({ topUpMaximum: 10_000_000, cardMaximum: 500_000 });
    expect((await failureOf(open(person, 'KWD', 1_500_010))).fields).toMatchObject([
      { field: 'amount', code: 'payment.card_limit', params: { maximum: 1_500_000, currency: 'KWD' } },
    ]);
    expect(await open(person, 'JPY', 750_000)).toMatchObject({ total: 750_000 });
    await t.db.query('delete from exchange_rate');
  });

  it('is pending from the payment until it is booked, not while its page is only open', async () => {
    const person = await anInvestor(t);
    const pending = async () => (await person.api.send(walletApi.detail, { query: {} })).pending;
    const { id } = await open(person, 'USD', 50_000);
    const session = await openPage(person, 'top_up', id);
    expect(await pending()).toBe(0);
    await t.payByCard(session);
    // The messages arrive, and are acted on later.
    await t.control('POST', '/webhooks/flush', {});
    expect(await pending()).toBe(50_000);
    await t.settle();
    expect(await pending()).toBe(0);
  });
});
