import { agreementsApi, portfolioApi } from '@cairn/contracts';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { signAgreement } from '../../testing/agreements/signing.js';
import { investFromWallet } from '../../testing/terms/investing.js';
import { anInvestor } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('an investor’s transactions, graph and papers', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('are what was paid, what was given back and what was paid out, to the cent', async () => {
    const [{ id: failing }, { id: funded, owner }] = [
      await aCampaign(t, { mode: 'fixed', goal: 5_000_000 }),
      await aCampaign(t, { mode: 'flexible', goal: 1_000_000, minimumRaise: 100_000 }),
    ];
    const person = await anInvestor(t, { wallet: 1_000_000n, accredited: true });
    const lost = await investFromWallet(person, failing, 200_000);
    const kept = await investFromWallet(person, funded, 300_000);
    await signAgreement(person, kept);
    // The company signs as well, by mandate: the certificate follows.
    await owner.api.send(agreementsApi.giveMandate, {
      params: { campaignId: funded },
      body: { authorityConfirmed: true, mandateAccepted: true },
    });
    await t.advance(40 * DAY);
    const { items } = await person.api.send(portfolioApi.transactions, { query: {} });
    expect(items.map(({ kind, investmentId, amount, status }) => [kind, investmentId, amount, status])).toEqual([
      ['refund', lost, 200_000, 'refunded'],
      ['investment', kept, 300_000, 'success'],
      ['investment', lost, 200_000, 'success'],
    ]);
    const first = await person.api.send(portfolioApi.transactions, { query: { limit: 1 } });
    const rest = await person.api.send(portfolioApi.transactions, { query: { cursor: first.nextCursor ?? '' } });
    expect([...first.items, ...rest.items]).toEqual(items);
    expect((await person.api.send(portfolioApi.transactions, { query: { currency: 'EUR' } })).items).toEqual([]);

    const graph = await person.api.send(portfolioApi.graph, { query: {} });
    expect(graph.years.map(({ invested }) => invested)).toEqual([300_000]);
    expect(graph.months).toHaveLength(12);
    expect(graph.months.reduce((sum, { invested }) => sum + invested, 0)).toBe(300_000);
    const other = await person.api.send(portfolioApi.graph, { query: { year: 2019 } });
    expect([other.year, other.months.every(({ invested }) => invested === 0)]).toEqual([2019, true]);

    const papers = await person.api.send(portfolioApi.papers, { params: { id: kept } });
    expect(papers.map(({ kind }) => kind)).toEqual(['agreement', 'receipt', 'certificate']);
    for (const { path } of papers) {
      const file = await t.http().get(`/api/v1.1${path}?format=pdf`).set('authorization', `Bearer ${person.token}`);
      expect([path, file.status, file.headers['content-type']]).toEqual([path, 200, 'application/pdf']);
    }
    const stranger = await anInvestor(t);
    expect(await refusalOf(stranger.api.send(portfolioApi.papers, { params: { id: kept } }))).toBe('request.not_found');
    expect((await stranger.api.send(portfolioApi.transactions, { query: {} })).items).toEqual([]);
  });
});
