import { walletApi } from '@cairn/contracts';
import { entryOf, post, settle, transfer } from '../../../testing/ledger/books.js';
import { aHolder, aPerson, credit } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('the statement of a wallet', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('M-4 C-01 its pages are complete: ten lines each by default, each once, with the balance after it', async () => {
    const person = await aPerson(t);
    const other = await aHolder(t);
    for (let n = 1; n <= 12; n++) await credit(t, person.id, BigInt(n * 100));
    // Two lines of one transaction, a hold that was posted, one that was freed, and one that is open.
    await post(t, entryOf([transfer(person.id, other, 10n), transfer(person.id, other, 20n)]));
    const [posted, freed] = [1n, 2n].map((minor) => entryOf([transfer(person.id, other, minor)], { phase: 'pending' }));
    for (const hold of [posted, freed]) if (hold) await post(t, hold);
    await settle(t, posted?.uid ?? '', 'post');
    await settle(t, freed?.uid ?? '', 'void');
    await post(t, entryOf([transfer(person.id, other, 4n)], { phase: 'pending' }));
    await credit(t, person.id, 5n);

    const whole = await person.api.send(walletApi.transactions, { query: { limit: 50 } });
    expect(whole.nextCursor).toBeNull();
    expect((await person.api.send(walletApi.detail, { query: {} })).displayLoadMore).toBe(true);
    expect((await (await aPerson(t)).api.send(walletApi.detail, { query: {} })).displayLoadMore).toBe(false);
    expect((await person.api.send(walletApi.transactions, { query: {} })).items).toEqual(whole.items.slice(0, 10));
    expect(whole.items.slice(0, 6).map(({ amount, balance, entryType }) => [entryType, amount, balance])).toEqual([
      ['CREDIT', 5, 7_774],
      ['DEBIT', 4, null],
      ['DEBIT', 2, null],
      ['DEBIT', 1, 7_769],
      ['DEBIT', 20, 7_770],
      ['DEBIT', 10, 7_790],
    ]);
    const paged: typeof whole.items = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await person.api.send(walletApi.transactions, {
        query: { limit: 5, ...(cursor ? { cursor } : {}) },
      });
      paged.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(whole.items);
  });

  it('confirms each of its entries, also as a PDF, to its owner only', async () => {
    const person = await aPerson(t);
    await credit(t, person.id, 150_000n);
    await post(t, entryOf([transfer(person.id, await aHolder(t), 4_550n)], { phase: 'pending' }));
    const { items } = await person.api.send(walletApi.transactions, { query: {} });
    const one = (id: string, who = person) => who.api.send(walletApi.transaction, { params: { id }, query: {} });
    for (const { balance: _balance, ...entry } of items) expect(await one(entry.transactionId)).toMatchObject(entry);
    const id = items[0]?.transactionId ?? '';
    expect(await refusalOf(one(id, await aPerson(t)))).toBe('request.not_found');
    for (const language of ['en', 'fr', 'ar']) {
      const paper = await t
        .http()
        .get(`/api/v1.1/wallet/transactions/${id}?format=pdf&lng=${language}`)
        .set('authorization', `Bearer ${person.token}`);
      expect(paper.headers['content-type']).toBe('application/pdf');
    }
  });

  it('is taken whole as a table, amounts in major units with their sign and currency', async () => {
    const person = await aPerson(t);
    const other = await aHolder(t);
    await credit(t, person.id, 150_000n);
    await post(t, entryOf([transfer(person.id, other, 4_550n)]));
    const csv = async (language: string) => {
      const answer = await t
        .http()
        .get(`/api/v1.1/wallet/transactions?format=csv&limit=1&lng=${language}`)
        .set('authorization', `Bearer ${person.token}`);
      expect(answer.headers['content-type']).toMatch(/^text\/csv/);
      return answer.text
        .replace(/^\ufeff/, '')
        .trimEnd()
        .split('\r\n');
    };
    const [head, ...lines] = await csv('en');
    expect(head).toBe('"Date","Movement","Campaign","Reference","Amount","Currency","Balance","Status"');
    expect(lines.map((line) => line.split(',').slice(4, 7).join())).toEqual([
      '"-45.50","USD","1454.50"',
      '"1500.00","USD","1500.00"',
    ]);
    expect((await csv('ar'))[0]).toContain('"الحركة"');
  });

  it('D-25 the wallets in other currencies are listed, each with its own statement', async () => {
    const person = await aPerson(t);
    const read = (currencyId?: string) =>
      person.api.send(walletApi.detail, { query: currencyId === undefined ? {} : { currencyId } });
    expect((await read()).others).toEqual([]);
    await credit(t, person.id, 500n, 'EUR');
    await credit(t, person.id, 1_500n, 'KWD');
    expect(await read()).toMatchObject({
      currency: 'USD',
      currencyId: 'USD',
      userWalletBalance: 0,
      others: [
        { currency: 'EUR', available: 500 },
        { currency: 'KWD', available: 1_500 },
      ],
    });
    // The site's own is always there to go back to.
    expect(await read('EUR')).toMatchObject({
      available: 500,
      others: [
        { currency: 'USD', available: 0 },
        { currency: 'KWD', available: 1_500 },
      ],
    });
    const { items } = await person.api.send(walletApi.transactions, { query: { currencyId: 'EUR' } });
    expect(items).toMatchObject([{ amount: 500, currency: 'EUR', balance: 500 }]);
  });

  it('M-4 refuses a cursor that it has not made', async () => {
    const person = await aPerson(t);
    const cursor = Buffer.from('1;drop', 'utf8').toString('base64url');
    expect(await refusalOf(person.api.send(walletApi.transactions, { query: { cursor } }))).toBe('validation.format');
  });
});
