import {
  adminApi,
  campaignsApi,
  changesApi,
  commentsApi,
  deskApi,
  leadsApi,
  savedCampaignsApi,
  teamApi,
  updatesApi,
} from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign, aDraft, DAY } from '../../testing/campaigns.js';
import { Capture } from '../../bench/capture.js';
import { anInvestor, aPerson, sessionWithoutStepUp, type Person } from '../../testing/people.js';
import { aText } from '../../testing/rich-text.js';
import { aMember } from '../../testing/teams.js';
import { refusalOf } from '../../testing/refusal.js';
import { addDocument } from '../../testing/uploads/forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { investAs } from '../../testing/investing/invest-as.js';

describe("a campaign's dashboard", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const read = ({ api }: Person, campaignId: string) => api.send(deskApi.read, { params: { campaignId } });
  const invest = ({ api }: Person, campaignId: string, amount: number, paymentType?: 'wallet') =>
    investAs(api, {
      params: { campaignId },
      body: { amount, ...(paymentType ? { paymentType } : {}) },
      idempotencyKey: newId(),
    });
  const today = async (): Promise<string> => {
    const [row] = await t.db.query<{ day: string }>(`select (kernel.now() at time zone 'UTC')::date::text as day`);
    return row?.day ?? '';
  };

  it('tells its owner what was received and reserved by day, who came, and what waits', async () => {
    const { id, owner } = await aCampaign(t);
    const [ada, ben] = [await anInvestor(t, { wallet: 1_000_000n }), await anInvestor(t)];
    const day = await today();
    await invest(ada, id, 20_000, 'wallet');
    await invest(ben, id, 30_000);
    await ben.api.send(savedCampaignsApi.save, { body: { campaignId: id } });
    await t.db.query(
      `insert into campaign_visit (campaign_id, day, source, visits) values ($1, $2, 'google', 5), ($1, $2, 'direct', 2)`,
      [id, day],
    );
    const desk = await read(owner, id);
    expect(desk).toMatchObject({
      campaignId: id,
      currency: 'USD',
      days: [{ day, received: 20_000, committed: 30_000, begun: 2, visits: 7 }],
      sources: [
        { source: 'google', visits: 5 },
        { source: 'direct', visits: 2 },
      ],
      funnel: { viewed: 7, saved: 1, began: 2, committed: 2, paid: 1 },
      counts: { investments: 2, waiting: 1, interested: 1, followers: 1, discussion: 0, updates: 0 },
      tasks: [{ kind: 'unpaid', count: 1 }],
      fees: { goalReached: 1_000, goalMissed: 1_500 },
      projection: null,
    });
  });

  it('names the rule of each deadline that the law sets, and none where there is no such law', async () => {
    const { id, owner } = await aCampaign(t);
    expect((await read(owner, id)).deadlines).toMatchObject([
      { kind: 'earliest_close', figure: 21, citation: '17 CFR 227.203(a)(1)' },
      { kind: 'cancel_until', figure: 48, citation: '17 CFR 227.304(a)' },
      { kind: 'closes', figure: null, citation: null },
    ]);
    const profile = (name: string) =>
      t.db.query(`update site_setting set value = to_jsonb($1::text) where name = 'jurisdictionProfile'`, [name]);
    await profile('none');
    const { deadlines } = await read(owner, id);
    await profile('us_regcf');
    expect(deadlines.map(({ kind, citation }) => [kind, citation])).toEqual([
      ['cancel_until', 'House rule of the specification'],
      ['closes', null],
    ]);
  });

  it('names of a test of interest its end alone: it takes no money', async () => {
    const { id, owner } = await aCampaign(t, { testTheWater: true });
    expect((await read(owner, id)).deadlines).toMatchObject([{ kind: 'closes' }]);
  });

  it('names who has not confirmed changed terms, until when, and a closing that was moved forward with notice', async () => {
    const { id, owner, admin } = await aCampaign(t, { goal: 10_000, minimumRaise: 5_000, closesInDays: 60 });
    await invest(await anInvestor(t, { wallet: 100_000n }), id, 20_000, 'wallet');
    const reason = 'The register asks for one more month, and the price of the pumps has fallen.';
    const body = { reason, keyPeople: 'Ada Byrne leads alone' };
    const change = await owner.api.send(changesApi.propose, { params: { campaignId: id }, body });
    await admin.api.send(changesApi.approve, { params: { id: change.id } });
    const asked = await read(owner, id);
    expect(asked.tasks).toContainEqual(expect.objectContaining({ kind: 'reconfirmations', count: 1 }));
    expect(asked.deadlines).toContainEqual(
      expect.objectContaining({ kind: 'answers_until', figure: 5, citation: '17 CFR 227.304(c)(1)' }),
    );
    await t.advance(22 * DAY);
    await invest(await anInvestor(t, { wallet: 100_000n }), id, 20_000, 'wallet');
    await admin.api.send(adminApi.closeCampaign, { params: { id } });
    const closing = await read(owner, id);
    expect(closing.tasks.map(({ kind }) => kind)).not.toContain('reconfirmations');
    expect(closing.deadlines).toContainEqual(
      expect.objectContaining({ kind: 'closes_early', figure: 5, citation: '17 CFR 227.304(b)' }),
    );
    expect(closing.deadlines.map(({ kind }) => kind)).not.toContain('closes');
  });

  it('estimates between which amounts the raise ends, from a week on', async () => {
    const { id, owner } = await aCampaign(t);
    const ada = await anInvestor(t, { wallet: 1_000_000n });
    for (let day = 0; day < 7; day++) {
      await invest(ada, id, 10_000 + 1_000 * (day % 2), 'wallet');
      await t.advance(DAY);
    }
    const { projection } = await read(owner, id);
    expect(projection).toMatchObject({ days: 7 });
    expect(projection?.low).toBeGreaterThan(73_000);
    expect(projection?.high).toBeGreaterThan(projection?.low ?? 0);
    expect(projection?.high).toBeLessThanOrEqual(2_000_000);
  });

  it('has the comments that nobody has answered among the tasks', async () => {
    const { id, owner } = await aCampaign(t);
    const ada = await aPerson(t);
    const said = await ada.api.send(commentsApi.post, {
      params: { campaignId: id },
      body: { text: 'Which filters do you build?', disclosure: 'none' },
    });
    expect((await read(owner, id)).tasks).toEqual([]);
    await t.db.query(`update campaign_comment set state = 'approved' where id = $1`, [said.id]);
    const [task] = (await read(owner, id)).tasks;
    expect(task).toMatchObject({ kind: 'answers', count: 1 });
    expect(Date.parse(task?.since ?? '')).toBe(Date.parse(said.createdAt));
  });

  it('asks nothing more of its owner once the site has ended it', async () => {
    const { id, owner, admin } = await aCampaign(t);
    await invest(await anInvestor(t), id, 30_000);
    const ada = await aPerson(t);
    const said = await ada.api.send(commentsApi.post, {
      params: { campaignId: id },
      body: { text: 'Which filters do you build?', disclosure: 'none' },
    });
    await t.db.query(`update campaign_comment set state = 'approved' where id = $1`, [said.id]);
    const before = await read(owner, id);
    expect([before.tasks.map(({ kind }) => kind), before.steps.length]).toEqual([['answers', 'unpaid'], 1]);
    await admin.api.send(adminApi.deactivateCampaign, { params: { id }, body: { reason: 'It was struck off.' } });
    expect(await read(owner, id)).toMatchObject({ tasks: [], steps: [], deadlines: [] });
  });

  it('counts the people whom its team lists, and the documents that the page of the campaign counts', async () => {
    const { id, owner, slug } = await aCampaign(t);
    await aMember(t, await aPerson(t), 'view', { campaignId: id, owner });
    await owner.api.send(teamApi.invite, {
      params: { campaignId: id },
      body: { fullName: 'Ines Okafor', roleTitle: 'Finance', email: 'ines.okafor@example.org', role: 'view' },
    });
    await owner.api.send(leadsApi.add, {
      params: { campaignId: id },
      body: { type: 'person', name: 'Hanne Vik', amount: 5_000, bio: 'Built two mills.', reason: 'The price is fair.' },
    });
    await addDocument(t, owner, id, { title: 'Accounts', visibility: 'public' });
    const { counts } = await read(owner, id);
    const { parts, formCLink } = await t.as(null).send(campaignsApi.page, { params: { slug } });
    const { items } = await owner.api.send(teamApi.members, { params: { campaignId: id }, query: {} });
    // Whoever is invited stands in the list; who leads the investors stands in another.
    expect([items.length, counts.team, parts.people]).toEqual([2, 2, 2]);
    // The filing stands first among the documents of the page.
    expect([formCLink === null, parts.documents, counts.documents]).toEqual([false, 1, 2]);
    await t.db.query('update campaign set form_c_link = null where id = $1', [id]);
    expect((await read(owner, id)).counts.documents).toBe(1);
  });

  it('is of its owner, its team, and admins who may see investments', async () => {
    const { id, owner } = await aCampaign(t);
    const stranger = await aPerson(t, { userType: 'campaign-owner' });
    expect(await refusalOf(read(stranger, id))).toBe('request.not_found');
    expect(await refusalOf(read(owner, newId()))).toBe('request.not_found');
    await t.db.query(
      `insert into team_member (id, campaign_id, position, full_name, role_title, email, role, invited_at, user_id, accepted_at)
       values (gen_random_uuid(), $1, 1, 'A Member', 'Engineer', $3, 'view', now(), $2, now())`,
      [id, stranger.id, stranger.email],
    );
    expect((await read(stranger, id)).counts.team).toBe(1);
    const finance = await aPerson(t, { adminRole: 'finance' });
    expect((await read(finance, id)).campaignId).toBe(id);
    const draft = await aDraft(t);
    expect(await read(draft.owner, draft.id)).toMatchObject({ days: [], deadlines: [], tasks: [], projection: null });
  });

  it('tells the team of what it may do, and not of repayments and requests for documents', async () => {
    const { id, owner } = await aCampaign(t);
    const member = await aPerson(t);
    await aMember(t, member, 'edit', { campaignId: id, owner });
    await invest(await anInvestor(t), id, 20_000);
    await t.db.query(
      `insert into repayment (id, number, campaign_id, type, state, due_on, interest, principal, currency, idempotency_key, created_at)
       values (gen_random_uuid(), 'REP-DESK', $1, 'interest', 'due', current_date - 400, 100, 0, 'USD', gen_random_uuid(), now())`,
      [id],
    );
    const kinds = async (who: Person) => {
      const { tasks, deadlines } = await read(who, id);
      return [...tasks, ...deadlines].map(({ kind }) => kind);
    };
    expect(await kinds(owner)).toEqual(expect.arrayContaining(['late_repayment', 'unpaid']));
    expect((await read(owner, id)).deadlines[0]).toMatchObject({ kind: 'late_repayment', at: null });
    expect(await kinds(member)).toEqual(['unpaid', 'earliest_close', 'cancel_until', 'closes']);
  });

  it('gives each of its lists as a file: those of people to the owner alone, after a step-up', async () => {
    const { id, owner } = await aCampaign(t);
    const [ada, member] = [await anInvestor(t), await aPerson(t)];
    await invest(ada, id, 20_000);
    await t.db.query(`update app_user set show_name = true, first_name = '=1+1' where id = $1`, [ada.id]);
    await ada.api.send(commentsApi.post, {
      params: { campaignId: id },
      body: { text: '@SUM(A1)', disclosure: 'none' },
    });
    await t.db.query(`update campaign_comment set state = 'approved' where campaign_id = $1`, [id]);
    const news = { title: '-1 pump', description: aText('One pump is broken.') };
    await owner.api.send(updatesApi.post, { params: { campaignId: id }, body: news });
    await aMember(t, member, 'view', { campaignId: id, owner });
    const lists: Record<string, string> = {
      [`campaign-investors/interested/${id}`]: '"Person","Step","Amount","Would invest","Currency","Date"',
      [`campaign-dashboard/followers/${id}`]: '"Person","Saved on"',
      [`equity/updates/${id}`]: '"Title","For","Posted","Edited"',
      [`equity/comments/owned/${id}`]: '"Date","Person","Kind","Text","Answer"',
      [`equity/team-members/${id}`]: '"Person","Title","E-mail","Role","Status","Invited","Accepted"',
      [`equity/extras-document/${id}/views`]: '"Person","Document","Version","Opened"',
    };
    const file = async (path: string, token: string) => {
      const answer = await t.http().get(`/api/v1.1/${path}?format=csv`).set('authorization', `Bearer ${token}`);
      return answer.status === 200 ? answer.text.replace('\ufeff', '').trimEnd().split('\r\n') : answer.status;
    };
    const unproved = await sessionWithoutStepUp(t, owner);
    const found: string[] = [];
    for (const [path, head] of Object.entries(lists)) {
      const [first, ...rows] = [await file(path, owner.token)].flat();
      expect([path, first]).toEqual([path, head]);
      found.push(...rows.map(String));
      // What an owner posts is no file of people.
      const isOfPeople = !path.includes('/updates/');
      expect([path, await file(path, member.token)]).toEqual([path, isOfPeople ? 404 : [head, ...rows]]);
      expect([path, await file(path, unproved)]).toEqual([path, isOfPeople ? 403 : [head, ...rows]]);
      expect([path, await file(path, (await aPerson(t)).token)]).toEqual([path, 404]);
    }
    expect(found).toEqual([
      expect.stringMatching(/^"'=1\+1 [^"]+","Reserved, not paid","200\.00","","USD","\d{4}-/),
      expect.stringMatching(/^"'-1 pump","Everybody","\d{4}-[^"]+",""$/),
      expect.stringMatching(/^"\d{4}-[^"]+","'=1\+1 [^"]*","Comment","'@SUM\(A1\)","Missing"$/),
      expect.stringMatching(/","May view","Accepted","\d{4}-/),
    ]);
  });

  it('is one statement', async () => {
    const campaign = await aCampaign(t);
    await read(campaign.owner, campaign.id);
    const capture = new Capture();
    capture.listening = true;
    await read(campaign.owner, campaign.id);
    capture.listening = false;
    expect(capture.statements.filter(({ sql }) => sql.includes('campaign_day'))).toHaveLength(1);
    expect(capture.statements.length).toBeLessThanOrEqual(2);
  });
});
