import { adminApi, walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { ledgerStory } from '../../testing/ledger-story.js';
import { aPerson, credit, walletOf, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LedgerVerifier } from '../ledger/index.js';

const BANK = {
  currency: 'USD',
  bankName: 'Quay Bank',
  accountType: 'checking' as const,
  accountNumber: '000123456789',
  confirmAccountNumber: '000123456789',
  routingNumber: '110000000',
};

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

  const withMoney = async (minor: bigint): Promise<Person> => {
    const person = await aPerson(t);
    await credit(t, person.id, minor);
    return person;
  };
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

  it('V-09 V-10 the account number has 5 to 20 digits and is repeated, the routing number passes its check', async () => {
    const person = await withMoney(10_000n);
    const fields = async (change: object) =>
      (await failureOf(withdraw(person, 1_000, change))).fields.map(({ code }) => code);
    expect(await fields({ accountNumber: '1234', confirmAccountNumber: '1234' })).toEqual([
      'validation.account_number',
    ]);
    expect(await fields({ confirmAccountNumber: '000123456780' })).toEqual(['validation.account_number_mismatch']);
    expect(await fields({ routingNumber: '110000001' })).toEqual(['validation.routing_number']);
    expect(await fields({ routingNumber: '11000000' })).toEqual(['validation.routing_number']);
  });

  it('S-14 pending while it waits, success when an admin has sent it; the books tell it', async () => {
    const person = await withMoney(10_000n);
    const key = newId();
    const [made] = await Promise.all([1, 2, 3].map(() => withdraw(person, 8_000, {}, key)));
    const detail = await person.api.send(walletApi.detail, { query: {} });
    expect(detail).toMatchObject({ available: 2_000, reserved: 8_000 });
    const one = { params: { id: made?.id ?? '' } };
    expect(await finance.api.send(adminApi.withdrawal, one)).toMatchObject({ accountNumberLast4: '6789', status: 0 });
    expect(await finance.api.send(adminApi.sendWithdrawal, { ...one, body: { reference: 'QB-1' } })).toMatchObject({
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
  });
});
