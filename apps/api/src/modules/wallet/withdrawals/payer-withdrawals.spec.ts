import { adminApi, payersApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { DAY } from '../../../testing/campaigns.js';
import { HOUR } from '../../../testing/clock.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { payFromAccount, switchPaypal } from '../../../testing/rails/payer-accounts.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';

/** A new account waits for so long. */
const COOLDOWN = 73 * HOUR;
const WALLET = 100_000n;

describe('V-24 withdrawing to the account from which somebody has paid', () => {
  let t: TestWorld;
  let finance: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    await switchPaypal(t, true);
    finance = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await t.control('GET', '/paypal/conservation')).toMatchObject({ conserved: true });
    expect(await differing()).toEqual([]);
  });

  /** What PayPal holds beside the ledger, now and once the day's reports are there. */
  const differing = async () => {
    const found: object[] = [];
    for (const wait of [0, DAY]) {
      if (wait > 0) await t.travel(wait);
      await t.db.query(`update provider_balance_reading set read_at = read_at - interval '2 days'`);
      await t.get(Sweeps).run('payments.balances');
      const rows = await t.db.query<object>('select * from provider_balance where differs_since is not null');
      found.push(...rows);
    }
    return found;
  };

  const accounts = (person: Person) => person.api.send(payersApi.accounts, {});
  const withdraw = (person: Person, accountId: string, amount = 20_000, idempotencyKey = newId()) =>
    person.api.send(payersApi.withdraw, { body: { accountId, amount, currency: 'USD' }, idempotencyKey });
  const release = (id: string, by = finance) => by.api.send(adminApi.releaseWithdrawal, { params: { id } });
  const own = async (person: Person) => (await person.api.send(walletApi.withdrawals, { query: {} })).items[0];
  const payouts = async () => (await t.control<{ items: object[] }>('GET', '/paypal/payouts')).items;

  /** Somebody with money in the wallet who has paid 500.00 from an account of theirs. */
  const payer = async (email?: string) => {
    const person = await anInvestor(t, { wallet: WALLET });
    await payFromAccount(t, person, 50_000, email === undefined ? {} : { email });
    const [account] = await accounts(person);
    return { person, accountId: account?.id ?? '' };
  };
  /** A withdrawal that can be sent. */
  const due = async (email?: string, amount?: number) => {
    const { person, accountId } = await payer(email);
    const { id } = await withdraw(person, accountId, amount);
    await t.travel(COOLDOWN);
    return { person, accountId, id };
  };
  /** PayPal pays a batch after a minute, and tells. */
  const paid = () => t.travel(5 * 60_000);

  it('knows the account by what was paid, shortened, and keeps it once', async () => {
    const { person } = await payer('ines@example.com');
    await payFromAccount(t, person, 50_000, { email: 'INES@example.com' });
    expect(await accounts(person)).toMatchObject([{ provider: 'paypal', label: 'PayPal, in…@example.com' }]);
    expect(await accounts(await anInvestor(t))).toEqual([]);
  });

  it('S-14 is held, released by finance after the waiting time, and paid once', async () => {
    const { person, id } = await due();
    expect(await own(person)).toMatchObject({
      state: 'requested',
      bankName: null,
      payerLabel: 'PayPal, ho…@example.com',
    });
    expect(await release(id)).toMatchObject({ state: 'released', provider: 'paypal', status: 1 });
    expect(await walletOf(t, person.id)).toBe(WALLET - 20_000n);
    await paid();
    const sent = await own(person);
    expect(sent).toMatchObject({ state: 'sent', status: 2, cancellable: false });
    expect(sent?.reference).toMatch(/^[A-Z0-9]{17}$/);
    expect(await refusalOf(release(id))).toBe('wallet.bad_transition');
  });

  it('is matched with PayPal’s own records, its fee included', async () => {
    const { id } = await due();
    await release(id);
    await paid();
    await t.travel(DAY);
    await t.readRecords();
    const [line] = await t.db.query<object>(
      `select l.state, l.amount::int as amount, l.fee::int as fee, t.kind from statement_line l join ledger.tx t on t.id = l.tx_id
       where l.our_ref = $1`,
      [id],
    );
    expect(line).toEqual({ state: 'matched', amount: -20_000, fee: 25, kind: 'withdrawal_sent' });
    const [fee] = await t.db.query<{ n: number }>(
      `select count(*)::int as n from ledger.tx x join statement_line l on x.source_id = l.provider || ':' || l.line_id
       where l.our_ref = $1 and x.kind = 'provider_fee'`,
      [id],
    );
    expect(fee?.n).toBe(1);
  });

  it('is asked for once, however often and at once it is requested and released', async () => {
    const { person, accountId } = await payer();
    const key = newId();
    const made = await Promise.all([1, 2, 3].map(() => withdraw(person, accountId, 20_000, key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await withdraw(person, accountId, 20_000, key)).toEqual(made[0]);
    await t.travel(COOLDOWN);
    const id = made[0]?.id ?? '';
    const released = await Promise.allSettled([release(id), release(id), release(id)]);
    expect(released.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const before = await t.db.query(`select 1 from provider_call where op_key = $1`, [`withdrawal:${id}`]);
    expect(before).toHaveLength(1);
    await paid();
    expect(await walletOf(t, person.id)).toBe(WALLET - 20_000n);
  });

  it('has one effect when the answer to the payout was lost', async () => {
    const { person, id } = await due();
    await t.control('POST', '/faults', {
      provider: 'paypal',
      operation: 'payouts.create',
      effect: 'commit_then_drop',
      times: 1,
    });
    expect(await release(id)).toMatchObject({ state: 'released' });
    await t.travel(HOUR);
    await paid();
    expect(await own(person)).toMatchObject({ state: 'sent' });
    expect((await payouts()).filter((item) => 'senderItemId' in item && item.senderItemId === id)).toHaveLength(1);
  });

  it('is in the wallet again when the provider refuses it', async () => {
    const { person, id } = await due('failed@example.com');
    await release(id);
    await paid();
    expect(await own(person)).toMatchObject({ state: 'failed', status: 3, reason: null, sentAt: null });
    expect(await finance.api.send(adminApi.withdrawal, { params: { id } })).toMatchObject({
      reason: 'RECEIVER_ACCOUNT_LOCKED',
    });
    expect(await walletOf(t, person.id)).toBe(WALLET);
  });

  it('is in the wallet again when nobody has claimed it for thirty days, fee and all', async () => {
    const { person, id } = await due('unclaimed@example.com');
    await release(id);
    await paid();
    expect(await own(person)).toMatchObject({ state: 'sent' });
    await t.travel(31 * DAY);
    expect(await own(person)).toMatchObject({ state: 'failed' });
    expect(await walletOf(t, person.id)).toBe(WALLET);
    await t.travel(DAY);
    await t.readRecords();
    const states = await t.db.query<{ state: string }>('select state from statement_line where our_ref = $1', [id]);
    expect(states).toEqual([{ state: 'matched' }, { state: 'matched' }]);
  });

  it.each(['onhold', 'unclaimed'])('is in the wallet again when it was %s and is blocked then', async (kind) => {
    const { person, id } = await due(`${kind}@example.com`);
    await release(id);
    await paid();
    expect(await own(person)).toMatchObject({ state: 'sent' });
    const item = (await payouts()).find((one) => 'senderItemId' in one && one.senderItemId === id);
    await t.control('POST', `/paypal/payouts-items/${item && 'id' in item ? String(item.id) : ''}/decide`, {
      status: 'BLOCKED',
    });
    await t.settle();
    expect(await own(person)).toMatchObject({ state: 'failed' });
    expect(await walletOf(t, person.id)).toBe(WALLET);
  });

  it('goes to an account in the person’s own name alone', async () => {
    const person = await anInvestor(t, { wallet: WALLET });
    await payFromAccount(t, person, 50_000, { name: 'Somebody Else' });
    const [account] = await accounts(person);
    expect(await refusalOf(withdraw(person, account?.id ?? ''))).toBe('wallet.payer_differs');
    const { accountId } = await payer();
    expect(await refusalOf(withdraw(person, accountId))).toBe('request.not_found');
  });

  it('is refused where its way to pay is switched off, and paid if it was released before', async () => {
    const { person, accountId, id } = await due();
    await switchPaypal(t, false);
    expect(await accounts(person)).toEqual([]);
    expect(await refusalOf(withdraw(person, accountId))).toBe('payment.rail_closed');
    expect(await release(id)).toMatchObject({ state: 'released' });
    await switchPaypal(t, true);
  });

  it('is neither recorded as a bank transfer nor released before its time, by its approver, or for more than is there', async () => {
    const { person, accountId } = await payer();
    const { id } = await withdraw(person, accountId);
    expect(await refusalOf(release(id))).toBe('wallet.cooling_down');
    await t.travel(COOLDOWN);
    const send = finance.api.send(adminApi.sendWithdrawal, { params: { id }, body: { reference: 'QB-1' } });
    expect(await refusalOf(send)).toBe('wallet.by_provider');
    const fail = (one: string) =>
      finance.api.send(adminApi.failWithdrawal, { params: { id: one }, body: { reason: 'The bank says so.' } });
    await release(id);
    await paid();
    expect(await refusalOf(fail(id))).toBe('wallet.by_provider');
    const rich = await anInvestor(t, { wallet: 900_000_000n });
    await payFromAccount(t, rich, 50_000);
    const [account] = await accounts(rich);
    const large = await withdraw(rich, account?.id ?? '', 9_000_000);
    await t.travel(COOLDOWN);
    expect(await refusalOf(release(large.id))).toBe('wallet.needs_approval');
    await finance.api.send(adminApi.approveWithdrawal, { params: { id: large.id } });
    expect(await refusalOf(release(large.id))).toBe('payout.second_person');
    const second = await aPerson(t, { adminRole: 'finance' });
    expect(await refusalOf(release(large.id, second))).toBe('wallet.provider_short');
  });
});
