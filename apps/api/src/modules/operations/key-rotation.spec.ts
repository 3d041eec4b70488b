import { investingAccountsApi, kycApi, walletApi } from '@cairn/contracts';
import { anApplication } from '../../testing/accreditations.js';
import { BANK } from '../../testing/bank-account.js';
import { aCampaign } from '../../testing/campaigns.js';
import { anInvestor, aPerson } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { testConfig } from '../../testing/test-config.js';
import { aPdf, sendForm } from '../../testing/uploads/forms.js';
import { newId } from '../../kernel/crypto/ids.js';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import { FileStore } from '../../kernel/files/file-store.js';
import { PlatformFeesRepository } from '../settings/fees/platform-fees.repository.js';
import { SettingsService } from '../settings/index.js';
import { newTotpSecret, TwoFactor } from '../users/index.js';
import { KeyRotation } from './key-rotation.js';
import { SEALED_COLUMNS } from './sealed-columns.js';

const key = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const OLD = key('k1', 7);
const NEW = key('second', 9);

/** Columns of bytes that hold no encrypted value: hashes, indexes, salts. */
const NOT_SEALED = /(_hash|_sha256|_index|^sha256|^hash|^prev|salt|visitor)$/;

describe('SEC-49 the rotation of data keys', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ DATA_KEYS: OLD });
    await fill();
  });
  afterAll(() => t.close());

  /** The parts of a process with these keys. */
  function withKeys(keys: string) {
    const config = testConfig(t.database.url, { DATA_KEYS: keys });
    const personalData = new PersonalData(config);
    const files = new FileStore(config, t.db, personalData);
    const settings = new SettingsService(t.db, config, personalData, t.get(PlatformFeesRepository));
    return { personalData, files, settings, rotation: new KeyRotation(t.db, personalData, files, settings) };
  }

  /** A value of each column, written by the product itself wherever one call does. */
  async function fill(): Promise<void> {
    const investor = await anInvestor(t, { wallet: 100_000n });
    await investor.api.send(kycApi.applyForAccreditation, { body: anApplication() });
    await sendForm(t, investor, 'post', '/accreditation/evidence', {
      fields: { kind: 'letter', datedOn: '2026-06-01' },
      file: { content: aPdf(), name: 'letter.pdf', field: 'document' },
    });
    const body = { amount: 1_000, currency: 'USD', ...BANK };
    await investor.api.send(walletApi.withdraw, { body, idempotencyKey: newId() });
    const account = {
      investingAs: 'INDIVIDUAL' as const,
      firstName: 'Test',
      lastName: 'Person',
      address: '1 Main Street',
      city: 'Lyon',
      postalCode: '69001',
      country: 'FR',
      countryCode: '+33',
      mobile: '491550100',
      birthDate: '1980-02-03',
      taxCertified: true,
    };
    await investor.api.send(investingAccountsApi.add, { body: account });
    const stated = await aPerson(t);
    await stated.api.send(kycApi.submitProfile, {
      body: {
        legalFirstName: 'Ines',
        legalLastName: 'Okafor',
        dateOfBirth: '1984-05-17',
        ssn: '123-45-6789',
        address: '12 Quay Street',
        city: 'Springfield',
        state: 'IL',
        postalCode: '62701',
        country: 'US',
        yearlyIncome: 1,
        netWorth: 1,
      },
    });
    const twoFactor = t.get(TwoFactor);
    await t.db.inTx((tx) => twoFactor.enable(tx, stated.id, newTotpSecret(), 0n));
    await twoFactor.proposeBeside(stated.id, newTotpSecret());
    const settings = t.get(SettingsService);
    await t.db.inTx((tx) => settings.set(tx, 'applicationSecret', settings.sealCaptchaSecret('captcha')));
    await aCampaign(t);
  }

  const sealed = async () => {
    const found: { cell: { table: string; column: string; id: string }; value: Buffer }[] = [];
    for (const { table, column, id = 'id', part } of SEALED_COLUMNS) {
      const rows = await t.db.query<{ id: string; part: string; value: Buffer }>(
        `select ${id} as id, ${part ?? `''`} as part, ${column} as value from ${table} where length(${column}) > 0`,
      );
      for (const { value, ...row } of rows) {
        const name = part === undefined ? column : `${column}.${row.part}`;
        found.push({ cell: { table, column: name, id: row.id }, value });
      }
    }
    return found;
  };

  it('SEC-49 knows every column of bytes: it is encrypted and in the list, or by its name no secret', async () => {
    const columns = await t.db.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' order by 1, 2`,
    );
    const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    const unknown = columns.filter(({ column }) => !NOT_SEALED.test(column)).map((one) => `${one.table}.${one.column}`);
    expect(unknown).toEqual(known.toSorted());
  });

  it('SEC-49 ends midway, goes on, and needs the old key no more; two at once do no harm', async () => {
    const before = await sealed();
    const places = new Set(before.map(({ cell }) => `${cell.table}.${cell.column}`));
    expect(places.size).toBeGreaterThanOrEqual(9);
    const plain = before.map(({ cell, value }) => t.get(PersonalData).decrypt(value, cell));
    const both = withKeys(`${NEW},${OLD}`);
    const total = (await both.rotation.waiting()).reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(before.length + 2);
    let pages = 0;
    const killed = both.rotation.run(() => {
      pages += 1;
      if (pages === 3) throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const left = (await both.rotation.waiting()).reduce((sum, { count }) => sum + count, 0);
    expect(left).toBeLessThan(total);
    expect(left).toBeGreaterThan(0);
    // Meanwhile whoever has both keys reads what is done and what is not.
    expect((await sealed()).map(({ cell, value }) => both.personalData.decrypt(value, cell))).toEqual(plain);
    await Promise.all([both.rotation.run(), withKeys(`${NEW},${OLD}`).rotation.run()]);
    await both.rotation.run();
    expect((await both.rotation.waiting()).filter(({ count }) => count > 0)).toEqual([]);

    const alone = withKeys(NEW);
    expect((await sealed()).map(({ cell, value }) => alone.personalData.decrypt(value, cell))).toEqual(plain);
    expect(await alone.settings.captchaSecret()).toBe('captcha');
    const [file] = await t.db.query<{ id: string }>('select file_id as id from accreditation_evidence');
    expect((await alone.files.read(file?.id ?? '')).content.equals(aPdf())).toBe(true);
    const again: object[] = [];
    await alone.rotation.run((progress) => again.push(progress));
    expect(again).toEqual([]);
  });

  it('SEC-49 a file that was deleted meanwhile stays deleted', async () => {
    const { files } = withKeys(`${key('third', 11)},${NEW}`);
    const [file] = await files.encryptedAfter('00000000-0000-0000-0000-000000000000', 1);
    const { id, key: place } = file ?? { id: '', key: '' };
    expect(await files.waitsForKey(place)).toBe(true);
    await files.empty(id);
    expect(await files.rewrap(id, place)).toBe(false);
    await expect(files.read(id)).rejects.toThrow('request.not_found');
  });
});
