import { adminApi, investmentsApi, kycApi, screeningApi, settingsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { BANK } from '../../../testing/bank-account.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { handPaperIn, readIdentity } from '../../../testing/reviews.js';
import { aList, screenAll, sendList } from '../../../testing/screening/screening.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const PROFILE = {
  legalFirstName: 'Marek',
  legalLastName: 'Dvorsky',
  dateOfBirth: '1961-04-09',
  address: '4 Mill Lane',
  city: 'Brno',
  postalCode: '60200',
  country: 'CZ',
  yearlyIncome: 15_000_000,
  netWorth: 30_000_000,
};
const DVORSKY = {
  id: 'NK-1',
  name: 'Dvorský, Marek Jan',
  aliases: 'Марек Дворский;M. Dvorsky',
  born: '1961-04-09',
  countries: 'cz;sk',
  sanctions: 'Asset freeze since 2022',
};
const HARBOUR = { id: 'NK-9', name: 'Harbour Star', schema: 'Vessel' };
const reason = 'Born in another town; the passports were compared.';

describe('sanctions lists and lists of politically exposed persons', () => {
  let t: TestApp;
  let officer: Person;
  beforeAll(async () => {
    t = await startTestApp();
    officer = await aPerson(t, { adminRole: 'compliance' });
  });
  afterAll(() => t.close());

  const submit = async (person: Person, change: object = {}) => {
    const record = await person.api.send(kycApi.submitProfile, { body: { ...PROFILE, ...change } });
    await handPaperIn(t, person);
    return record;
  };
  const casesOf = async ({ id }: Person) =>
    (await officer.api.send(screeningApi.cases, { query: { perPage: 100 } })).items.filter(
      ({ userId }) => userId === id,
    );
  const onlyCaseOf = async (person: Person) => {
    const found = await casesOf(person);
    expect(found).toHaveLength(1);
    return officer.api.send(screeningApi.case, { params: { id: found[0]?.id ?? '' } });
  };
  const decide = (verb: 'confirm' | 'dismiss', { id, version }: { id: string; version: string }) =>
    officer.api.send(screeningApi[verb], { params: { id }, body: { version, reason } });
  const listOf = async (id: string) =>
    (await officer.api.send(screeningApi.lists, { query: { perPage: 100 } })).items.find((row) => row.id === id);
  const use = async (content: string, kind: 'sanctions' | 'politically_exposed' = 'sanctions'): Promise<string> => {
    const { data, code } = await sendList(t, officer, content, kind);
    expect(code).toBeUndefined();
    await screenAll(t);
    return data.id;
  };

  it('a list is read in the background, and in force once the whole of it is; the one before holds until then', async () => {
    const first = await sendList(t, officer, aList(DVORSKY, HARBOUR));
    expect(first.data).toMatchObject({
      kind: 'sanctions',
      state: 'waiting',
      progress: 0,
      fileName: 'targets.simple.csv',
    });
    await screenAll(t);
    expect(await listOf(first.data.id)).toMatchObject({
      state: 'in_force',
      entries: 2,
      people: 1,
      progress: 100,
      fault: null,
    });

    const broken = [aList(DVORSKY), aList({ id: 'NK-2', name: '' }).split('\n').slice(1)].flat().join('');
    const faults: [content: string, fault: string, line: number | null][] = [
      [broken, 'line', 3],
      [aList(DVORSKY, { id: 'NK-3', name: 'Jana Malik', born: 'in spring' }), 'line', 3],
      [`${aList(DVORSKY)}"NK-4","Person"\n`, 'line', 3],
      [`${aList(DVORSKY)}"NK-4","Per"son"\n`, 'line', 3],
      [aList(DVORSKY, { id: 'NK-5', name: 'Jana Malik' }, DVORSKY), 'repeated', 4],
      [aList(), 'empty', null],
    ];
    for (const [content, fault, faultLine] of faults) {
      const { data } = await sendList(t, officer, content);
      await screenAll(t);
      expect(await listOf(data.id)).toMatchObject({ state: 'refused', fault, faultLine });
    }
    expect(await listOf(first.data.id)).toMatchObject({ state: 'in_force' });

    const second = await use(`\uFEFF${aList(DVORSKY)}`);
    expect([await listOf(first.data.id), await listOf(second)]).toMatchObject([
      { state: 'replaced' },
      { state: 'in_force' },
    ]);
    await t.get(Sweeps).run('screening.tidy');
    const left = await t.db.query('select 1 from screening_entry where list_id <> $1', [second]);
    expect(left).toEqual([]);
  });

  it('a name in Arabic letters and one in Latin letters are compared by their consonants', async () => {
    const listed = [
      'Mohammed Al-Ahmad',
      'Abdulrahman ash-Sharif',
      'Khaled Al Qassem',
      'Fatima Hussein',
      'Djamel Bouteflika',
      'يوسف الحداد',
    ];
    await use(aList(...listed.map((name, at) => ({ id: `NK-A${at}`, name }))));
    const people: [legalFirstName: string, legalLastName: string, alike: string[]][] = [
      ['محمد', 'الأحمد', ['Mohammed Al-Ahmad']],
      ['عبد الرحمن', 'الشريف', ['Abdulrahman ash-Sharif']],
      ['خالد', 'القاسم', ['Khaled Al Qassem']],
      ['فاطمة', 'حسين', ['Fatima Hussein']],
      ['جمال', 'بوتفليقة', ['Djamel Bouteflika']],
      ['Youssef', 'El Haddad', ['يوسف الحداد']],
      ['سليم', 'حداد', []],
      ['Salim', 'Darwish', []],
    ];
    for (const [legalFirstName, legalLastName, alike] of people) {
      const person = await aPerson(t);
      await submit(person, { legalFirstName, legalLastName });
      expect((await casesOf(person)).map(({ entryName }) => entryName)).toEqual(alike);
    }
  });

  it('a file of another form is refused beside its field, and of two lists that wait the newer one counts', async () => {
    expect(await sendList(t, officer, 'name,country\nSomebody,FR\n')).toMatchObject({
      status: 400,
      code: 'screening.header',
      errors: [{ field: 'file' }],
    });
    expect((await sendList(t, officer, '')).code).toBe('screening.header');
    expect((await sendList(t, officer, aList(DVORSKY), 'others')).code).toBe('request.not_found');
    const older = await sendList(t, officer, aList(HARBOUR), 'politically_exposed');
    const newer = await sendList(t, officer, aList(HARBOUR), 'politically_exposed');
    await screenAll(t);
    expect([await listOf(older.data.id), await listOf(newer.data.id)]).toMatchObject([
      { state: 'refused', fault: 'superseded' },
      { state: 'in_force' },
    ]);
    const finance = await aPerson(t, { adminRole: 'finance' });
    expect((await sendList(t, finance, aList(DVORSKY))).code).toBe('auth.forbidden');
  });

  it('a match is a case, and the identity is approved only once it is dismissed', async () => {
    await use(aList(DVORSKY));
    const person = await aPerson(t);
    const { id } = await submit(person, { legalFirstName: 'Marek', legalLastName: 'Dworsky' });
    const match = await onlyCaseOf(person);
    expect(match).toMatchObject({
      listKind: 'sanctions',
      state: 'open',
      entryName: DVORSKY.name,
      birth: 'same',
      country: 'same',
      stillListed: true,
      entry: { id: 'NK-1', sanctions: DVORSKY.sanctions, birthDates: ['1961-04-09'], countries: ['cz', 'sk'] },
      person: { legalName: 'Marek Dworsky', birthYear: 1961, country: 'CZ' },
    });
    expect(match.score).toBeGreaterThanOrEqual(85);
    const approve = async () =>
      officer.api.send(adminApi.approveIdentity, { params: { id }, body: await readIdentity(officer, id) });
    const refused = await failureOf(approve());
    expect([refused.code, refused.params]).toEqual(['screening.undecided', { name: DVORSKY.name }]);
    expect((await officer.api.send(adminApi.identity, { params: { id } })).matches).toMatchObject([
      { id: match.id, state: 'open' },
    ]);
    expect(await refusalOf(decide('dismiss', { id: match.id, version: 'earlier' }))).toBe('review.overtaken');
    expect(await decide('dismiss', match)).toMatchObject({ state: 'dismissed', reason, decidedBy: officer.email });
    expect(await refusalOf(decide('dismiss', match))).toBe('review.bad_transition');
    expect(await approve()).toMatchObject({ state: 'approved' });
  });

  it('finds names in Arabic and Cyrillic script, and nobody born on another day or called otherwise', async () => {
    await use(
      aList(DVORSKY, { id: 'NK-6', name: 'Khalid al-Masri', aliases: 'خالد المصري', born: '1975', countries: 'sy' }),
      'politically_exposed',
    );
    const found = async (change: object): Promise<string[]> => {
      const person = await aPerson(t);
      await submit(person, change);
      return (await casesOf(person)).map(({ listKind, entryName }) => `${listKind} ${entryName}`);
    };
    const khalid = 'politically_exposed Khalid al-Masri';
    const arabic = { legalFirstName: 'خَالِد', legalLastName: 'المصرى', dateOfBirth: '1975-03-02' };
    expect(await found(arabic)).toEqual([khalid]);
    expect(await found({ legalFirstName: 'Марек', legalLastName: 'Дворский' })).toHaveLength(2);
    expect(await found({ dateOfBirth: '1990-01-01' })).toEqual([]);
    expect(await found({ legalFirstName: 'Ines', legalLastName: 'Okafor' })).toEqual([]);
  });

  it('a new list is held against everybody; a dismissed case is open again only where its entry has changed', async () => {
    await use(aList(HARBOUR));
    await use(aList(HARBOUR), 'politically_exposed');
    const person = await aPerson(t);
    await submit(person);
    expect(await casesOf(person)).toEqual([]);
    await use(aList(DVORSKY));
    await decide('dismiss', await onlyCaseOf(person));
    await use(aList({ ...DVORSKY, lastSeen: '2026-06-10' }));
    expect(await onlyCaseOf(person)).toMatchObject({ state: 'dismissed' });
    await use(aList({ ...DVORSKY, sanctions: 'Asset freeze and travel ban since 2026' }));
    const again = await onlyCaseOf(person);
    expect(again).toMatchObject({ state: 'open', reason: null, decidedBy: null });
    expect(again.history.map(({ to }) => to)).toEqual(['open', 'dismissed', 'open']);
    await use(aList(HARBOUR));
    expect(await onlyCaseOf(person)).toMatchObject({ state: 'open', stillListed: false });
  });

  it('the operator chooses from how many points on it is a match, and everybody is compared again', async () => {
    await use(aList({ ...DVORSKY, born: '', countries: '' }));
    const person = await aPerson(t);
    await submit(person, { legalLastName: 'Dvorsky Benes', legalFirstName: 'Mara' });
    expect(await casesOf(person)).toEqual([]);
    const operator = await aPerson(t, { adminRole: 'super' });
    const set = (screeningThreshold: number) => operator.api.send(settingsApi.change, { body: { screeningThreshold } });
    expect(await refusalOf(set(59))).toBe('request.invalid');
    expect(await set(60)).toMatchObject({ screeningThreshold: 60 });
    await screenAll(t);
    expect(await casesOf(person)).toHaveLength(1);
    await set(85);
  });

  it('who holds a public office is decided on, and then blocked from nothing', async () => {
    await use(aList(HARBOUR));
    await use(aList(DVORSKY), 'politically_exposed');
    const person = await aPerson(t);
    const { id } = await submit(person);
    const approve = async () =>
      officer.api.send(adminApi.approveIdentity, { params: { id }, body: await readIdentity(officer, id) });
    expect(await refusalOf(approve())).toBe('screening.undecided');
    await decide('confirm', await onlyCaseOf(person));
    expect(await approve()).toMatchObject({ state: 'approved' });
    const [row] = await t.db.query<{ held: boolean }>('select is_held($1) as held', [person.id]);
    expect(row?.held).toBe(false);
  });

  it('a confirmed match stops investing and withdrawing, in words that do not say why, until it is corrected', async () => {
    const person = await anInvestor(t, { wallet: 1_000_000n });
    const { id: campaignId } = await aCampaign(t);
    await t.db.query(
      `update investor_profile set legal_first_name = 'Marek', legal_last_name = 'Dvorsky' where user_id = $1`,
      [person.id],
    );
    await use(aList({ ...DVORSKY, born: '', countries: '' }));
    const obstacles = async () =>
      (await person.api.send(investmentsApi.prepare, { params: { campaignId } })).reasons.map(({ code }) => code);
    const invest = () =>
      person.api.send(investmentsApi.invest, {
        params: { campaignId },
        body: { amount: 10_000 },
        idempotencyKey: newId(),
      });
    const withdraw = () =>
      person.api.send(walletApi.withdraw, {
        body: { ...BANK, accountHolder: 'Marek Dvorsky', amount: 10_000, currency: 'USD' },
        idempotencyKey: newId(),
      });
    expect(await obstacles()).toEqual([]);
    const asked = await withdraw();
    await decide('confirm', await onlyCaseOf(person));
    expect(await obstacles()).toEqual(['account.held']);
    for (const act of [invest, withdraw]) {
      const { code, message } = await failureOf(act());
      expect([code, message]).toEqual(['account.held', 'Your account is being reviewed. Please contact us.']);
    }
    const finance = await aPerson(t, { adminRole: 'finance' });
    expect(await finance.api.send(adminApi.withdrawal, { params: { id: asked.id } })).toMatchObject({
      ownerObstacle: 'wallet.owner_held',
    });
    const exported = JSON.stringify(
      await t.db.query(`select * from kernel.outbox where body ->> 'userId' = $1`, [person.id]),
    );
    expect(exported).not.toContain('screening');
    await decide('dismiss', await onlyCaseOf(person));
    expect(await obstacles()).toEqual([]);
    await withdraw();
  });
});
