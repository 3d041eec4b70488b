import {
  communicationApi,
  INVESTMENT_STATES,
  investmentsApi,
  LANGUAGE_CODES,
  type InvestmentState,
} from '@cairn/contracts';
import type { InvestmentReceipt } from '@cairn/contracts/investments/investments.replies';
import { createWords, formatCount, formatDate, formatInstant, formatMoney } from '@cairn/i18n';
import { ruleSource } from '@cairn/i18n/rule-source';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, sessionWithoutStepUp } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { receiptText } from './receipt-text.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const RECEIVED: readonly InvestmentState[] = ['received', 'settled', 'refunding', 'refunded'];
const KINDS_BACK: readonly InvestmentState[] = ['refunding', 'refunded'];
const words = createWords();

const receiptIn = (state: InvestmentState): InvestmentReceipt => {
  const wasReceived = RECEIVED.includes(state);
  return {
    id: newId(),
    number: 'INV-000001',
    campaignId: newId(),
    campaignName: 'Bergmoor Dairy',
    campaignSlug: 'bergmoor-dairy',
    coverUrl: null,
    category: 'food',
    type: 'equity',
    state,
    status: 'pending',
    repaid: false,
    amount: 100_000n,
    currency: 'USD',
    units: 250,
    pricePerShare: 400n,
    walletPart: 0n,
    paymentType: 'card',
    reservedUntil: wasReceived ? null : new Date('2026-11-20T10:00:00Z'),
    clearing: false,
    createdAt: new Date('2026-11-20T09:00:00Z'),
    receivedAt: wasReceived ? new Date('2026-11-20T09:05:00Z') : null,
    closesAt: new Date('2026-12-28T23:59:59Z'),
    cancelUntil: new Date('2026-12-26T23:59:59Z'),
    cancellable: state === 'received',
    closesInPart: false,
    investorName: 'Anna Stein',
    issuedAt: new Date('2026-11-20T09:05:00Z'),
    transactionId: null,
    paymentMethod: 'card',
    referenceId: 'INV-000001',
    fees: 0n,
    feesReturned: 0n,
    total: wasReceived ? 100_000n : 0n,
    wayBack: wasReceived && KINDS_BACK.includes(state) ? 'source' : null,
    takenByBank: 0n,
    allotment: null,
    allotmentNow: null,
    timeToThink: null,
    campaignEnded: null,
    timeline: [],
  };
};

const textIn = (
  state: InvestmentState,
  language: (typeof LANGUAGE_CODES)[number] = 'en',
  more: Partial<InvestmentReceipt> = {},
) =>
  receiptText(
    { ...receiptIn(state), ...more },
    {
      say: words.in(language),
      text: (value) => value,
      money: (minor) => formatMoney(language, minor, 'USD'),
      count: (value) => formatCount(language, value),
      instant: (at) => formatInstant(language, at, 'UTC'),
      day: (date) => formatDate(language, date),
      source: (citation) => ruleSource(language, citation),
    },
  );

