import { portfolioApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import { anInvestor, type Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('a currency that this site does not have', () => {
  let t: TestApp;
  let person: Person;
  beforeAll(async () => {
    t = await startTestApp();
    person = await anInvestor(t);
  });
  afterAll(() => t.close());

  const calls: [string, string, (code: string) => Promise<unknown>][] = [
    ['the wallet', 'currencyId', (currencyId) => person.api.send(walletApi.detail, { query: { currencyId } })],
    ['its statement', 'currencyId', (currencyId) => person.api.send(walletApi.transactions, { query: { currencyId } })],
    ['withdrawals', 'currencyId', (currencyId) => person.api.send(walletApi.withdrawals, { query: { currencyId } })],
    ['own investments', 'currency', (currency) => person.api.send(portfolioApi.list, { query: { currency } })],
    ['their totals', 'currency', (currency) => person.api.send(portfolioApi.dashboard, { query: { currency } })],
    [
      'a top-up',
      'currency',
      (currency) => person.api.send(walletApi.open, { body: { amount: 1_000, currency }, idempotencyKey: newId() }),
    ],
    [
      'a withdrawal',
      'currency',
      (currency) =>
        person.api.send(walletApi.withdraw, { body: { ...BANK, amount: 1_000, currency }, idempotencyKey: newId() }),
    ],
  ];

  it.each(calls)('is refused beside its field: %s', async (_name, field, call) => {
    for (const code of ['ZZZ', 'XAU', 'AAA']) {
      const refused = await failureOf(call(code));
      expect(refused).toMatchObject({ status: 400, fields: [{ field, code: 'validation.currency' }] });
    }
  });
});
