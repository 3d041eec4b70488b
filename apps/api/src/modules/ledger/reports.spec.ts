import { adminApi } from '@cairn/contracts';
import { ENTRY_STATES } from '@cairn/contracts/admin/ledger.requests';
import { Clock } from '../../kernel/clock/clock.js';
import { entryOf, post, settle, transfer } from '../../testing/ledger/books.js';
import { sealBooks } from '../../testing/ledger/sealing.js';
import { aHolder, aPerson, credit } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LedgerVerifier } from './index.js';
import { LedgerReports } from './reports.js';

const DAY = 86_400_000;

describe('M-4 the reports of the ledger', () => {
  let t: TestApp;
  let from: string;
  let to: string;
  let noon: Date;
  let posted: { id: string; uid: string };
  let held: { id: string; uid: string };
  /** The calendar date of some days before the one on which the old entries take effect. */
  const day = (before = 0): string => new Date(noon.getTime() - before * DAY).toISOString().slice(0, 10);
  const entryWith = async (uid: string): Promise<{ id: string; uid: string }> => {
    const [row] = await t.db.query<{ id: string }>('select id::text as id from ledger.tx where uid = $1', [uid]);
    return { id: row?.id ?? '', uid };
  };
  const walletsOn = async (on: string | null) =>
    (await t.get(LedgerReports).trialBalance(on)).rows.find(({ group }) => group === 'L:wallet');
  const found = async (query: object) => {
    const { items } = await t.get(LedgerReports).transactions(query);
    return items.map(({ id }) => id);
  };

  beforeAll(async () => {
    t = await startTestApp();
    [from, to] = [await aHolder(t), await aHolder(t)];
    await credit(t, from, 1_000n);
    noon = new Date(`${new Date(t.get(Clock).now().getTime() - 5 * DAY).toISOString().slice(0, 10)}T16:00:00Z`);
    const old = entryOf([transfer(from, to, 40n)], { effectiveAt: noon });
    await post(t, old);
    posted = await entryWith(old.uid);
    const pending = entryOf([transfer(from, to, 53n)], { effectiveAt: noon, phase: 'pending' });
    await post(t, pending);
    held = await entryWith(pending.uid);
  });
  afterAll(() => t.close());

  it('finds the entries that are still pending, and says how they ended once they have', async () => {
    expect(await found({ entryState: 'pending' })).toEqual([held.id]);
    await settle(t, held.uid, 'post');
    expect(await found({ entryState: 'pending' })).toEqual([]);
    const { items } = await t.get(LedgerReports).transactions({ amount: '0.53' });
    const [end, begun] = items;
    expect(items).toHaveLength(2);
    expect(begun).toMatchObject({ id: held.id, phase: 'pending', settledBy: { id: end?.id, phase: 'post' } });
    expect(end).toMatchObject({ phase: 'post', pendingId: held.id, settledBy: null });
    expect(await found({ entryState: 'posted' })).toEqual(expect.arrayContaining([posted.id, end?.id]));
    expect(await found({ entryState: 'voided' })).toEqual([]);
    expect(await found({ entryState: 'settled' })).toEqual([held.id]);
  });

  it('finds an entry by its number, by its reference and by the sum of a line', async () => {
    expect(await found({ q: `JE-${posted.id.padStart(6, '0')}` })).toEqual([posted.id]);
    expect(await found({ q: `je-${posted.id}` })).toEqual([posted.id]);
    expect(await found({ q: posted.uid })).toContain(posted.id);
    expect(await found({ amount: '0.4' })).toEqual([posted.id]);
    expect(await found({ amount: '0.4', q: to })).toEqual([posted.id]);
    expect(await found({ amount: '40' })).toEqual([]);
    expect(await found({ q: 'JE-999999999' })).toEqual([]);
  });

  it('M-4 a trial balance of a past day has what took effect until then, before and after the verifier has summed it', async () => {
    const atThatDay = { accounts: 2, debit: 40n, credit: 40n, pendingDebit: 53n, pendingCredit: 53n };
    const check = async (): Promise<void> => {
      expect((await t.get(LedgerReports).trialBalance(day(1))).rows).toEqual([]);
      const { rows, balanced } = await t.get(LedgerReports).trialBalance(day());
      expect(balanced).toBe(true);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ group: 'L:wallet', ...atThatDay });
      expect(await walletsOn(day(-9))).toEqual(await walletsOn(null));
      expect(await walletsOn(null)).toMatchObject({ debit: 93n, credit: 1_093n, pendingDebit: 0n, pendingCredit: 0n });
    };
    await check();
    await sealBooks(t);
    await t.get(LedgerVerifier).verify();
    await check();
  });

  it.each([
    ['en', 'Choose today or an earlier date.'],
    ['fr', 'Choisissez aujourd’hui ou une date antérieure.'],
    ['ar', 'اختر تاريخ اليوم أو تاريخًا سابقًا له.'],
  ] as const)('refuses a day in the future in %s, beside its field', async (lng, msg) => {
    const { api } = await aPerson(t, { adminRole: 'finance' });
    const ask = (on: string) => api.send(adminApi.trialBalance, { query: { on, lng } });
    await expect(ask('2999-01-01')).rejects.toMatchObject({
      status: 400,
      code: 'ledger.future_day',
      fields: [{ field: 'on', msg }],
    });
    await expect(ask(new Date(t.get(Clock).now().getTime() - DAY).toISOString().slice(0, 10))).resolves.toBeTruthy();
  });

  it('names groups in the file in the language of the reader', async () => {
    const { token } = await aPerson(t, { adminRole: 'finance' });
    const { text } = await t
      .http()
      .get('/api/v1.1/admin/ledger/trial-balance?format=csv&lng=fr')
      .set('authorization', `Bearer ${token}`);
    expect(text).toContain('"L:wallet","Portefeuilles"');
  });

  it('refuses a day that no month has, and gives the rows as a file', async () => {
    const { api, token } = await aPerson(t, { adminRole: 'finance' });
    await expect(api.send(adminApi.trialBalance, { query: { on: '2026-02-30' } })).rejects.toMatchObject({
      status: 400,
    });
    const { rows } = await api.send(adminApi.trialBalance, { query: { on: day() } });
    expect(rows).toMatchObject([{ group: 'L:wallet', debit: 40 }]);
    const file = await t
      .http()
      .get(`/api/v1.1/admin/ledger/trial-balance?on=${day()}&format=csv`)
      .set('authorization', `Bearer ${token}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text).toContain('"USD","liability","L:wallet","Wallets","2","0.40","0.40","0.00","0.00","0.53","0.53"');
  });

  it('has each entry in exactly one of the states that the list can be narrowed to', async () => {
    const voided = entryOf([transfer(from, to, 7n)], { phase: 'pending' });
    await post(t, voided);
    await settle(t, voided.uid, 'void');
    await post(t, entryOf([transfer(from, to, 9n)], { phase: 'pending' }));
    const states = await Promise.all(ENTRY_STATES.map((entryState) => found({ entryState, perPage: 100 })));
    expect(states.map(({ length }) => length > 0)).toEqual([true, true, true, true]);
    expect(states.flat().toSorted()).toEqual((await found({ perPage: 100 })).toSorted());
  });
});