describe('U-6 the document of an investment states only what happened', () => {
  it.each([
    ['en', '1,374'],
    ['fr', '1\u202F374'],
    ['ar', '1,374'],
  ] as const)('writes the number of shares in %s as other figures', (language, shares) => {
    const { facts } = textIn('received', language, { units: 1_374 });
    expect(facts.map(({ value }) => value)).toContain(shares);
  });

  it.each<[InvestmentState, string, string, string[]]>([
    ['reserved', 'reservation', 'Reservation, not paid', ['Reserved $1,000.00']],
    ['paying', 'reservation', 'Reservation, payment not confirmed', ['Reserved $1,000.00']],
    ['received', 'receipt', 'Receipt', ['Invested $1,000.00', 'Fees $0.00', 'Total $1,000.00']],
    ['settled', 'receipt', 'Receipt', ['Invested $1,000.00', 'Fees $0.00', 'Total $1,000.00']],
    ['refunding', 'refund', 'Refund under way', ['Received $1,000.00', 'Being returned $1,000.00']],
    ['refunded', 'refund', 'Refund', ['Received $1,000.00', 'Returned $1,000.00']],
    ['failed', 'reservation', 'Failed payment', ['Reserved $1,000.00']],
    ['expired', 'reservation', 'Expired reservation', ['Reserved $1,000.00']],
    ['cancelled', 'reservation', 'Cancelled reservation', ['Reserved $1,000.00']],
  ])('U-6 %s', (state, kind, title, sums) => {
    const text = textIn(state);
    expect([text.kind, text.title]).toEqual([kind, title]);
    expect(text.sums.map(({ term, value }) => `${term} ${value}`)).toEqual(sums);
    expect(text.notes.every((note) => note.length > 20)).toBe(true);
    const said = [text.title, ...text.facts.map(({ term }) => term), ...text.notes].join(' ');
    if (!RECEIVED.includes(state)) {
      expect(said).toContain('This is not a receipt');
      expect(said).not.toMatch(/Receipt number|Received on|Paid by/);
    }
  });

  it('what a bank had taken is not in what went back', () => {
    const { sums, notes } = textIn('refunded', 'en', { wayBack: 'wallet', takenByBank: 40_000n });
    expect(sums.map(({ value }) => value)).toEqual(['$1,000.00', '$400.00', '$600.00']);
    expect(notes[0]).toContain('$600.00');
  });

  it.each([
    [
      'en',
      /^You have 4 days to withdraw without a reason and without cost, until 24 Nov 2026, .* \(Regulation \(EU\) 2020\/1503, Article 22\)\.$/u,
    ],
    ['fr', /jusqu’au 24 nov\. 2026.*\(règlement \(UE\) 2020\/1503, article 22\)\.$/u],
    ['ar', /لائحة الاتحاد الأوروبي/u],
  ] as const)('names the days of reflection and their law beside the last day of all, in %s', (language, said) => {
    const { notes } = textIn('received', language, {
      timeToThink: {
        kind: 'reflection',
        length: 4,
        until: new Date('2026-11-24T09:05:00Z'),
        source: 'Regulation (EU) 2020/1503, Article 22',
      },
    });
    expect(notes).toHaveLength(3);
    expect(notes[2]).toMatch(said);
  });

  it('what went back another way says which, in every language', () => {
    const ways = [
      ['refunding', 'failed'],
      ['refunded', 'wallet'],
      ['refunded', 'bank'],
    ] as const;
    for (const language of LANGUAGE_CODES) {
      const notes = ways.map(([state, wayBack]) => textIn(state, language, { wayBack }).notes[0]);
      const usual = ways.map(([state]) => textIn(state, language).notes[0]);
      expect(new Set([...notes, ...usual]).size).toBe(5);
      expect(notes.join(' ')).not.toContain('paper.receipt');
    }
  });

  it.each(['refunding', 'refunded'] as const)('%s names the wallet or the card that it was paid from', (state) => {
    const note = (paymentType: 'wallet' | 'card') => textIn(state, 'en', { paymentType }).notes[0];
    expect(note('wallet')).toContain('to the wallet');
    expect(note('wallet')).not.toContain('card');
    expect(note('card')).toContain('to the card');
    expect(note('card')).not.toContain('wallet');
    for (const language of LANGUAGE_CODES) {
      const notes = (['wallet', 'card'] as const).map(
        (paymentType) => textIn(state, language, { paymentType }).notes[0],
      );
      expect(new Set(notes).size).toBe(2);
      expect(notes.join(' ')).not.toContain('paper.receipt');
    }
  });

  it('D-19 names what wallet and card paid, and what became of each part', () => {
    const split = { paymentType: 'wallet_and_card', walletPart: 60_000n } as const;
    const facts = textIn('received', 'en', split).facts.map(({ term, value }) => `${term} ${value}`);
    expect(facts).toEqual(expect.arrayContaining(['Paid by Wallet and card', 'Wallet $600.00', 'Card $400.00']));
    const ways = [
      ['refunding', 'source'],
      ['refunded', 'source'],
      ['refunding', 'failed'],
      ['refunded', 'bank'],
    ] as const;
    for (const language of LANGUAGE_CODES) {
      const notes = ways.map(([state, wayBack]) => textIn(state, language, { ...split, wayBack }).notes[0] ?? '');
      expect(new Set(notes).size).toBe(ways.length);
      expect(notes.join(' ')).not.toContain('paper.receipt');
      for (const note of notes) for (const part of ['600', '400']) expect(note).toContain(part);
    }
    expect(textIn('refunded', 'en', { ...split, wayBack: 'bank' }).sums.at(-1)?.value).toBe('$400.00');
  });

  it('U-6 each state has words of its own in every language', () => {
    for (const language of LANGUAGE_CODES) {
      const notes = INVESTMENT_STATES.map((state) => textIn(state, language).notes[0]);
      expect(new Set(notes).size).toBe(INVESTMENT_STATES.length);
      expect(notes.join(' ')).not.toContain('paper.receipt');
    }
  });
});

