import { LANGUAGE_CODES, repaymentsApi, walletApi } from '@cairn/contracts';
import type { RepaymentReceipt } from '@cairn/contracts/repayments/repayment-receipt.reply';
import { createWords, formatCount, formatDate, formatInstant, formatMoney } from '@cairn/i18n';
import { newId } from '../../../kernel/crypto/ids.js';

import { aCampaign, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { payFromWallet, process } from '../../../testing/loans.js';
import { anInvestor, credit, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { investorReceiptText } from './investor-receipt-text.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const words = createWords();

const RECEIPT: RepaymentReceipt = {
  id: newId(),
  number: 'REP-000003',
  campaignId: newId(),
  campaignName: 'Bergmoor Dairy',
  campaignSlug: 'bergmoor-dairy',
  investorName: 'Anna Stein',
  rePaymentType: 'interest',
  instalment: 3,
  instalments: 12,
  dueDate: '2026-11-18',
  paidAt: new Date('2026-11-19T10:00:00Z'),
  creditedAt: new Date('2026-11-20T09:05:00Z'),
  currency: 'USD',
  interest: 850n,
  principal: 10_000n,
  amount: 10_850n,
  fees: 0n,
  taxWithheld: 0n,
  parts: [
    {
      investmentId: newId(),
      number: 'INV-000001',
      interest: 850n,
      principal: 10_000n,
      amount: 10_850n,
      transactionId: 'tx-1',
    },
  ],
};

const textIn = (language: (typeof LANGUAGE_CODES)[number], more: Partial<RepaymentReceipt> = {}) =>
  investorReceiptText(
    { ...RECEIPT, ...more },
    {
      say: words.in(language),
      text: (value) => value,
      money: (minor) => formatMoney(language, minor, 'USD'),
      count: (value) => formatCount(language, value),
      instant: (at) => formatInstant(language, at, 'UTC'),
      day: (date) => formatDate(language, date),
    },
  );

describe('the document of a received repayment', () => {
  it('says which campaign and instalment, when it was due and paid, where the money is, and each part of it', () => {
    const { facts, sums } = textIn('en');
    expect(facts.map(({ term, value }) => `${term}: ${value}`)).toEqual([
      'Receipt number: REP-000003',
      'Campaign: Bergmoor Dairy',
      'Investor: Anna Stein',
      'Payment: Instalment 3 of 12',
      'Investment: INV-000001',
      `Due on: ${formatDate('en', '2026-11-18')}`,
      `Paid by the company on: ${formatInstant('en', new Date('2026-11-19T10:00:00Z'), 'UTC')}`,
      `Credited on: ${formatInstant('en', new Date('2026-11-20T09:05:00Z'), 'UTC')}`,
      'Credited to: Your wallet in USD',
      'Transaction: tx-1',
    ]);
    expect(sums.map(({ term, value }) => `${term} ${value}`)).toEqual([
      'Interest $8.50',
      'Principal $100.00',
      'Fees $0.00',
      'Tax withheld $0.00',
      'Total received $108.50',
    ]);
  });

  it('has a transaction as the screen has it: the start of an id that only a machine reads', () => {
    const [part] = RECEIPT.parts;
    if (part === undefined) throw new Error('The receipt has no part');
    const { facts } = textIn('en', {
      parts: [{ ...part, transactionId: '48406325-2590-5ebc-8fe2-8888e0764925' }],
    });
    expect(facts.at(-1)).toEqual({ term: 'Transaction', value: '48406325…' });
  });

  it('calls a dividend a dividend', () => {
    const { facts, sums } = textIn('en', { rePaymentType: 'dividend', instalment: null, principal: 0n });
    expect(facts[3]).toEqual({ term: 'Payment', value: 'Dividend' });
    expect(sums[0]?.term).toBe('Dividend');
  });

  it('tells the investments apart where there are several', () => {
    const [part] = RECEIPT.parts;
    if (part === undefined) throw new Error('The receipt has no part');
    const { facts } = textIn('en', { parts: [part, { ...part, number: 'INV-000002', amount: 500n }] });
    expect(facts.slice(4, 6)).toEqual([
      { term: 'Investment INV-000001', value: '$108.50' },
      { term: 'Investment INV-000002', value: '$5.00' },
    ]);
  });

  it.each(LANGUAGE_CODES)('has words in %s', (language) => {
    const said = (['interest', 'dividend', 'returnofInvestment'] as const).map((rePaymentType) =>
      JSON.stringify([textIn(language, { rePaymentType, instalment: null }), textIn(language)], (_key, value) =>
        typeof value === 'bigint' ? value.toString() : (value as unknown),
      ),
    );
    expect(said.join(' ')).not.toContain('paper.re');
  });
});

describe('the receipt of a received repayment', () => {
  let t: TestWorld;
  let campaign: LiveCampaign;
  let investor: Person;
  let repaymentId: string;

  beforeAll(async () => {
    t = await startTestWorld();
    campaign = await aCampaign(t, { type: 'debt', goal: 400_000, minimumInvestment: 100, paybackAfterDays: 28 });
    investor = await anInvestor(t, { wallet: 1_000_000n });
    for (const amount of [300_000, 100_000]) {
      await investAs(investor.api, {
        params: { campaignId: campaign.id },
        body: { amount, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    }
    await t.travel(32 * DAY);
    await credit(t, campaign.owner.id, 5_000_000n);
    const { repayments } = await campaign.owner.api.send(repaymentsApi.list, { params: { campaignId: campaign.id } });
    repaymentId = repayments[0]?.id ?? '';
  });
  afterAll(() => t.close());

  const read = (person: Person, query: { format?: 'pdf' } = {}) =>
    person.api.send(repaymentsApi.receipt, { params: { repaymentId }, query });

  it('is not there before the money is, and then adds up to what the wallet received', async () => {
    expect(await refusalOf(read(investor))).toBe('request.not_found');
    await payFromWallet(campaign.owner, repaymentId);
    await process(campaign.owner, repaymentId);
    await t.settle();

    const receipt = await read(investor);
    const { items } = await investor.api.send(walletApi.transactions, { query: {} });
    const credited = items.filter(({ event }) => event === 'distribution');
    expect(receipt.amount).toBe(credited.reduce((sum, { amount }) => sum + amount, 0));
    expect(receipt).toMatchObject({
      campaignName: expect.any(String),
      instalment: 1,
      instalments: expect.any(Number),
      dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      paidAt: expect.stringMatching(/Z$/),
      creditedAt: expect.stringMatching(/Z$/),
      amount: receipt.interest + receipt.principal,
      fees: 0,
      taxWithheld: 0,
    });
    expect(receipt.parts).toHaveLength(2);
    expect(new Set(receipt.parts.map(({ transactionId }) => transactionId))).toEqual(
      new Set(credited.map(({ transactionId }) => transactionId)),
    );
    // A line of the wallet leads to the receipt of its record.
    expect(credited.map(({ subjectId }) => subjectId)).toEqual(credited.map(() => repaymentId));
  });

  it('can be read by nobody else, not even the owner who paid it', async () => {
    const other = await anInvestor(t);
    expect(await refusalOf(read(other))).toBe('request.not_found');
    expect(await refusalOf(read(campaign.owner))).toBe('request.not_found');
  });

  it.each(LANGUAGE_CODES)('is printed in %s on one page, the same each time', async (language) => {
    const print = () =>
      t
        .http()
        .get(`/api/v1.1/repayments/receipt/${repaymentId}?format=pdf&lng=${language}`)
        .set('authorization', `Bearer ${investor.token}`)
        .buffer();
    const [first, second] = [await print(), await print()];
    expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(Buffer.compare(first.body as Buffer, second.body as Buffer)).toBe(0);
    expect((first.body as Buffer).toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
});
