import { secondWalletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { aPerson, typedNameBy, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
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
  HOUR,
  OWNER,
  payOut,
  setSecondWallet,
} from '../../testing/rails/second-wallets.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';

interface Conservation {
  conserved: boolean;
  currencies: Record<string, { held: number }>;
}

describe('the second wallet', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await setSecondWallet(t, 'yes');
  });
  afterAll(() => t.close());

  /** The books agree with themselves, and with what Mangopay holds, but for payments that were not heard of. */
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    const { conserved } = await t.control<Conservation>('GET', '/mangopay/conservation');
    expect(conserved).toBe(true);
  });

  const walletOf = (person: Person) => person.api.send(secondWalletApi.wallet, {});
  const topUpOf = (person: Person, id: string) =>
    person.api.send(secondWalletApi.readTopUp, { params: { id }, query: {} });
  /** No hook arrives for the length of some work. */
  const unheard = async (work: () => Promise<unknown>): Promise<void> => {
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 50 });
    await work();
    await t.control('POST', '/reset', {});
  };

  it('is opened once, for an adult who accepts the terms, while the module is on', async () => {
    const person = await aPerson(t);
    expect(await walletOf(person)).toMatchObject({ state: 'none', currency: 'EUR', available: 0, isOffered: true });
    const open = (body: object) => person.api.send(secondWalletApi.open, { body: { ...OWNER, ...body } });
    expect(await failureOf(open({ dateOfBirth: '2010-01-01' }))).toMatchObject({
      fields: [{ field: 'dateOfBirth', code: 'validation.adult' }],
    });
    expect(await failureOf(open({ termsAccepted: false }))).toMatchObject({
      fields: [{ field: 'termsAccepted', code: 'validation.accepted' }],
    });
    await setSecondWallet(t, 'no');
    expect(await refusalOf(open({}))).toBe('emoney.off');
    await setSecondWallet(t, 'yes');
    const [first, second] = [await open({}), await open({})];
    expect(first).toMatchObject({ state: 'open', walletId: expect.stringMatching(/^wlt_m_/) });
    expect(second.walletId).toBe(first.walletId);
  });

  it('is filled by card: the money is there once Mangopay says so, however often it does', async () => {
    const person = await aWalletOwner(t);
    const topUp = await addMoney(person, 25_000);
    expect(topUp).toMatchObject({
      state: 'paying',
      status: 1,
      redirectUrl: expect.stringContaining('/mangopay/card?'),
    });
    await answerCard(t, topUp.transactionId);
    await t.control('POST', '/webhooks/policies', { policy: 'duplicate', copies: 3, times: 5 });
    await t.settle();
    await topUpOf(person, topUp.id);
    expect(await topUpOf(person, topUp.id)).toMatchObject({
      state: 'received',
      status: 2,
      received: 25_000,
      redirectUrl: null,
    });
    expect(await walletOf(person)).toMatchObject({
      available: 25_000,
      reserved: 0,
      entries: [{ kind: 'top_up', amount: 25_000, state: 'received', status: 2 }],
    });
  });

  it.each([
    ['declined', '101101'],
    ['secure_failed', '101301'],
    ['cancelled', '101002'],
  ])('holds nothing after a card that was %s', async (ending, code) => {
    const person = await aWalletOwner(t);
    const topUp = await addMoney(person, 5_000);
    await answerCard(t, topUp.transactionId, ending);
    expect(await topUpOf(person, topUp.id)).toMatchObject({
      state: 'failed',
      status: 3,
      failureCode: code,
      received: 0,
    });
    expect((await walletOf(person)).available).toBe(0);
  });

  it('finds a page that was left, and one that was paid late and never heard of', async () => {
    const person = await aWalletOwner(t);
    const [left, paid] = [await addMoney(person, 5_000), await addMoney(person, 7_000)];
    await unheard(() => answerCard(t, paid.transactionId));
    await t.travel(HOUR);
    expect((await walletOf(person)).entries).toMatchObject([
      { id: paid.id, state: 'received', amount: 7_000 },
      { id: left.id, state: 'failed' },
    ]);
  });

  it.each([
    ['exact', 40_000],
    ['short', 39_000],
    ['over', 41_500],
  ])('is filled by a bank transfer that is %s, with what came', async (_, amount) => {
    const person = await aWalletOwner(t);
    const topUp = await addMoney(person, 40_000, 'wire');
    expect(topUp).toMatchObject({ state: 'paying', redirectUrl: null });
    expect(topUp.instructions).toEqual({
      ownerName: 'MANGOPAY',
      iban: 'LU280019400644750000',
      bic: 'BCEELULL',
      reference: expect.stringMatching(/^\d{10}$/),
    });
    await t.control('POST', `/mangopay/payins/${topUp.transactionId}/wire`, { amount });
    expect(await topUpOf(person, topUp.id)).toMatchObject({ state: 'received', amount: 40_000, received: amount });
    expect((await walletOf(person)).available).toBe(amount);
  });

  it('V-23 takes at least one unit, at most the site’s maximum, once a key, and only while the module is on', async () => {
    const person = await aWalletOwner(t);
    for (const amount of [99, 100_000_001]) {
      expect(await failureOf(addMoney(person, amount))).toMatchObject({
        fields: [{ field: 'amount', code: 'emoney.top_up_range' }],
      });
    }
    const key = newId();
    const [one, same] = await Promise.all([addMoney(person, 100, 'card', key), addMoney(person, 100, 'card', key)]);
    expect(one.id).toBe(same.id);
    await setSecondWallet(t, 'no');
    expect(await refusalOf(addMoney(person, 100))).toBe('emoney.off');
    await setSecondWallet(t, 'yes');
    expect(await refusalOf(addMoney(await aPerson(t), 100))).toBe('emoney.not_open');
  });

  it('V-24 pays out to a bank account once, and never more than it holds', async () => {
    const person = await aWalletOwner(t);
    await fund(t, person, 30_000);
    const account = await aBankAccount(t, person);
    for (const amount of [99, 30_001]) {
      expect(await failureOf(payOut(person, amount, account))).toMatchObject({
        fields: [{ field: 'amount', code: 'emoney.payout_range' }],
      });
    }
    const key = newId();
    const payouts = await Promise.all([payOut(person, 20_000, account, key), payOut(person, 20_000, account, key)]);
    expect(new Set(payouts.map(({ id }) => id)).size).toBe(1);
    expect(payouts[0]).toMatchObject({ state: 'sent', status: 1, accountLast4: '2606' });
    expect(await walletOf(person)).toMatchObject({ available: 10_000, reserved: 20_000 });
    // The operator's switch keeps nobody from their money.
    await setSecondWallet(t, 'no');
    await payOut(person, 10_000, account);
    await setSecondWallet(t, 'yes');
    await t.travel(4 * DAY);
    expect(await walletOf(person)).toMatchObject({
      available: 0,
      reserved: 0,
      entries: [
        { kind: 'payout', state: 'paid', status: 2, accountLast4: '2606' },
        { state: 'paid' },
        { kind: 'top_up' },
      ],
    });
  });

  it.each([
    ['failed', UNPAID],
    ['returned', SENT_BACK],
  ])('has its money again when a payout is %s', async (state, accountNumber) => {
    const person = await aWalletOwner(t);
    await fund(t, person, 10_000);
    const account = await aBankAccount(t, person, { ...ACCOUNTS.GB, accountNumber });
    await payOut(person, 10_000, account);
    await unheard(() => t.travel(5 * DAY));
    await t.travel(DAY);
    expect(await walletOf(person)).toMatchObject({
      available: 10_000,
      reserved: 0,
      entries: [{ state, status: 3 }, {}],
    });
  });

  it('lets no money leave before the identity is confirmed, here and at Mangopay', async () => {
    const stranger = await aPerson(t);
    await stranger.api.send(secondWalletApi.open, { body: OWNER });
    const ownerName = await typedNameBy(t, stranger);
    const account = await aBankAccount(t, stranger, { ...ACCOUNTS.GB, ownerName });
    expect(await refusalOf(payOut(stranger, 100, account))).toBe('emoney.identity_needed');
    const person = await aWalletOwner(t, { confirmed: false });
    const own = await aBankAccount(t, person);
    expect(await refusalOf(payOut(person, 100, own))).toBe('emoney.provider_identity_needed');
    expect(await refusalOf(payOut(person, 100, account))).toBe('emoney.provider_identity_needed');
    await t.control('POST', `/mangopay/users/${person.ownerId}/confirm`, {});
    expect(await refusalOf(payOut(person, 100, account))).toBe('request.not_found');
  });

  it('lets nothing leave once an identity that was confirmed is declined, and keeps what is there', async () => {
    const person = await aWalletOwner(t);
    await fund(t, person, 10_000);
    const account = await aBankAccount(t, person);
    const decide = (state: string) =>
      t.database.asOwner((client) =>
        client.query('update investor_profile set state = $2 where user_id = $1', [person.id, state]),
      );
    await decide('declined');
    expect(await refusalOf(payOut(person, 4_000, account))).toBe('emoney.identity_needed');
    expect(await walletOf(person)).toMatchObject({ available: 10_000, reserved: 0 });
    await decide('approved');
    expect(await payOut(person, 4_000, account)).toMatchObject({ amount: 4_000 });
  });

  it('gives the receipt of a top-up as a PDF', async () => {
    const person = await aWalletOwner(t);
    await fund(t, person, 10_000);
    const [entry] = (await walletOf(person)).entries;
    const answer = await t
      .http()
      .get(`/api/v1.1/mangopay/topup/${entry?.id}?format=pdf`)
      .set('authorization', `Bearer ${person.token}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('pays to no account of another person, also where the name was another when it was added', async () => {
    const person = await aWalletOwner(t);
    await fund(t, person, 10_000);
    const add = (ownerName: string) =>
      person.api.send(secondWalletApi.addAccount, {
        body: { ...ACCOUNTS.GB, ownerName },
        idempotencyKey: newId(),
      });
    const { fields } = await failureOf(add('Mallory Marchetti'));
    expect(fields).toMatchObject([{ field: 'ownerName', code: 'wallet.holder_mismatch' }]);
    const id = await aBankAccount(t, person, { ...ACCOUNTS.GB, ownerName: 'Person, TEST' });
    await t.db.query(`update investor_profile set legal_last_name = 'Marchetti' where user_id = $1`, [person.id]);
    expect((await failureOf(payOut(person, 100, id))).fields).toMatchObject([{ code: 'wallet.holder_mismatch' }]);
    expect(await walletOf(person)).toMatchObject({ available: 10_000, reserved: 0 });
  });
});
