import { walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { openPage } from '../../testing/card-money.js';
import { anInvestor, type Person } from '../../testing/people.js';
import { failureOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';

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
