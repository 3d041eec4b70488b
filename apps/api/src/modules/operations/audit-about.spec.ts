import { adminApi } from '@cairn/contracts';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign, type LiveCampaign } from '../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('whom an entry of the audit log is about', () => {
  let t: TestApp;
  let person: Person;
  let campaign: LiveCampaign;
  const nameOf = async ({ id }: Person): Promise<string> => {
    const [row] = await t.db.query<{ name: string }>(
      `select first_name || ' ' || last_name as name from app_user where id = $1`,
      [id],
    );
    return row?.name ?? '';
  };
  let entries = 0;
  /** What the log says of an entry about such a record. */
  const aboutOf = async (subjectType: string, subjectId: string) => {
    // No random number: one that looks like a card's is refused in a filter.
    const action = `test.about_${(entries += 1)}`;
    await t.db.inTx((tx) =>
      t.get(AuditLog).record(tx, { actor: 'somebody', actorId: newId(), action, subjectType, subjectId }),
    );
    const { items } = await campaign.admin.api.send(adminApi.auditLog, { query: { action } });
    return items.map(({ about }) => about);
  };

  beforeAll(async () => {
    t = await startTestApp();
    person = await anInvestor(t);
    campaign = await aCampaign(t);
  });
  afterAll(() => t.close());

  it('is a person, by the account or by a record of theirs', async () => {
    const about = { kind: 'user', id: person.id, name: await nameOf(person) };
    expect(await aboutOf('user', person.id)).toEqual([about]);
    const [profile] = await t.db.query<{ id: string }>('select id from investor_profile where user_id = $1', [
      person.id,
    ]);
    expect(await aboutOf('identity', profile?.id ?? '')).toEqual([about]);
  });

  it('names who signed, whom the log keeps by their id', async () => {
    const action = `test.${newId()}`;
    const { id } = campaign.owner;
    await t.db.inTx((tx) =>
      t.get(AuditLog).record(tx, { actor: id, actorId: id, action, subjectType: 'campaign', subjectId: campaign.id }),
    );
    const { items } = await campaign.admin.api.send(adminApi.auditLog, { query: { action } });
    expect(items.map(({ actor }) => actor)).toEqual([await nameOf(campaign.owner)]);
  });

  it('is a campaign', async () => {
    const [row] = await t.db.query<{ name: string }>('select name from campaign where id = $1', [campaign.id]);
    expect(await aboutOf('campaign', campaign.id)).toEqual([{ kind: 'campaign', id: campaign.id, name: row?.name }]);
  });

  it.each([
    'user',
    'identity',
    'accreditation',
    'investment',
    'payment',
    'refund',
    'dispute',
    'top_up',
    'withdrawal',
    'contact_inquiry',
    'comment',
    'message_report',
    'campaign',
    'payout',
    'repayment',
  ])('is nobody where the %s is not there', async (type) => {
    expect(await aboutOf(type, newId())).toEqual([null]);
    expect(await aboutOf(type, 'no id')).toEqual([null]);
  });

  it('is nobody for settings', async () => {
    const { id } = await aPerson(t);
    expect(await aboutOf('site_setting', id)).toEqual([null]);
  });
});
