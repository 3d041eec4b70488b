import console from '@cairn/i18n/locales/en/console.json' with { type: 'json' };
import standing from '@cairn/i18n/locales/en/web.standing.json' with { type: 'json' };
import { OPERATOR_FIGURES } from '@cairn/contracts/jurisdictions/rule-figures.request';
import { contentApi, investmentsApi, settingsApi } from '@cairn/contracts';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from './settings.service.js';

describe('figures of the law', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const ruleFrom = (days: number, key: string, value: number) =>
    t.database.asOwner((client) =>
      client.query(
        `insert into rule_param (jurisdiction, key, value, effective_from, citation)
         values ('us_regcf', $1, to_jsonb($2::int), kernel.now()::date + $3::int, 'An amendment')`,
        [key, value, days],
      ),
    );
  const prepare = (investor: Person, campaignId: string) =>
    investor.api.send(investmentsApi.prepare, { params: { campaignId } });
  const hoursBefore = ({ closesAt, cancelUntil }: { closesAt: string; cancelUntil: string }) =>
    (Date.parse(closesAt) - Date.parse(cancelUntil)) / 3_600_000;

  it('R-02 S-08 C-04 cite their source', async () => {
    const rows = await t.db.query<{ key: string; value: number; citation: string }>(
      `select key, value, citation from rule_param where jurisdiction = 'us_regcf' order by key, effective_from`,
    );
    expect(rows.map(({ key, value, citation }) => `${key} ${value}: ${citation}`)).toEqual([
      'bad_actor_conviction_issuer_years 5: 17 CFR 227.503(a)(1)',
      'bad_actor_conviction_years 10: 17 CFR 227.503(a)(1)',
      'bad_actor_court_order_years 5: 17 CFR 227.503(a)(2)',
      'bad_actor_postal_order_years 5: 17 CFR 227.503(a)(8)',
      'bad_actor_regulator_bar true: 17 CFR 227.503(a)(3)(i)',
      'bad_actor_regulator_order_years 10: 17 CFR 227.503(a)(3)(ii)',
      'bad_actor_sec_discipline true: 17 CFR 227.503(a)(4)',
      'bad_actor_sec_order_years 5: 17 CFR 227.503(a)(5)',
      'bad_actor_sro_bar true: 17 CFR 227.503(a)(6)',
      'bad_actor_stop_order_years 5: 17 CFR 227.503(a)(7)',
      'bad_actor_voting_percent 20: 17 CFR 227.503(a)',
      'cancel_hours_before_deadline 48: 17 CFR 227.304(a)',
      'early_close_notice_business_days 5: 17 CFR 227.304(b)',
      'limit_cap_both_limbs true: House rule, after 17 CFR 227.100(a)(2)(ii)',
      'limit_floor 220000: 17 CFR 227.100(a)(2) as amended by SEC Release 33-10884',
      'limit_floor 250000: 17 CFR 227.100(a)(2) as adjusted by SEC Release 33-11098',
      'limit_high_percent 10: 17 CFR 227.100(a)(2)(ii)',
      'limit_low_percent 5: 17 CFR 227.100(a)(2)(i)',
      'limit_threshold 10700000: 17 CFR 227.100(a)(2) as amended by SEC Release 33-10884',
      'limit_threshold 12400000: 17 CFR 227.100(a)(2) as adjusted by SEC Release 33-11098',
      'minimum_offering_days 21: 17 CFR 227.203(a)(1)',
      'progress_report_business_days 5: 17 CFR 227.203(a)(3)',
      'reconfirm_business_days 5: 17 CFR 227.304(c)(1)',
    ]);
  });

  it('have words on the site and in the console', async () => {
    const rows = await t.db.query<{ key: string }>('select distinct key from rule_param');
    const keys = [...new Set([...rows.map(({ key }) => key), ...OPERATOR_FIGURES])];
    expect(keys.filter((key) => !(key in standing.figures.key))).toEqual([]);
    expect(keys.filter((key) => !(key in console.settings.law_of.keys))).toEqual([]);
  });

  it('R-02 S-08 apply from their day on, and not before', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    await ruleFrom(2, 'cancel_hours_before_deadline', 72);
    await ruleFrom(2, 'limit_threshold', 1_000_000);
    const before = await prepare(investor, id);
    expect(hoursBefore(before)).toBe(48);
    expect(before.limit?.limit).toBeGreaterThan(1_000_000);
    await t.advance(3 * DAY);
    const after = await prepare(investor, id);
    expect(hoursBefore(after)).toBe(72);
    expect(after.limit?.limit).toBe(1_000_000);
    expect((await t.as(null).send(contentApi.campaignSetting, {})).cancelHoursBeforeClosing).toBe(72);
  });

  it('C-04 a site may ask for more days than the law, never for fewer', async () => {
    const admin = await aPerson(t, { adminRole: 'super' });
    const change = (body: object) => admin.api.send(settingsApi.change, { body });
    const refused = await failureOf(change({ minimumCampaignDays: 20 }));
    expect(refused.fields).toMatchObject([
      { field: 'minimumCampaignDays', code: 'validation.min', params: { min: 21 } },
    ]);
    await change({ minimumCampaignDays: 30 });
    await ruleFrom(1, 'minimum_offering_days', 45);
    await t.advance(2 * DAY);
    t.get(SettingsService).forget();
    expect((await t.as(null).send(contentApi.campaignSetting, {})).minimumCampaignDays).toBe(45);
  });
});
