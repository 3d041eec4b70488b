import { BROWSE_SORTS, campaignsApi, type BrowseSort } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, aDraft, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { searchWords } from '../../../kernel/text/search-words.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('browsing', () => {
  let t: TestApp;
  const live: LiveCampaign[] = [];
  beforeAll(async () => {
    t = await startTestApp();
    for (let count = 0; count < 11; count++) {
      live.push(await aCampaign(t, { type: count % 3 === 0 ? 'debt' : 'equity', closesInDays: 30 + count }));
    }
    const names = ['Crème Brûlée', 'شركة أحمد للمياه', 'Łódź Housing'];
    for (const [index, name] of names.entries()) {
      await t.db.query(`update campaign set name = $2, search = to_tsvector('simple', $3) where id = $1`, [
        live[index]?.id,
        name,
        searchWords([name]),
      ]);
    }
    const investor = await anInvestor(t, { wallet: 10_000_000n });
    for (const [index, amount] of [
      [4, 300_000],
      [7, 1_000_000],
      [2, 100_000],
    ] as const) {
      await investAs(investor.api, {
        params: { campaignId: live[index]?.id ?? '' },
        body: { amount, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
      await t.drain();
    }
  });
  afterAll(() => t.close());

  const browse = (body: object = {}) => t.as(null).send(campaignsApi.browse, { body });
  const counts = (body: object = {}) => t.as(null).send(campaignsApi.browseCounts, { body });
  const indexes = (items: { id: string }[]): number[] => items.map(({ id }) => live.findIndex((one) => one.id === id));
  const pages = async (sortBy: BrowseSort, limit: number, between?: () => Promise<unknown>): Promise<number[]> => {
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = await browse({ sortBy, limit, cursor });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...indexes(page.items));
      cursor = page.nextCursor;
      if (cursor) await between?.();
    } while (cursor);
    return seen;
  };

  it('counts the open campaigns by what they can be filtered by, and no others', async () => {
    const [hidden] = live;
    const listed = async (as: number | null) =>
      t.db.query('update campaign_capacity set listed_as = $2 where campaign_id = $1', [hidden?.id, as]);

    const category = (await browse()).items[0]?.category ?? '';
    expect(await counts()).toEqual({
      types: [
        { code: 'debt', campaigns: 4 },
        { code: 'equity', campaigns: 7 },
      ],
      sectors: [{ code: category, campaigns: 11 }],
      closingSoon: 0,
      testingInterest: 0,
      currency: 'USD',
      smallestAmounts: [
        { amount: 5_000, campaigns: 11 },
        { amount: 10_000, campaigns: 11 },
        { amount: 50_000, campaigns: 11 },
        { amount: 100_000, campaigns: 11 },
      ],
      open: 11,
      funded: 0,
      saved: null,
    });
    await listed(null);
    expect((await counts()).types).toContainEqual({ code: 'debt', campaigns: 3 });
    await listed(2);
  });

  it('counts each choice with all other filters, and shows as many', async () => {
    const [loan, share, funded] = live;
    const set = (change: string, one: LiveCampaign | undefined) =>
      t.db.query(`update campaign set ${change} where id = $1`, [one?.id]);
    const list = (as: number) =>
      t.db.query('update campaign_capacity set listed_as = $2 where campaign_id = $1', [funded?.id, as]);
    await set(`category = 'food', minimum_investment = 20000`, loan);
    await set(`category = 'food'`, share);
    await list(4);
    const codes = (items: { code: string; campaigns: number }[]) =>
      items.map(({ code, campaigns }) => [code, campaigns]);
    const food = await counts({ category: 'food' });
    expect(codes(food.types)).toEqual([
      ['debt', 1],
      ['equity', 1],
    ]);
    expect(codes(food.sectors)).toEqual([
      ['food', 2],
      ['water', 8],
    ]);
    expect([food.open, food.funded]).toEqual([2, 0]);
    expect(food.smallestAmounts.map(({ campaigns }) => campaigns)).toEqual([1, 1, 2, 2]);
    const loans = await counts({ category: 'food', investingType: 'debt', smallestAmount: 50_000 });
    expect([codes(loans.types), codes(loans.sectors), loans.open]).toEqual([
      [
        ['debt', 1],
        ['equity', 1],
      ],
      [
        ['food', 1],
        ['water', 3],
      ],
      (await browse({ category: 'food', investingType: 'debt', smallestAmount: 50_000 })).items.length,
    ]);
    const over = await counts({ status: 4, investingType: 'debt' });
    expect([codes(over.types), over.open, over.funded]).toEqual([[['equity', 1]], 4, 0]);
    const own = await counts({ investingType: 'debt', saved: [loan?.id, share?.id], only: [loan?.id] });
    expect([own.saved, codes(own.types), own.open]).toEqual([1, [['debt', 1]], 1]);
    expect((await counts({ campaignName: 'brulee' })).open).toBe(1);
    expect((await counts({ closingSoon: true })).types).toEqual([]);
    await set(`category = 'water', minimum_investment = 1000`, loan);
    await set(`category = 'water'`, share);
    await list(2);
  });

  it('C-01 shows and counts those alone that close soon', async () => {
    const [soon] = live;
    const closing = (at: string) =>
      t.db.query(`update campaign set closes_at = kernel.now() + $2::interval where id = $1`, [soon?.id, at]);
    expect((await browse({ closingSoon: true })).items).toEqual([]);
    await closing('71 hours');
    const { items } = await browse({ closingSoon: true });
    expect(items.map(({ id, closingSoon }) => [id, closingSoon])).toEqual([[soon?.id, true]]);
    expect((await counts()).closingSoon).toBe(1);
    expect((await browse({ closingSoon: false })).items).toHaveLength(9);
    await closing('30 days');
  });

  it('C-01 shows and counts those alone that test interest', async () => {
    const [testing] = live;
    const test = (isOn: boolean) =>
      t.db.query('update campaign set test_the_water = $2 where id = $1', [testing?.id, isOn]);
    expect((await browse({ testingInterest: true })).items).toEqual([]);
    await test(true);
    const { items } = await browse({ testingInterest: true });
    expect(items.map(({ id, interest }) => [id, interest])).toEqual([[testing?.id, { people: 0, amount: 0 }]]);
    expect((await counts()).testingInterest).toBe(1);
    await test(false);
  });

  it('C-01 shows those alone that take so little, or that are asked for by their ids', async () => {
    const [dear, dearer] = live;
    const least = (id: string | undefined, amount: number) =>
      t.db.query('update campaign set minimum_investment = $2 where id = $1', [id, amount]);
    await least(dear?.id, 10_000);
    await least(dearer?.id, 10_001);
    expect((await browse({ smallestAmount: 5_000, limit: 12 })).items).toHaveLength(9);
    expect((await browse({ smallestAmount: 10_000, limit: 12 })).items).toHaveLength(10);
    expect((await browse({ smallestAmount: 50_000, limit: 12 })).items).toHaveLength(11);
    const { smallestAmounts } = await counts();
    expect(smallestAmounts.map(({ campaigns }) => campaigns)).toEqual([9, 10, 11, 11]);
    for (const one of [dear, dearer]) await least(one?.id, 1_000);
    expect(await refusalOf(browse({ smallestAmount: 12_345 }))).toBe('request.invalid');
    const wanted = [live[3]?.id ?? '', live[5]?.id ?? '', newId()];
    expect(new Set(indexes((await browse({ only: wanted })).items))).toEqual(new Set([3, 5]));
    expect((await browse({ only: [] })).items).toEqual([]);
    expect(await refusalOf(browse({ only: ['1'] }))).toBe('request.invalid');
    expect((await browse({ only: wanted, status: 4 })).items).toEqual([]);
  });

  it('C-01 nine to a page, six of one’s own, and a limit as it is asked for', async () => {
    const first = await browse();
    expect([first.items.length, typeof first.nextCursor]).toEqual([9, 'string']);
    const rest = await browse({ cursor: first.nextCursor });
    expect([rest.items.length, rest.nextCursor]).toEqual([2, null]);
    expect((await browse({ limit: 11 })).items).toHaveLength(11);
    expect(await refusalOf(browse({ limit: 601 }))).toBe('request.invalid');

    const owner = await aPerson(t);
    for (let count = 0; count < 8; count++) await owner.api.send(campaignsApi.create, { body: { type: 'debt' } });
    const mine = await owner.api.send(campaignsApi.mine, { query: {} });
    expect(mine.items).toHaveLength(6);
    const more = await owner.api.send(campaignsApi.mine, { query: { cursor: mine.nextCursor ?? '' } });
    expect(more.items).toHaveLength(2);
    expect((await owner.api.send(campaignsApi.mine, { query: { page: 2 } })).items).toHaveLength(8);
    expect((await owner.api.send(campaignsApi.mine, { query: { exceptFor: 0 } })).items).toEqual([]);
  });

  it('has four sorts', async () => {
    const all = live.map((_campaign, index) => index);
    expect(await pages('newest', 100)).toEqual(all.toReversed());
    expect((await pages('amount_raised', 100)).slice(0, 3)).toEqual([7, 4, 2]);
    expect((await pages('recent_investment', 100)).slice(0, 3)).toEqual([2, 7, 4]);
    expect((await pages('percentage_raised', 100))[0]).toBe(7);
  });

  it.each(BROWSE_SORTS)('sorted by %s, pages of every size give each campaign once', async (sortBy) => {
    const whole = await pages(sortBy, 100);
    expect([...whole].sort((a, b) => a - b)).toEqual(live.map((_campaign, index) => index));
    for (const limit of [1, 2, 4]) expect(await pages(sortBy, limit)).toEqual(whole);
  });

  it('a campaign that opens meanwhile moves nothing on the pages behind', async () => {
    const whole = await pages('newest', 100);
    let opened = 0;
    const seen = await pages('newest', 4, async () => {
      if (opened++ === 0) live.push(await aCampaign(t));
    });
    expect(seen).toEqual(whole);
  });

  it.each(BROWSE_SORTS)('a cursor of %s is refused for every other order', async (sortBy) => {
    const { nextCursor } = await browse({ sortBy, limit: 1 });
    for (const other of BROWSE_SORTS.filter((one) => one !== sortBy)) {
      const sent = { sortBy: other, cursor: nextCursor };
      expect((await t.http().post('/api/v1.1/equities/browse').send(sent)).status).toBe(400);
    }
  });

  it.each([
    'x',
    '',
    Buffer.from('a|b').toString('base64url'),
    Buffer.from(`x|${newId()}`).toString('base64url'),
    Buffer.from(`2026-01-01 00:00:00+00|${'-'.repeat(36)}`).toString('base64url'),
    Buffer.from(`9999999999999999999999|${newId()}`).toString('base64url'),
    ...['2026-99-99 00:00:00+00', '2026-02-30 00:00:00+00', '2026-01-01 25:00:00+00', '2026-01-01 00:00:00+99'].flatMap(
      (at) =>
        BROWSE_SORTS.flatMap((sort) => [`${at}|${newId()}`, `${sort}|${at}|${newId()}`]).map((place) =>
          Buffer.from(place).toString('base64url'),
        ),
    ),
  ])('a cursor that is not ours is refused: %s', async (cursor) => {
    const owner = await aPerson(t);
    for (const sortBy of BROWSE_SORTS) {
      const answer = await t.http().post('/api/v1.1/equities/browse').send({ sortBy, cursor });
      expect(answer.status).toBe(cursor === '' ? 200 : 400);
    }
    const mine = await t
      .http()
      .get('/api/v1.1/equities')
      .query({ cursor })
      .set('authorization', `Bearer ${owner.token}`);
    expect(mine.status).toBe(400);
  });

  it.each([
    ['creme', [0]],
    ['BRÛL', [0]],
    ['احمد', [1]],
    ['أحمد', [1]],
    ['المياه', []],
    ['للمياه شركه', [1]],
    ["brulee' | !x & (y", []],
    ['crème & brûlée', [0]],
  ])('finds %s without accents, case or forms of letters', async (campaignName, found) => {
    expect(indexes((await browse({ campaignName })).items)).toEqual(found);
  });

  it('filters by kind and category, and gives an empty list where nothing matches', async () => {
    const debts = await browse({ investingType: 'debt', limit: 50 });
    expect(debts.items.every(({ type }) => type === 'debt')).toBe(true);
    expect((await browse({ category: 'film' })).items).toEqual([]);
    expect(await refusalOf(browse({ investingType: 'gift' }))).toBe('request.invalid');
    expect(await refusalOf(browse({ sortBy: 'name; drop table campaign' }))).toBe('request.invalid');
  });

  it('drafts and pending campaigns are not public; status 4 lists the funded ones', async () => {
    const { id } = await aDraft(t);
    const [row] = await t.db.query<{ slug: string }>('select slug from campaign where id = $1', [id]);
    expect(await refusalOf(t.as(null).send(campaignsApi.page, { params: { slug: row?.slug ?? '' } }))).toBe(
      'request.not_found',
    );
    const { slug } = live[7] ?? { slug: '' };
    expect(await t.as(null).send(campaignsApi.page, { params: { slug } })).toMatchObject({ slug, status: 2 });
    expect((await browse({ status: 4 })).items).toEqual([]);
    await t.advance(45 * DAY);
    const funded = await t.as(null).send(campaignsApi.front, { query: { status: 4 } });
    expect(indexes(funded.items)).toEqual([7]);
  });
});
