import { secondWalletApi } from '@cairn/contracts';
import type { BankAccountRequest } from '@cairn/contracts/bank/bank-account.request';
import { newId } from '../../kernel/crypto/ids.js';
import { SettingsService } from '../../modules/settings/index.js';
import { anInvestor, type Person } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';

/** Switches the module of the second wallet on or off. */
export const setSecondWallet = (t: TestWorld, value: 'yes' | 'no'): Promise<void> =>
  t.db.inTx((tx) => t.get(SettingsService).set(tx, 'mangoPayModule', value));

export const OWNER = { dateOfBirth: '1984-05-17', nationality: 'FR', countryOfResidence: 'FR', termsAccepted: true };

export const HOLDER = {
  ownerName: 'Test Person',
  addressLine1: 'Rue du Port 4',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
};

/** The numbers of an account of each kind. */
export const NUMBERS = {
  IBAN: { type: 'IBAN', iban: 'FR1420041010050500013M02606' },
  GB: { type: 'GB', sortCode: '200000', accountNumber: '55779911' },
  US: { type: 'US', aba: '021000021', accountNumber: '000123456789', depositAccountType: 'checking' },
  CA: {
    type: 'CA',
    institutionNumber: '614',
    branchCode: '00152',
    accountNumber: '11696419',
    bankName: 'Banque du Lac',
  },
  OTHER: { type: 'OTHER', bankCountry: 'MA', bic: 'BCMAMAMC', accountNumber: '0077800001230000' },
} as const;

/** An account at a bank that does not pay, and at one that sends the money back. */
export const UNPAID = '55770001';
export const SENT_BACK = '55770002';

/** An account of each kind, with its holder. */
export const ACCOUNTS = {
  IBAN: { ...HOLDER, ...NUMBERS.IBAN },
  GB: { ...HOLDER, ...NUMBERS.GB },
  US: { ...HOLDER, ...NUMBERS.US },
  CA: { ...HOLDER, ...NUMBERS.CA },
  OTHER: { ...HOLDER, ...NUMBERS.OTHER },
} as const satisfies Record<string, BankAccountRequest>;

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A person whose identity is confirmed, with an open second wallet; the provider has confirmed them too. */
export async function aWalletOwner(t: TestWorld, { confirmed = true } = {}): Promise<Person & { ownerId: string }> {
  const person = await anInvestor(t);
  const { ownerId } = await person.api.send(secondWalletApi.open, { body: OWNER });
  if (ownerId === null) throw new Error('The wallet was not opened');
  if (confirmed) await t.control('POST', `/mangopay/users/${ownerId}/confirm`, {});
  return { ...person, ownerId };
}

/** Begins a top-up. */
export const addMoney = (person: Person, amount: number, means: 'card' | 'wire' = 'card', key = newId()) =>
  person.api.send(secondWalletApi.topUp, { body: { amount, means }, idempotencyKey: key });

/** What the bank of the card says on the provider's page. */
export const answerCard = (t: TestWorld, ref: string | null, ending = 'accepted') =>
  t.control('POST', `/mangopay/payins/${ref}/card`, { ending });

/** A wallet with money in it. */
export async function fund(t: TestWorld, person: Person, amount: number): Promise<void> {
  const { id, transactionId } = await addMoney(person, amount);
  await answerCard(t, transactionId);
  await person.api.send(secondWalletApi.readTopUp, { params: { id }, query: {} });
}

/** An account that money may go to at once. */
export async function aBankAccount(
  t: TestWorld,
  person: Person,
  body: BankAccountRequest = ACCOUNTS.IBAN,
): Promise<string> {
  const { id } = await person.api.send(secondWalletApi.addAccount, { body, idempotencyKey: newId() });
  await t.db.query('update second_wallet_account set usable_at = created_at where id = $1', [id]);
  return id;
}

export const payOut = (person: Person, amount: number, bankAccountId: string, key = newId()) =>
  person.api.send(secondWalletApi.payOut, { body: { amount, bankAccountId }, idempotencyKey: key });

/** A top-up and a bank account of somebody's second wallet. */
export async function secondWalletRecords(
  t: TestWorld,
  { api }: Person,
): Promise<{ secondTopUp: string; secondAccount: string }> {
  await setSecondWallet(t, 'yes');
  await api.send(secondWalletApi.open, { body: OWNER });
  const topUp = await api.send(secondWalletApi.topUp, {
    body: { amount: 100, means: 'wire' },
    idempotencyKey: newId(),
  });
  const account = await api.send(secondWalletApi.addAccount, { body: ACCOUNTS.IBAN, idempotencyKey: newId() });
  return { secondTopUp: topUp.id, secondAccount: account.id };
}
