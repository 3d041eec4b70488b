import { adminApi, usersAdminApi, walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { BANK } from '../../testing/bank-account.js';
import { chargeOf, topUpByCard } from '../../testing/card-money.js';
import { HOUR, passTime } from '../../testing/clock.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { readIdentity } from '../../testing/reviews.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { SettingsService } from '../settings/index.js';
import { LedgerVerifier } from '../ledger/index.js';

const reason = 'Making the transfer of today';

describe('the owner is checked again at each step', () => {
  let t: TestWorld;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
    first = await aPerson(t, { adminRole: 'finance' });
    second = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const ask = async (person: Person, amount: number): Promise<{ id: string; number: string }> =>
    person.api.send(walletApi.withdraw, { body: { ...BANK, currency: 'USD', amount }, idempotencyKey: newId() });
  const approve = (id: string) => first.api.send(adminApi.approveWithdrawal, { params: { id } });
  const send = (id: string) =>
    second.api.send(adminApi.sendWithdrawal, { params: { id }, body: { reference: `QB-${id}` } });
  const show = (id: string) => second.api.send(adminApi.withdrawalBankDetails, { params: { id }, body: { reason } });
  const file = async (): Promise<string> =>
    (
      await t
        .http()
        .post('/api/v1.1/admin/payment-file')
        .set('authorization', `Bearer ${second.token}`)
        .send({ reason, again: true })
    ).text;

  /** A large withdrawal that waits for its first person, and a small one that waits for its transfer. */
  const both = async (person: Person) => {
    const small = await ask(person, 10_000);
    const large = await ask(person, 600_000);
    await passTime(t, 72 * HOUR);
    return { small, large };
  };
  const read = (id: string) => second.api.send(adminApi.withdrawal, { params: { id } });
  const listed = async (id: string) =>
    (await second.api.send(adminApi.withdrawals, { query: {} })).items.find((row) => row.id === id);
  const expectStopped = async ({ small, large }: Awaited<ReturnType<typeof both>>, code: string): Promise<void> => {
    const stopped = { mayApprove: false, maySend: false, ownerObstacle: code };
    for (const { id } of [small, large]) expect([await read(id), await listed(id)]).toMatchObject([stopped, stopped]);
    expect(await refusalOf(approve(large.id))).toBe(code);
    expect(await refusalOf(send(small.id))).toBe(code);
    expect(await refusalOf(show(small.id))).toBe(code);
    expect(await file()).not.toContain(small.number);
  };
  const expectLeaving = async ({ small, large }: Awaited<ReturnType<typeof both>>): Promise<void> => {
    expect(await listed(large.id)).toMatchObject({ mayApprove: true, ownerObstacle: null });
    expect(await file()).toContain(small.number);
    expect(await read(small.id)).toMatchObject({ maySend: true, ownerObstacle: null });
    expect((await show(small.id)).number).toBe(small.number);
    expect(await approve(large.id)).toMatchObject({ state: 'approved' });
    expect(await send(small.id)).toMatchObject({ state: 'sent' });
  };

  it('security 10: a payment that is disputed after the request holds the money back until it is decided', async () => {
    const person = await anInvestor(t, { wallet: 1_000_000n });
    const { payment } = await topUpByCard(t, person, 50_000);
    const asked = await both(person);
    const charge = await chargeOf(t, payment);
    const dispute = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, {});
    await t.settle();
    await expectStopped(asked, 'wallet.owner_frozen');
    await t.control('POST', `/stripe/disputes/${dispute.id}/close`, { status: 'won' });
    await t.settle();
    await expectLeaving(asked);
  });

  it('an account that is suspended after the request holds the money back until the suspension is lifted', async () => {
    const admin = await aPerson(t, { adminRole: 'super' });
    const person = await anInvestor(t, { wallet: 1_000_000n });
    const asked = await both(person);
    const call = { params: { id: person.id }, body: { reason: 'Reported by its bank.' } };
    await admin.api.send(usersAdminApi.suspend, call);
    await expectStopped(asked, 'wallet.owner_suspended');
    await admin.api.send(usersAdminApi.unsuspend, call);
    await expectLeaving(asked);
  });

  it('D-3 an identity that is declined after the request holds the money back until it is confirmed', async () => {
    const reviewer = await aPerson(t, { adminRole: 'compliance' });
    const person = await anInvestor(t, { wallet: 1_000_000n });
    const asked = await both(person);
    const [profile] = await t.db.query<{ id: string }>('select id from investor_profile where user_id = $1', [
      person.id,
    ]);
    const params = { id: profile?.id ?? '' };
    const body = { ...(await readIdentity(reviewer, params.id)), reason: 'The document was withdrawn.' };
    await reviewer.api.send(adminApi.declineIdentity, { params, body });
    await expectStopped(asked, 'wallet.owner_unidentified');
    // What has no rule of identity on this site needs none here either.
    const set = (kycRequired: boolean) => t.db.inTx((tx) => t.get(SettingsService).set(tx, 'kycRequired', kycRequired));
    await set(false);
    await expectLeaving(asked);
    await set(true);
  });
});
