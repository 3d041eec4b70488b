import { adminApi, paymentFilesApi, repaymentsApi, usersAdminApi, walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { anOperatorAccount } from '../../testing/bank/bank-file.js';
import { BANK } from '../../testing/bank-account.js';
import { chargeOf, investByCard, topUpByCard } from '../../testing/card-money.js';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { HOUR, passTime } from '../../testing/clock.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { companyMatchOf, matchOf } from '../../testing/screening/screening.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';
import type { PaymentEntity } from '../payments/index.js';

const reason = 'Making the transfer of today';

describe('a transfer by bank whose owner may not be paid any more', () => {
  let t: TestWorld;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
    [first, second] = await Promise.all([aPerson(t, { adminRole: 'finance' }), aPerson(t, { adminRole: 'finance' })]);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const file = async (): Promise<string> => {
    const post = t.http().post('/api/v1.1/admin/payment-file').set('authorization', `Bearer ${second.token}`);
    return (await post.send({ reason, again: true })).text;
  };
  const dispute = async (payment: PaymentEntity): Promise<void> => {
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
  };

  const lastAudited = async (action: string): Promise<unknown> => {
    const [row] = await t.db.query<{ after: unknown }>(
      'select after from kernel.audit_log where action = $1 order by at desc, id desc limit 1',
      [action],
    );
    return row?.after;
  };

  describe('as a payout', () => {
    const approved = async () => {
      const { id: campaignId, owner } = await aCampaign(t, { mode: 'fixed', goal: 10_000 });
      const { payment } = await investByCard(t, await anInvestor(t), campaignId, 10_000);
      await t.travel(32 * DAY);
      const { id, number } = await owner.api.send(repaymentsApi.requestPayout, {
        params: { campaignId },
        body: { amount: 5_000 },
        idempotencyKey: newId(),
      });
      const params = { id };
      await first.api.send(adminApi.approvePayout, { params });
      return {
        campaignId,
        owner,
        payment,
        number,
        read: () => second.api.send(adminApi.payout, { params }),
        show: () => second.api.send(adminApi.payoutBankDetails, { params, body: { reason } }),
        release: () => second.api.send(adminApi.releasePayout, { params, body: { reference: `QB-${number}` } }),
        reject: (bankStopped?: boolean) =>
          second.api.send(adminApi.rejectPayout, {
            params,
            body: bankStopped === undefined ? { reason } : { reason, bankStopped },
          }),
      };
    };

    it('B-11 is in no file and its account is not shown once its owner owes a chargeback', async () => {
      const payout = await approved();
      await dispute(payout.payment);
      expect(await refusalOf(payout.show())).toBe('payout.owner_owes');
      expect(await refusalOf(payout.release())).toBe('payout.owner_owes');
      expect(await file()).not.toContain(payout.number);
      expect((await payout.reject()).state).toBe('rejected');
    });

    it('B-11 is in no file and is not released while its owner is suspended', async () => {
      const payout = await approved();
      const admin = await aPerson(t, { adminRole: 'super' });
      const call = { params: { id: payout.owner.id }, body: { reason: 'Reported by its bank.' } };
      await admin.api.send(usersAdminApi.suspend, call);
      for (const step of [payout.show, payout.release]) expect(await refusalOf(step())).toBe('payout.owner_suspended');
      expect(await file()).not.toContain(payout.number);
      await admin.api.send(usersAdminApi.unsuspend, call);
      expect((await payout.release()).state).toBe('paid');
    });

    it('is in no file and is not released while compliance holds its owner, who is told nothing', async () => {
      const payout = await approved();
      const decide = await matchOf(t, payout.owner);
      await decide('confirm');
      for (const step of [payout.show, payout.release]) expect(await refusalOf(step())).toBe('payout.owner_held');
      expect(await file()).not.toContain(payout.number);
      await decide('dismiss');
      expect((await payout.release()).state).toBe('paid');
    });

    it('is in no file and is not released while nobody has decided whether sanctions name its company', async () => {
      const payout = await approved();
      const decide = await companyMatchOf(t, payout.campaignId, payout.owner);
      for (const step of [payout.show, payout.release]) expect(await refusalOf(step())).toBe('payout.owner_held');
      expect(await file()).not.toContain(payout.number);
      const again = payout.owner.api.send(repaymentsApi.requestPayout, {
        params: { campaignId: payout.campaignId },
        body: { amount: 100 },
        idempotencyKey: newId(),
      });
      expect(await refusalOf(again)).toBe('account.held');
      await decide('dismiss');
      expect((await payout.release()).state).toBe('paid');
    });

    it('is neither released nor declined by hand while a payment file lists it that nobody has released', async () => {
      const payout = await approved();
      const { id: accountId } = await anOperatorAccount(t);
      const body = { format: 'pain.001', accountId, reason } as const;
      const { id, number } = await second.api.send(paymentFilesApi.make, { body });
      expect(await payout.read()).toMatchObject({ mayRelease: false, file: { id, number, state: 'made' } });
      expect(await refusalOf(payout.release())).toBe('transfers.in_file');
      expect(await refusalOf(payout.reject(true))).toBe('transfers.in_file');
      await second.api.send(paymentFilesApi.cancel, { params: { id }, body: { reason } });
      expect(await payout.read()).toMatchObject({ mayRelease: true, file: null });
      expect((await payout.release()).state).toBe('paid');
    });

    it('B-11 that stood in a file is recorded as paid, and is rejected only when the bank has stopped it', async () => {
      const payouts = [await approved(), await approved()];
      const listed = await file();
      for (const { number } of payouts) expect(listed).toContain(number);
      const [made, stopped] = payouts;
      for (const { payment } of payouts) await dispute(payment);
      expect((await failureOf(stopped?.reject() ?? Promise.resolve())).code).toBe('transfers.begun');
      expect((await failureOf(stopped?.reject(false) ?? Promise.resolve())).code).toBe('transfers.begun');
      expect((await stopped?.reject(true))?.state).toBe('rejected');
      expect(await lastAudited('payout.rejected')).toMatchObject({ state: 'rejected', bankStopped: true });
      expect((await made?.release())?.state).toBe('paid');
    });
  });

  // Recording that the bank has stopped a transfer could lead to paying it twice.
  it('SEC-57 as a payout is not rejected by its owner, though the owner is an admin', async () => {
    const { id: campaignId, owner } = await aCampaign(t, { mode: 'fixed', goal: 10_000 });
    await investByCard(t, await anInvestor(t), campaignId, 10_000);
    await t.travel(32 * DAY);
    const { id } = await owner.api.send(repaymentsApi.requestPayout, {
      params: { campaignId },
      body: { amount: 5_000 },
      idempotencyKey: newId(),
    });
    await t.db.query('update payout set requested_by = $2 where id = $1', [id, first.id]);
    const reject = ({ api }: Person) =>
      api.send(adminApi.rejectPayout, { params: { id }, body: { reason, bankStopped: true } });
    expect(await refusalOf(reject(first))).toBe('payout.second_person');
    expect((await reject(second)).state).toBe('rejected');
  });

  it('U-3 as a withdrawal that stood in a file: recorded as sent, or rejected when the bank has stopped it', async () => {
    const person = await anInvestor(t, { wallet: 100_000n });
    const { payment } = await topUpByCard(t, person, 50_000);
    const ask = () =>
      person.api.send(walletApi.withdraw, {
        body: { ...BANK, currency: 'USD', amount: 10_000 },
        idempotencyKey: newId(),
      });
    const [made, stopped] = [await ask(), await ask()];
    await passTime(t, 72 * HOUR);
    expect(await file()).toContain(made.number);
    await dispute(payment);
    expect(await second.api.send(adminApi.withdrawal, { params: { id: made.id } })).toMatchObject({
      maySend: true,
      ownerObstacle: 'wallet.owner_frozen',
    });
    const sent = await second.api.send(adminApi.sendWithdrawal, {
      params: { id: made.id },
      body: { reference: `QB-${made.number}` },
    });
    expect(sent.state).toBe('sent');
    const reject = (bankStopped: boolean) =>
      second.api.send(adminApi.rejectWithdrawal, { params: { id: stopped.id }, body: { reason, bankStopped } });
    expect(await refusalOf(reject(false))).toBe('transfers.begun');
    expect((await reject(true)).state).toBe('rejected');
    expect(await lastAudited('withdrawal.rejected')).toMatchObject({ state: 'rejected', bankStopped: true });
  });
});
