import { ratesApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign } from '../../testing/campaigns.js';
import { dayAgo } from '../../testing/clock.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { investAs } from '../../testing/investing/invest-as.js';

describe('a rate that was entered', () => {
  let t: TestApp;
  let finance: Person;
  const day = (ago: number): string => dayAgo(t, ago);
  const today = (): string => dayAgo(t);
  beforeAll(async () => {
    t = await startTestApp();
    finance = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  beforeEach(() => t.db.query('delete from exchange_rate'));

  const RATE = { base: 'EUR', quote: 'USD', rate: '1.085', source: 'European Central Bank' };
  const enter = (change: Record<string, unknown> = {}) =>
    finance.api.send(ratesApi.enter, {
      // The first rate of its currencies is asked about: see implausible-rates.spec.
      body: { ...RATE, date: today(), ...(change['replaces'] === undefined ? { confirmed: true } : {}), ...change },
    });
  const upload = (csv: string, reason?: string) =>
    finance.api.send(ratesApi.upload, {
      body: { csv, source: 'A file', confirmed: true, ...(reason ? { reason } : {}) },
    });
  const kept = async () => (await finance.api.send(ratesApi.list, { query: {} })).items;
  const lastAudit = async () => {
    const [row] = await t.db.query(
      `select action, subject_id as subject, before, after, reason from kernel.audit_log
       where subject_type = 'exchange_rate' order by at desc, id desc limit 1`,
    );
    return row;
  };
  const useIt = async () => {
    const campaign = await aCampaign(t, { goal: 50_000_000 });
    await t.db.query(`update campaign set currency = 'EUR' where id = $1`, [campaign.id]);
    const investor = await anInvestor(t, { yearlyIncome: 1_000_000n, netWorth: 1_000_000n });
    const request = { params: { campaignId: campaign.id }, body: { amount: 10_000 }, idempotencyKey: newId() };
    await investAs(investor.api, request);
  };
  /** Refused beside this field with this code, and the table as it was. */
  const expectRefused = async (call: () => Promise<unknown>, refusal: object) => {
    const before = await kept();
    expect((await failureOf(call())).fields).toMatchObject([refusal]);
    expect(await kept()).toEqual(before);
  };

  it('is not written again by the same rate, with any number of zeros and any publisher', async () => {
    const first = await enter();
    const [row, audited] = [await kept(), await lastAudit()];
    expect(await enter({ rate: '1.08500', source: 'A bank' })).toEqual(first);
    expect(await upload(`${today()},EUR,USD,1.0850`)).toEqual({ written: 0 });
    expect([await kept(), await lastAudit()]).toEqual([row, audited]);
    await enter({ base: 'GBP', date: day(3), rate: '1.25' });
    expect(await enter({ base: 'GBP', date: day(3), rate: '1.25' })).toMatchObject({ changeable: false });
  });

  it('stays when its day is over, by hand and in a file, and no other line of the file is kept', async () => {
    await enter({ date: day(1) });
    await expectRefused(() => enter({ date: day(1), rate: '1.09' }), { field: 'rate', code: 'rates.past' });
    const replacing = { date: day(1), rate: '1.09', replaces: '1.085', reason: 'A slip' };
    await expectRefused(() => enter(replacing), { field: 'rate', code: 'rates.past' });
    await expectRefused(() => upload(`${today()},EUR,USD,1.1\n${day(1)},EUR,USD,1.09`, 'A slip'), {
      field: 'csv',
      code: 'rates.past',
      params: { line: 2 },
    });
  });

  it('is not overwritten by a different one that does not say what it replaces', async () => {
    await enter();
    const standing = { code: 'rates.standing', params: { standing: '1 EUR = 1.085 USD' } };
    await expectRefused(() => enter({ rate: '1.09' }), { field: 'rate', ...standing });
    await expectRefused(() => enter({ rate: '1.09', reason: 'A slip' }), { field: 'rate', ...standing });
    const seenBefore = { rate: '1.09', replaces: '1.07', reason: 'A slip' };
    await expectRefused(() => enter(seenBefore), { field: 'rate', ...standing });
    await expectRefused(() => upload(`\n${today()},EUR,USD,1.09`), {
      field: 'csv',
      code: 'rates.standing',
      params: { line: 2, standing: '1 EUR = 1.085 USD' },
    });
    const gone = { base: 'GBP', rate: '1.3', replaces: '1.25', reason: 'A slip' };
    await expectRefused(() => enter(gone), { field: 'rate', code: 'rates.standing', params: { why: 'none' } });
  });

  it('is corrected with what it replaces and why, and the audit log has both', async () => {
    const { id } = await enter();
    expect(await refusalOf(enter({ rate: '1.09', replaces: '1.085' }))).toBe('validation.required');
    const corrected = await enter({ rate: '1.0900', replaces: '1.0850', reason: 'Digits swapped', source: 'A bank' });
    expect(corrected).toMatchObject({ id, rate: '1.09', source: 'A bank', changeable: true });
    expect(await kept()).toEqual([corrected]);
    expect(await lastAudit()).toMatchObject({
      action: 'exchange_rate.corrected',
      subject: id,
      before: { rate: '1.085', source: 'European Central Bank' },
      after: { rate: '1.0900', source: 'A bank' },
      reason: 'Digits swapped',
    });
  });

  it('counts for its pair written the other way round', async () => {
    const first = await enter({ rate: '1.25' });
    const other = { base: 'USD', quote: 'EUR' };
    expect(await enter({ ...other, rate: '0.8' })).toEqual(first);
    expect(await upload(`${today()},USD,EUR,0.8`)).toEqual({ written: 0 });
    const standing = { code: 'rates.standing', params: { standing: '1 EUR = 1.25 USD' } };
    await expectRefused(() => enter({ ...other, rate: '0.9' }), standing);
    await expectRefused(() => enter({ ...other, rate: '0.9', replaces: '1.25', reason: 'A slip' }), standing);
    await enter({ rate: '1.25', date: day(1) });
    await expectRefused(() => enter({ ...other, date: day(1), rate: '0.9' }), { code: 'rates.past' });
    // As banks publish both directions: the inverse of 1.0850 to four places.
    await enter({ date: day(2) });
    expect(await enter({ ...other, date: day(2), rate: '0.9217' })).toMatchObject({ base: 'EUR', rate: '1.085' });
  });

  it('a file that gives a pair both ways is refused where they differ', async () => {
    expect(await refusalOf(upload(`${today()},EUR,USD,1.25\n${today()},USD,EUR,0.9`))).toBe('rates.conflict');
    expect(await upload(`${today()},EUR,USD,1.25\n${today()},USD,EUR,0.8`)).toEqual({ written: 1 });
  });

  it('of two people who enter or correct it at once, the second gets an error', async () => {
    const won = async (calls: Promise<unknown>[]) => {
      const settled = await Promise.allSettled(calls);
      const codes = settled.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
      );
      expect(codes).toEqual(Array.from({ length: calls.length - 1 }, () => 'rates.standing'));
    };
    await won(['1.01', '1.02', '1.03'].map((rate) => enter({ rate })));
    await won([enter({ base: 'USD', quote: 'GBP', rate: '0.8' }), enter({ base: 'GBP', rate: '1.3' })]);
    const [{ rate: replaces } = { rate: '' }] = (await kept()).filter(({ base }) => base === 'EUR');
    await won(['1.04', '1.05', '1.06'].map((rate) => enter({ rate, replaces, reason: 'A slip' })));
  });

  // The last: what follows a commitment of today is used.
  it('stays when a commitment was measured by it, and its reply says that it cannot be changed', async () => {
    await enter();
    await useIt();
    await expectRefused(() => enter({ rate: '1.09', replaces: '1.085', reason: 'A slip' }), {
      field: 'rate',
      code: 'rates.used',
    });
    await expectRefused(() => upload(`${today()},EUR,USD,1.09`), { code: 'rates.used', params: { line: 1 } });
    expect(await enter()).toMatchObject({ rate: '1.085', changeable: false });
  });
});
