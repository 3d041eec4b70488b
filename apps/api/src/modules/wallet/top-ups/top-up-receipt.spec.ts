import { communicationApi, LANGUAGE_CODES, TOP_UP_STATES, TOP_UP_STATUS, walletApi } from '@cairn/contracts';
import type { Preapproval } from '@cairn/contracts/wallet/top-up.replies';
import { createWords, formatCount, formatDate, formatInstant, formatMoney } from '@cairn/i18n';
import { newId } from '../../../kernel/crypto/ids.js';
import { openPage } from '../../../testing/card-money.js';
import { aPerson } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { topUpReceiptText } from './top-up-receipt-text.js';

const words = createWords();
const AT = new Date('2026-11-20T09:05:00Z');
const BACK_AT = new Date('2026-11-23T14:30:00Z');

const textIn = (language: (typeof LANGUAGE_CODES)[number], more: Partial<Preapproval> = {}) =>
  topUpReceiptText(
    {
      id: newId(),
      walletPreapprovalId: newId(),
      number: 'TOP-000007',
      clearing: false,
      holderName: 'Anna Stein',
      amount: 10_000n,
      fee: 290n,
      surcharge: 0n,
      total: 10_290n,
      paymentType: 'card',
      currency: 'USD',
      state: 'received',
      status: TOP_UP_STATUS[more.state ?? 'received'],
      createdAt: AT,
      receivedAt: AT,
      transactionId: 'pi_1',
      returning: 0n,
      returnFailed: 0n,
      chargedBack: 0n,
      returned: 0n,
      returnedAt: null,
      ...more,
    },
    {
      say: words.in(language),
      text: (value) => value,
      money: (minor) => formatMoney(language, minor, 'USD'),
      count: (value) => formatCount(language, value),
      instant: (at) => formatInstant(language, at, 'UTC'),
      day: (date) => formatDate(language, date),
    },
  );

describe('U-6 the document of a top-up', () => {
  it('says to whom, when and how it was paid, where the money went, and each part of it', () => {
    const { title, facts, sums } = textIn('en');
    expect(title).toBe('Receipt');
    expect(facts.map(({ term, value }) => `${term}: ${value}`)).toEqual([
      'Receipt number: TOP-000007',
      'Account holder: Anna Stein',
      `Received on: ${formatInstant('en', AT, 'UTC')}`,
      'Paid by: Card',
      'Added to: Your wallet in USD',
      'Transaction: pi_1',
    ]);
    expect(sums.map(({ term, value }) => `${term} ${value}`)).toEqual([
      'Added to the wallet $100.00',
      'Fees $2.90',
      'Paid by card $102.90',
    ]);
  });

  it('names a wire transfer, its fee on top, and all that was paid', () => {
    const { facts, sums } = textIn('en', { paymentType: 'wire', fee: 0n, surcharge: 2_000n, total: 12_000n });
    expect(facts).toContainEqual({ term: 'Paid by', value: 'Wire transfer' });
    expect(sums.map(({ term, value }) => `${term} ${value}`)).toEqual([
      'Added to the wallet $100.00',
      'Fees $0.00',
      'Fee of the payment by wire transfer $20.00',
      'Paid by wire transfer $120.00',
    ]);
  });

  it('says what went back to the card', () => {
    expect(textIn('en', { returned: 10_000n }).sums.at(-1)).toEqual({ term: 'Returned to the card', value: '$100.00' });
  });

  it('says that the money was credited, and nothing else, while nothing went back', () => {
    expect(textIn('en').notes).toEqual(['The money was credited to your wallet.']);
  });

  it.each<[Partial<Preapproval>, string[]]>([
    [
      { returned: 10_000n, returnedAt: BACK_AT },
      [
        `$100.00 was returned to the card on ${formatInstant('en', BACK_AT, 'UTC')}.`,
        'None of this top-up is left in the wallet.',
      ],
    ],
    [{ returned: 4_000n }, ['$40.00 was returned to the card.']],
    [{ chargedBack: 10_290n }, ['Your bank took $102.90 back.', 'None of this top-up is left in the wallet.']],
    [{ returning: 4_000n }, ['$40.00 is being returned to the card.']],
    [
      { returned: 4_000n, returnFailed: 6_000n },
      [
        '$60.00 could not be returned to the card. It is held for you.',
        '$40.00 was returned to the card.',
        'None of this top-up is left in the wallet.',
      ],
    ],
  ])('says what became of it afterwards: %j', (more, notes) => {
    expect(textIn('en', more).notes).toEqual(['$100.00 was credited to your wallet.', ...notes]);
    for (const language of LANGUAGE_CODES) {
      const said = textIn(language, more).notes;
      expect(said.length).toBe(notes.length + 1);
      expect(said.join(' ')).not.toContain('paper.');
    }
  });

  it.each(TOP_UP_STATES.filter((state) => state !== 'received'))('is no receipt while it is %s', (state) => {
    for (const language of LANGUAGE_CODES) {
      const text = textIn(language, { state, receivedAt: null, transactionId: null });
      expect(text.title).not.toBe(textIn(language).title);
      expect(JSON.stringify(text)).not.toContain('paper.');
    }
    expect(textIn('en', { state, receivedAt: null }).notes[0]).toContain('not a receipt');
  });
});

describe('the receipt of a top-up', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  it('is printed for its owner alone, the same each time', async () => {
    const [person, other] = [await aPerson(t), await aPerson(t)];
    const { id } = await person.api.send(walletApi.open, {
      body: { amount: 10_000, currency: 'USD' },
      idempotencyKey: newId(),
    });
    await t.payByCard(await openPage(person, 'top_up', id));
    await t.settle();
    const print = (token: string, language: string) =>
      t
        .http()
        .get(`/api/v1.1/wallet/preapproval/${id}?format=pdf&lng=${language}`)
        .set('authorization', `Bearer ${token}`)
        .buffer();
    for (const language of LANGUAGE_CODES) {
      const [first, second] = [await print(person.token, language), await print(person.token, language)];
      expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(first.headers['content-disposition']).toMatch(/receipt-TOP-\d+\.pdf/);
      expect(Buffer.compare(first.body as Buffer, second.body as Buffer)).toBe(0);
    }
    expect((await print(other.token, 'en')).status).toBe(404);
  });

  it('is where the notice of the money leads', async () => {
    const person = await aPerson(t);
    const { id } = await person.api.send(walletApi.open, {
      body: { amount: 10_000, currency: 'USD' },
      idempotencyKey: newId(),
    });
    await t.payByCard(await openPage(person, 'top_up', id));
    await t.settle();
    const { items } = await person.api.send(communicationApi.notifications, { query: {} });
    expect(items).toMatchObject([
      { kind: 'top_up.received', params: { topUpId: id, amount: 10_000, currency: 'USD' } },
    ]);
  });
});
