import { walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import { anInvestor, credit, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from '../../settings/index.js';

/** Of 3.00 dollars, in minor units. */
const FLAT = 300n;

describe('a flat fee, which is written in the site’s currency', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    await t.db.inTx(async (tx) => {
      await t.get(SettingsService).set(tx, 'topUpFeeFlat', FLAT);
      await t.get(SettingsService).set(tx, 'withdrawalFeeFlat', FLAT);
    });
  });
  afterAll(() => t.close());
  beforeEach(() => t.db.query('delete from exchange_rate'));

  const withRates = () =>
    t.db.query(
      `insert into exchange_rate (base, quote, on_date, rate, source, entered_at)
       select base, quote, kernel.now()::date, rate, 'A bank', kernel.now()
       from (values ('USD', 'JPY', 150.5), ('USD', 'KWD', 0.3071), ('EUR', 'USD', 1.085)) r(base, quote, rate)`,
    );
  const flat = async (person: Person, currencyId: string) => {
    const { topUpFeeFlat, withdrawalFeeFlat } = await person.api.send(walletApi.detail, { query: { currencyId } });
    return [topUpFeeFlat, withdrawalFeeFlat];
  };
  const topUp = (person: Person, amount: number, currency: string, idempotencyKey = newId()) =>
    person.api.send(walletApi.open, { body: { amount, currency }, idempotencyKey });
  const withdraw = (person: Person, amount: number, currency: string, idempotencyKey = newId()) =>
    person.api.send(walletApi.withdraw, { body: { ...BANK, amount, currency }, idempotencyKey });

  // Card payments in dinars end in 0, and so does their fee: otherwise no round amount could be added.
  it.each([
    ['JPY', 10_000, 452, 452],
    ['EUR', 10_000, 276, 276],
    ['USD', 10_000, 300, 300],
    ['KWD', 10_000, 920, 921],
  ])(
    'is as much in %s, half up, and what is said beforehand is what is taken',
    async (currency, amount, added, taken) => {
      await withRates();
      const person = await anInvestor(t);
      await credit(t, person.id, BigInt(amount), currency);
      expect(await flat(person, currency)).toEqual([added, taken]);
      expect(await topUp(person, amount, currency)).toMatchObject({ fee: added, total: amount + added });
      const key = newId();
      const made = await Promise.all([1, 2, 3].map(() => withdraw(person, amount, currency, key)));
      expect(made).toMatchObject([1, 2, 3].map(() => ({ id: made[0]?.id, amount, fee: taken })));
      expect(await walletOf(t, person.id, currency)).toBe(0n);
    },
  );

  it('is not guessed where no rate says how much it is: nothing is made, and it is not known beforehand', async () => {
    const person = await anInvestor(t);
    await credit(t, person.id, 10_000n, 'JPY');
    expect(await flat(person, 'JPY')).toEqual([null, null]);
    const refusal = [{ field: 'amount', code: 'wallet.no_rate', params: { code: 'JPY' } }];
    expect((await failureOf(topUp(person, 10_000, 'JPY'))).fields).toMatchObject(refusal);
    expect((await failureOf(withdraw(person, 1_000, 'JPY'))).fields).toMatchObject(refusal);
    expect(await t.db.query('select 1 from top_up where user_id = $1', [person.id])).toEqual([]);
    expect(await walletOf(t, person.id, 'JPY')).toBe(10_000n);
    expect(await flat(person, 'USD')).toEqual([300, 300]);
  });

  it('of a command that is repeated is what it was, whatever has become of the rate', async () => {
    await withRates();
    const person = await anInvestor(t);
    await credit(t, person.id, 100_000n, 'EUR');
    const [adding, taking] = [newId(), newId()];
    const [added, taken] = [await topUp(person, 10_000, 'EUR', adding), await withdraw(person, 10_000, 'EUR', taking)];
    await t.db.query('delete from exchange_rate');
    expect(await topUp(person, 10_000, 'EUR', adding)).toEqual(added);
    expect(await withdraw(person, 10_000, 'EUR', taking)).toEqual(taken);
    expect(await refusalOf(topUp(person, 10_000, 'EUR'))).toBe('wallet.no_rate');
  });

  it('leaves something of a withdrawal', async () => {
    await withRates();
    const person = await anInvestor(t);
    await credit(t, person.id, 10_000n, 'KWD');
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'withdrawalFeeFlat', 1_000n));
    expect((await failureOf(withdraw(person, 3_071, 'KWD'))).fields).toMatchObject([
      { field: 'amount', code: 'wallet.withdrawal_range', params: { minimum: 3_072, currency: 'KWD' } },
    ]);
    expect(await withdraw(person, 3_072, 'KWD')).toMatchObject({ fee: 3_071 });
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'withdrawalFeeFlat', FLAT));
  });
});
