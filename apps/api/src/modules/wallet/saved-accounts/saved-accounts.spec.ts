import { adminApi, paymentFilesApi, savedAccountsApi, walletApi } from '@cairn/contracts';
import type { WithdrawAbroadRequest } from '@cairn/contracts/wallet/saved-accounts.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import { anOperatorAccount } from '../../../testing/bank/bank-file.js';
import { HOUR } from '../../../testing/card-money.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
import { NUMBERS } from '../../../testing/rails/second-wallets.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { SavedAccounts } from './saved-accounts.service.js';

type Kind = 'IBAN' | 'GB' | 'CA' | 'OTHER';
const ABROAD: readonly Kind[] = ['IBAN', 'GB', 'CA', 'OTHER'];
const COOLDOWN = 73 * HOUR;
const reason = 'The transfers of today';

/** What a file of pain.001 says of each account's bank and number. */
const IN_FILE: Readonly<Record<Kind, RegExp>> = {
  IBAN: /<\/Amt><Cdtr>.*<IBAN>FR1420041010050500013M02606<\/IBAN>/,
  GB: /<Cd>GBDSC<\/Cd><\/ClrSysId><MmbId>200000<\/MmbId>.*<Othr><Id>55779911<\/Id>/,
  CA: /<Cd>CACPA<\/Cd><\/ClrSysId><MmbId>061400152<\/MmbId>.*<Othr><Id>11696419<\/Id>/,
  OTHER: /<BICFI>BCMAMAMC<\/BICFI>.*<Othr><Id>0077800001230000<\/Id>/,
};

