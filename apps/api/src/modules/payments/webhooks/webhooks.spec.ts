import { paymentsApi } from '@cairn/contracts';
import type { FindOptionsWhere } from 'typeorm';
import { chargeOf, topUpByCard } from '../../../testing/card-money.js';
import { anInvestor, aPerson } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { ConnectAccountEntity } from '../connect/connect-account.entity.js';
import { WebhookEventEntity } from '../../rails/index.js';

describe('messages of the card provider', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.db.query('select 1 from kernel.outbox where done_at is null and attempts > 0')).toEqual([]);
  });

  const kept = (where: FindOptionsWhere<WebhookEventEntity>) => t.db.manager.findBy(WebhookEventEntity, where);

  it('B-18 about an account that another product has opened are kept and left alone', async () => {
    await t.control('POST', '/stripe/accounts/elsewhere', {});
    await t.settle();
    const heard = await kept({ endpoint: 'connect' });
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.map(({ outcome }) => outcome)).toEqual(heard.map(() => 'ignored'));
  });

  it('B-18 of the other mode are kept and left alone', async () => {
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 5_000);
    const object = { id: await chargeOf(t, payment), object: 'charge', payment_intent: payment.providerPaymentId };
    await t.control('POST', '/stripe/events', { type: 'charge.updated', object, livemode: true });
    await t.settle();
    expect(await kept({ live: true })).toMatchObject([{ outcome: 'ignored', objectId: object.id }]);
  });

  it('B-19 about an access that was taken away make the account not ready', async () => {
    const owner = await aPerson(t);
    const { accountId } = await owner.api.send(paymentsApi.connect, {});
    await t.control('POST', `/stripe/accounts/${accountId}/onboard`, {});
    await t.settle();
    await t.control('POST', `/stripe/accounts/${accountId}/deauthorize`, {});
    await t.settle();
    const account = await t.db.manager.findOneByOrFail(ConnectAccountEntity, { providerAccountId: accountId });
    expect(account.ready).toBe(false);
  });

  it('B-24 are kept as they came, encrypted, with what they were about and what became of them', async () => {
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 5_000);
    const [event] = await kept({ type: 'checkout.session.completed', objectId: payment.sessionId ?? '' });
    expect(event).toMatchObject({ outcome: 'acted', live: false, doneAt: expect.any(Date) });
    expect(event?.body?.toString('utf8')).not.toContain('checkout.session');
  });

  it('security 16: signed and without an object, are kept and left alone', async () => {
    await t.control('POST', '/stripe/events', { type: 'account.updated', object: {} });
    await t.settle();
    expect(await kept({ type: 'account.updated', outcome: 'ignored' })).not.toEqual([]);
  });
});
