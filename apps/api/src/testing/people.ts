import { typedNameOf } from '@cairn/contracts/kyc/typed-name';
import type { AdminRole, Language, UserType } from '@cairn/contracts';
import type { Client } from '@cairn/client';
import { newId } from '../kernel/crypto/ids.js';
import { PersonalData } from '../kernel/crypto/personal-data.js';
import { Sessions } from '../kernel/auth/sessions.js';
import { Tokens } from '../kernel/auth/tokens.js';
import { accountCode, Ledger } from '../modules/ledger/index.js';
import { UsersRepository } from '../modules/users/index.js';
import { entryOf, post } from './ledger/books.js';
import type { TestApp } from './test-app.js';

export interface Person {
  id: string;
  email: string;
  token: string;
  /** The API as this person. */
  api: Client;
}

interface PersonOptions {
  userType?: UserType;
  adminRole?: AdminRole;
  language?: Language;
}

let count = 0;

/** A signature is typed in letters alone, so a name has no digits. */
const inLetters = (number: number): string =>
  String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** An active account with a session; admins get an admin session. */
export async function aPerson(t: TestApp, options: PersonOptions = {}): Promise<Person> {
  count += 1;
  const email = `person${count}@example.org`;
  const kind = options.adminRole === undefined ? 'web' : 'admin';
  const { id, sessionId, expiresAt } = await t.db.inTx(async (tx) => {
    const user = await t.get(UsersRepository).insert(tx, {
      email,
      firstName: `Person${inLetters(count)}`,
      lastName: 'Example',
      phoneNumber: '+14155550100',
      userType: options.userType ?? 'both',
      language: options.language ?? 'en',
      passwordHash: null,
      termsAccepted: true,
      ...(options.adminRole === undefined ? {} : { adminRole: options.adminRole }),
    });
    if (user === null) throw new Error(`${email} exists already`);
    await t.get(UsersRepository).activate(tx, user.id);
    return {
      id: user.id,
      ...(await t.get(Sessions).open(tx, user.id, kind, { ip: null, userAgent: null }, { steppedUp: true })),
    };
  });
  const token = t.get(Tokens).forSession(sessionId, kind, expiresAt);
  return { id, email, token, api: t.as(token) };
}

/** Another session of the site, which has not passed step-up authentication. */
export async function sessionWithoutStepUp(t: TestApp, { id }: Pick<Person, 'id'>): Promise<string> {
  const visitor = { ip: null, userAgent: null };
  const { sessionId, expiresAt } = await t.db.inTx((tx) => t.get(Sessions).open(tx, id, 'web', visitor));
  return t.get(Tokens).forSession(sessionId, 'web', expiresAt);
}

interface InvestorOptions extends PersonOptions {
  /** Minor units of US dollars in the wallet. */
  wallet?: bigint;
  accredited?: boolean;
  /** US dollars where none is named. */
  figuresCurrency?: string;
  yearlyIncome?: bigint;
  netWorth?: bigint;
}

/** A person whose identity is approved, with money in the wallet. */
export async function anInvestor(t: TestApp, options: InvestorOptions = {}): Promise<Person> {
  const person = await aPerson(t, { userType: 'investor', ...options });
  const profileId = newId();
  const birthDate = t
    .get(PersonalData)
    .encrypt('1980-02-03', { table: 'investor_profile', column: 'date_of_birth', id: profileId });
  await t.database.asOwner(async (client) => {
    await client.query(
      `insert into investor_profile (id, user_id, state, legal_first_name, legal_last_name, date_of_birth, address, city,
         postal_code, country, figures_currency, yearly_income, net_worth, submitted_at)
       values ($1, $2, 'approved', 'Test', 'Person', $5, '1 Main Street', 'Springfield', '12345', 'FR', $6, $3, $4, kernel.now())`,
      [
        profileId,
        person.id,
        (options.yearlyIncome ?? 50_000_000n).toString(),
        (options.netWorth ?? 90_000_000n).toString(),
        birthDate,
        options.figuresCurrency ?? 'USD',
      ],
    );
    if (options.accredited) {
      await client.query(
        `insert into accreditation (id, user_id, state, grounds, verification_type, detail, submitted_at, expires_at)
         values ($1, $2, 'approved', '{income}', 'accreditation_letter', 'seen', kernel.now(), kernel.now() + interval '5 years')`,
        [newId(), person.id],
      );
    }
  });
  if (options.wallet) await credit(t, person.id, options.wallet);
  return person;
}

/** Makes the accounts those of one person, as the approval of one tax number in all of them does. */
export const joined = (t: Pick<TestApp, 'db'>, people: readonly Pick<Person, 'id'>[]): Promise<unknown> =>
  t.db.query(
    `insert into joined_account (user_id, person_id, joined_at)
     select account, ($1::uuid[])[1], kernel.now() from unnest($1::uuid[]) account`,
    [people.map(({ id }) => id)],
  );

/** Somebody who can hold a wallet, and nothing more. */
export async function aHolder(t: TestApp): Promise<string> {
  const id = newId();
  await t.db.query(
    `insert into app_user (id, email, first_name, last_name, slug, user_type, created_at, updated_at)
     values ($1::uuid, $1 || '@example.org', 'Some', 'Holder', 'holder-' || $1, 'investor', kernel.now(), kernel.now())`,
    [id],
  );
  return id;
}

/** Puts money into a wallet, as two admins would. */
export async function credit(t: TestApp, userId: string, minor: bigint, currency = 'USD'): Promise<void> {
  await post(
    t,
    entryOf([
      { debit: accountCode.adjustment(currency), credit: accountCode.wallet(userId, currency), minor, currency },
    ]),
  );
}

export const walletOf = (t: TestApp, userId: string, currency = 'USD'): Promise<bigint> =>
  t.db.inTx((tx) => t.get(Ledger).available(tx, accountCode.wallet(userId, currency)));

/** What a person types to sign as they are called here. */
export async function typedNameBy(t: Pick<TestApp, 'db'>, { id }: Pick<Person, 'id'>): Promise<string> {
  const [row] = await t.db.query<{ firstName: string; lastName: string }>(
    'select first_name as "firstName", last_name as "lastName" from app_user where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('There is no such person');
  return typedNameOf(row);
}
