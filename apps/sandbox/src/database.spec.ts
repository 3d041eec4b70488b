import { ensureDatabase, startTestCluster, type TestCluster } from '@cairn/tooling';
import { Client } from 'pg';
import { DAY, Harness, HOUR } from './testing/harness.js';

/** The part of the product's database that the sandbox meets. */
const PRODUCT_CLOCK = `
create schema kernel;
create table kernel.clock (only_row boolean primary key default true, offset_ms bigint not null default 0);
insert into kernel.clock (offset_ms) values (${-540 * DAY});
create function kernel.advance_clock(by_ms bigint) returns bigint language sql as $$
  update kernel.clock set offset_ms = offset_ms + by_ms;
  select pg_notify('clock', '');
  select offset_ms from kernel.clock
$$;`;

describe('the sandbox on PostgreSQL', () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await startTestCluster();
    await ensureDatabase(cluster, 'sandbox');
    await ensureDatabase(cluster, 'product');
  }, 60_000);
  afterAll(() => cluster.dispose());

  it('restores everything after a restart', async () => {
    const databaseUrl = cluster.url('sandbox');
    const before = await Harness.start({ databaseUrl });
    const [first, second] = [await before.paid(100_000), await before.paid(50_000)];
    await before.control('POST', '/faults', { provider: 'stripe', operation: 'refunds.create', effect: 'http_500' });
    await before.control('DELETE', '/faults');
    await before.close();

    const after = await Harness.start({ databaseUrl });
    const { data } = await after.stripe.checkout.sessions.list();
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await after.control('GET', '/faults')).toEqual({ faults: [] });
    await after.requireConservation();
    await after.close();
  });

  it('follows the product’s clock, after any move', async () => {
    const product = new Client({ connectionString: cluster.url('product') });
    await product.connect();
    await product.query(PRODUCT_CLOCK);
    const world = await Harness.start({ clockDatabaseUrl: cluster.url('product') });
    const session = await world.session();
    expect(session.created).toBeLessThan(Date.now() / 1000 - 539 * 86_400);

    await product.query('select kernel.advance_clock($1)', [2 * DAY]);
    expect((await world.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');

    await world.advance(HOUR);
    const { rows } = await product.query<{ offset_ms: string }>('select offset_ms from kernel.clock');
    expect(Number(rows[0]?.offset_ms)).toBe(-538 * DAY + HOUR);
    expect(await world.control('GET', '/clock')).toMatchObject({ source: 'product', offsetMs: -538 * DAY + HOUR });
    await world.close();
    await product.end();
  });

  it('hears of a moved clock without being asked', async () => {
    const product = new Client({ connectionString: cluster.url('product') });
    await product.connect();
    const world = await Harness.start({ clockDatabaseUrl: cluster.url('product') });
    const session = await world.session();
    const expired = new Promise<void>((resolve) => {
      world.platform.onEvent = ({ type }) => {
        if (type === 'checkout.session.expired') resolve();
      };
    });
    await product.query('select kernel.advance_clock($1)', [2 * DAY]);
    await expired;
    expect(world.platform.accepted.at(-1)?.data.object).toMatchObject({ id: session.id });
    await world.close();
    await product.end();
  });

  it('reports that it cannot reach its databases', async () => {
    await expect(Harness.start({ databaseUrl: cluster.url('nowhere') })).rejects.toThrow('does not exist');
    await expect(Harness.start({ clockDatabaseUrl: cluster.url('sandbox') })).rejects.toThrow('kernel.clock');
  });
});
