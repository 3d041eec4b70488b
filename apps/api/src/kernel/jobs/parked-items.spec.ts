import { newId } from '../crypto/ids.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { notParked, ParkedItems } from './parked-items.js';
import { Sweeps } from './sweeps.js';

describe('items that a sweep cannot finish', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const waiting = () =>
    t.db.query<{ item: string }>(
      `select i as item from unnest(array['a', 'b', 'c']) i where ${notParked('test', 'i')}`,
    );

  it('are parked with their cause and hold up no other; the wait grows; what goes well is forgotten', async () => {
    const seen: string[] = [];
    const run = (failing: string) =>
      t.get(ParkedItems).each('test', ['a', 'b', 'c'], async (item) => {
        seen.push(item);
        if (item === failing) throw new Error('this one is stuck');
        await Promise.resolve();
      });
    expect(await run('b')).toBe(2);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect((await waiting()).map(({ item }) => item)).toEqual(['a', 'c']);
    await run('b');
    const [row] = await t.db.query<{ attempts: number; cause: string; wait: string }>(
      `select attempts, cause, extract(epoch from next_try_at - clock_timestamp()) as wait from kernel.parked_item`,
    );
    expect(row).toMatchObject({ attempts: 2, cause: 'Error: this one is stuck' });
    expect(Number(row?.wait)).toBeGreaterThan(20);
    expect(await run('none')).toBe(3);
    expect(await t.db.query('select 1 from kernel.parked_item')).toEqual([]);
  });

  it('are forgotten once they were settled another way, whichever sweep parked them', async () => {
    const kinds = t.get(ParkedItems).all();
    expect(kinds.length).toBeGreaterThan(8);
    t.get(ParkedItems).register({ sweep: 'test', waiting: `select 'still waiting' as item` });
    const park = (sweep: string, item: string) =>
      t.db.query(
        `insert into kernel.parked_item (sweep, item, cause, next_try_at)
         values ($1, $2, 'Error: no answer', clock_timestamp() + interval '1 hour')`,
        [sweep, item],
      );
    for (const { sweep } of kinds) await park(sweep, newId());
    await park('test', 'still waiting');
    await park('of no sweep', 'anything');
    await t.get(Sweeps).run('parked_items.forget');
    const left = await t.db.query<{ item: string }>('select item from kernel.parked_item order by item');
    expect(left.map(({ item }) => item)).toEqual(['anything', 'still waiting']);
    await t.db.query('delete from kernel.parked_item');
  });

  it('are not to blame when the database is away', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    await expect(t.get(ParkedItems).each('test', ['a'], () => Promise.reject(away))).rejects.toBe(away);
    expect(await t.db.query('select 1 from kernel.parked_item')).toEqual([]);
  });
});
