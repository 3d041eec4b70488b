import { adminApi, campaignsApi, contentApi, feesApi } from '@cairn/contracts';
import { addDays, parseCalendarDate } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { aDraft, UNCHECKED } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('reviewing a campaign', () => {
  let t: TestApp;
  let moderator: Person;
  beforeAll(async () => {
    t = await startTestApp();
    moderator = await aPerson(t, { adminRole: 'moderator' });
  });
  afterAll(() => t.close());

  const submit = (owner: Person, id: string) =>
    owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
  const approve = (id: string) => moderator.api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
  const decline = (id: string, reason = 'The photographs are missing') =>
    moderator.api.send(adminApi.declineCampaign, { params: { id }, body: { reason } });
  const statusOf = async (owner: Person, id: string): Promise<number> =>
    (await owner.api.send(campaignsApi.read, { params: { id } })).campaignDetail.status;
  /** Today where the site is. */
  const today = () =>
    parseCalendarDate(
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format(t.get(Clock).now()),
    );
  const closingIn = async (days: number): Promise<{ id: string; owner: Person }> => {
    const made = await aDraft(t);
    await made.owner.api.send(campaignsApi.fundraisingDetail.change, {
      params: { campaignId: made.id },
      body: { closingDate: addDays(today(), days) },
    });
    await submit(made.owner, made.id);
    return made;
  };

  it('V-38 an unfinished draft is refused with what is missing, step by step', async () => {
    const { id, owner } = await aDraft(t);
    await owner.api.send(campaignsApi.companyProfile.change, { params: { campaignId: id }, body: { address: null } });
    await owner.api.send(campaignsApi.fundraisingDetail.change, { params: { campaignId: id }, body: { goal: null } });
    const refused = await failureOf(submit(owner, id));
    expect([refused.status, refused.code]).toEqual([422, 'campaign.incomplete']);
    expect(refused.fields.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'address validation.required',
      'goal validation.required',
    ]);
    expect(refused.params?.['steps']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ step: 'company-info', missing: ['address'], complete: false }),
        { step: 'story', fields: ['campaignStory', 'cover'], missing: [], complete: true },
      ]),
    );
    expect(await statusOf(owner, id)).toBe(0);
  });

  it('SEC-57 nobody approves or declines a campaign of their own', async () => {
    const { id } = await closingIn(40);
    const owner = await aPerson(t, { adminRole: 'moderator' });
    await t.db.query('update campaign set owner_id = $2 where id = $1', [id, owner.id]);
    for (const call of [
      owner.api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED }),
      owner.api.send(adminApi.declineCampaign, { params: { id }, body: { reason: 'I would rather not' } }),
    ]) {
      expect(await refusalOf(call)).toBe('auth.forbidden');
    }
    expect(await approve(id)).toMatchObject({ status: 2 });
  });

  it('S-01 S-02 a draft goes to its reviewers, and only they move it on', async () => {
    const { id, owner } = await aDraft(t);
    expect(await refusalOf(approve(id))).toBe('campaign.bad_transition');
    expect(await refusalOf(submit(await aPerson(t), id))).toBe('request.not_found');
    expect(await statusOf(owner, id)).toBe(0);
    expect((await submit(owner, id)).campaignDetail.status).toBe(1);
    const edits = [
      owner.api.send(campaignsApi.companyProfile.change, { params: { campaignId: id }, body: { city: 'x' } }),
      owner.api.send(campaignsApi.change, { params: { id }, body: { name: 'Another' } }),
      owner.api.send(campaignsApi.remove, { params: { id } }),
    ];
    for (const edit of edits) expect(await refusalOf(edit)).toBe('campaign.not_editable');
    for (const status of [0, 2, 3, 4, 5, 6, 7]) {
      const answer = await t
        .http()
        .patch(`/api/v1.1/campaigns/equities/${id}`)
        .set('authorization', `Bearer ${owner.token}`)
        .send({ status });
      expect([status, answer.status]).toEqual([status, 400]);
    }
    const giveTo = (userId: string) => t.db.query('update campaign set owner_id = $2 where id = $1', [id, userId]);
    await giveTo(moderator.id);
    expect(await refusalOf(approve(id))).toBe('auth.forbidden');
    await giveTo(owner.id);
    await approve(id);
    expect(await statusOf(owner, id)).toBe(2);
    expect(await refusalOf(decline(id))).toBe('campaign.bad_transition');
    expect(await refusalOf(submit(owner, id))).toBe('campaign.bad_transition');
  });

  it('S-02 a declined campaign says why, becomes a draft with its first edit, and may come again', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    expect(await refusalOf(decline(id, 'x'))).toBe('request.invalid');
    await decline(id);
    const declined = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(declined.campaignDetail).toMatchObject({ status: 3, declineReason: 'The photographs are missing' });
    expect(await refusalOf(submit(owner, id))).toBe('campaign.unchanged');
    await owner.api.send(campaignsApi.companyProfile.change, { params: { campaignId: id }, body: { city: 'Braga' } });
    expect(await statusOf(owner, id)).toBe(0);
    await submit(owner, id);
    await approve(id);
    const { history } = await moderator.api.send(adminApi.campaign, { params: { id } });
    expect(history.map(({ from, to, reason }) => `${from}>${to}${reason ? ` ${reason}` : ''}`)).toEqual([
      '0>1',
      '1>3 The photographs are missing',
      '3>0',
      '0>1',
      '1>2 Checked by hand, outside the console',
    ]);
  });

  it('M-11 refuses a currency that nobody can pay in, at submission and at approval', async () => {
    const { id } = await closingIn(30);
    await t.db.query(`update campaign set currency = 'TND' where id = $1`, [id]);
    expect(await failureOf(approve(id))).toMatchObject({
      code: 'campaign.currency_no_rail',
      fields: [{ field: 'currency' }],
    });
    const { id: draft, owner } = await aDraft(t);
    await t.db.query(`update campaign set currency = 'TND' where id = $1`, [draft]);
    const submit = owner.api.send(campaignsApi.change, { params: { id: draft }, body: { status: 1 } });
    expect(await refusalOf(submit)).toBe('campaign.currency_no_rail');
  });

  it('C-04 U-10 a closing date that approval would refuse is neither saved nor handed in', async () => {
    const { id, owner } = await aDraft(t);
    const save = (days: number) =>
      owner.api.send(campaignsApi.fundraisingDetail.change, {
        params: { campaignId: id },
        body: { closingDate: addDays(today(), days) },
      });
    for (const [days, code] of [
      [-1, 'campaign.closing_too_early'],
      [20, 'campaign.closing_too_early'],
      [366, 'campaign.closing_too_late'],
    ] as const) {
      expect((await failureOf(save(days))).fields).toMatchObject([{ field: 'closingDate', code }]);
    }
    await save(21);
    await t.db.query('update campaign set closing_date = $2 where id = $1', [id, addDays(today(), 20)]);
    const refused = await failureOf(submit(owner, id));
    expect(refused.code).toBe('campaign.incomplete');
    expect(refused.fields).toMatchObject([{ field: 'closingDate', code: 'campaign.closing_too_early' }]);
    expect(await statusOf(owner, id)).toBe(0);
  });

  it('C-04 approval asks for a closing 21 to 365 days away, and offers the nearest', async () => {
    const moved = async (days: number) => {
      const made = await closingIn(30);
      await t.db.query('update campaign set closing_date = $2 where id = $1', [made.id, addDays(today(), days)]);
      return made;
    };
    const soon = await moved(20);
    const early = await failureOf(approve(soon.id));
    const earliest = { earliest: addDays(today(), 21), source: '17 CFR 227.203(a)(1)' };
    expect([early.code, early.params]).toEqual(['campaign.closing_too_early', earliest]);
    expect(await statusOf(soon.owner, soon.id)).toBe(1);
    const far = await moved(366);
    const late = await failureOf(approve(far.id));
    const latest = { days: 365, latest: addDays(today(), 365), source: 'Specification, section 9 (C-04)' };
    expect([late.code, late.params]).toEqual(['campaign.closing_too_late', latest]);
    for (const days of [21, 365]) {
      const { id } = await closingIn(days);
      const { status } = await approve(id);
      expect([days, status]).toEqual([days, 2]);
      const [row] = await t.db.query<{ local: string }>(
        `select to_char(closes_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI:SS') as local from campaign where id = $1`,
        [id],
      );
      expect(row?.local).toBe(`${addDays(today(), days)} 23:59:59`);
    }
  });

  it('U-10 U-11 approval refuses what would be handed in no more', async () => {
    const { id } = await closingIn(30);
    await t.db.query('update campaign set existing_shares = 5 where id = $1', [id]);
    expect(await failureOf(approve(id))).toMatchObject({
      code: 'campaign.valuation_misfit',
      fields: [{ field: 'existingShares' }],
    });
  });

  it('U-17 shows its owner the page before it opens, and nobody else', async () => {
    for (const type of ['equity', 'debt'] as const) {
      const { id, owner } = await aDraft(t, { type });
      const stated = { uploadType: 'video' as const, videoUrl: 'https://vimeo.com/123456789' };
      await owner.api.send(campaignsApi.campaignStory.change, { params: { campaignId: id }, body: stated });
      const preview = (who: Person) => who.api.send(campaignsApi.preview, { params: { id } });
      expect(await preview(owner)).toMatchObject({
        status: 0,
        name: 'Clearfold Water',
        ...stated,
        received: 0,
        successThreshold: 500_000,
        remainingCapacity: 2_000_000,
        debtTerms: type === 'debt' ? { closingIsPlanned: true, principal: 1_000_000 } : null,
      });
      await submit(owner, id);
      const page = await preview(owner);
      expect(page.status).toBe(1);
      expect(await refusalOf(preview(await aPerson(t)))).toBe('request.not_found');
      await approve(id);
      const { closesAt, debtTerms } = await owner.api.send(campaignsApi.page, { params: { slug: page.slug } });
      const instant = (at: string | null) => Date.parse(at ?? '');
      expect([instant(page.closesAt), page.debtTerms]).toEqual([instant(closesAt), debtTerms]);
    }
  });

  it('U-17 has no page to show before there are figures', async () => {
    const { id, owner } = await aDraft(t);
    await owner.api.send(campaignsApi.fundraisingDetail.change, { params: { campaignId: id }, body: { goal: null } });
    const refused = await failureOf(owner.api.send(campaignsApi.preview, { params: { id } }));
    expect(refused.code).toBe('campaign.incomplete');
    expect(refused.fields).toMatchObject([{ field: 'goal' }]);
  });

  it('two who decide at once decide once', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    const outcomes = await Promise.allSettled([approve(id), decline(id), approve(id), decline(id)]);
    const [{ moves } = { moves: 0 }] = await t.db.query<{ moves: number }>(
      `select count(*)::int as moves from history where subject_id = $1 and from_state = '1'`,
      [id],
    );
    expect(moves).toBe(1);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(2);
    expect([2, 3]).toContain(await statusOf(owner, id));
  });

  it('C-05 SEC-57 fees are proposed by one and confirmed by another, and a campaign keeps those of its approval', async () => {
    const feesOf = async ({ id, owner }: { id: string; owner: Person }) => {
      await submit(owner, id);
      await approve(id);
      const [row] = await t.db.query(
        'select fee_goal_reached as reached, fee_goal_missed as missed from campaign where id = $1',
        [id],
      );
      return row;
    };
    const before = await aDraft(t);
    expect(await feesOf(before)).toEqual({ reached: 1_000, missed: 1_500 });

    const [maker, checker] = [await aPerson(t, { adminRole: 'finance' }), await aPerson(t, { adminRole: 'super' })];
    const rates = { fixedReached: 450, flexibleReached: 800, flexibleMissed: 1_200 };
    const propose = (appliesFrom: string) =>
      maker.api.send(feesApi.propose, { body: { ...rates, appliesFrom, reason: 'Another market' } });
    expect(await refusalOf(propose('2020-01-01'))).toBe('fees.past');
    // Proposed a day ago for that day: since then campaigns were approved with other fees.
    const [late = { id: '' }] = await t.db.query<{ id: string }>(
      `insert into platform_fee (id, applies_from, fixed_reached, flexible_reached, flexible_missed, reason, maker_id, made_at, state)
       values (gen_random_uuid(), (kernel.now() - interval '2 days')::date, 450, 800, 1200, 'Late', $1, kernel.now(), 'waiting')
       returning id`,
      [maker.id],
    );
    expect(await refusalOf(checker.api.send(feesApi.confirm, { params: late }))).toBe('fees.outdated');
    await checker.api.send(feesApi.refuse, { params: late, body: { reason: 'Too late' } });
    const { id } = await propose(today());
    expect(await refusalOf(propose(today()))).toBe('fees.change_waits');
    expect(await refusalOf(maker.api.send(feesApi.confirm, { params: { id } }))).toBe('fees.second_person');
    const confirmedBy = (who: string | null) =>
      t.db.query(`update platform_fee set state = 'confirmed', decided_at = now(), checker_id = $2 where id = $1`, [
        id,
        who,
      ]);
    await expect(confirmedBy(maker.id)).rejects.toThrow('platform_fee_two_people');
    await expect(confirmedBy(null)).rejects.toThrow('platform_fee_checked');
    const confirm = () => checker.api.send(feesApi.confirm, { params: { id } });
    const makerIs = (role: string, at: Date | null) =>
      t.db.query('update app_user set admin_role = $2, suspended_at = $3 where id = $1', [maker.id, role, at]);
    for (const [role, at] of [['finance', new Date()] as const, ['operator', null] as const]) {
      await makerIs(role, at);
      expect(await refusalOf(confirm())).toBe('fees.maker_gone');
    }
    await makerIs('finance', null);
    const confirmed = await confirm();
    expect(confirmed).toMatchObject({ ...rates, state: 'confirmed', current: true, checkerEmail: checker.email });
    expect(await refusalOf(confirm())).toBe('fees.decided');

    const after = await aDraft(t);
    expect(await feesOf(after)).toEqual({ reached: 800, missed: 1_200 });
    expect((await t.as(null).send(contentApi.campaignSetting, {})).fees).toMatchObject({ flexibleGoalReached: 800 });
    const [kept] = await t.db.query('select fee_goal_reached as reached from campaign where id = $1', [before.id]);
    expect(kept).toEqual({ reached: 1_000 });
    await expect(t.db.query('update campaign set fee_goal_reached = 1 where id = $1', [before.id])).rejects.toThrow(
      'keeps the fees',
    );
  });
});
