import { adminApi, campaignsApi } from '@cairn/contracts';
import { aDraft, UNCHECKED } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { withoutRecord } from '../../../testing/switching-off.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from '../../settings/index.js';

describe('handing in a draft, and what the site has changed since it began', () => {
  let t: TestApp;
  let moderator: Person;
  beforeAll(async () => {
    t = await startTestApp();
    moderator = await aPerson(t, { adminRole: 'moderator' });
  });
  afterAll(() => t.close());

  const submit = (owner: Person, id: string) =>
    owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
  const approve = (id: string, body: object = UNCHECKED) =>
    moderator.api.send(adminApi.approveCampaign, { params: { id }, body });

  it('V-38 D-4 a choice that was switched off meanwhile is refused beside its field, and stands in the checklist', async () => {
    const { id, owner } = await aDraft(t);
    const { fundraisingDetail } = (await owner.api.send(campaignsApi.read, { params: { id } })).campaignDetail;
    for (const [kind, step, field, choice] of [
      ['category', 'company-info', 'category', 'water'],
      ['industry', 'company-info', 'industry', 'utilities'],
      ['campaign-stage', 'fundraising-detail', 'campaignStage', fundraisingDetail.campaignStage ?? ''],
      ['investing-round', 'fundraising-detail', 'investingRound', fundraisingDetail.investingRound ?? ''],
    ] as const) {
      await withoutRecord(t, moderator, { kind, code: choice }, async () => {
        const refused = await failureOf(submit(owner, id));
        expect([refused.code, refused.fields]).toMatchObject([
          'campaign.incomplete',
          [{ field, code: 'validation.option_closed' }],
        ]);
        const checklist = await owner.api.send(campaignsApi.checklist, { params: { id } });
        expect(checklist).toMatchObject({ complete: false, closed: [{ field, choice }] });
        expect(checklist.steps.find(({ missing }) => missing.length > 0)).toMatchObject({ step, missing: [field] });
      });
    }
    expect((await owner.api.send(campaignsApi.checklist, { params: { id } })).closed).toEqual([]);
    await submit(owner, id);
    await withoutRecord(t, moderator, { kind: 'category', code: 'water' }, async () => {
      // What waits and what is live keep it: what was begun is finished.
      await approve(id);
      expect((await owner.api.send(campaignsApi.checklist, { params: { id } })).closed).toEqual([]);
    });
  });

  it('a campaign that waits for its review is not handed in again, however often it is sent', async () => {
    const { id, owner } = await aDraft(t);
    const sent = await Promise.all(
      Array.from({ length: 20 }, () =>
        submit(owner, id).then(
          () => 'handed in',
          (error: unknown) => failureOf(Promise.reject(error)).then(({ status, code }) => `${status} ${code}`),
        ),
      ),
    );
    const others = Array.from({ length: 19 }, () => '409 campaign.bad_transition');
    expect(sent.sort()).toEqual([...others, 'handed in']);
    expect(await failureOf(submit(owner, id))).toMatchObject({ status: 409, code: 'campaign.bad_transition' });
  });

  it('R-04 where only admins may raise funds, an earlier draft is not submitted, and one that waits is decided', async () => {
    const [draft, waiting] = [await aDraft(t), await aDraft(t)];
    await submit(waiting.owner, waiting.id);
    const set = (value: 'yes' | 'no') =>
      t.db.inTx((tx) => t.get(SettingsService).set(tx, 'onlyAdminCreateCampaign', value));
    await set('yes');
    const refused = await failureOf(submit(draft.owner, draft.id));
    await approve(waiting.id);
    await set('no');
    expect([refused.status, refused.code]).toEqual([403, 'campaign.admin_only']);
    const { campaignDetail } = await draft.owner.api.send(campaignsApi.read, { params: { id: draft.id } });
    expect(campaignDetail.status).toBe(0);
    await submit(draft.owner, draft.id);
  });

  it('an approval of what nobody has claimed claims it for who approves, so that the record names a reviewer', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    const reviewers = () =>
      t.db.query(
        `select state, claimed_by as "claimedBy", claimed_at = decided_at as "atOnce" from campaign_submission
         where campaign_id = $1`,
        [id],
      );
    expect(await reviewers()).toEqual([{ state: 'waiting', claimedBy: null, atOnce: null }]);
    expect(await refusalOf(approve(id, {}))).toBe('campaign.checks_open');
    await approve(id);
    expect(await reviewers()).toEqual([{ state: 'approved', claimedBy: moderator.id, atOnce: true }]);
  });
});
