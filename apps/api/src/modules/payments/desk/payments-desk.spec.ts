import { adminApi, failuresApi, paymentsDeskApi } from '@cairn/contracts';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { forgetStepUp } from '../../../testing/clock.js';
import { failedRefund, failures, parkedItem, quarantinedPayment } from '../../../testing/failures.js';
import { aPerson, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const body = { reason: 'Looked at with the payer' };

describe('finance looks after payments', () => {
  let t: TestApp;
  let finance: Person;
  beforeAll(async () => {
    t = await startTestApp();
    finance = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());

  const suspense = async (): Promise<bigint> => {
    const [row] = await t.db.query<{ left: string }>(
      `select coalesce(sum(cr - dr), 0) as left from ledger.account_balance where code = 'L:suspense:USD'`,
    );
    return BigInt(row?.left ?? 0);
  };
  const won = (results: PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;
  const retry = (id: string, by = finance) => by.api.send(paymentsDeskApi.retryRefund, { params: { id }, body });
  const toWallet = (id: string, by = finance) => by.api.send(paymentsDeskApi.refundToWallet, { params: { id }, body });
  const giveBack = (id: string, by = finance) => by.api.send(paymentsDeskApi.returnPayment, { params: { id }, body });

  it('a failed refund is credited to the wallet once, or sent to the card once, never both', async () => {
    const { id, userId } = await failedRefund(t);
    const results = await Promise.allSettled([toWallet(id), retry(id), toWallet(id), retry(id)]);
    expect(won(results)).toBe(1);
    const { resolution, mayResolve } = await finance.api.send(paymentsDeskApi.refund, { params: { id } });
    expect(mayResolve).toBe(false);
    expect(await walletOf(t, userId)).toBe(resolution === 'wallet' ? 1_000n : 0n);
    expect(await refusalOf(toWallet(id))).toBe('payment.bad_transition');
    expect(await refusalOf(retry(id))).toBe('payment.bad_transition');
  });

  it('is in the queue until it is settled, and its payer is distinguished from who settles it', async () => {
    const { id, userId } = await failedRefund(t);
    const failed = async () =>
      (await finance.api.send(paymentsDeskApi.refunds, { query: { state: 'failed' } })).items.map((one) => one.id);
    expect(await failed()).toContain(id);
    await t.db.query(`update payment set user_id = $2 where id = (select payment_id from refund where id = $1)`, [
      id,
      finance.id,
    ]);
    expect(await refusalOf(toWallet(id))).toBe('payout.second_person');
    await t.db.query(`update payment set user_id = $2 where id = (select payment_id from refund where id = $1)`, [
      id,
      userId,
    ]);
    expect(await toWallet(id)).toMatchObject({ resolution: 'wallet', mayResolve: false });
    expect(await failed()).not.toContain(id);
  });

  it('quarantined money goes back once, however often it is pressed', async () => {
    const id = await quarantinedPayment(t);
    const before = await suspense();
    expect(won(await Promise.allSettled([giveBack(id), giveBack(id), giveBack(id)]))).toBe(1);
    expect(before - (await suspense())).toBe(900n);
    expect(await refusalOf(giveBack(id))).toBe('payment.bad_transition');
    const [refunds] = await t.db.query<{ count: string }>(
      `select count(*) as count from refund where payment_id = $1 and subject_type = 'quarantine'`,
      [id],
    );
    expect(refunds?.count).toBe('1');
  });

  it('a warning of fraud is looked at and moves nothing', async () => {
    const { payment: id } = await failures(t, (await aPerson(t)).id);
    const dismiss = () => finance.api.send(paymentsDeskApi.dismissWarning, { params: { id }, body });
    expect(await dismiss()).toMatchObject({ attention: null, mayDismiss: false });
    expect(await refusalOf(dismiss())).toBe('payment.bad_transition');
  });

  it.each(['constructor', '__proto__', 'toString', 'nothing'])('a list of state %s is empty', async (state) => {
    const query = { state };
    const lists = [paymentsDeskApi.payments, paymentsDeskApi.refunds, paymentsDeskApi.disputes] as const;
    for (const list of lists) expect((await finance.api.send(list, { query })).items).toEqual([]);
  });

  it('SEC-14 every action requires step-up authentication, and only finance may act', async () => {
    const { id } = await failedRefund(t);
    const tired = await aPerson(t, { adminRole: 'finance' });
    await forgetStepUp(t, tired.id);
    expect(await refusalOf(retry(id, tired))).toBe('auth.step_up_required');
    expect(await refusalOf(giveBack(id, tired))).toBe('auth.step_up_required');
    expect(await refusalOf(toWallet(id, await aPerson(t, { adminRole: 'operator' })))).toBe('auth.forbidden');
  });

  it('what could not be finished is shown with its cause, and tried again when asked', async () => {
    const id = await parkedItem(t);
    const read = async () =>
      (await finance.api.send(failuresApi.parkedItems, { query: {} })).items.find((item) => item.id === id);
    expect(await read()).toMatchObject({ sweep: 'payments.refunds', cause: 'Error: no answer', attempts: 1 });
    const before = Date.parse((await read())?.nextTryAt ?? '');
    await finance.api.send(failuresApi.retryItem, { body: { id } });
    expect(Date.parse((await read())?.nextTryAt ?? '')).toBeLessThan(before);
    expect(await refusalOf(finance.api.send(failuresApi.retryItem, { body: { id: 'no|item' } }))).toBe(
      'request.not_found',
    );
  });

  it('an item of every sweep is made due at once, by its own clock where it has one', async () => {
    for (const { sweep } of t.get(ParkedItems).all()) {
      const id = await parkedItem(t, sweep);
      expect(await finance.api.send(failuresApi.retryItem, { body: { id } })).toEqual({ done: true });
    }
    const { id: userId } = await aPerson(t);
    const { dispute } = await failures(t, userId);
    await t.db.query(
      `update dispute set state = 'open', next_check_at = kernel.now() + interval '6 hours' where id = $1`,
      [dispute],
    );
    await t.db.query(
      `insert into kernel.parked_item (sweep, item, cause, next_try_at)
       values ('payments.disputes', $1, 'Error: no answer', clock_timestamp() + interval '1 hour')`,
      [dispute],
    );
    await finance.api.send(failuresApi.retryItem, { body: { id: `payments.disputes|${dispute}` } });
    const due = 'select 1 from dispute where id = $1 and next_check_at <= kernel.now()';
    expect(await t.db.query(due, [dispute])).toHaveLength(1);
    await t.db.query(`update dispute set state = 'lost' where id = $1`, [dispute]);
  });

  it('a message that was given up is delivered again once; one that nothing handles is not', async () => {
    const { deadLetter: id } = await failures(t, (await aPerson(t)).id);
    const replay = () => finance.api.send(failuresApi.replayLetter, { params: { id } });
    expect(won(await Promise.allSettled([replay(), replay(), replay()]))).toBe(1);
    expect(await refusalOf(replay())).toBe('operations.replayed');
    const gone = newId();
    await t.db.query(
      `insert into kernel.dead_letter (id, topic, consumer, queue, body, failure)
       values ($1, 'old.topic', 'nobody.now', 'money', '{}', 'Error')`,
      [gone],
    );
    expect(await refusalOf(finance.api.send(failuresApi.replayLetter, { params: { id: gone } }))).toBe(
      'operations.no_consumer',
    );
  });

  it('the queues of Today count them', async () => {
    await failedRefund(t);
    await quarantinedPayment(t);
    await parkedItem(t);
    const queues = new Map((await finance.api.send(adminApi.queues, {})).map(({ queue, count }) => [queue, count]));
    for (const queue of ['refunds', 'payments', 'parked-items', 'dead-letters'])
      expect([queue, (queues.get(queue) ?? 0) > 0]).toEqual([queue, true]);
    expect(queues.has('disputes') && queues.has('statement-lines')).toBe(true);
    const operator = await aPerson(t, { adminRole: 'operator' });
    expect((await operator.api.send(adminApi.queues, {})).map(({ queue }) => queue)).toEqual([
      'dead-letters',
      'ledger-verification',
      'parked-items',
    ]);
  });
});
