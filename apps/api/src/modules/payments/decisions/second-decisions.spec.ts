import { adminApi, paymentsDeskApi, secondDecisionsApi } from '@cairn/contracts';
import { failedRefund } from '../../../testing/failures.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const body = { reason: 'The card was closed' };

describe('R-08 decisions that wait for a second person', () => {
  let t: TestApp;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestApp();
    [first, second] = await Promise.all([aPerson(t, { adminRole: 'finance' }), aPerson(t, { adminRole: 'finance' })]);
    await t.db.query(`update site_setting set value = '500' where name = 'refundTwoPeopleAbove'`);
  });
  afterAll(() => t.close());

  const queued = async ({ api }: Person): Promise<number | undefined> =>
    (await api.send(adminApi.queues, {})).find(({ queue }) => queue === 'second-decisions')?.count;
  const listed = async ({ api }: Person, state?: string) =>
    (await api.send(secondDecisionsApi.list, { query: state === undefined ? {} : { state } })).items;

  it('wait for everybody of finance but the first, and for nobody once they are carried out', async () => {
    const { id } = await failedRefund(t);
    const params = { id };
    expect(await queued(second)).toBe(0);
    await first.api.send(paymentsDeskApi.refundToWallet, { params, body });
    expect([await queued(first), await queued(second)]).toEqual([0, 1]);
    expect(await listed(first, 'mine')).toEqual([]);
    expect(await listed(first)).toMatchObject([{ recordId: id, mayDecide: false }]);
    expect(await listed(second, 'mine')).toMatchObject([
      {
        act: 'refund.wallet',
        list: 'refunds',
        recordId: id,
        amount: 1_000,
        currency: 'USD',
        madeBy: first.email,
        reason: body.reason,
        mayDecide: true,
      },
    ]);
    await second.api.send(paymentsDeskApi.refundToWallet, { params, body });
    expect(await queued(second)).toBe(0);
    expect(await listed(second)).toEqual([]);
  });

  it('do not wait for whose money it is', async () => {
    const { id, userId } = await failedRefund(t);
    await first.api.send(paymentsDeskApi.refundToWallet, { params: { id }, body });
    await t.db.query('update payment set user_id = $2 where id = (select payment_id from refund where id = $1)', [
      id,
      second.id,
    ]);
    expect(await queued(second)).toBe(0);
    await t.db.query('update payment set user_id = $2 where id = (select payment_id from refund where id = $1)', [
      id,
      userId,
    ]);
    expect(await queued(second)).toBe(1);
  });
});
