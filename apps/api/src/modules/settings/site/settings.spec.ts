import 'reflect-metadata';
import { contentApi } from '@cairn/contracts';
import { SiteSetting } from '@cairn/contracts/settings/site-setting.reply';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from './settings.service.js';

describe('the site’s settings', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const named = async (isPublic: boolean): Promise<string[]> =>
    (await t.db.query<{ name: string }>('select name from site_setting where public = $1', [isPublic])).map(
      ({ name }) => name,
    );

  it('SEC-35 tell everybody what is public, and nobody anything else', async () => {
    const told = Object.keys(await t.as(null).send(contentApi.siteSetting, {}));
    expect(told.sort()).toEqual(
      [...(await named(true)), 'currencyDisplays', 'currencyId', 'fees', 'law', 'sandbox', 'underMaintenance'].sort(),
    );
    const secrets = await named(false);
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets.filter((name) => told.includes(name))).toEqual([]);
  });

  it('have the form of their reply', async () => {
    const setting = plainToInstance(SiteSetting, {
      ...(await t.get(SettingsService).public()),
      underMaintenance: false,
    });
    expect(validateSync(setting, { whitelist: true, forbidNonWhitelisted: true })).toEqual([]);
  });

  it('are heard at once by the process that changes them', async () => {
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'siteName', 'Steep Path'));
    expect(await t.as(null).send(contentApi.siteSetting, {})).toMatchObject({ siteName: 'Steep Path' });
  });
});
