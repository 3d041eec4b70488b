import { adminContentApi, contentApi, waysToPayApi } from '@cairn/contracts';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { switchWayToPay } from '../../../testing/switching-off.js';
import { SettingsService } from '../../settings/index.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('ways to pay in the settings', () => {
  let t: TestApp;
  let admin: Person;
  beforeAll(async () => {
    t = await startTestApp();
    admin = await aPerson(t, { adminRole: 'super' });
  });
  afterAll(() => t.close());

  const offered = async (): Promise<string[]> =>
    (await admin.api.send(contentApi.gateways, {})).map(({ code }) => code);
  const wayOf = async (method: string) =>
    (await admin.api.send(waysToPayApi.list, {})).find((way) => way.method === method);
  const audited = () =>
    t.db.query<{ subject: string; before: object; after: object; reason: string }>(
      `select subject_id as subject, before, after, reason from kernel.audit_log where action = 'way_to_pay.switched' order by at, id`,
    );

  it('are switched at once, with a reason in the audit log, and the same again changes nothing', async () => {
    expect(await wayOf('card')).toMatchObject({ isOn: true, fitsCustody: true });
    const body = { method: 'card', isOn: false, reason: 'The provider is down' } as const;
    await Promise.all([admin.api.send(waysToPayApi.switch, { body }), admin.api.send(waysToPayApi.switch, { body })]);
    expect(await wayOf('card')).toMatchObject({ isOn: false });
    expect(await offered()).not.toContain('card');
    await switchWayToPay(t, 'card', true);
    expect(await offered()).toContain('card');
    expect(await audited()).toMatchObject([
      { subject: 'card', before: { enabled: true }, after: { enabled: false }, reason: body.reason },
      { subject: 'card', before: { enabled: false }, after: { enabled: true } },
    ]);
  });

  it('say whether the custody of the site fits', async () => {
    const set = (value: string) => t.db.inTx((tx) => t.get(SettingsService).set(tx, 'custodyMode', value));
    await set('qtp_mirror');
    try {
      expect([await wayOf('card'), await wayOf('north_card')]).toMatchObject([
        { fitsCustody: false },
        { fitsCustody: true },
      ]);
    } finally {
      await set('demo');
    }
  });

  it('are not switched as content, by which their words are edited', async () => {
    const [row] = await t.db.query<{ id: string }>(
      `select id from content_record where kind = 'payment-gateway' and code = 'wire'`,
    );
    const params = { id: row?.id ?? '' };
    const { updatedAt: readAt, enabled, texts } = await admin.api.send(adminContentApi.one, { params });
    const change = (body: object) => admin.api.send(adminContentApi.change, { params, body: { readAt, ...body } });
    expect(await refusalOf(change({ enabled: !enabled }))).toBe('content.way_to_pay');
    expect((await change({ enabled, texts })).enabled).toBe(enabled);
  });

  it('need a reason', async () => {
    const body = { method: 'wire', isOn: true, reason: '' } as const;
    expect((await failureOf(admin.api.send(waysToPayApi.switch, { body }))).fields[0]?.field).toBe('reason');
  });
});
