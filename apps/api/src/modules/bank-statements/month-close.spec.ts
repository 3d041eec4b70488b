import { adminApi, bankStatementsApi, periodsApi } from '@cairn/contracts';
import { anOperatorAccount, camtOf, importFile } from '../../testing/bank/bank-file.js';
import { DAY } from '../../testing/campaigns.js';
import { topUpByCard } from '../../testing/card-money.js';
import { anInvestor, type Person } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';

describe('closing a month', () => {
  let t: TestWorld;
  let finance: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
    ({ finance, second } = await anOperatorAccount(t));
  });
  afterAll(() => t.close());

  const params = { month: '2026-06' };
  const june = async () => {
    const months = await finance.api.send(periodsApi.list, {});
    return months.find(({ month }) => month === '2026-06');
  };
  const ask = (by: Person) => by.api.send(periodsApi.ask, { params });
  const close = (by: Person) => by.api.send(periodsApi.close, { params });

  it('says what stands in the way, and closes by two people once nothing does', async () => {
    expect(await refusalOf(ask(finance))).toBe('request.not_found');
    await topUpByCard(t, await anInvestor(t), 30_000);
    await t.bookCharges();
    await importFile(t, finance, camtOf([{ amount: -500, text: 'Some charge' }]));
    await t.travel(20 * DAY);
    expect((await june())?.obstacles.map(({ code }) => code).sort()).toEqual([
      'bank_lines',
      'bank_statement',
      'suspense',
    ]);
    expect(await refusalOf(ask(finance))).toBe('period.open');
    const { items } = await finance.api.send(bankStatementsApi.lines, { query: { state: 'open' } });
    const body = { bookTo: 'bank_fee', reason: 'Its yearly charge', version: items[0]?.version ?? 0 } as const;
    await finance.api.send(bankStatementsApi.book, { params: { id: items[0]?.id ?? '' }, body });
    const rule = { contains: 'interest', direction: 'in', bookTo: 'interest', reason: 'Each month' } as const;
    await finance.api.send(bankStatementsApi.makeRule, { body: rule });
    await importFile(t, finance, camtOf([{ amount: 5, text: 'Interest', day: '2026-06-30' }], { opening: -500 }));
    expect(await june()).toMatchObject({ obstacles: [], mayAsk: true, mayClose: false });
    await ask(finance);
    expect(await refusalOf(ask(second))).toBe('period.bad_transition');
    expect(await refusalOf(close(finance))).toBe('period.second_person');
    await finance.api.send(periodsApi.keepOpen, { params });
    await ask(finance);
    await importFile(t, finance, camtOf([{ amount: 900, text: 'Late news', day: '2026-06-30' }], { opening: -495 }));
    expect(await refusalOf(close(second))).toBe('period.open');
    const { items: late } = await finance.api.send(bankStatementsApi.lines, { query: { state: 'open' } });
    const own = { bookTo: 'operator', reason: 'Paid in by us', version: late[0]?.version ?? 0 } as const;
    await finance.api.send(bankStatementsApi.book, { params: { id: late[0]?.id ?? '' }, body: own });
    expect(await close(second)).toMatchObject({ state: 'closed', askedBy: finance.email, closedBy: second.email });
    expect(await refusalOf(close(second))).toBe('period.bad_transition');
    // Its balances are kept as they were at its end, and not as they are when it is closed.
    const [kept] = await t.db.query<{ totals: object }>(`select totals from ledger.period where month = '2026-06-01'`);
    const { rows } = await finance.api.send(adminApi.trialBalance, { query: { on: '2026-06-30' } });
    const of = (row: (typeof rows)[number]) => [`${row.group}:${row.currency}`, String(row.debit - row.credit)];
    expect(rows.length).toBeGreaterThan(1);
    expect(kept?.totals).toEqual(Object.fromEntries(rows.map(of)));
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  describe('and the balance of the bank', () => {
    const obstaclesOf = async (wanted: string) => {
      const months = await finance.api.send(periodsApi.list, {});
      return months.find(({ month }) => month === wanted)?.obstacles.map(({ code }) => code);
    };
    const bankSays = (lines: Parameters<typeof camtOf>[0], opening: number) =>
      importFile(t, finance, camtOf(lines, { opening }));
    const bookAll = async () => {
      const { items } = await finance.api.send(bankStatementsApi.lines, { query: { state: 'open' } });
      for (const { id, version } of items) {
        const body = { bookTo: 'operator', reason: 'Our own money', version } as const;
        await finance.api.send(bankStatementsApi.book, { params: { id }, body });
      }
    };

    it('keeps a month open while a statement between two others is missing', async () => {
      await t.travel(30 * DAY);
      await bankSays([{ amount: 1_000, day: '2026-07-31', text: 'Late in July' }], 905);
      await bookAll();
      expect(await obstaclesOf('2026-07')).toEqual(['bank_balance']);
      await bankSays([{ amount: 500, day: '2026-07-10', text: 'In the middle' }], 405);
      await bookAll();
      expect(await obstaclesOf('2026-07')).toEqual([]);
    });

    it('takes what a provider has paid out as on its way for four days, and as missing afterwards', async () => {
      await topUpByCard(t, await anInvestor(t), 100_000);
      await t.bookCharges();
      await t.travel(3 * DAY);
      await t.control('POST', '/stripe/payouts/sweep', {});
      await t.travel(DAY);
      expect(await obstaclesOf('2026-07')).toEqual([]);
      const [paid] = await t.db.query<{ minor: string; at: string; ref: string }>(
        `select -net as minor, (occurred_at + interval '1 day')::date::text as at, source_ref as ref from statement_line
         where kind = 'payout' order by occurred_at desc limit 1`,
      );
      await t.travel(30 * DAY);
      expect(await obstaclesOf('2026-08')).toContain('bank_balance');
      const line = { amount: Number(paid?.minor), day: paid?.at ?? '', text: `STRIPE ${paid?.ref}` };
      await bankSays([line, { amount: 1, day: '2026-08-31', text: 'Interest of August' }], 1_905);
      expect(await obstaclesOf('2026-08')).not.toContain('bank_balance');
      expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    });

    it('is not kept open by a payment of today that no statement has yet', async () => {
      const before = await obstaclesOf('2026-08');
      await topUpByCard(t, await anInvestor(t), 10_000);
      expect(await obstaclesOf('2026-08')).toEqual(before);
      await t.bookCharges();
      await t.travel(DAY);
    });

    it('is kept open by what was open at its end alone, not by lines of later months', async () => {
      const before = await obstaclesOf('2026-08');
      const [last] = await t.db.query<{ closing: string }>(
        'select closing from bank_statement order by last_on desc, imported_at desc limit 1',
      );
      await bankSays([{ amount: 700, day: '2026-09-03', text: 'Nobody knows' }], Number(last?.closing));
      const { items } = await finance.api.send(bankStatementsApi.lines, { query: { state: 'open' } });
      expect(items).toHaveLength(1);
      expect(await obstaclesOf('2026-08')).toEqual(before);
      expect(before).not.toContain('suspense');
      await t.travel(30 * DAY);
      expect(await obstaclesOf('2026-08')).toEqual(before);
      expect(await obstaclesOf('2026-09')).toEqual(expect.arrayContaining(['suspense', 'bank_lines']));
      await bookAll();
      expect(await obstaclesOf('2026-09')).not.toContain('suspense');
    });
  });
});
