import { LANGUAGE_CODES, repaymentsApi } from '@cairn/contracts';
import { createWords, formatCount, formatDate, formatInstant, formatMoney } from '@cairn/i18n';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { payFromWallet, process } from '../../../testing/loans.js';
import { anInvestor, credit, type Person } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { ownerReceiptText } from './owner-receipt-text.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('the receipt and the parts of a repayment, for the owner who paid it', () => {
  let t: TestWorld;
  let campaign: LiveCampaign;
  let repaymentId: string;

  beforeAll(async () => {
    t = await startTestWorld();
    campaign = await aCampaign(t, { type: 'debt', goal: 400_000, minimumInvestment: 100, paybackAfterDays: 28 });
    for (const amount of [300_000, 100_000]) {
      const investor = await anInvestor(t, { wallet: BigInt(amount) });
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

  const file = (person: Person, format: string, language = 'en') =>
    t
      .http()
      .get(`/api/v1.1/repayments/get-single-repayment/${repaymentId}?format=${format}&lng=${language}`)
      .set('authorization', `Bearer ${person.token}`)
      .buffer();

  it('are not there before it is paid', async () => {
    expect((await file(campaign.owner, 'pdf')).status).toBe(404);
    expect((await file(campaign.owner, 'csv')).status).toBe(404);
  });

  it('are a page in each language, the same each time, and a table that adds up to what was paid', async () => {
    await payFromWallet(campaign.owner, repaymentId);
    await process(campaign.owner, repaymentId);
    await t.settle();
    for (const language of LANGUAGE_CODES) {
      const [first, second] = [
        await file(campaign.owner, 'pdf', language),
        await file(campaign.owner, 'pdf', language),
      ];
      expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(Buffer.compare(first.body as Buffer, second.body as Buffer)).toBe(0);
      expect((first.body as Buffer).toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    }
    const [head, ...lines] = (await file(campaign.owner, 'csv')).text.replaceAll('"', '').trim().split(/\r?\n/);
    expect(head).toContain('Investment,Investor,Principal,Interest,Total,Currency');
    const { amount, parts } = await campaign.owner.api.send(repaymentsApi.read, { params: { repaymentId }, query: {} });
    const totals = lines.map((line) => Number(line.split(',').at(-2)));
    expect(totals).toHaveLength(parts.length);
    expect(Math.round(totals.reduce((sum, total) => sum + total, 0) * 100)).toBe(amount);
  });

  it('are for nobody else', async () => {
    const other = await anInvestor(t);
    expect((await file(other, 'pdf')).status).not.toBe(200);
    expect((await file(other, 'csv')).status).not.toBe(200);
  });
});

describe('the content of the receipt', () => {
  const words = createWords();
  const PAID = {
    id: newId(),
    number: 'REP-000003',
    campaignId: newId(),
    campaignName: 'Bergmoor Dairy',
    instalment: 3,
    scheduleVersion: 1,
    early: false,
    rePaymentType: 'interest',
    interest: 850n,
    principal: 10_000n,
    amount: 10_850n,
    currency: 'USD',
    dueDate: '2026-11-18',
    state: 'distributed' as const,
    standing: 'paid' as const,
    description: null,
    paidAt: new Date('2026-11-19T10:00:00Z'),
    distributedAt: new Date('2026-11-19T10:01:00Z'),
    parts: [],
    surcharge: 0n,
  };
  const textIn = (language: (typeof LANGUAGE_CODES)[number], more: Partial<typeof PAID> = {}) =>
    ownerReceiptText(
      { ...PAID, ...more },
      {
        say: words.in(language),
        text: (value) => value,
        money: (minor) => formatMoney(language, minor, 'USD'),
        count: (value) => formatCount(language, value),
        instant: (at) => formatInstant(language, at, 'UTC'),
        day: (date) => formatDate(language, date),
      },
    );

  it('is that of the screen, and calls a dividend a dividend', () => {
    expect(textIn('en').facts.map(({ term }) => term)).toEqual(['Number', 'Campaign', 'Due', 'Paid on']);
    const sums = ({ sums: rows }: ReturnType<typeof textIn>) => rows.map(({ term, value }) => `${term} ${value}`);
    expect(sums(textIn('en'))).toEqual(['Principal $100.00', 'Interest $8.50', 'Total paid $108.50']);
    expect(sums(textIn('en', { rePaymentType: 'dividend' }))).toContain('Dividend $8.50');
    expect(sums(textIn('en', { surcharge: 2_000n })).slice(2)).toEqual([
      'Fee of the payment by wire transfer $20.00',
      'Total paid $128.50',
    ]);
  });

  it.each(LANGUAGE_CODES)('has words in %s', (language) => {
    const { title, facts, sums, notes } = textIn(language);
    expect(JSON.stringify([title, facts, sums, notes])).not.toContain('paper.re');
  });
});
