import { changesApi } from '@cairn/contracts';
import type { Identity } from '../../../kernel/http/request.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { passTime } from '../../../testing/clock.js';
import { draftsOf } from '../../../testing/investing/invest-as.js';
import { aCrowd } from '../../../testing/races/crowd.js';
import { closingOf, dayAfter } from '../../../testing/terms/changes.js';
import { runDue, startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { PlaceService } from '../investing/place.service.js';
import { CancellationService } from '../refunds/cancellation.service.js';
import { Answers } from './answers.js';

const INVESTORS = 200;
const STAKE = 100_000;
const PRICE = 1_000;

describe('S-02 two hundred investors while a material change opens', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ DATABASE_POOL: '16' });
  });
  afterAll(() => t.close());

  it('lose no money, and are asked only what they invested on earlier terms', async () => {
    const { id: campaignId, slug, owner, admin } = await aCampaign(t, { closesInDays: 40, goal: 20_000_000 });
    const people = await aCrowd(t, INVESTORS, BigInt(2 * STAKE));
    const [places, cancelling, answers] = [t.get(PlaceService), t.get(CancellationService), t.get(Answers)];
    const wanted = { campaignId, amount: STAKE, price: PRICE };
    const drafts = new Map<Identity, string[]>();
    for (const [ids, crowd] of [
      [await draftsOf(t.db, people, wanted), people],
      [await draftsOf(t.db, people.slice(0, 20), wanted), people.slice(0, 20)],
    ] as const) {
      for (const [place, person] of crowd.entries())
        drafts.set(person, [...(drafts.get(person) ?? []), ids[place] ?? '']);
    }
    const invest = async (person: Identity): Promise<{ id: string }> => {
      const id = drafts.get(person)?.shift() ?? '';
      await places.payFromWallet(person, id, null);
      return { id };
    };
    const before = people.slice(0, 100);
    const made = await Promise.all(before.map(invest));
    const closingDate = dayAfter(await closingOf({ id: campaignId, slug, owner, admin }), 30);
    const reason = 'The register asks for one more month, and the price of the pumps has fallen.';
    const change = await owner.api.send(changesApi.propose, { params: { campaignId }, body: { reason, closingDate } });
    const act = (from: number, to: number, work: (person: Identity, id: string) => Promise<unknown>) =>
      before.slice(from, to).map((person, at) => work(person, made[from + at]?.id ?? ''));
    await Promise.allSettled([
      ...people.slice(100, 150).map(invest),
      ...act(0, 20, invest),
      admin.api.send(changesApi.approve, { params: { id: change.id } }),
      ...act(20, 40, (person, id) => cancelling.cancel(person, id)),
      ...act(40, 60, (person, id) => answers.confirm(person, id)),
      ...people.slice(150).map(invest),
    ]);
    const rows = await t.db.query<{ version: number; state: string | null; investment: string }>(
      `select i.campaign_version as version, r.state, i.state as investment from investment i
       left join reconfirmation r on r.investment_id = i.id where i.campaign_id = $1`,
      [campaignId],
    );
    expect(rows.length).toBeGreaterThan(150);
    for (const { version, state, investment } of rows) {
      if (investment !== 'received') expect(state ?? 'ended').toBe('ended');
      else expect(state).toBe(version === 1 ? 'open' : state === null ? null : 'confirmed');
    }
    // A sweep takes a hundred at a time.
    for (const wait of [9 * DAY, 60_000, 60_000]) {
      await passTime(t, wait);
      await runDue(t.app);
    }
    const [sums] = await t.db.query<{ standing: string; wallets: string }>(
      `select (select coalesce(sum(amount), 0) from investment where campaign_id = $1 and state = 'received') as standing,
         (select sum(cr - dr) from ledger.account_balance where code = any($2::text[])) as wallets`,
      [campaignId, people.map(({ userId }) => `L:wallet:${userId}:USD`)],
    );
    expect(BigInt(sums?.standing ?? 0) + BigInt(sums?.wallets ?? 0)).toBe(BigInt(INVESTORS * 2 * STAKE));
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  }, 60_000);
});
