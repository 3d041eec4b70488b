import { BANK_ACCOUNT_KINDS, secondWalletApi } from '@cairn/contracts';
import type { BankAccountRequest } from '@cairn/contracts/bank/bank-account.request';
import { numbersOf } from '@cairn/contracts/bank/bank-numbers';
import { newId } from '../../kernel/crypto/ids.js';
import { runDue } from '../../testing/test-app.js';
import type { Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import {
  ACCOUNTS,
  aBankAccount,
  addMoney,
  answerCard,
  aWalletOwner,
  DAY,
  fund,
  HOLDER,
  HOUR,
  payOut,
  setSecondWallet,
} from '../../testing/rails/second-wallets.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';

interface Hook {
  url: string;
  eventType: string;
  validity: string;
}
interface Transactions {
  transactions: { kind: string; tag: string | null; status: string }[];
}

describe('the second wallet, when something goes wrong', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await setSecondWallet(t, 'yes');
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await t.control('GET', '/mangopay/conservation')).toMatchObject({ conserved: true });
  });

  const fault = (operation: string, effect: string, times = 1) =>
    t.control('POST', '/faults', { provider: 'mangopay', operation, effect, times, latencyMs: 10 });
  const walletOf = (person: Person) => person.api.send(secondWalletApi.wallet, {});
  const madeWith = async (tag: string) =>
    (await t.control<Transactions>('GET', '/mangopay/transactions')).transactions.filter((one) => one.tag === tag);
  const hooks = async () => (await t.control<{ hooks: Hook[] }>('GET', '/mangopay/hooks')).hooks;

  it('asks Mangopay for each kind of hook once, and hears of what it tells', async () => {
    await runDue(t.app);
    await runDue(t.app);
    const registered = await hooks();
    expect(registered.map(({ eventType }) => eventType).sort()).toEqual([
      'PAYIN_NORMAL_FAILED',
      'PAYIN_NORMAL_SUCCEEDED',
      'PAYOUT_NORMAL_FAILED',
      'PAYOUT_NORMAL_SUCCEEDED',
      'PAYOUT_REFUND_SUCCEEDED',
      'USER_KYC_REGULAR',
    ]);
    const person = await aWalletOwner(t);
    const topUp = await addMoney(person, 3_000);
    await answerCard(t, topUp.transactionId);
    await t.settle();
    expect((await walletOf(person)).available).toBe(3_000);
    expect((await hooks()).find(({ eventType }) => eventType === 'PAYIN_NORMAL_SUCCEEDED')?.validity).toBe('VALID');
  });

  it('believes no hook: a forged one has no effect, and one at another address is nobody’s', async () => {
    const person = await aWalletOwner(t);
    const { transactionId } = await addMoney(person, 4_000);
    const [hook] = await hooks();
    const tell = (url: string, query: string) => fetch(`${url}?${query}`);
    const words = `EventType=PAYIN_NORMAL_SUCCEEDED&RessourceId=${transactionId}&Date=1700000000`;
    const other = hook?.url.replace(/[^/]+$/, 'x'.repeat(32)) ?? '';
    expect((await tell(other, words)).status).toBe(404);
    expect((await tell(other.replace(/\/[^/]+$/, ''), words)).status).toBe(400);
    expect((await tell(hook?.url ?? '', 'EventType=<script>&RessourceId=1&Date=1')).status).toBe(400);
    expect((await tell(hook?.url ?? '', words)).status).toBe(200);
    expect((await tell(hook?.url ?? '', 'EventType=PAYOUT_NORMAL_SUCCEEDED&RessourceId=wt_none&Date=1')).status).toBe(
      200,
    );
    await t.settle();
    expect((await walletOf(person)).available).toBe(0);
  });

  it.each(['commit_then_drop', 'commit_then_500', 'malformed_json', 'timeout_before_commit', 'http_500', 'http_429'])(
    'moves money once though a payout met %s',
    async (effect) => {
      const person = await aWalletOwner(t);
      await fund(t, person, 10_000);
      const account = await aBankAccount(t, person);
      await fault('payouts.create', effect);
      const payout = await payOut(person, 6_000, account);
      expect(payout.state).toBe('requested');
      await t.travel(20 * 60_000);
      expect(await madeWith(payout.id)).toHaveLength(1);
      await t.travel(4 * DAY);
      expect(await madeWith(payout.id)).toMatchObject([{ status: 'SUCCEEDED' }]);
      expect(await walletOf(person)).toMatchObject({ available: 4_000, reserved: 0 });
    },
  );

  it('finds a payout that it was not told of after its key is forgotten', async () => {
    const person = await aWalletOwner(t);
    await fund(t, person, 10_000);
    const account = await aBankAccount(t, person);
    await fault('payouts.create', 'commit_then_drop');
    const { id } = await payOut(person, 10_000, account);
    await fault('*', 'http_500', 10_000);
    await t.travel(25 * HOUR);
    await t.control('POST', '/reset', {});
    await t.travel(4 * DAY);
    expect(await madeWith(id)).toHaveLength(1);
    expect((await walletOf(person)).entries[0]).toMatchObject({ id, state: 'paid' });
  });

  it('opens a page once though its answer was lost, and everything after an hour without Mangopay', async () => {
    await fault('*', 'http_500', 10_000);
    const person = await aWalletOwner(t).catch(() => null);
    expect(person).toBeNull();
    await t.control('POST', '/reset', {});
    await t.travel(HOUR);
    const waiting = await t.db.query<{ state: string }>(`select state from second_wallet where state <> 'open'`);
    expect(waiting).toEqual([]);
    const other = await aWalletOwner(t);
    await fault('payins.card_web', 'commit_then_drop');
    const topUp = await addMoney(other, 2_000);
    expect(topUp).toMatchObject({ state: 'opening', status: 0, redirectUrl: null });
    await t.travel(5 * 60_000);
    const [found] = await madeWith(topUp.id);
    expect(found).toMatchObject({ status: 'CREATED' });
    const now = await other.api.send(secondWalletApi.readTopUp, { params: { id: topUp.id }, query: {} });
    expect(now).toMatchObject({ state: 'paying', redirectUrl: expect.stringContaining('/card?') });
    expect(await madeWith(topUp.id)).toHaveLength(1);
  });

  it('goes on with a new token when its own was ended', async () => {
    const person = await aWalletOwner(t);
    await t.control('POST', '/mangopay/tokens/end', {});
    expect((await addMoney(person, 1_000)).state).toBe('paying');
  });

  describe('V-11 bank accounts', () => {
    const add = (person: Person, body: BankAccountRequest, key = newId()) =>
      person.api.send(secondWalletApi.addAccount, { body, idempotencyKey: key });

    it('of the United Kingdom are one account by sort code and by IBAN, with a BIC and without', async () => {
      const person = await aWalletOwner(t);
      const iban = { ...HOLDER, type: 'IBAN' as const, iban: 'GB82WEST12345698765432' };
      await add(person, iban);
      const others: BankAccountRequest[] = [
        { ...iban, bic: 'WESTGB22' },
        { ...HOLDER, type: 'GB', sortCode: '12-34-56', accountNumber: '98765432' },
      ];
      for (const other of others) expect(await refusalOf(add(person, other))).toBe('emoney.account_known');
      const elsewhere = { ...ACCOUNTS.OTHER, accountNumber: iban.iban };
      expect((await failureOf(add(person, elsewhere))).fields).toMatchObject([
        { field: 'accountNumber', code: 'validation.iban_form' },
      ]);
      expect((await failureOf(add(person, { ...ACCOUNTS.OTHER, bankCountry: 'FR' }))).fields).toMatchObject([
        { field: 'bankCountry', code: 'validation.account_form' },
      ]);
      expect((await failureOf(add(person, { ...ACCOUNTS.IBAN, bic: 'COBADEFF' }))).fields).toMatchObject([
        { field: 'bic', code: 'validation.bic_of_iban' },
      ]);
      expect(await person.api.send(secondWalletApi.accounts, {})).toHaveLength(1);
    });

    it('of every kind are added once, listed by their end, and removed', async () => {
      const person = await aWalletOwner(t);
      for (const kind of BANK_ACCOUNT_KINDS) {
        const key = newId();
        const [added, again] = [await add(person, ACCOUNTS[kind], key), await add(person, ACCOUNTS[kind], key)];
        expect([added.type, added.id]).toEqual([kind, again.id]);
        expect(await refusalOf(add(person, ACCOUNTS[kind]))).toBe('emoney.account_known');
      }
      const listed = await person.api.send(secondWalletApi.accounts, {});
      expect(listed.map(({ type, last4, country }) => [type, last4, country])).toEqual([
        ['OTHER', '0000', 'MA'],
        ['CA', '6419', 'CA'],
        ['US', '6789', 'US'],
        ['GB', '9911', 'GB'],
        ['IBAN', '2606', 'FR'],
      ]);
      const stored = await t.db.query<{ text: string }>(
        `select row_to_json(a)::text as text from second_wallet_account a where user_id = $1`,
        [person.id],
      );
      expect(stored.map(({ text }) => text).join()).not.toContain('55779911');
      for (const { id } of listed) await person.api.send(secondWalletApi.removeAccount, { params: { id } });
      expect(await person.api.send(secondWalletApi.accounts, {})).toEqual([]);
      // A removed account can be added again, and waits again.
      await add(person, ACCOUNTS.GB);
    });

    it.each(
      BANK_ACCOUNT_KINDS.flatMap((kind) => numbersOf(kind).map(([name, { code }]) => [kind, name, code] as const)),
    )('of the kind %s with a wrong %s are refused beside it', async (kind, name, code) => {
      const person = await aWalletOwner(t);
      expect(await failureOf(add(person, { ...ACCOUNTS[kind], [name]: '!' }))).toMatchObject({
        status: 400,
        fields: [{ field: name, code }],
      });
    });

    it('wait before money goes there, and stay while it is on its way', async () => {
      const person = await aWalletOwner(t);
      await fund(t, person, 5_000);
      const { id } = await add(person, ACCOUNTS.US);
      expect(await failureOf(payOut(person, 1_000, id))).toMatchObject({
        fields: [{ field: 'bankAccountId', code: 'emoney.account_waits' }],
      });
      await t.travel(72 * HOUR);
      await payOut(person, 1_000, id);
      const remove = () => person.api.send(secondWalletApi.removeAccount, { params: { id } });
      expect(await refusalOf(remove())).toBe('emoney.account_in_use');
      await t.travel(4 * DAY);
      await remove();
      expect(await refusalOf(payOut(person, 1_000, id))).toBe('request.not_found');
    });

    it('whose answer is lost are there once it is found', async () => {
      const person = await aWalletOwner(t);
      await fault('bankaccounts.create_gb', 'commit_then_drop');
      expect(await refusalOf(add(person, ACCOUNTS.GB))).toBe('payment.provider_unavailable');
      await t.travel(10 * 60_000);
      expect(await person.api.send(secondWalletApi.accounts, {})).toMatchObject([{ type: 'GB' }]);
    });
  });
});
