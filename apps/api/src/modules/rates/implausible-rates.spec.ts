import { ratesApi } from '@cairn/contracts';
import { dayAgo } from '../../testing/clock.js';
import { aPerson, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('a decimal point in the wrong place', () => {
  let t: TestApp;
  let finance: Person;
  const day = (ago: number): string => dayAgo(t, ago);
  beforeAll(async () => {
    t = await startTestApp();
    finance = await aPerson(t, { adminRole: 'finance' });
    await enter({ date: day(3), rate: '1.25', confirmed: true });
  });
  afterAll(() => t.close());
  beforeEach(() => t.db.query('delete from exchange_rate where on_date > $1', [day(3)]));

  const enter = (change: object = {}) =>
    finance.api.send(ratesApi.enter, {
      body: { base: 'GBP', quote: 'USD', date: day(0), rate: '1.25', source: 'A bank', ...change },
    });
  const upload = (csv: string, reason?: string) =>
    finance.api.send(ratesApi.upload, { body: { csv, source: 'A file', ...(reason ? { reason } : {}) } });
  const lastReason = async () => {
    const [row] = await t.db.query<{ reason: string | null }>(
      `select reason from kernel.audit_log where subject_type = 'exchange_rate' order by at desc, id desc limit 1`,
    );
    return row?.reason;
  };
  const REASON = 'The earlier rate was wrong';

  it('is refused beside the field, by hand and in a file', async () => {
    const wrong = await failureOf(enter({ rate: '0.0125' }));
    expect(wrong.fields).toMatchObject([{ field: 'rate', code: 'rates.implausible', params: { last: '1.25' } }]);
    expect(await refusalOf(enter({ base: 'USD', quote: 'GBP', rate: '80' }))).toBe('rates.implausible');
    // The decimal point one place off is ten times, neither more nor less.
    expect(await refusalOf(enter({ rate: '12.5' }))).toBe('rates.implausible');
    expect(await refusalOf(enter({ rate: '0.125' }))).toBe('rates.implausible');
    expect((await failureOf(upload(`\n${day(1)},GBP,USD,125`))).fields).toMatchObject([
      { field: 'csv', code: 'rates.implausible', params: { line: 2, last: '1.25' } },
    ]);
  });

  it('is taken with a reason, which the audit log keeps: the first rate may have been the wrong one', async () => {
    expect(await enter({ rate: '125', reason: REASON })).toMatchObject({ rate: '125', changeable: true });
    expect(await lastReason()).toBe(REASON);
    // From now on the nearest other day is the right one.
    expect(await upload(`${day(1)},GBP,USD,126`)).toEqual({ written: 1 });
  });

  it('is taken from a file with a reason', async () => {
    expect(await upload(`${day(1)},GBP,USD,125`, REASON)).toEqual({ written: 1 });
    expect(await lastReason()).toBe(REASON);
  });

  it('is refused in the first rate of two currencies as long as nobody has confirmed it: there is none to compare', async () => {
    const first = { base: 'CHF', rate: '12700' };
    const asked = await failureOf(enter(first));
    expect(asked.fields).toMatchObject([
      { field: 'rate', code: 'rates.first', params: { rates: '1 CHF = 12700 USD' } },
    ]);
    expect(await t.db.query(`select 1 from exchange_rate where base = 'CHF'`)).toEqual([]);
    // Whichever way round.
    expect(await refusalOf(enter({ base: 'USD', quote: 'CHF', rate: '0.8' }))).toBe('rates.first');
    expect(await enter({ ...first, rate: '1.27', confirmed: true })).toMatchObject({ rate: '1.27' });
    // Only the first rate needs confirmation, and confirming it does not allow a wrong decimal point.
    expect(await enter({ ...first, rate: '1.28', date: day(1) })).toMatchObject({ rate: '1.28' });
    expect(await refusalOf(enter({ ...first, date: day(2), confirmed: true }))).toBe('rates.implausible');
  });

  it('a file names all its first rates, and compares the others of the pair with them', async () => {
    const lines = `${day(2)},EUR,USD,1.085\n${day(1)},EUR,USD,1.09\n${day(1)},EUR,MAD,10.8`;
    const asked = await failureOf(upload(lines));
    expect(asked.fields).toMatchObject([
      { field: 'csv', code: 'rates.first', params: { rates: '1 EUR = 1.085 USD, 1 EUR = 10.8 MAD' } },
    ]);
    const confirmed = (csv: string) =>
      finance.api.send(ratesApi.upload, { body: { csv, source: 'A file', confirmed: true } });
    expect((await failureOf(confirmed(`${lines}\n${day(0)},MAD,EUR,0.93`))).fields).toMatchObject([
      { field: 'csv', code: 'rates.implausible', params: { line: 4 } },
    ]);
    expect(await confirmed(lines)).toEqual({ written: 3 });
  });

  it('asks about a correction of the only rate that is far from it, and a reason alone confirms no first rate', async () => {
    const first = { base: 'JPY', rate: '0.0064' };
    expect(await refusalOf(enter({ ...first, reason: REASON }))).toBe('rates.first');
    await enter({ ...first, confirmed: true });
    const change = { ...first, rate: '0.64', replaces: '0.0064', reason: 'A slip' };
    const asked = await failureOf(enter(change));
    expect(asked.fields).toMatchObject([
      { code: 'rates.first', msg: expect.stringContaining('the rate it replaces, 1 JPY = 0.0064 USD') as string },
    ]);
    expect(await enter({ ...change, confirmed: true })).toMatchObject({ rate: '0.64' });
    expect(await enter({ ...change, rate: '0.65', replaces: '0.64' })).toMatchObject({ rate: '0.65' });
  });

  it('every rate of a file is in the audit log, with those that were confirmed', async () => {
    const lines = `${day(1)},GBP,USD,1.26\n${day(1)},AED,USD,0.2723\n${day(1)},TND,USD,0.32`;
    await finance.api.send(ratesApi.upload, { body: { csv: lines, source: 'A file', confirmed: true } });
    const [row] = await t.db.query(
      `select after from kernel.audit_log where subject_type = 'exchange_rate' order by at desc, id desc limit 1`,
    );
    expect(row).toMatchObject({
      after: {
        rates: `${day(1)} 1 GBP = 1.26 USD, ${day(1)} 1 AED = 0.2723 USD, ${day(1)} 1 TND = 0.32 USD`,
        confirmed: '1 AED = 0.2723 USD, 1 TND = 0.32 USD',
      },
    });
  });

  it.each([
    ['rates.date', '23/11/2026;GBP;USD;1,27'],
    ['rates.future', '2999-01-01;GBP;USD;1,27'],
  ])('a date that cannot be is %s, not a wrong separator', async (code, line) => {
    expect((await failureOf(upload(`Date;De;Vers;Taux\n${line}`))).fields).toMatchObject([
      { field: 'csv', code, params: { line: 2 } },
    ]);
  });

  it('a line with an unsupported currency is refused with the supported ones', async () => {
    expect((await failureOf(upload(`${day(1)},GBP,USD,1.26\n${day(1)},SEK,USD,0.1`))).fields).toMatchObject([
      {
        field: 'csv',
        code: 'rates.currency',
        params: { line: 2, code: 'SEK', supported: expect.stringContaining('USD') },
      },
    ]);
  });

  it('is refused first in a correction too, whose reason is not meant for it', async () => {
    await enter();
    const slip = { rate: '125', replaces: '1.25', reason: 'A slip' };
    expect(await refusalOf(enter(slip))).toBe('rates.implausible');
    expect(await enter({ ...slip, confirmed: true })).toMatchObject({ rate: '125' });
  });
});
