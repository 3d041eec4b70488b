import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { aCampaign, aDraft, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('visits of a campaign page', () => {
  let t: TestApp;
  let campaign: LiveCampaign;
  beforeAll(async () => {
    t = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
    campaign = await aCampaign(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.db.query('delete from campaign_visit');
    await t.db.query('delete from visit_seen');
  });

  interface Sent {
    from?: string;
    agent?: string;
    who?: Person;
    body?: object;
    headers?: Record<string, string>;
  }
  const visit = async (id: string, { from = '198.51.100.7', agent = BROWSER, who, body = {}, headers = {} }: Sent) => {
    const call = t
      .http()
      .post(`/api/v1.1/campaign-visits/${id}`)
      .set({ 'x-forwarded-for': from, 'user-agent': agent, ...headers });
    if (who !== undefined) void call.set('authorization', `Bearer ${who.token}`);
    return (await call.send(body)).status;
  };
  const counted = () =>
    t.db.query<{ source: string; visits: number }>(
      'select source, sum(visits)::int as visits from campaign_visit group by source order by source',
    );

  it('are counted once a visitor and day, also when they are sent at once', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => visit(campaign.id, {})));
    expect(sent).toEqual([200, 200, 200]);
    await visit(campaign.id, { from: '198.51.100.8' });
    await visit(campaign.id, { agent: 'Mozilla/5.0 Another' });
    expect(await counted()).toEqual([{ source: 'direct', visits: 3 }]);
    await t.advance(DAY);
    await visit(campaign.id, {});
    expect(await counted()).toEqual([{ source: 'direct', visits: 4 }]);
  });

  it('have the source of their first page', async () => {
    await visit(campaign.id, { body: { referrer: 'www.google.com' } });
    await visit(campaign.id, { body: { referrer: 'somebody.example' } });
    await visit(campaign.id, { from: '198.51.100.9', body: { referrer: 'somebody.example', mark: 'newsletter' } });
    expect(await counted()).toEqual([
      { source: 'google', visits: 1 },
      { source: 'mail', visits: 1 },
    ]);
  });

  it('are not counted of programs, of whoever asks not to be, and of those who work on the campaign', async () => {
    const member = await aPerson(t);
    await t.db.query(
      `insert into team_member (id, campaign_id, position, full_name, role_title, email, role, invited_at, user_id, accepted_at)
       values (gen_random_uuid(), $1, 1, 'A Member', 'Engineer', $3, 'view', now(), $2, now())`,
      [campaign.id, member.id, member.email],
    );
    const answers = [
      await visit(campaign.id, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      await visit(campaign.id, { agent: 'curl/8.0' }),
      await visit(campaign.id, { headers: { dnt: '1' } }),
      await visit(campaign.id, { headers: { 'sec-gpc': '1' } }),
      await visit(campaign.id, { who: campaign.owner }),
      await visit(campaign.id, { who: member }),
    ];
    expect(answers).toEqual(answers.map(() => 200));
    expect(await counted()).toEqual([]);
  });

  it('are counted of campaigns that are open to the visitor alone', async () => {
    const { id, owner } = await aDraft(t);
    expect([await visit(id, {}), await visit(id, { who: owner })]).toEqual([404, 404]);
    expect(await visit(campaign.id, { body: { referrer: 'not a host' } })).toBe(400);
    expect(await visit(campaign.id, { body: { mark: 'a'.repeat(61) } })).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it('keep nothing that says who came, and nothing at all of the day before but its number', async () => {
    await visit(campaign.id, { from: '203.0.113.77' });
    const tables = ['campaign_visit', 'visit_salt', 'visit_seen', 'rate_limit'];
    const kept = await Promise.all(tables.map((table) => t.db.query(`select r::text as row from ${table} r`)));
    expect(JSON.stringify(kept)).not.toContain('203.0.113.77');
    expect(JSON.stringify(kept)).not.toContain('Firefox');
    await t.advance(DAY);
    expect(await t.db.query('select from visit_seen')).toEqual([]);
    expect(await t.db.query(`select from visit_salt where day < (kernel.now() at time zone 'UTC')::date`)).toEqual([]);
    expect(await counted()).toEqual([{ source: 'direct', visits: 1 }]);
  });

  it('SEC-35 are counted sixty times a minute from one address at most', async () => {
    t.get(RateLimits).relax(1);
    const answers: number[] = [];
    for (let sent = 0; sent < 61; sent++) answers.push(await visit(campaign.id, { from: '192.0.2.44' }));
    t.get(RateLimits).relax(10_000);
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([60, 429]);
  });
});
