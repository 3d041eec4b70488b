import { randomUUID } from 'node:crypto';
import { DAY } from '../testing/harness.js';
import { eur, expectShape, Platform, type Reply } from '../testing/mangopay/platform.js';

const HOUR = DAY / 24;
const ADDRESS = { AddressLine1: 'Rue du Port 4', City: 'Lyon', PostalCode: '69001', Country: 'FR' };

const ACCOUNTS: Readonly<Record<string, object>> = {
  iban: { IBAN: 'FR1420041010050500013M02606', BIC: 'PSSTFRPPLYO' },
  gb: { SortCode: '200000', AccountNumber: '55779911' },
  us: { ABA: '021000021', AccountNumber: '000123456789', DepositAccountType: 'CHECKING' },
  ca: { BranchCode: '00152', InstitutionNumber: '614', AccountNumber: '11696419', BankName: 'Banque du Lac' },
  other: { Country: 'MA', BIC: 'BCMAMAMC', AccountNumber: '0077800001230000' },
};

describe('Mangopay', () => {
  let mangopay: Platform;
  beforeAll(async () => {
    mangopay = await Platform.start();
  });
  afterAll(() => mangopay.close());
  afterEach(() => mangopay.requireConservation());

  const refused = async ({ status, body }: Reply): Promise<unknown[]> => {
    await expectShape('error', body);
    return [status, body['Type'], ...Object.keys(body['errors'] ?? {})];
  };
  const registered = async (EventType: string): Promise<string> => {
    const { body } = await mangopay.call('POST', '/hooks', { EventType, Url: mangopay.listener });
    await expectShape('hook', body);
    return body.Id;
  };
  const told = async (type: string): Promise<(string | null)[]> => {
    await mangopay.world.flush();
    return mangopay.heard.filter((query) => query.get('EventType') === type).map((query) => query.get('RessourceId'));
  };

  it('gives tokens to its client that end, and lets nobody else in', async () => {
    const { status, body } = await mangopay.signIn();
    expect(status).toBe(200);
    await expectShape('token', body);
    expect(await refused(await mangopay.signIn('Basic bm9ib2R5'))).toEqual([401, 'invalid_client']);
    await mangopay.world.advance(21 * 60_000);
    expect(await refused(await mangopay.call('GET', '/hooks'))).toEqual([401, 'unauthorized']);
    await mangopay.signIn();
    expect((await mangopay.call('GET', '/hooks')).status).toBe(200);
    expect(await refused(await mangopay.call('GET', '/nothing'))).toEqual([404, 'ressource_not_found']);
  });

  it('opens users and wallets, and names each field at fault', async () => {
    await mangopay.signIn();
    const user = await mangopay.user();
    await expectShape('user', user);
    await expectShape('user', (await mangopay.call('GET', `/users/${user.Id}`)).body);
    expect(user['KYCLevel']).toBe('LIGHT');
    expect(await refused(await mangopay.call('POST', '/users/natural', { FirstName: 'A', Email: 'x' }))).toEqual([
      400,
      'param_error',
      'LastName',
      'Email',
      'TermsAndConditionsAccepted',
      'Birthday',
      'Nationality',
      'CountryOfResidence',
    ]);
    await expectShape('wallet', await mangopay.wallet(user.Id));
    const foreign = await mangopay.call('POST', '/wallets', { Owners: [user.Id], Description: 'x', Currency: 'XOF' });
    expect(await refused(foreign)).toEqual([400, 'param_error', 'Currency']);
  });

  it.each(Object.entries(ACCOUNTS))(
    'keeps bank accounts of the kind %s until they are closed',
    async (kind, numbers) => {
      const { Id: user } = await mangopay.user();
      const path = `/users/${user}/bankaccounts`;
      const whole = { OwnerName: 'Anna Stein', OwnerAddress: ADDRESS, ...numbers };
      const { body } = await mangopay.call('POST', `${path}/${kind}`, whole);
      await expectShape('account', body);
      for (const name of Object.keys(numbers)) {
        expect(await refused(await mangopay.call('POST', `${path}/${kind}/`, { ...whole, [name]: '!' }))).toEqual([
          400,
          'param_error',
          name,
        ]);
      }
      const closed = await mangopay.call('PUT', `${path}/${body.Id}`, { Active: false });
      expect(closed.body['Active']).toBe(false);
    },
  );

  it.each([
    ['iban', 'IBAN', 'FR1420041010050500013M02607'],
    ['us', 'ABA', '021000022'],
  ])('checks the check digits of %s', async (kind, name, value) => {
    const { Id: user } = await mangopay.user();
    const body = { OwnerName: 'Anna Stein', OwnerAddress: ADDRESS, ...ACCOUNTS[kind], [name]: value };
    expect(await refused(await mangopay.call('POST', `/users/${user}/bankaccounts/${kind}`, body))).toEqual([
      400,
      'param_error',
      name,
    ]);
  });

  it('confirms a user by a document, also at addresses in capitals', async () => {
    await registered('USER_KYC_REGULAR');
    const { Id: user } = await mangopay.user();
    const path = `/users/${user}/KYC/documents`;
    const { body: paper } = await mangopay.call('POST', `${path}/`, { Type: 'IDENTITY_PROOF' });
    await expectShape('kyc', paper);
    const submit = () => mangopay.call('PUT', `${path}/${paper.Id}`, { Status: 'VALIDATION_ASKED' });
    expect(await refused(await submit())).toEqual([400, 'param_error', 'Status']);
    expect((await mangopay.call('POST', `${path}/${paper.Id}/pages`, { File: 'aGVsbG8=' })).status).toBe(204);
    await submit();
    await mangopay.world.advance(60_000);
    expect((await mangopay.call('GET', `/users/${user}`)).body['KYCLevel']).toBe('REGULAR');
    expect(await told('USER_KYC_REGULAR')).toEqual([user]);
  });

  it('is paid by card on its page, once', async () => {
    await registered('PAYIN_NORMAL_SUCCEEDED');
    const { Id: user } = await mangopay.user();
    const { Id: wallet } = await mangopay.wallet(user);
    const payIn = await mangopay.card(user, wallet, 2_500);
    await expectShape('card', payIn);
    const url = String(payIn['RedirectURL']);
    const page = await (await fetch(url)).text();
    for (const part of ['lang="fr"', 'Payer par carte', '€25.00']) expect(page).toContain(part);
    const press = (ending: string) =>
      fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ ending, action: 'pay' }) });
    const answer = await press('secure');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://127.0.0.1:9/return?x=1&transactionId=${payIn.Id}`,
    ]);
    expect(await (await press('accepted')).text()).toContain('Ce paiement est terminé');
    expect(await mangopay.balance(wallet)).toEqual(eur(2_500));
    expect(await told('PAYIN_NORMAL_SUCCEEDED')).toEqual([payIn.Id]);
  });

  it.each([
    ['declined', '101101'],
    ['secure_failed', '101301'],
    ['cancelled', '101002'],
  ])('says why a card was not charged: %s', async (ending, code) => {
    const { Id: user } = await mangopay.user();
    const { Id: wallet } = await mangopay.wallet(user);
    const { Id: payIn } = await mangopay.card(user, wallet, 2_500);
    await mangopay.control(`/payins/${payIn}/card`, { ending });
    const { body } = await mangopay.call('GET', `/payins/${payIn}`);
    expect([body['Status'], body['ResultCode']]).toEqual(['FAILED', code]);
    expect(await mangopay.balance(wallet)).toEqual(eur(0));
  });

  it('ends a page that nobody pays after half an hour', async () => {
    const { Id: user } = await mangopay.user();
    const { Id: payIn } = await mangopay.card(user, (await mangopay.wallet(user)).Id, 2_500);
    await mangopay.world.advance(31 * 60_000);
    await mangopay.signIn();
    expect((await mangopay.call('GET', `/payins/${payIn}`)).body).toMatchObject({
      Status: 'FAILED',
      ResultCode: '101001',
    });
  });

  it('is paid by bank transfer with what comes, not with what was declared', async () => {
    const { Id: user } = await mangopay.user();
    const { Id: wallet } = await mangopay.wallet(user);
    const { body } = await mangopay.call('POST', '/payins/bankwire/direct/', {
      AuthorId: user,
      CreditedWalletId: wallet,
      DeclaredDebitedFunds: eur(10_000),
      DeclaredFees: eur(0),
    });
    await expectShape('wire', body);
    expect(body).toMatchObject({ Status: 'CREATED', DebitedFunds: null, CreditedFunds: null });
    await mangopay.control(`/payins/${body.Id}/wire`, { amount: 9_900 });
    const { body: paid } = await mangopay.call('GET', `/payins/${body.Id}`);
    await expectShape('wire', paid);
    expect(paid).toMatchObject({ Status: 'SUCCEEDED', DebitedFunds: eur(9_900), DeclaredDebitedFunds: eur(10_000) });
    expect(await mangopay.balance(wallet)).toEqual(eur(9_900));
  });

  it('pays out on the next business day, fails, or is sent back two days later', async () => {
    await registered('PAYOUT_REFUND_SUCCEEDED');
    for (const [number, status, left] of [
      ['000123456789', 'SUCCEEDED', 0],
      ['000123450001', 'FAILED', 4_000],
      ['000123450002', 'SUCCEEDED', 4_000],
    ] as const) {
      await mangopay.signIn();
      const owner = await mangopay.rich(4_000, number);
      const { body: payOut } = await mangopay.payOut(owner, 4_000);
      await expectShape('payout', payOut);
      expect([payOut['Status'], await mangopay.balance(owner.wallet)]).toEqual(['CREATED', eur(0)]);
      await mangopay.world.advance(7 * DAY);
      await mangopay.signIn();
      expect((await mangopay.call('GET', `/payouts/${payOut.Id}`)).body['Status']).toBe(status);
      expect(await mangopay.balance(owner.wallet)).toEqual(eur(left));
      if (!number.endsWith('0002')) continue;
      const [refundId] = await told('PAYOUT_REFUND_SUCCEEDED');
      const { body: refund } = await mangopay.call('GET', `/refunds/${refundId}`);
      await expectShape('refund', refund);
      expect(refund['InitialTransactionId']).toBe(payOut.Id);
    }
  });

  it('pays nothing out of an empty wallet, or of somebody it does not know', async () => {
    const owner = await mangopay.rich(1_000);
    expect((await mangopay.payOut(owner, 1_001)).body).toMatchObject({ Status: 'FAILED', ResultCode: '001001' });
    const { Id: stranger } = await mangopay.user();
    expect(await refused(await mangopay.payOut({ ...owner, user: stranger }, 1))).toEqual([
      400,
      'param_error',
      'DebitedWalletId',
    ]);
  });

  it('executes a key once within a day, and keeps what it answered, refusals too', async () => {
    const { Id: user } = await mangopay.user();
    const key = randomUUID();
    const wallet = { Owners: [user], Description: 'Wallet', Currency: 'EUR' };
    const first = await mangopay.once('/wallets', wallet, key);
    expect(await refused(await mangopay.once('/wallets', wallet, key))).toEqual([409, 'idempotent_creation_conflict']);
    const { body: kept } = await mangopay.call('GET', `/responses/${key}`);
    await expectShape('response', kept);
    expect(kept).toMatchObject({ StatusCode: '200', Resource: { Id: first.body.Id } });
    const bad = randomUUID();
    expect((await mangopay.once('/wallets', {}, bad)).status).toBe(400);
    expect((await mangopay.once('/wallets', wallet, bad)).status).toBe(409);
    expect((await mangopay.call('GET', `/responses/${bad}`)).body).toMatchObject({ StatusCode: '400' });
    expect(await refused(await mangopay.once('/wallets', wallet, 'short'))).toEqual([
      400,
      'param_error',
      'Idempotency-Key',
    ]);
    await mangopay.world.advance(25 * HOUR);
    await mangopay.signIn();
    expect(await refused(await mangopay.call('GET', `/responses/${key}`))).toEqual([404, 'ressource_not_found']);
    expect((await mangopay.once('/wallets', wallet, key)).status).toBe(200);
  });

  it('keeps the answer that a fault lost', async () => {
    const { Id: user } = await mangopay.user();
    const key = randomUUID();
    await mangopay.world.control('POST', '/faults', {
      provider: 'mangopay',
      operation: 'wallets.create',
      effect: 'commit_then_drop',
    });
    const wallet = { Owners: [user], Description: 'Wallet', Currency: 'EUR' };
    await expect(mangopay.once('/wallets', wallet, key)).rejects.toThrow('fetch failed');
    expect((await mangopay.call('GET', `/responses/${key}`)).body).toMatchObject({ StatusCode: '200' });
  });

  it('gives a hook up after a hundred tries in a row without an answer, for good', async () => {
    const id = await registered('PAYIN_NORMAL_FAILED');
    const { Id: user } = await mangopay.user();
    const { Id: payIn } = await mangopay.card(user, (await mangopay.wallet(user)).Id, 100);
    mangopay.answers.push(...Array<number>(150).fill(500));
    await mangopay.control(`/payins/${payIn}/card`, { ending: 'declined' });
    for (let round = 0; round < 40; round += 1) await mangopay.world.flush();
    mangopay.answers.length = 0;
    const { body } = await mangopay.call('GET', `/hooks/${id}`);
    expect(body).toMatchObject({ Status: 'DISABLED', Validity: 'INVALID' });
    await mangopay.call('PUT', `/hooks/${id}`, { Status: 'ENABLED', Url: mangopay.listener });
    expect((await mangopay.call('GET', `/hooks/${id}`)).body['Validity']).toBe('INVALID');
  });

  it('moves money between wallets, and gives a payment back', async () => {
    const [from, to] = [await mangopay.rich(5_000), await mangopay.rich(1_000)];
    await mangopay.once('/transfers', {
      AuthorId: from.user,
      DebitedFunds: eur(2_000),
      Fees: eur(0),
      DebitedWalletId: from.wallet,
      CreditedWalletId: to.wallet,
    });
    expect([await mangopay.balance(from.wallet), await mangopay.balance(to.wallet)]).toEqual([eur(3_000), eur(3_000)]);
    const { body } = await mangopay.call('GET', `/wallets/${from.wallet}/transactions?Page=1&Per_Page=1`);
    const [payIn] = Object.values(body) as unknown as { Id: string }[];
    const refund = await mangopay.once(`/payins/${payIn?.Id}/refunds`, { AuthorId: from.user, DebitedFunds: eur(500) });
    await expectShape('refund', refund.body);
    expect(await refused(await mangopay.once(`/payins/${payIn?.Id}/refunds`, { AuthorId: from.user }))).toEqual([
      400,
      'param_error',
      'DebitedFunds',
    ]);
  });
});
