import { readFileSync } from 'node:fs';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { CONNECT_EVENTS, PLATFORM_EVENTS } from './stripe-setup.js';

describe('how the account at Stripe is set up', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const findings = async () => {
    await t.db.query('update kernel.parked_item set next_try_at = now()');
    await t.get(Sweeps).run('payments.provider_setup');
    const rows = await t.db.query<{ item: string; cause: string }>(
      `select item, cause from kernel.parked_item where sweep = 'payments.provider_setup' order by item`,
    );
    return rows.map(({ item, cause }) => `${item}: ${cause}`);
  };

  it('B-12 B-25 is checked, and its fault is shown in the console until it is corrected', async () => {
    expect(await findings()).toEqual([]);
    await t.control('POST', '/stripe/payout-schedule', { interval: 'daily' });
    const enabledEvents = PLATFORM_EVENTS.filter((event) => event !== 'refund.failed');
    await t.control('POST', '/stripe/webhook-endpoints', { endpoint: 'stripe.platform', enabledEvents });
    await t.control('POST', '/stripe/webhook-endpoints', { endpoint: 'stripe.connect', enabledEvents: CONNECT_EVENTS });
    expect(await findings()).toEqual([
      'payout_schedule: Error: Stripe pays the platform out daily: set the payout schedule to manual in its dashboard',
      'webhook_events: Error: Stripe’s endpoints do not send refund.failed'.replace('’', "'"),
    ]);
    await t.control('POST', '/stripe/payout-schedule', { interval: 'manual' });
    await t.control('POST', '/stripe/webhook-endpoints', {
      endpoint: 'stripe.platform',
      enabledEvents: PLATFORM_EVENTS,
    });
    expect(await findings()).toEqual([]);
  });

  it('B-25 README names every event that has to be sent', () => {
    const readme = readFileSync(new URL('../../../../../../README.md', import.meta.url), 'utf8');
    for (const event of [...PLATFORM_EVENTS, ...CONNECT_EVENTS]) expect(readme).toContain(`\`${event}\``);
  });
});
