import { adminApi, repaymentsApi, walletApi } from '@cairn/contracts';
import { Sessions } from '../../kernel/auth/sessions.js';
import { Tokens } from '../../kernel/auth/tokens.js';
import { newId } from '../../kernel/crypto/ids.js';
import { BANK } from '../../testing/bank-account.js';
import { forgetStepUp, HOUR, passTime } from '../../testing/clock.js';
import { aPayout } from '../../testing/terms/payouts.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { sendWithdrawal } from '../../testing/withdrawals.js';
import { LedgerVerifier } from '../ledger/index.js';
import { PayoutEntity } from '../payouts/payout.entity.js';

const reason = 'Making the transfer of today';

describe('money that leaves by bank', () => {
  let t: TestWorld;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    first = await aPerson(t, { adminRole: 'finance' });
    second = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const withdrawal = async (amount = 10_000): Promise<{ person: Person; id: string; number: string }> => {
    const person = await anInvestor(t, { wallet: 1_000_000n });
    const body = { ...BANK, currency: 'USD', amount };
    return { person, ...(await person.api.send(walletApi.withdraw, { body, idempotencyKey: newId() })) };
  };
  const show = (id: string, by = first) =>
    by.api.send(adminApi.withdrawalBankDetails, { params: { id }, body: { reason } });
  const showPayout = (id: string, by = first) =>
    by.api.send(adminApi.payoutBankDetails, { params: { id }, body: { reason } });
  const file = async (by = first, again = false): Promise<{ status: number; text: string }> => {
    const answer = await t
      .http()
      .post('/api/v1.1/admin/payment-file')
      .set('authorization', `Bearer ${by.token}`)
      .send({ reason, again });
    return { status: answer.status, text: answer.text };
  };
  const logged = (id: string) =>
    t.db.query<{ action: string; reason: string; before: object; after: object }>(
      'select action, reason, before, after from kernel.audit_log where subject_id = $1 order by id',
      [id],
    );
  const payoutOf = (id: string) => t.db.manager.findOneByOrFail(PayoutEntity, { id });

  it('U-3 D-3 finance reads the account in full, with a reason and step-up, and the log keeps no number', async () => {
    const { id, number } = await withdrawal();
    expect(await show(id)).toEqual({
      accountHolder: 'Test Person',
      bankName: 'Example Bank',
      accountKind: 'US',
      accountType: 'checking',
      accountNumber: '000123456789',
      routingNumber: '110000000',
      bic: null,
      amount: 10_000,
      currency: 'USD',
      number,
    });
    const [entry] = await logged(id);
    expect(entry).toMatchObject({ action: 'withdrawal.bank_details_shown', reason, before: { state: 'requested' } });
    expect(JSON.stringify(entry)).not.toMatch(/000123456789|110000000|Test Person/);
    const answer = await t
      .http()
      .post(`/api/v1.1/admin/withdrawals/${id}/bank-details`)
      .set('authorization', `Bearer ${first.token}`)
      .send({ reason });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('U-3 without a reason, without step-up or without the permission nothing is shown', async () => {
    const { id } = await withdrawal();
    const call = (by: Person, why: string) =>
      by.api.send(adminApi.withdrawalBankDetails, { params: { id }, body: { reason: why } });
    expect(await refusalOf(call(first, ''))).toBe('request.invalid');
    for (const adminRole of ['moderator', 'compliance', 'operator'] as const)
      expect(await refusalOf(call(await aPerson(t, { adminRole }), reason))).toBe('auth.forbidden');
    const tired = await aPerson(t, { adminRole: 'finance' });
    await forgetStepUp(t, tired.id);
    expect(await refusalOf(call(tired, reason))).toBe('auth.step_up_required');
    expect((await file(tired)).text).toContain('auth.step_up_required');
    expect(await logged(id)).toEqual([]);
  });

  it('U-3 no list, file of a list or single record holds the number', async () => {
    const { id } = await withdrawal();
    const read = (path: string) =>
      t.http().get(`/api/v1.1/admin/${path}`).set('authorization', `Bearer ${first.token}`);
    for (const path of ['withdrawals', 'withdrawals?format=csv', `withdrawals/${id}`, 'payouts', 'audit-log'])
      expect((await read(path)).text).not.toMatch(/000123456789|110000000/);
  });

  it('U-3 once the account is handed out for a transfer its owner can no longer cancel', async () => {
    const { id, person } = await withdrawal();
    const cancel = () => person.api.send(walletApi.cancelWithdrawal, { params: { id } });
    await show(id);
    await passTime(t, 72 * HOUR);
    const early = await withdrawal();
    await show(early.id);
    // Looked at before it may be sent: nobody is paying yet.
    expect(await early.person.api.send(walletApi.cancelWithdrawal, { params: { id: early.id } })).toMatchObject({
      state: 'cancelled',
    });
    await show(id);
    expect(await refusalOf(cancel())).toBe('wallet.transfer_begun');
  });

  it('U-3 a withdrawal that was looked at before it could be sent is recorded as sent only once its account is shown again', async () => {
    const { id, person } = await withdrawal();
    await show(id);
    await passTime(t, 72 * HOUR);
    const record = () => first.api.send(adminApi.sendWithdrawal, { params: { id }, body: { reference: 'QB-9' } });
    expect(await first.api.send(adminApi.withdrawal, { params: { id } })).toMatchObject({ maySend: false });
    expect(await refusalOf(record())).toBe('transfers.not_begun');
    await show(id);
    expect(await refusalOf(person.api.send(walletApi.cancelWithdrawal, { params: { id } }))).toBe(
      'wallet.transfer_begun',
    );
    expect(await record()).toMatchObject({ state: 'sent' });
  });

  it('U-3 the account of a withdrawal that was called off is shown to nobody', async () => {
    const { id, person } = await withdrawal();
    await person.api.send(walletApi.cancelWithdrawal, { params: { id } });
    expect(await refusalOf(show(id))).toBe('transfers.called_off');
    const other = await withdrawal();
    await first.api.send(adminApi.rejectWithdrawal, { params: { id: other.id }, body: { reason } });
    expect(await refusalOf(show(other.id))).toBe('transfers.called_off');
    expect(await logged(id)).toEqual([]);
  });

  it('U-3 nor the account of one that the bank sent back: its money is in the wallet again', async () => {
    const { id } = await withdrawal();
    await passTime(t, 72 * HOUR);
    await sendWithdrawal(first.api, id);
    await second.api.send(adminApi.failWithdrawal, { params: { id }, body: { reason } });
    expect(await refusalOf(show(id))).toBe('transfers.called_off');
  });

  it('the record says when the account was shown, also while the withdrawal cools down and can be cancelled', async () => {
    const { id } = await withdrawal();
    const read = () => first.api.send(adminApi.withdrawal, { params: { id } });
    expect(await read()).toMatchObject({ accountShownAt: null, transferBegunAt: null });
    await show(id);
    const { accountShownAt, ...looked } = await read();
    expect(accountShownAt).not.toBeNull();
    expect(looked).toMatchObject({ transferBegunAt: null, cancellable: true });
    await passTime(t, 72 * HOUR);
    await file();
    const { accountShownAt: inFile, transferBegunAt } = await read();
    expect(inFile).toBe(transferBegunAt);
    expect(Date.parse(String(inFile))).toBeGreaterThan(Date.parse(String(accountShownAt)));
  });

  it('U-3 the file holds what may be sent, each once, and is written down with its totals', async () => {
    const ready = await withdrawal();
    const unapproved = await withdrawal(600_000);
    await passTime(t, 72 * HOUR);
    const young = await withdrawal();
    const [one, other] = await Promise.all([file(), file(second)]);
    const texts = [one, other].filter(({ status }) => status === 200).map(({ text }) => text);
    const lines = texts.join('').split('\r\n');
    expect(lines.filter((line) => line.includes(ready.number))).toHaveLength(1);
    const line = lines.find((text) => text.includes(ready.number));
    expect(line).toBe(
      `"${ready.number}","100.00","USD","Test Person","Example Bank","checking","110000000","000123456789","US",""`,
    );
    expect(texts.join('')).not.toContain(unapproved.number);
    expect(texts.join('')).not.toContain(young.number);
    expect((await file()).text).toContain('transfers.none');
    expect((await file(first, true)).text).toContain(ready.number);
    const [entry] = await t.db.query<{ after: { transfers: string[]; totals: object }; reason: string }>(
      `select after, reason from kernel.audit_log where action = 'payment_file.taken' order by id desc limit 1`,
    );
    expect(entry?.reason).toBe(reason);
    expect(entry?.after.transfers).toContain(ready.number);
    expect(entry?.after.totals).toMatchObject({ USD: expect.stringMatching(/^\d+$/) });
    expect(JSON.stringify(entry)).not.toContain('000123456789');
  });

  describe('payouts', () => {
    const approve = (id: string, by = first) => by.api.send(adminApi.approvePayout, { params: { id } });
    const release = (id: string, by = second) =>
      by.api.send(adminApi.releasePayout, { params: { id }, body: { reference: 'HB-1' } });
    const fail = (id: string, by = second) =>
      by.api.send(adminApi.failPayout, { params: { id }, body: { reason: 'Account closed' } });
    const won = (results: PromiseSettledResult<unknown>[]) =>
      results.filter(({ status }) => status === 'fulfilled').length;
    const ownerOf = async (id: string): Promise<string> => (await payoutOf(id)).requestedBy;
    const asOwner = async (id: string) => {
      const userId = await ownerOf(id);
      const open = await t.db.inTx((tx) =>
        t.get(Sessions).open(tx, userId, 'web', { ip: null, userAgent: null }, { steppedUp: true }),
      );
      return t.as(t.get(Tokens).forSession(open.sessionId, 'web', open.expiresAt));
    };
    const payable = async (id: string): Promise<string | undefined> => {
      const { campaignId } = await payoutOf(id);
      const [row] = await t.db.query<{ left: string }>('select ledger.available($1) as left', [
        `L:payable:${campaignId}:USD`,
      ]);
      return row?.left;
    };

    it('U-3 the account of a payout by bank is revealed and is in the file', async () => {
      const id = await aPayout(t);
      await approve(id);
      expect(await showPayout(id, second)).toMatchObject({
        accountNumber: '000123456789',
        accountHolder: 'Test Person',
      });
      const { number } = await payoutOf(id);
      // Not to the one who approved it: somebody else makes the transfer.
      expect((await file(first, true)).text).not.toContain(number);
      expect((await file(second, true)).text).toContain(number);
    });

    it('SEC-14 SEC-57 approve, release and return require step-up authentication', async () => {
      const id = await aPayout(t);
      const tired = await aPerson(t, { adminRole: 'finance' });
      await forgetStepUp(t, tired.id);
      expect(await refusalOf(approve(id, tired))).toBe('auth.step_up_required');
      await approve(id);
      expect(await refusalOf(release(id, tired))).toBe('auth.step_up_required');
      await release(id);
      expect(await refusalOf(fail(id, tired))).toBe('auth.step_up_required');
    });

    it('D-3 money that the bank sends back is due to the owner again, once, and the owner is notified', async () => {
      const id = await aPayout(t);
      const before = await payable(id);
      expect(await refusalOf(fail(id))).toBe('payout.bad_transition');
      await approve(id);
      expect(won(await Promise.allSettled([release(id), release(id), release(id)]))).toBe(1);
      expect(won(await Promise.allSettled([fail(id), fail(id), fail(id, first)]))).toBe(1);
      const { amount, state, failedAt } = await payoutOf(id);
      expect([state, failedAt === null]).toEqual(['failed', false]);
      expect(await refusalOf(showPayout(id))).toBe('transfers.called_off');
      expect(await payable(id)).toBe((BigInt(before ?? 0) + amount).toString());
      const told = await t.db.query(
        `select 1 from kernel.outbox where topic = 'payout.failed' and body ->> 'userId' = $1`,
        [await ownerOf(id)],
      );
      expect(told.length).toBeGreaterThan(0);
      expect(await refusalOf(fail(id))).toBe('payout.bad_transition');
    });

    it('its owner calls it back before somebody approves it, and only then', async () => {
      const id = await aPayout(t);
      const before = await payable(id);
      const owner = await asOwner(id);
      const cancel = (by = owner, payoutId = id) => by.send(repaymentsApi.cancelPayout, { params: { payoutId } });
      expect(await refusalOf(cancel((await aPerson(t)).api))).toBe('request.not_found');
      const results = await Promise.allSettled([cancel(), approve(id), cancel()]);
      expect(won(results)).toBe(1);
      const { state, amount } = await payoutOf(id);
      expect(await payable(id)).toBe(state === 'cancelled' ? (BigInt(before ?? 0) + amount).toString() : before);
      const next = await aPayout(t);
      const its = await asOwner(next);
      expect(await cancel(its, next)).toMatchObject({ state: 'cancelled' });
      expect(await refusalOf(showPayout(next))).toBe('transfers.called_off');
      const approved = await aPayout(t);
      await approve(approved);
      expect(await refusalOf(cancel(await asOwner(approved), approved))).toBe('payout.bad_transition');
    });
  });
});
