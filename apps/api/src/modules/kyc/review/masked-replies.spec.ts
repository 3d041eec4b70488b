import { adminApi, investingAccountsApi, kycApi, profileApi, usersAdminApi } from '@cairn/contracts';
import type { IdentitySecret } from '@cairn/contracts/admin/reveal';
import { callsOf } from '../../../kernel/openapi/openapi.js';
import { anApplication } from '../../../testing/accreditations.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { aCoveredPerson } from '../../../testing/covered/covered-persons.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { aCase } from '../../../testing/screening/screening.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const IDENTITY = {
  legalFirstName: 'Ines',
  legalLastName: 'Okafor',
  dateOfBirth: '1984-05-17',
  ssn: '212-45-6788',
  address: '127 Quillon Street',
  address2: 'Floor 93',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62704-9317',
  country: 'US',
  alternativePhone: '+13125559317',
  figuresCurrency: 'USD',
  yearlyIncome: 15_317_101,
  averageIncome: 15_317_102,
  netWorth: 15_317_103,
  householdIncome: 15_317_104,
  averageHouseholdIncome: 15_317_105,
  householdNetWorth: 15_317_106,
  investedElsewhere: 15_317_107,
};
const CLAIM = {
  incomeEarlier: 25_317_101,
  incomeLater: 25_317_102,
  assets: 125_317_103,
  residence: 45_317_104,
  mortgage: 35_317_105,
  otherDebts: 5_317_106,
};
const ACCOUNT = {
  investingAs: 'INDIVIDUAL',
  firstName: 'Ines',
  lastName: 'Okafor',
  birthDate: '1984-05-18',
  ssn: '212-45-6788',
  address: '128 Quillon Street',
  unit: 'Suite 9317',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62705-9318',
  country: 'US',
  countryCode: '+1',
  mobile: '3125559318',
  taxCertified: true,
} as const;
const COVERED = {
  role: 'director',
  kind: 'person',
  name: 'Quillon Verhoest',
  dateOfBirth: '1979-04-13',
  country: 'PT',
} as const;
const PHONE = '+13125559319';
const PROFILE = { address: '129 Quillon Street', zipcode: '62706-9319' };

/** An amount as JSON, a table and a file write it. */
const writings = (minor: number): string[] => {
  const [whole, cents] = [Math.trunc(minor / 100), String(minor % 100).padStart(2, '0')];
  return [String(minor), `${whole}.${cents}`, `${whole.toLocaleString('en')}.${cents}`];
};
const amountsOf = (fields: object): string[] =>
  Object.values(fields).flatMap((value) => (typeof value === 'number' ? writings(value) : []));

/** What nobody but the person themselves reads without a reason. */
const PLANTED: readonly string[] = [
  IDENTITY.dateOfBirth,
  '212456788',
  IDENTITY.ssn,
  IDENTITY.address,
  IDENTITY.address2,
  IDENTITY.postalCode,
  IDENTITY.alternativePhone,
  ACCOUNT.birthDate,
  ACCOUNT.address,
  ACCOUNT.unit,
  ACCOUNT.postalCode,
  ACCOUNT.mobile,
  COVERED.dateOfBirth,
  COVERED.name,
  PHONE,
  PROFILE.address,
  PROFILE.zipcode,
  ...amountsOf(IDENTITY),
  ...amountsOf(CLAIM),
];

