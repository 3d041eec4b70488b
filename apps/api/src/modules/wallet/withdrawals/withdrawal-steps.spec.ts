import { adminApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import { forgetStepUp, HOUR, passTime } from '../../../testing/clock.js';
import { anInvestor, aPerson, credit, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from '../../settings/index.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { sendWithdrawal } from '../../../testing/withdrawals.js';

describe('what becomes of a withdrawal', () => {
  let t: TestApp;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestApp();
    first = await aPerson(t, { adminRole: 'finance' });
    second = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const asked = async (amount: number): Promise<{ person: Person; id: string }> => {
    const person = await anInvestor(t, { wallet: 1_000_000n });
    const body = { ...BANK, currency: 'USD', amount };
    const { id } = await person.api.send(walletApi.withdraw, { body, idempotencyKey: newId() });
    await passTime(t, 72 * HOUR);
    return { person, id };
  };
  const approve = (id: string, by = first) => by.api.send(adminApi.approveWithdrawal, { params: { id } });
  const send = (id: string, by = second) => sendWithdrawal(by.api, id);
  const reject = (id: string, by = second) =>
    by.api.send(adminApi.rejectWithdrawal, { params: { id }, body: { reason: 'The name differs.' } });
  const fail = (id: string, by = second) =>
    by.api.send(adminApi.failWithdrawal, { params: { id }, body: { reason: 'Account closed.' } });
  const cancel = (person: Person, id: string) => person.api.send(walletApi.cancelWithdrawal, { params: { id } });
  const won = (results: PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;

  it('D-10 above the limit one person approves and another sends; at the limit one is enough', async () => {
    const large = await asked(500_001);
    expect(await refusalOf(send(large.id))).toBe('wallet.needs_approval');
    expect(await approve(large.id)).toMatchObject({ state: 'approved', approvedBy: first.email, status: 1 });
    expect(await refusalOf(send(large.id, first))).toBe('payout.second_person');
    expect(await send(large.id)).toMatchObject({ state: 'sent', sentBy: second.email });
    const small = await asked(500_000);
    expect(await refusalOf(approve(small.id))).toBe('wallet.bad_transition');
    expect(await send(small.id, first)).toMatchObject({ state: 'sent', needsApproval: false });
  });

  it('D-10 the limit is a setting, and amounts that were split count together', async () => {
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'withdrawalTwoPersonAbove', 1_000n));
    expect(await refusalOf(asked(1_001).then(({ id }) => send(id)))).toBe('wallet.needs_approval');
    const person = await anInvestor(t, { wallet: 10_000n });
    const ask = () =>
      person.api.send(walletApi.withdraw, { body: { ...BANK, currency: 'USD', amount: 600 }, idempotencyKey: newId() });
    expect(await ask()).toMatchObject({ needsApproval: false });
    expect(await ask()).toMatchObject({ needsApproval: true });
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'withdrawalTwoPersonAbove', 500_000n));
  });

  it('D-10 in another currency two people are asked, whatever rate one of them entered', async () => {
    await t.db.query(
      `insert into exchange_rate (base, quote, on_date, rate, source, entered_by, entered_at)
       values ('EUR', 'USD', kernel.now()::date, 0.0000000001, 'A slip', $1, kernel.now())`,
      [first.id],
    );
    const person = await anInvestor(t, { wallet: 10_000n });
    await credit(t, person.id, 1_000_000n, 'EUR');
    const body = { ...BANK, currency: 'EUR', amount: 700_000 };
    const { id, needsApproval } = await person.api.send(walletApi.withdraw, { body, idempotencyKey: newId() });
    expect(needsApproval).toBe(true);
    await passTime(t, 72 * HOUR);
    expect(await refusalOf(send(id))).toBe('wallet.needs_approval');
  });

  it('the database refuses one person for both steps, whatever the code does', async () => {
    const { id } = await asked(500_001);
    await approve(id);
    await expect(
      t.db.query(`update withdrawal set state = 'sent', sent_at = kernel.now(), sent_by = approved_by where id = $1`, [
        id,
      ]),
    ).rejects.toThrow('withdrawal_other_people');
    await expect(
      t.db.query(`update withdrawal set state = 'sent', approved_by = null where id = $1`, [id]),
    ).rejects.toThrow('withdrawal_two_people');
  });

  it('SEC-14 SEC-57 each step requires step-up authentication', async () => {
    const { id } = await asked(500_001);
    const tired = await aPerson(t, { adminRole: 'finance' });
    await forgetStepUp(t, tired.id);
    expect(await refusalOf(approve(id, tired))).toBe('auth.step_up_required');
    await approve(id);
    expect(await refusalOf(send(id, tired))).toBe('auth.step_up_required');
    await send(id);
    expect(await refusalOf(fail(id, tired))).toBe('auth.step_up_required');
  });

  it('its owner calls it back before it is sent, and nobody else does', async () => {
    const { person, id } = await asked(500_001);
    expect(await refusalOf(cancel(await anInvestor(t), id))).toBe('request.not_found');
    await approve(id);
    expect(await cancel(person, id)).toMatchObject({ state: 'cancelled', cancellable: false });
    expect(await walletOf(t, person.id)).toBe(1_000_000n);
    expect(await refusalOf(send(id))).toBe('transfers.called_off');
  });

  it('it is called back or sent, never both, however they meet', async () => {
    for (let round = 0; round < 4; round++) {
      const { person, id } = await asked(10_000);
      const results = await Promise.allSettled([cancel(person, id), send(id), cancel(person, id), send(id, first)]);
      expect(won(results)).toBe(1);
      const { state } = await first.api.send(adminApi.withdrawal, { params: { id } });
      expect(await walletOf(t, person.id)).toBe(state === 'cancelled' ? 1_000_000n : 990_000n);
    }
  });

  it('is sent once and rejected once, however often it is pressed', async () => {
    const sent = await asked(10_000);
    expect(won(await Promise.allSettled([send(sent.id), send(sent.id), send(sent.id, first)]))).toBe(1);
    expect(await refusalOf(send(sent.id))).toBe('wallet.bad_transition');
    const rejected = await asked(10_000);
    expect(won(await Promise.allSettled([reject(rejected.id), reject(rejected.id), send(rejected.id)]))).toBe(1);
  });

  it('D-3 what the bank sends back is in the wallet again, fee included, once, days later too', async () => {
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'withdrawalFeeFlat', 250n));
    const { person, id } = await asked(10_000);
    await send(id);
    expect(await walletOf(t, person.id)).toBe(990_000n);
    await passTime(t, 200 * HOUR);
    expect(won(await Promise.allSettled([fail(id), fail(id), fail(id, first)]))).toBe(1);
    expect(await refusalOf(fail(id))).toBe('wallet.bad_transition');
    expect(await walletOf(t, person.id)).toBe(1_000_000n);
    const { items } = await person.api.send(walletApi.withdrawals, { query: {} });
    expect(items[0]).toMatchObject({ id, state: 'failed', reason: 'Account closed.', status: 3 });
    const { items: lines } = await person.api.send(walletApi.transactions, { query: {} });
    expect(lines.map(({ event, reference }) => [event, reference])).toEqual([
      ['withdrawal_returned', items[0]?.number],
      ['withdrawal_returned', items[0]?.number],
      ['withdrawal', items[0]?.number],
      ['adjustment', null],
    ]);
    const [fees] = await t.db.query<{ left: string }>(
      `select sum(cr - dr) as left from ledger.account_balance where code = 'R:wallet_fee:USD'`,
    );
    expect(fees?.left).toBe('0');
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'withdrawalFeeFlat', 0n));
  });

  it('asked for twice with one key it is one withdrawal', async () => {
    const person = await anInvestor(t, { wallet: 10_000n });
    const idempotencyKey = newId();
    const ask = () =>
      person.api.send(walletApi.withdraw, { body: { ...BANK, currency: 'USD', amount: 600 }, idempotencyKey });
    const ids = (await Promise.all([ask(), ask(), ask()])).map(({ id }) => id);
    expect(new Set([...ids, (await ask()).id]).size).toBe(1);
    expect(await walletOf(t, person.id)).toBe(9_400n);
  });

  it('nobody confirms their own, and the audit log tells each step', async () => {
    const admin = await aPerson(t, { adminRole: 'finance' });
    const { id, person: owner } = await asked(500_001);
    await t.db.query('update withdrawal set user_id = $2 where id = $1', [id, admin.id]);
    expect(await refusalOf(approve(id, admin))).toBe('payout.second_person');
    await t.db.query('update withdrawal set user_id = $2 where id = $1', [id, owner.id]);
    const { id: other } = await asked(500_001);
    await approve(other);
    await send(other);
    await fail(other);
    const steps = await t.db.query<{ action: string; before: { state: string } }>(
      'select action, before from kernel.audit_log where subject_id = $1 order by id',
      [other],
    );
    expect(steps.map(({ action, before }) => [action, before.state])).toEqual([
      ['withdrawal.approved', 'requested'],
      ['withdrawal.bank_details_shown', 'approved'],
      ['withdrawal.sent', 'approved'],
      ['withdrawal.failed', 'sent'],
    ]);
    const history = await t.db.query<{ to_state: string }>(
      'select to_state from history where subject_id = $1 order by at, id',
      [other],
    );
    expect(history.map(({ to_state }) => to_state)).toEqual(['approved', 'sent', 'failed']);
  });
});
