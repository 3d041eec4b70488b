import { adminApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK as ACCOUNT } from '../../../testing/bank-account.js';
import { HOUR, passTime } from '../../../testing/clock.js';
import { ledgerStory } from '../../../testing/ledger/ledger-story.js';
import { anInvestor, aPerson, credit, walletOf, typedNameBy, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from '../../settings/index.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { sendWithdrawal } from '../../../testing/withdrawals.js';

const BANK = { currency: 'USD', ...ACCOUNT };

describe('withdrawing', () => {
  let t: TestApp;
  let finance: Person;
  beforeAll(async () => {
    t = await startTestApp();
    finance = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const withMoney = (minor: bigint): Promise<Person> => anInvestor(t, { wallet: minor });
  const withdraw = (person: Person, amount: number, change: object = {}, idempotencyKey = newId()) =>
    person.api.send(walletApi.withdraw, { body: { ...BANK, amount, ...change }, idempotencyKey });

  it('V-24 from one to the balance, below the day’s limit, and never more than there is', async () => {
    const person = await withMoney(20_000_000n);
    expect(await refusalOf(withdraw(person, 99))).toBe('wallet.withdrawal_range');
    expect(await refusalOf(withdraw(person, 20_000_001, {}))).toBe('wallet.withdrawal_daily_limit');
    expect(await refusalOf(withdraw(person, 10_000_001))).toBe('wallet.withdrawal_daily_limit');
    await withdraw(person, 10_000_000);
    expect(await refusalOf(withdraw(person, 100))).toBe('wallet.withdrawal_daily_limit');
    const poor = await withMoney(500n);
    expect(await refusalOf(withdraw(poor, 501))).toBe('wallet.insufficient');
    expect(await withdraw(poor, 500)).toMatchObject({ state: 'requested', status: 0 });
  });

  it('M-6 the day’s limit holds for withdrawals asked for at the same moment', async () => {
    const person = await withMoney(40_000_000n);
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => withdraw(person, 3_000_000)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await person.api.send(walletApi.detail, { query: {} })).toMatchObject({ reserved: 9_000_000 });
  });

  it('V-09 V-10 the account number has 5 to 20 digits and is repeated, the routing number passes its check', async () => {
    const person = await withMoney(10_000n);
    const fields = async (change: object) =>
      (await failureOf(withdraw(person, 1_000, change))).fields.map(({ code }) => code);
    expect(await fields({ accountNumber: '1234', confirmAccountNumber: '1234' })).toEqual([
      'validation.account_number',
    ]);
    expect(await fields({ accountNumber: '1'.repeat(21), confirmAccountNumber: '1'.repeat(21) })).toHaveLength(1);
    expect(await fields({ confirmAccountNumber: '000123456780' })).toEqual(['validation.account_number_mismatch']);
    expect(await fields({ routingNumber: '110000001' })).toEqual(['validation.routing_number']);
    expect(await fields({ routingNumber: '11000000' })).toEqual(['validation.routing_number']);
  });

  it('S-14 pending while it waits, success when an admin has sent it; the ledger tells it', async () => {
    const person = await withMoney(10_000n);
    const key = newId();
    const [made] = await Promise.all([1, 2, 3].map(() => withdraw(person, 8_000, {}, key)));
    const detail = await person.api.send(walletApi.detail, { query: {} });
    expect(detail).toMatchObject({ available: 2_000, reserved: 8_000 });
    const one = { params: { id: made?.id ?? '' } };
    expect(await finance.api.send(adminApi.withdrawal, one)).toMatchObject({ accountNumberLast4: '6789', status: 0 });
    await passTime(t, 72 * HOUR);
    expect(await sendWithdrawal(finance.api, one.params.id)).toMatchObject({
      state: 'sent',
      status: 2,
    });
    expect(await refusalOf(finance.api.send(adminApi.sendWithdrawal, { ...one, body: { reference: 'QB-1' } }))).toBe(
      'wallet.bad_transition',
    );
    expect(await walletOf(t, person.id)).toBe(2_000n);
    const { items } = await person.api.send(walletApi.transactions, { query: {} });
    expect(items[0]).toMatchObject({
      event: 'withdrawal',
      entryType: 'DEBIT',
      amount: 8_000,
      balance: 2_000,
      status: 2,
    });
    expect(await ledgerStory(t, { [person.id]: 'person' })).toMatchInlineSnapshot(`
      "kind        phase    debit                credit                    minor
      withdrawal  pending  L:wallet:person:USD  L:transit:withdrawal:USD  8000
      withdrawal  post     L:wallet:person:USD  L:transit:withdrawal:USD  8000"
    `);
  });

  it('a rejected one is in the wallet again, with its reason', async () => {
    const person = await withMoney(10_000n);
    const { id } = await withdraw(person, 10_000);
    await finance.api.send(adminApi.rejectWithdrawal, { params: { id }, body: { reason: 'The name does not match.' } });
    expect(await walletOf(t, person.id)).toBe(10_000n);
    const { items } = await person.api.send(walletApi.transactions, { query: {} });
    expect(items[0]).toMatchObject({ event: 'withdrawal', status: 3 });
    const [row] = await t.db.query<{ at: Date }>('select decided_at as at from withdrawal where id = $1', [id]);
    const read = await finance.api.send(adminApi.withdrawal, { params: { id } });
    expect(read).toMatchObject({ state: 'rejected', endedAt: row?.at.toISOString(), sentAt: null, failedAt: null });
  });

  const set = (name: 'kycRequired' | 'withdrawalDailyLimit' | 'withdrawalTwoPersonAbove', value: unknown) =>
    t.db.inTx((tx) => t.get(SettingsService).set(tx, name, value));

  it('D-10 money leaves only after the identity was confirmed, where the site asks for it', async () => {
    const stranger = await aPerson(t);
    await credit(t, stranger.id, 10_000n);
    expect(await refusalOf(withdraw(stranger, 1_000))).toBe('wallet.identity_needed');
    expect(await stranger.api.send(walletApi.detail, { query: {} })).toMatchObject({
      identityNeeded: true,
      accountHolder: null,
    });
    await set('kycRequired', false);
    const { fields } = await failureOf(withdraw(stranger, 1_000));
    expect(fields).toMatchObject([{ field: 'accountHolder', code: 'wallet.holder_mismatch' }]);
    const own = { accountHolder: await typedNameBy(t, stranger) };
    expect(await withdraw(stranger, 1_000, own)).toMatchObject({ state: 'requested' });
    await set('kycRequired', true);
  });

  it('U-3 D-3 the account is held by the person, however the bank writes the name, or by their company', async () => {
    const person = await withMoney(100_000n);
    for (const accountHolder of ['TEST PERSON', 'Person, Test', 'Tést  Përson'])
      expect(await withdraw(person, 1_000, { accountHolder })).toMatchObject({ accountHolder });
    const other = await failureOf(withdraw(person, 1_000, { accountHolder: 'Another Person' }));
    expect(other.fields).toMatchObject([
      { field: 'accountHolder', code: 'wallet.holder_mismatch', params: { name: 'Test Person' } },
    ]);
    expect((await failureOf(withdraw(person, 1_000, { accountHolder: '' }))).fields).toMatchObject([
      { field: 'accountHolder' },
    ]);
    const [row] = await t.db.query<{ account_holder: Buffer }>(
      'select account_holder from withdrawal where user_id = $1',
      [person.id],
    );
    expect(row?.account_holder.toString('utf8')).not.toMatch(/person/i);
  });

  it('M-6 the day’s limit counts every currency by the rate of today, and refuses without one', async () => {
    const person = await withMoney(10_000_000n);
    await credit(t, person.id, 10_000_000n, 'EUR');
    expect((await failureOf(withdraw(person, 1_000, { currency: 'EUR' }))).fields).toMatchObject([
      { field: 'amount', code: 'wallet.no_rate', params: { code: 'EUR' } },
    ]);
    await t.db.query(
      `insert into exchange_rate values ('EUR', 'USD', kernel.now()::date, 1.25, 'A bank', null, kernel.now())`,
    );
    await withdraw(person, 8_000_000);
    const asked = await Promise.allSettled([1, 2, 3, 4].map(() => withdraw(person, 800_000, { currency: 'EUR' })));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await refusalOf(withdraw(person, 100))).toBe('wallet.withdrawal_daily_limit');
  });

  it('M-6 the day’s limit is measured by the newest rate, also where an older one was entered the other way round', async () => {
    const person = await anInvestor(t);
    await credit(t, person.id, 10_000_000n, 'GBP');
    await t.db.query(
      `insert into exchange_rate (base, quote, on_date, rate, source, entered_at)
       values ('GBP', 'USD', kernel.now()::date - 2, 1.10, 'A bank', kernel.now() - interval '2 days'),
              ('USD', 'GBP', kernel.now()::date, 0.80, 'A bank', kernel.now())`,
    );
    expect((await failureOf(withdraw(person, 8_500_000, { currency: 'GBP' }))).fields).toMatchObject([
      { field: 'amount', code: 'wallet.withdrawal_daily_limit' },
    ]);
    expect(await withdraw(person, 8_000_000, { currency: 'GBP' })).toMatchObject({ state: 'requested' });
  });

  it('SEC-60 a new account waits for 72 hours, and its owner is notified; one that was used does not', async () => {
    const person = await withMoney(100_000n);
    const first = await withdraw(person, 1_000);
    const send = (id: string) => sendWithdrawal(finance.api, id);
    expect(await refusalOf(send(first.id))).toBe('wallet.cooling_down');
    await passTime(t, 40 * HOUR);
    const second = await withdraw(person, 1_000);
    expect(second.sendableAt).toBe(first.sendableAt);
    await passTime(t, 32 * HOUR);
    await Promise.all([send(first.id), send(second.id)]);
    const third = await withdraw(person, 1_000);
    expect(await send(third.id)).toMatchObject({ state: 'sent' });
    const told = await t.db.query(
      `select 1 from kernel.outbox where topic = 'withdrawal.new_account' and body ->> 'userId' = $1`,
      [person.id],
    );
    expect(told.length).toBeGreaterThan(0);
    await withdraw(person, 1_000, { accountNumber: '99887766', confirmAccountNumber: '99887766' });
    const [accounts] = await t.db.query<{ count: number }>(
      `select count(distinct body ->> 'last4')::int as count from kernel.outbox
       where topic = 'withdrawal.new_account' and body ->> 'userId' = $1`,
      [person.id],
    );
    expect(accounts?.count).toBe(2);
  });

  it('SEC-60 an account whose withdrawal was called back is as new as before', async () => {
    const person = await withMoney(100_000n);
    const { id } = await withdraw(person, 1_000);
    await person.api.send(walletApi.cancelWithdrawal, { params: { id } });
    const [entry] = (await person.api.send(walletApi.transactions, { query: {} })).items;
    expect(entry).toMatchObject({ event: 'withdrawal', balance: null, withdrawalState: 'cancelled' });
    await passTime(t, 100 * HOUR);
    const { sendableAt, createdAt } = await withdraw(person, 1_000);
    expect(Date.parse(sendableAt) - Date.parse(createdAt)).toBe(72 * HOUR);
  });
});
