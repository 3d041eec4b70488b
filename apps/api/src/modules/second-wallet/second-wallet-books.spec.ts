import { secondWalletApi } from '@cairn/contracts';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { debitOf } from '../../testing/card-money.js';
import type { Person } from '../../testing/people.js';
import { atMangopay, euros } from '../../testing/rails/mangopay-dashboard.js';
import {
  ACCOUNTS,
  aBankAccount,
  SENT_BACK,
  UNPAID,
  addMoney,
  answerCard,
  aWalletOwner,
  DAY,
  fund,
  payOut,
  setSecondWallet,
} from '../../testing/rails/second-wallets.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';
import { StatementLineEntity } from '../payments/index.js';

describe('our ledger beside Mangopay’s', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
    await setSecondWallet(t, 'yes');
  });
  afterAll(() => t.close());
  let earlier: string[] = [];
  beforeEach(async () => {
    earlier = (await t.db.manager.find(StatementLineEntity)).map(({ lineId }) => lineId);
  });
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    await t.travel(5 * DAY);
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await debitOf(t, 'A:emoney:mangopay:EUR')).toBe(await held());
    expect(await debitOf(t, 'L:suspense:%')).toBe(0n);
  });

  /** Minor units that Mangopay holds. */
  const held = async (): Promise<bigint> => {
    const { currencies } = await t.control<{ currencies: Record<string, { held: number }> }>(
      'GET',
      '/mangopay/conservation',
    );
    return BigInt(currencies['EUR']?.held ?? 0);
  };
  const unheard = () => t.control('POST', '/webhooks/policies', { policy: 'drop', times: 500 });
  const read = async () => {
    await t.get(Sweeps).run('payments.statement_import');
    await t.get(Sweeps).run('payments.statement');
    await t.settle();
  };
  const lines = async () => {
    const all = await t.db.manager.find(StatementLineEntity, { where: { provider: 'mangopay' } });
    return all
      .filter(({ lineId }) => !earlier.includes(lineId))
      .map(({ kind, amount, state }) => [kind, Number(amount), state])
      .sort((a, b) => String(a[0]).localeCompare(String(b[0])) || Number(a[1]) - Number(b[1]));
  };
  const walletOf = (person: Person) => person.api.send(secondWalletApi.wallet, {});
  const topUpOf = (person: Person, id: string) =>
    person.api.send(secondWalletApi.readTopUp, { params: { id }, query: {} });
  const refundThere = (ref: string | null, amount: number) =>
    t.control('POST', `/mangopay/payins/${ref}/refund`, { amount });
  const funded = async (amount: number) => {
    const person = await aWalletOwner(t);
    const topUp = await addMoney(person, amount);
    await answerCard(t, topUp.transactionId);
    await topUpOf(person, topUp.id);
    return { person, topUp, ref: topUp.transactionId };
  };

  it('every line is matched: cards, a transfer that brought more, a payout, one that failed and one that came back', async () => {
    const person = await aWalletOwner(t);
    await fund(t, person, 30_000);
    const wire = await addMoney(person, 10_000, 'wire');
    await t.control('POST', `/mangopay/payins/${wire.transactionId}/wire`, { amount: 12_000 });
    await topUpOf(person, wire.id);
    for (const [account, amount] of [
      [ACCOUNTS.IBAN, 5_000],
      [{ ...ACCOUNTS.GB, accountNumber: UNPAID }, 6_000],
      [{ ...ACCOUNTS.US, accountNumber: SENT_BACK }, 7_000],
    ] as const) {
      await payOut(person, amount, await aBankAccount(t, person, account));
      await t.travel(6 * DAY);
    }
    await read();
    expect(await lines()).toEqual([
      ['charge', 12_000, 'matched'],
      ['charge', 30_000, 'matched'],
      ['holder_payout', -7_000, 'matched'],
      ['holder_payout', -5_000, 'matched'],
      ['holder_payout_return', 7_000, 'matched'],
    ]);
  });

  it('books what was refunded there, in parts and once, and tells the person', async () => {
    const { person, topUp, ref } = await funded(10_000);
    await refundThere(ref, 4_000);
    await t.get(Sweeps).run('payments.statement_import');
    await Promise.all([1, 2, 3].map(() => t.get(Sweeps).run('payments.statement')));
    expect(await walletOf(person)).toMatchObject({ available: 6_000, entries: [{ amount: 6_000 }] });
    await refundThere(ref, 6_000);
    await read();
    await t.db.query(`update statement_line set state = 'new', tx_id = null`);
    await read();
    expect(await topUpOf(person, topUp.id)).toMatchObject({ state: 'received', received: 10_000, refunded: 10_000 });
    expect((await walletOf(person)).available).toBe(0);
    const told = await t.db.query<{ count: string }>(
      `select count(*) from notification where user_id = $1 and kind = 'second_wallet.refunded'`,
      [person.id],
    );
    expect(told).toEqual([{ count: '2' }]);
  });

  it('learns of everything from the list alone, also of a payout that comes back after months', async () => {
    const { person } = await funded(9_000);
    await unheard();
    const topUp = await addMoney(person, 2_000);
    await answerCard(t, topUp.transactionId);
    await read();
    expect((await walletOf(person)).available).toBe(11_000);
    const payout = await payOut(person, 9_000, await aBankAccount(t, person));
    await t.travel(4 * DAY);
    await t.travel(40 * DAY);
    const [sent] = await t.db.query<{ ref: string }>('select ref from second_wallet_payout where id = $1', [payout.id]);
    await t.control('POST', `/mangopay/payouts/${sent?.ref}/bounce`, {});
    await read();
    expect(await walletOf(person)).toMatchObject({
      available: 11_000,
      entries: [{ id: payout.id, state: 'returned' }, {}, {}],
    });
  });

  it('gives what nobody here asked for to the wallet’s owner, and shows it to finance', async () => {
    const [giver, taker] = [await funded(8_000), await funded(1_000)];
    const [from, to] = [await walletOf(giver.person), await walletOf(taker.person)];
    const transfer = { AuthorId: from.ownerId, DebitedFunds: euros(3_000), Fees: euros(0) };
    await atMangopay(t, '/transfers', { ...transfer, DebitedWalletId: from.walletId, CreditedWalletId: to.walletId });
    await read();
    expect((await lines()).filter(([kind]) => kind === 'wallet_transfer')).toEqual([
      ['wallet_transfer', -3_000, 'new'],
      ['wallet_transfer', 3_000, 'new'],
    ]);
    expect((await walletOf(giver.person)).available).toBe(8_000);
    await t.travel(2 * DAY);
    await Promise.all([1, 2, 3].map(() => t.get(Sweeps).run('payments.statement')));
    expect((await lines()).filter(([kind]) => kind === 'wallet_transfer')).toEqual([
      ['wallet_transfer', -3_000, 'missing_in_ledger'],
      ['wallet_transfer', 3_000, 'missing_in_ledger'],
    ]);
    expect((await walletOf(giver.person)).available).toBe(5_000);
    expect((await walletOf(taker.person)).available).toBe(4_000);
  });

  it('takes a refund of money that a payout held, once that payout has failed for the lack of it', async () => {
    const { person, ref } = await funded(10_000);
    const account = await aBankAccount(t, person);
    await t.control('POST', '/faults', { provider: 'mangopay', operation: 'payouts.create', effect: 'http_429' });
    const payout = await payOut(person, 10_000, account);
    expect(payout.state).toBe('requested');
    await refundThere(ref, 10_000);
    await read();
    expect(await walletOf(person)).toMatchObject({ available: 0, reserved: 10_000 });
    await t.travel(DAY);
    await t.travel(DAY);
    expect(await walletOf(person)).toMatchObject({ available: 0, reserved: 0, entries: [{ state: 'failed' }, {}] });
  });

  it('goes on after more than the 45 days of which Mangopay’s events tell', async () => {
    await read();
    const { person, ref } = await funded(5_000);
    await t.control('POST', '/faults', {
      provider: 'mangopay',
      operation: 'events.list',
      effect: 'http_500',
      times: 9,
    });
    await refundThere(ref, 5_000);
    await t.travel(60 * DAY);
    await read();
    expect((await walletOf(person)).available).toBe(0);
  });
});
