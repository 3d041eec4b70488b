import { Harness } from '../testing/harness.js';
import type { Delivery } from './delivery.js';

describe('webhooks', () => {
  let world: Harness;
  beforeEach(async () => {
    world = await Harness.start({ webhookBackoffMs: [60_000, 60_000, 60_000, 60_000] });
  });
  afterEach(() => world.close());

  const policy = (body: object): Promise<unknown> => world.control('POST', '/webhooks/policies', body);
  const deliveries = async (query = ''): Promise<Delivery[]> =>
    (await world.control<{ deliveries: Delivery[] }>('GET', `/webhooks/deliveries${query}`)).deliveries;
  const expire = async (): Promise<string> =>
    (await world.stripe.checkout.sessions.expire((await world.session()).id)).id;
  const seen = (): number => world.platform.types().filter((type) => type === 'checkout.session.expired').length;

  it('signs so that the SDK accepts it', async () => {
    const id = await expire();
    await world.flush();
    expect(world.platform.refused).toEqual([]);
    expect(world.platform.accepted).toMatchObject([
      { type: 'checkout.session.expired', livemode: false, data: { object: { id, status: 'expired' } } },
    ]);
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: [{ status: 200 }] }]);
  });

  it('tries again after a failure and gives up in the end', async () => {
    world.platform.answers.push(500, 503);
    await expire();
    await world.flush();
    expect(seen()).toBe(1);
    const [delivery] = await deliveries();
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 503, 200]);
    world.platform.answers.push(500, 500, 500, 500, 500);
    await expire();
    await world.flush();
    expect((await deliveries('?state=pending'))[0]?.attempts.length).toBeGreaterThanOrEqual(3);
    await world.flush();
    expect((await deliveries('?state=failed'))[0]?.attempts).toHaveLength(5);
  });

  it('duplicates', async () => {
    await policy({ policy: 'duplicate', copies: 3, type: 'checkout.session.expired' });
    await expire();
    await world.flush();
    expect(seen()).toBe(3);
    expect(new Set(world.platform.accepted.map(({ id }) => id)).size).toBe(1);
  });

  it('delays until flushed', async () => {
    await policy({ policy: 'delay', delayMs: 3_600_000 });
    await expire();
    expect(seen()).toBe(0);
    expect(await deliveries('?state=pending')).toHaveLength(1);
    await world.flush();
    expect(seen()).toBe(1);
  });

  it('reorders: the next one overtakes', async () => {
    await policy({ policy: 'reorder' });
    const first = await expire();
    const second = await expire();
    await world.flush();
    const order = world.platform.accepted
      .map((event) => event.data.object)
      .map((object) => ('id' in object ? object.id : ''));
    expect(order).toEqual([second, first]);
  });

  it('loses the first try and comes back', async () => {
    await policy({ policy: 'drop_then_retry' });
    await expire();
    await world.flush();
    expect((await deliveries())[0]?.attempts.map(({ status }) => status)).toEqual([null, 200]);
  });

  it('loses a delivery for good, until somebody sends it again', async () => {
    await policy({ policy: 'drop' });
    await expire();
    await world.flush();
    expect(seen()).toBe(0);
    const [lost] = await deliveries('?state=dropped');
    await world.control('POST', `/webhooks/deliveries/${lost?.id}/resend`, {});
    await world.flush();
    expect(seen()).toBe(1);
  });

  it.each(['bad_signature', 'stale_timestamp', 'altered_body'])('forges: %s', async (forgery) => {
    await policy({ policy: 'forge', forgery });
    await expire();
    await world.flush();
    expect(world.platform.accepted).toEqual([]);
    expect(world.platform.refused).toHaveLength(1);
    const [forged] = await deliveries('?state=forged');
    expect(forged?.attempts).toMatchObject([{ status: 400 }]);
    await world.control('POST', `/webhooks/deliveries/${forged?.id}/resend`, {});
    await world.flush();
    expect(seen()).toBe(1);
  });

  it('applies a policy as often as ordered, and only where it belongs', async () => {
    await policy({ policy: 'drop', times: 2, type: 'refund.created' });
    await policy({ policy: 'drop', endpoint: 'stripe.connect' });
    await expire();
    await world.flush();
    expect(seen()).toBe(1);
    await world.control('DELETE', '/webhooks/policies');
    expect(await world.control('GET', '/webhooks/policies')).toEqual({ policies: [] });
  });

  it.each([
    [{ policy: 'lose' }, 'policy must be one of'],
    [{ policy: 'duplicate', copies: 1 }, 'copies must be'],
    [{ policy: 'delay' }, 'delayMs must be'],
    [{ policy: 'forge', forgery: 'x' }, 'forgery must be one of'],
  ])('says what is wrong with %j', async (body, message) => {
    await expect(policy(body)).rejects.toThrow(message);
    await expect(world.control('POST', '/webhooks/deliveries/none/resend', {})).rejects.toThrow('No such delivery');
  });

  it('keeps what it could not hand over', async () => {
    await world.platform.close();
    await expire();
    await world.flush();
    const [delivery] = await deliveries('?state=pending');
    expect(delivery?.attempts.every(({ status, error }) => status === null && error !== null)).toBe(true);
  });
});
