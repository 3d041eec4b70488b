import { LANGUAGE_CODES, contentApi, settingsApi, type Wire } from '@cairn/contracts';
import type { ChangeSettingsRequest } from '@cairn/contracts/settings/settings.requests';
import sharp from 'sharp';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

interface LoggedChange {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  actor: string;
}

describe('settings in the console', () => {
  let t: TestApp;
  let admin: Person;
  beforeAll(async () => {
    t = await startTestApp();
    admin = await aPerson(t, { adminRole: 'super' });
  });
  afterAll(() => t.close());

  const change = (body: Wire<ChangeSettingsRequest>) => admin.api.send(settingsApi.change, { body });
  const refusals = async (body: Wire<ChangeSettingsRequest>): Promise<Record<string, string>> =>
    Object.fromEntries((await failureOf(change(body))).fields.map(({ field, code }) => [field, code]));
  const lastLogged = async (): Promise<LoggedChange | undefined> =>
    (
      await t.db.query<LoggedChange>(
        `select before, after, actor from kernel.audit_log where action = 'settings.change' order by at desc limit 1`,
      )
    )[0];

  it('are changed in part, applied by the site, and logged with their earlier values', async () => {
    for (const sum of [
      'topUpFeeFlat',
      'withdrawalFeeFlat',
      'topUpMaximum',
      'withdrawalTwoPersonAbove',
      'refundTwoPeopleAbove',
    ]) {
      const failure = await failureOf(change({ [sum]: Number.MAX_SAFE_INTEGER }));
      expect(failure.fields).toMatchObject([{ field: sum, code: 'validation.max' }]);
    }
    await change({ siteName: 'Northmoor', topUpFeeFlat: 30, walletModule: 'no' });
    expect(await t.as(null).send(contentApi.siteSetting, {})).toMatchObject({
      siteName: 'Northmoor',
      walletModule: 'no',
    });
    expect(await lastLogged()).toEqual({
      actor: admin.email,
      before: { siteName: 'Cairn', topUpFeeFlat: '0', walletModule: 'yes' },
      after: { siteName: 'Northmoor', topUpFeeFlat: '30', walletModule: 'no' },
    });
  });

  it('a save that changes nothing adds no audit entry', async () => {
    const before = await lastLogged();
    await change({ siteName: 'Northmoor' });
    expect(await lastLogged()).toEqual(before);
  });

  it('null empties what may be empty, and leaves the rest alone', async () => {
    expect(await change({ metaDescription: null, siteName: null as unknown as string })).toMatchObject({
      metaDescription: null,
      siteName: 'Northmoor',
    });
  });

  it.each(LANGUAGE_CODES)(
    'refuse a colour that cannot be read, beside it, with the nearest that can, in %s',
    async (lng) => {
      const { status, body } = (await t
        .http()
        .patch(`/api/v1.1/admin/settings?lng=${lng}`)
        .set('authorization', `Bearer ${admin.token}`)
        .send({ sitePrimaryColor: '#67b1c3' })) as {
        status: number;
        body: { errors: { field: string; msg: string }[] };
      };
      expect([status, body.errors[0]?.field]).toEqual([400, 'sitePrimaryColor']);
      expect(body.errors[0]?.msg).toMatch(/#[0-9a-f]{6}/);
      expect(body.errors[0]?.msg).toContain('2.4');
    },
  );

  it('SEC-22 take a measurement id and never code; refuse every other field beside itself', async () => {
    expect(
      await refusals({
        googleAnalyticsCode: '<script>alert(1)</script>',
        siteSecondaryColor: 'red',
        siteName: 'x',
        walletModule: 'perhaps' as 'yes',
        topUpMaximum: 0,
      }),
    ).toEqual({
      googleAnalyticsCode: 'validation.measurement_id',
      siteSecondaryColor: 'validation.colour',
      siteName: 'validation.min_length',
      walletModule: 'validation.choice',
      topUpMaximum: 'validation.amount_min',
    });
    expect(
      await refusals({ timezone: 'Moon/Tranquility', currency: 'XXX', exceptIP: '203.0.113.7, my office' }),
    ).toEqual({
      timezone: 'validation.choice',
      currency: 'validation.currency',
      exceptIP: 'settings.address',
    });
    const told = async () => (await t.as(null).send(contentApi.siteSetting, {})).googleAnalyticsCode;
    const googleAnalyticsCode = 'G-ABC123DEF4';
    expect(await refusals({ googleAnalyticsCode })).toEqual({ googleAnalyticsCode: 'settings.analytics_off' });
    expect(await told()).toBeNull();
    expect(await change({ thirdPartyAnalytics: 'yes', googleAnalyticsCode })).toMatchObject({ googleAnalyticsCode });
    expect(await told()).toBe(googleAnalyticsCode);
    expect(await change({ thirdPartyAnalytics: 'no' })).toMatchObject({ googleAnalyticsCode: null });
    expect(await told()).toBeNull();
  });

  it('R-01 R-02 take every jurisdiction, and keep identity checks wherever there is one', async () => {
    const lawReason = 'Another market';
    const changeLaw = async (law: Wire<ChangeSettingsRequest>) =>
      change({ ...law, lawReason, version: (await admin.api.send(settingsApi.read, {})).version });
    for (const jurisdictionProfile of ['us_506c', 'eu_ecspr', 'uk_rmmi', 'us_regcf'] as const) {
      expect(await refusals({ jurisdictionProfile })).toEqual({ lawReason: 'validation.required' });
      expect(await refusals({ jurisdictionProfile, lawReason })).toEqual({ version: 'validation.required' });
      expect(await changeLaw({ jurisdictionProfile })).toMatchObject({ jurisdictionProfile });
      const [logged] = await t.db.query<{ reason: string }>(
        `select reason from kernel.audit_log where action = 'settings.change' order by at desc, id desc limit 1`,
      );
      expect(logged?.reason).toBe('Another market');
    }
    expect(await refusals({ jurisdictionProfile: 'moon' })).toEqual({ jurisdictionProfile: 'validation.choice' });
    expect(await refusals({ kycRequired: false })).toEqual({ kycRequired: 'settings.kyc_required' });
    const { version } = await changeLaw({ jurisdictionProfile: 'none', kycRequired: false });
    expect(await refusals({ jurisdictionProfile: 'us_regcf', lawReason, version })).toEqual({
      kycRequired: 'settings.kyc_required',
    });
    await changeLaw({ jurisdictionProfile: 'us_regcf', kycRequired: true });
  });

  it('decision 9: take both spellings of the exempt addresses and answer with one', async () => {
    expect(await change({ exemptIP: '203.0.113.7, 2001:db8::/32' })).toMatchObject({
      exceptIP: '203.0.113.7\n2001:db8::/32',
    });
    expect(await change({ exceptIP: null, exemptIP: '198.51.100.1' })).toMatchObject({ exceptIP: '198.51.100.1' });
  });

  it('SEC-35 keep the captcha’s secret: never in a reply, a public read or the audit log', async () => {
    expect(await refusals({ captchaProvider: 'hcaptcha' })).toEqual({
      applicationClient: 'validation.required',
      applicationSecret: 'validation.required',
    });
    const secret = 'very-secret-secret';
    const reply = await change({
      captchaProvider: 'hcaptcha',
      applicationClient: 'site-key',
      applicationSecret: secret,
    });
    expect(reply).toMatchObject({ captchaProvider: 'hcaptcha', hasCaptchaKey: true });
    const seen = JSON.stringify([
      reply,
      await t.as(null).send(contentApi.captcha, {}),
      await t.as(null).send(contentApi.siteSetting, {}),
      await t.db.query('select * from kernel.audit_log'),
      await t.db.query('select * from site_setting'),
    ]);
    expect(seen).not.toContain(secret);
    expect(await change({ captchaProvider: 'altcha', applicationSecret: null })).toMatchObject({
      hasCaptchaKey: false,
    });
  });

  it('V-23 take no figures that would stop every top-up', async () => {
    expect(await refusals({ topUpMaximum: 99 })).toEqual({ topUpMaximum: 'validation.amount_min' });
    const { topUpMaximum } = await admin.api.send(settingsApi.read, {});
    for (const fee of ['topUpFeeFlat', 'withdrawalFeeFlat']) {
      expect(await refusals({ [fee]: topUpMaximum })).toEqual({ [fee]: 'settings.fee_too_high' });
    }
  });

  it('D-4 takes no currency that is switched off in its list', async () => {
    const offer = (enabled: boolean) =>
      t.db.query(`update content_record set enabled = $1 where kind = 'currency' and code = 'GBP'`, [enabled]);
    await offer(false);
    expect((await failureOf(change({ currency: 'GBP' }))).fields).toMatchObject([{ code: 'validation.currency' }]);
    await offer(true);
    expect(await change({ currency: 'GBP' })).toMatchObject({ currency: 'GBP' });
    await offer(false);
    // What it has already stays.
    expect(await change({ siteName: 'Still here' })).toMatchObject({ currency: 'GBP' });
    await offer(true);
    await change({ currency: 'USD' });
  });

  it('U-20 two tabs do not overwrite each other: what was read before the other saved is refused', async () => {
    const { version, siteName } = await admin.api.send(settingsApi.read, {});
    const saved = await change({ siteName: 'First tab', version });
    expect((await failureOf(change({ siteName: 'Second tab', version }))).code).toBe('settings.overtaken');
    expect(await change({ siteName, version: saved.version })).toMatchObject({ siteName, version });
  });

  it('two who save at once leave a consistent audit log', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((siteName) => change({ siteName })));
    const auditLog = await t.db.query<LoggedChange>(
      `select before, after from kernel.audit_log where action = 'settings.change' and subject_id = 'siteName' order by at`,
    );
    for (const [index, { before }] of auditLog.entries()) {
      if (index > 0) expect(before).toEqual(auditLog[index - 1]?.after);
    }
  });

  describe('marks', () => {
    const upload = (mark: string, content: Buffer, name = 'logo.png') =>
      t
        .http()
        .post(`/api/v1.1/admin/settings/marks/${mark}`)
        .set('authorization', `Bearer ${admin.token}`)
        .attach('file', content, name);
    const picture = (width: number, height: number): Promise<Buffer> =>
      sharp({ create: { width, height, channels: 4, background: '#0c5d6c80' } })
        .png()
        .toBuffer();

    it('are made to fit, keep their shape, and are public', async () => {
      const { body } = await upload('siteLogo', await picture(2000, 400));
      const address = String(body.data.data.siteLogo);
      expect(address).toMatch(/^\/media\//);
      const { body: file } = await t.http().get(address);
      const { width, height, hasAlpha } = await sharp(file as Buffer).metadata();
      expect([width, height, hasAlpha]).toEqual([720, 144, true]);
      expect(await t.as(null).send(contentApi.siteSetting, {})).toMatchObject({ siteLogo: address });
    });

    it('V-26 are refused when they are no picture, whatever their name', async () => {
      const { status, body } = await upload('darkLogo', Buffer.from('<svg onload="alert(1)"/>'));
      expect([status, body.code]).toEqual([415, 'file.type']);
      expect((await upload('darkLogo', await picture(8, 8))).body.code).toBe('file.too_small');
      expect((await upload('otherLogo', await picture(64, 64))).status).toBe(404);
    });

    it('can be taken back', async () => {
      await admin.api.send(settingsApi.removeMark, { params: { mark: 'siteLogo' } });
      expect(await t.as(null).send(contentApi.siteSetting, {})).toMatchObject({ siteLogo: null });
    });
  });
});
