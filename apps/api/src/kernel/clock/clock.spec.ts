import { codeOf } from '../../testing/ledger/books.js';
import { DAY } from '../../testing/campaigns.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { cloneDatabase } from '../../testing/test-database.js';
import { testConfig } from '../../testing/test-config.js';
import { LedgerBootCheck } from '../../modules/ledger/boot-check.js';
import { Database } from '../database/in-tx.js';
import { Clock } from './clock.js';

describe('business time', () => {
  let t: TestApp;
  beforeAll(async () => {
    const database = await cloneDatabase();
    await database.asOwner((client) =>
      client.query(
        `do $$ begin execute format('alter database %I set timezone to %L', current_database(), 'Asia/Kolkata'); end $$`,
      ),
    );
    t = await startTestApp({}, { database });
  });
  afterAll(() => t.close());

  const offset = async (): Promise<number> => {
    const [row] = await t.db.query<{ ms: string }>(
      'select round(extract(epoch from kernel.now() - now()) * 1000) as ms',
    );
    return Number(row?.ms);
  };
  const advance = (ms: number) => t.database.asOwner((client) => client.query('select kernel.advance_clock($1)', [ms]));

  it('runs on from where it was set, and is the same in SQL and in code', async () => {
    const set = await offset();
    await t.advance(3 * DAY);
    expect(await offset()).toBe(set + 3 * DAY);
    const before = Date.now();
    const moved = t.get(Clock).now().getTime() - set - 3 * DAY;
    expect([moved >= before, moved <= Date.now()]).toEqual([true, true]);
  });

  it('begins in tests at one date, whatever the machine’s clock says', async () => {
    const fresh = await cloneDatabase();
    const [{ day } = { day: '' }] = await fresh.asOwner(
      async (client) =>
        (await client.query<{ day: string }>(`select (kernel.now() at time zone 'UTC')::date::text as day`)).rows,
    );
    expect(day).toBe('2026-06-16');
    await fresh.drop();
  });

  it('has its days in UTC, whatever the zone of the machine that PostgreSQL runs on', async () => {
    const [zone] = await t.db.query(`select current_setting('TimeZone') as name`);
    expect(zone).toEqual({ name: 'UTC' });
  });

  it('moves forward only, and only the owner can move it', async () => {
    expect(await codeOf(advance(-1))).toBe('CL010');
    expect(await codeOf(t.db.query('select kernel.advance_clock(1)'))).toBe('42501');
    expect(await codeOf(t.db.query('update kernel.clock set offset_ms = 0'))).toBe('42501');
    expect(
      await codeOf(t.database.asOwner((client) => client.query('insert into kernel.clock values (false, 0)'))),
    ).toMatch(/^23514/);
  });

  it('keeps a production process from starting when it has been moved, or when commits may be lost', async () => {
    const production = { ...testConfig(t.database.url), NODE_ENV: 'production' as const };
    const start = (database: Database) => new LedgerBootCheck(database, production).onApplicationBootstrap();
    // The test cluster runs with fsync off, for speed.
    await expect(start(t.db)).rejects.toThrow('fsync off');
    const careful = Object.create(t.db) as Database; // the same database, told to say that it is careful
    careful.query = async <Row>(sql: string, parameters?: unknown[]) =>
      (await t.db.query<Row>(sql, parameters)).map((row) => ({ ...row, fsync: 'on' }));
    await expect(start(careful)).rejects.toThrow('Business time has been moved');
    await t.database.asOwner((client) => client.query('update kernel.clock set offset_ms = 0'));
    await start(careful);
  });
});
