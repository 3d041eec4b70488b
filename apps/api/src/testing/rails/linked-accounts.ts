import { bankAccountsApi } from '@cairn/contracts';
import type { LinkedAccount } from '@cairn/contracts/bank-accounts/bank-accounts.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { newId } from '../../kernel/crypto/ids.js';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import type { TestWorld } from '../test-sandbox.js';

/** Switches bank debits on or off, as an operator does in the console. */
export const switchAch = (t: TestWorld, enabled: boolean): Promise<unknown> =>
  t.db.query(`update content_record set enabled = $1 where kind = 'payment-gateway' and code = 'ach'`, [enabled]);

/** What somebody chooses on the provider's page. */
export interface Chosen {
  account?: 'checking' | 'savings' | 'empty' | 'closed' | 'missing' | 'unauthorised' | 'disputing' | 'silent';
  ownerName?: string;
}

/** The page's part of an address of the sandbox. */
const pageOf = (url: string | null): string => url?.split('/').at(-1) ?? '';

/** Opens the provider's page. */
export async function openLink(person: Person, account?: string): Promise<{ connection: string; page: string }> {
  const { id, url } = await person.api.send(bankAccountsApi.connect, {
    body: account === undefined ? {} : { account },
  });
  return { connection: id, page: pageOf(url) };
}

/** Does on the page what its person would. */
export const finishLink = (t: TestWorld, page: string, chosen: Chosen = {}): Promise<unknown> =>
  t.control('POST', `/plaid/links/${page}/finish`, chosen);

export const takeLink = (person: Person, connection: string) =>
  person.api.send(bankAccountsApi.connect, { body: { connection } });

/** An account that somebody has linked. */
export async function aLinkedAccount(t: TestWorld, person: Person, chosen: Chosen = {}): Promise<Wire<LinkedAccount>> {
  const { connection, page } = await openLink(person);
  await finishLink(t, page, chosen);
  const { account } = await takeLink(person, connection);
  if (account === null) throw new Error('Nothing was linked');
  return account;
}

/** Pays from a linked account. */
export const debit = (
  person: Person,
  accountId: string,
  subject: { purpose: PaymentPurpose; id: string },
  idempotencyKey = newId(),
) => person.api.send(bankAccountsApi.pay, { body: { ...subject, accountId, accepted: true }, idempotencyKey });

/** The sandbox's id of the sign-in behind an account. */
export async function itemOf(t: TestWorld, accountId: string): Promise<string> {
  const [row] = await t.db.query<{ item: string }>('select item_ref as item from bank_link where id = $1', [accountId]);
  return row?.item ?? '';
}

/** An account that somebody has linked, where nobody plays the provider; it answers to nothing. */
export async function aLinkedAccountOf(t: TestApp, userId: string): Promise<string> {
  const id = newId();
  const token = t.get(PersonalData).encrypt('no token', { table: 'bank_link', column: 'token', id });
  await t.db.query(
    `insert into bank_link (id, user_id, provider, item_ref, account_ref, token, institution, mask, kind, owner_match, state,
       created_at, checked_at)
     values ($1::uuid, $2, 'plaid', $1::text, $1::text, $3, 'First Bank', '6789', 'checking', 'match', 'linked', kernel.now(),
       kernel.now())`,
    [id, userId, token],
  );
  return id;
}
