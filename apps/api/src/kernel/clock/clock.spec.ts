import { codeOf } from '../../testing/books.js';
import { DAY } from '../../testing/campaigns.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { testConfig } from '../../testing/test-config.js';
import { LedgerBootCheck } from '../../modules/ledger/boot-check.js';
import { Database } from '../database/in-tx.js';
import { Clock } from './clock.js';

describe('business time', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const offset = async (): Promise<number> => {
    const [row] = await t.db.query<{ ms: string }>(
      'select round(extract(epoch from kernel.now() - now()) * 1000) as ms',
    );
    return Number(row?.ms);
  };
  const advance = (ms: number) => t.database.asOwner((client) => client.query('select kernel.advance_clock($1)', [ms]));

  it('is real time until it is moved, and the same in SQL and in code', async () => {
    expect(await offset()).toBe(0);
    await t.advance(3 * DAY);
    expect(await offset()).toBe(3 * DAY);
    const before = Date.now();
    const moved = t.get(Clock).now().getTime() - 3 * DAY;
    expect([moved >= before, moved <= Date.now()]).toEqual([true, true]);
  });

  it('moves forward only, and at the hand of the owner alone', async () => {
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