describe('withdrawing to accounts abroad, and to saved ones', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const someone = (): Promise<Person> => anInvestor(t, { wallet: 1_000_000n });
  const bodyOf = (kind: Kind, more: object = {}): WithdrawAbroadRequest => ({
    ...NUMBERS[kind],
    ownerName: BANK.accountHolder,
    bank: 'Banque du Lac',
    amount: 10_000n,
    currency: 'USD',
    ...more,
  });
  const abroad = (person: Person, kind: Kind, more: object = {}, idempotencyKey = newId()) =>
    person.api.send(savedAccountsApi.withdrawAbroad, { body: wire(bodyOf(kind, more)), idempotencyKey });
  const wire = (body: WithdrawAbroadRequest) => ({ ...body, amount: Number(body.amount) });
  const saved = (person: Person) => person.api.send(savedAccountsApi.list, {});
  const toSaved = (person: Person, accountId: string, idempotencyKey = newId()) =>
    person.api.send(savedAccountsApi.withdraw, { body: { accountId, amount: 5_000, currency: 'USD' }, idempotencyKey });

  it.each(ABROAD)('V-11 %s: no file carries it without an account of the operator in the currency', async (kind) => {
    const { fields } = await failureOf(abroad(await someone(), kind));
    expect(fields).toMatchObject([{ field: 'type', code: 'wallet.account_not_carried' }]);
  });

  describe('with an account of the operator in the currency', () => {
    let accountId: string;
    let finance: Person;
    let second: Person;
    beforeAll(async () => {
      ({ id: accountId, finance, second } = await anOperatorAccount(t));
      await t.db.query(`update operator_account set routing_number = '021000021' where id = $1`, [accountId]);
    });

    const make = (format: 'pain.001' | 'nacha') =>
      finance.api.send(paymentFilesApi.make, { body: { format, accountId, companyId: '1234567890', reason } });
    const listed = async (format: 'pain.001' | 'nacha') =>
      (await finance.api.send(paymentFilesApi.toMake, { query: { accountId, format } })).transfers.map(
        ({ number }) => number,
      );
    const textOf = async (file: string) => {
      await second.api.send(paymentFilesApi.release, { params: { id: file }, body: { reason } });
      const answer = await t
        .http()
        .post(`/api/v1.1/admin/payment-files/${file}/download`)
        .set('authorization', `Bearer ${finance.token}`)
        .send({});
      return answer.body instanceof Buffer ? answer.body.toString('utf8') : answer.text;
    };

    it.each(ABROAD)('V-11 %s: is held, waits, leaves by pain.001 and not by NACHA', async (kind) => {
      const person = await someone();
      const made = await abroad(person, kind);
      expect(made).toMatchObject({ state: 'requested', bankName: 'Banque du Lac' });
      expect(await walletOf(t, person.id)).toBe(990_000n);
      expect(await refusalOf(make('pain.001'))).toBe('transfers.none');
      await t.travel(COOLDOWN);
      expect(await refusalOf(make('nacha'))).toBe('transfers.none');
      expect(await listed('nacha')).toEqual([]);
      expect(await listed('pain.001')).toEqual([made.number]);
      const { id: file } = await make('pain.001');
      const text = await textOf(file);
      expect(text).toContain(`<EndToEndId>${made.number}</EndToEndId>`);
      expect(text).toMatch(IN_FILE[kind]);
      const shown = { params: { id: made.id }, body: { reason } };
      expect(await finance.api.send(adminApi.withdrawalBankDetails, shown)).toMatchObject({ accountKind: kind });
      await finance.api.send(adminApi.sendWithdrawal, { params: { id: made.id }, body: { reference: 'QB-7' } });
    });

    it('D-10 the account is the person’s own, said beside its holder', async () => {
      const { fields } = await failureOf(abroad(await someone(), 'IBAN', { ownerName: 'Anna Stein' }));
      expect(fields).toMatchObject([{ field: 'ownerName', code: 'wallet.holder_mismatch' }]);
    });

    it('V-11 a wrong number is refused beside it, and one of the United States is entered in its own form', async () => {
      const person = await someone();
      const wrong = await failureOf(abroad(person, 'IBAN', { iban: 'FR1420041010050500013M02607' }));
      expect(wrong.fields).toMatchObject([{ field: 'iban', code: 'validation.iban' }]);
      const { type, aba, accountNumber, depositAccountType } = NUMBERS.US;
      const us = await failureOf(abroad(person, 'IBAN', { type, aba, accountNumber, depositAccountType }));
      expect(us.fields).toMatchObject([{ field: 'type', code: 'validation.choice' }]);
    });

    it('keeps an account only with consent, once, and shows its last four characters', async () => {
      const person = await someone();
      await abroad(person, 'IBAN');
      expect(await saved(person)).toEqual([]);
      await abroad(person, 'IBAN', { saveAccount: true });
      await abroad(person, 'IBAN', { saveAccount: true });
      const accounts = await saved(person);
      expect(accounts).toMatchObject([{ type: 'IBAN', bankName: 'Banque du Lac', last4: '2606' }]);
      expect(JSON.stringify(accounts)).not.toContain('FR142004');
    });

    it('the same key saves and withdraws once, also at the same moment', async () => {
      const person = await someone();
      const key = newId();
      const made = await Promise.all([1, 2, 3].map(() => abroad(person, 'GB', { saveAccount: true }, key)));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(await saved(person)).toHaveLength(1);
      expect(await walletOf(t, person.id)).toBe(990_000n);
      const [account] = await saved(person);
      const again = newId();
      const [one, other] = await Promise.all([1, 2].map(() => toSaved(person, account?.id ?? '', again)));
      expect(one?.id).toBe(other?.id);
      expect(await walletOf(t, person.id)).toBe(985_000n);
      expect((await toSaved(person, account?.id ?? '', again)).id).toBe(one?.id);
    });

    it('a saved account keeps its waiting time, its limits, and its file', async () => {
      const person = await someone();
      const body = { ...BANK, amount: 10_000, currency: 'USD', saveAccount: true };
      const first = await person.api.send(walletApi.withdraw, { body, idempotencyKey: newId() });
      const [account] = await saved(person);
      expect(account).toMatchObject({ type: 'US', bankName: BANK.bankName, last4: '6789' });
      const next = await toSaved(person, account?.id ?? '');
      // Known since the first one was requested.
      expect(next.sendableAt).toBe(first.sendableAt);
      await t.travel(COOLDOWN);
      const { id: file } = await make('nacha');
      expect(await textOf(file)).toContain(next.number);
      const huge = { accountId: account?.id ?? '', amount: 100_000_000, currency: 'USD' };
      const refused = person.api.send(savedAccountsApi.withdraw, { body: huge, idempotencyKey: newId() });
      expect(await refusalOf(refused)).toBe('wallet.withdrawal_daily_limit');
    });

    it('is deleted by its owner alone, and with the owner’s account', async () => {
      const person = await someone();
      const other = await someone();
      await abroad(person, 'GB', { saveAccount: true });
      const [account] = await saved(person);
      const params = { id: account?.id ?? '' };
      expect(await refusalOf(other.api.send(savedAccountsApi.remove, { params }))).toBe('request.not_found');
      expect(await refusalOf(toSaved(other, params.id))).toBe('request.not_found');
      await person.api.send(savedAccountsApi.remove, { params });
      expect(await saved(person)).toEqual([]);
      expect(await refusalOf(toSaved(person, params.id))).toBe('request.not_found');
      await abroad(person, 'CA', { saveAccount: true });
      await t.db.inTx((tx) => t.get(SavedAccounts).forget(tx, person.id));
      expect(await saved(person)).toEqual([]);
    });
  });
});