describe('personal values', () => {
  let t: TestApp;
  let reviewer: Person;
  let investor: Person;
  let owner: Person;
  let campaignId: string;
  beforeAll(async () => {
    t = await startTestApp();
    reviewer = await aPerson(t, { adminRole: 'super' });
    investor = await aPerson(t);
    ({ id: campaignId, owner } = await aCampaign(t));
    await t.db.query('update app_user set phone_number = $2 where id = $1', [investor.id, PHONE]);
    await investor.api.send(profileApi.update, { body: PROFILE });
    await investor.api.send(kycApi.submitProfile, { body: IDENTITY });
    await investor.api.send(kycApi.applyForAccreditation, { body: anApplication(CLAIM) });
    await investor.api.send(investingAccountsApi.add, { body: ACCOUNT });
    await aCase(t, investor.id);
    await aCoveredPerson(owner, campaignId, COVERED);
  });
  afterAll(() => t.close());

  const read = async (path: string, token: string): Promise<string> => {
    const { text } = await t.http().get(`/api/v1.1${path}`).set('authorization', `Bearer ${token}`);
    return text;
  };
  const plantedIn = (text: string): string[] => PLANTED.filter((value) => text.includes(value));
  const reads = (isWanted: (path: string, access: string) => boolean): string[] =>
    callsOf(t.app)
      .map(({ call: { endpoint } }) => ({ ...endpoint, path: endpoint.path.replace(':campaignId', campaignId) }))
      .filter(({ method, path, access }) => method === 'GET' && !path.includes('/stream') && isWanted(path, access))
      .map(({ path }) => path);

  /** Of each path that gives something away, what. */
  const shown = async (paths: readonly string[], token: string): Promise<Record<string, string[]>> => {
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      const values = plantedIn(await read(path, token));
      if (values.length > 0) found[path] = values;
    }
    return found;
  };

  it('SEC-50 are in no list, file or record of the console', async () => {
    const lists = reads((path) => path.startsWith('/admin/') && !path.includes(':'));
    expect(lists).toEqual(expect.arrayContaining(['/admin/identities', '/admin/accreditations', '/admin/users']));
    const opened = new Set(reads((path) => path.startsWith('/admin/') && path.endsWith('/:id')));
    const records: string[] = [];
    for (const path of lists.filter((list) => opened.has(`${list}/:id`))) {
      const text = await read(path, reviewer.token);
      for (const [, id] of text.matchAll(/"id":"([0-9a-f-]{36})"/g)) records.push(`${path}/${id ?? ''}`);
    }
    expect(records.filter((path) => path.startsWith('/admin/accreditations/'))).toHaveLength(1);
    const files = ['/admin/identities?format=csv', '/admin/users?format=csv'];
    expect(await shown([...lists, ...files, ...records], reviewer.token)).toEqual({});
  });

  it('SEC-50 are revealed one at a time with step-up and a reason, which is logged', async () => {
    const [{ id } = { id: '' }] = (await reviewer.api.send(adminApi.identities, { query: {} })).items;
    const ask = (body: object, by = reviewer) =>
      by.api.send(adminApi.revealIdentity, { params: { id }, body: body as { field: IdentitySecret; reason: string } });
    const reason = 'Compared with the passport';
    expect(await refusalOf(ask({ field: 'ssn' }))).toBe('request.invalid');
    expect(await refusalOf(ask({ field: 'ssn', reason: '  ' }))).toBe('request.invalid');
    expect(await refusalOf(ask({ field: 'email', reason }))).toBe('request.invalid');
    expect(await refusalOf(ask({ field: 'ssn', reason }, await aPerson(t, { adminRole: 'finance' })))).toBe(
      'auth.forbidden',
    );
    const opened = [
      { field: 'ssn', value: '212456788', currency: null },
      { field: 'dateOfBirth', value: IDENTITY.dateOfBirth, currency: null },
      { field: 'address', value: '127 Quillon Street, Floor 93, Springfield, IL, 62704-9317', currency: null },
      { field: 'yearlyIncome', value: '15317101', currency: 'USD' },
    ];
    for (const one of opened) expect(await ask({ field: one.field, reason })).toEqual(one);
    const log = await t.db.query<{ after: object; reason: string }>(
      `select after, reason from kernel.audit_log where subject_id = $1 and action = 'identity.personal_data_shown' order by at`,
      [id],
    );
    expect(log).toEqual(opened.map(({ field }) => ({ after: { shown: [field] }, reason })));
  });

  it('SEC-50 SEC-58 are masked for an admin who views the site as the person, and whole for the person', async () => {
    const paths = reads((path, access) => !path.includes(':') && (access === 'auth' || path.includes(campaignId)));
    for (const viewed of [investor, owner]) {
      const { id } = viewed;
      const body = { reason: 'A question by telephone' };
      const view = await reviewer.api.send(usersAdminApi.view, { params: { id }, body });
      expect(await shown(paths, view.token)).toEqual({});
    }
    const seen = [
      ...Object.values(await shown(paths, investor.token)),
      ...Object.values(await shown(paths, owner.token)),
    ];
    const own = new Set(seen.flat());
    const neverSent = ['212456788', IDENTITY.ssn, COVERED.dateOfBirth];
    const asText = PLANTED.filter((value) => !/^[\d,]+\.\d\d$/.test(value) && !neverSent.includes(value));
    expect(asText.filter((value) => !own.has(value))).toEqual([]);
  });
});