describe('U-6 the receipt of an investment', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('U-6 totals what was received, and nothing before and where nothing was', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 200_000n });
    const params = { campaignId: id };
    const held = await investAs(investor.api, {
      params,
      body: { amount: 100_000 },
      idempotencyKey: newId(),
    });
    const one = { params: { id: held.id }, query: {} };
    expect(await investor.api.send(investmentsApi.receipt, one)).toMatchObject({ state: 'reserved', total: 0 });
    await investor.api.send(investmentsApi.payFromWallet, {
      params: { id: held.id },
      body: {},
      idempotencyKey: newId(),
    });
    expect(await investor.api.send(investmentsApi.receipt, one)).toMatchObject({ state: 'received', total: 100_000 });
    await investor.api.send(investmentsApi.cancel, { params: { id: held.id } });
    expect(await investor.api.send(investmentsApi.receipt, one)).toMatchObject({ state: 'refunded', total: 100_000 });

    const other = await investAs(investor.api, {
      params,
      body: { amount: 100_000 },
      idempotencyKey: newId(),
    });
    await investor.api.send(investmentsApi.cancel, { params: { id: other.id } });
    const unpaid = { params: { id: other.id }, query: {} };
    expect(await investor.api.send(investmentsApi.receipt, unpaid)).toMatchObject({ state: 'cancelled', total: 0 });
    await t.drain();
    const log = await investor.api.send(communicationApi.activity, { query: { group: 'money' } });
    expect(log.items.map(({ kind }) => kind)).toEqual([
      'investment.cancelled',
      'investment.refunded',
      'investment.received',
    ]);
  });

  it('C-01 an owner takes every investment of the campaign as a table, and reads ten a page, as everybody does', async () => {
    const { id, owner } = await aCampaign(t);
    const table = async (token: string, query = '') => {
      const answer = await t
        .http()
        .get(`/api/v1.1/campaign-investors/${id}?format=csv${query}`)
        .set('authorization', `Bearer ${token}`);
      return answer.status === 200 ? answer.text.replace('\ufeff', '').trimEnd().split('\r\n') : answer.status;
    };
    const head = '"Number","Investor","Amount","Currency","Shares","Status","Missing","Date"';
    expect(await table(owner.token)).toEqual([head]);

    const investor = await anInvestor(t, { wallet: 200_000n });
    await t.db.query(`update app_user set first_name = '=SUM(1)', last_name = 'Karam' where id = $1`, [investor.id]);
    const body = { amount: 100_000, paymentType: 'wallet' as const };
    await investAs(investor.api, { params: { campaignId: id }, body, idempotencyKey: newId() });
    const rows = await table(owner.token);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.stringMatching(/^"[^"]+","'=SUM\(1\) Karam","1000\.00","USD","\d+","Received","","\d{4}-[^"]+Z"$/),
    );
    expect(await table(owner.token, '&lng=fr')).toContainEqual(expect.stringContaining('"Paiement reçu"'));
    expect(await table(investor.token)).toBe(404);
    expect(await table((await aPerson(t, { adminRole: 'finance' })).token)).toBe(403);

    for (let more = 0; more < 10; more++) {
      const small = { amount: 5_000, paymentType: 'wallet' as const };
      await investAs(investor.api, {
        params: { campaignId: id },
        body: small,
        idempotencyKey: newId(),
      });
    }
    const page = { params: { campaignId: id }, query: {} };
    expect((await owner.api.send(investmentsApi.ofCampaign, page)).items).toHaveLength(10);
    expect((await t.as(null).send(investmentsApi.publicOfCampaign, page)).items).toHaveLength(10);
    expect(await table(owner.token)).toHaveLength(12);
  });

  it('SEC-14 that table is a file of people: it asks for a step-up, and what is on the screen does not', async () => {
    const { id, owner } = await aCampaign(t);
    const api = t.as(await sessionWithoutStepUp(t, owner));
    const list = (query: { format?: 'csv' }) =>
      api.send(investmentsApi.ofCampaign, { params: { campaignId: id }, query });
    expect(await refusalOf(list({ format: 'csv' }))).toBe('auth.step_up_required');
    expect((await list({})).items).toEqual([]);
  });
});
