import type { Client } from '@cairn/client';
import { adminApi, kycApi, settingsApi } from '@cairn/contracts';
import { SIGNATURE_TEXT_MAX } from '@cairn/contracts/kyc/signature';
import { newId } from '../kernel/crypto/ids.js';
import { hashPassword } from '../kernel/crypto/passwords.js';
import { Sessions } from '../kernel/auth/sessions.js';
import { Tokens } from '../kernel/auth/tokens.js';
import { Database } from '../kernel/database/in-tx.js';
import { newTotpSecret, TwoFactor, UsersRepository } from '../modules/users/index.js';
import type { DemoWorld } from './demo-world.js';
import { handPassportIn } from './investing/hand-passport-in.js';
import { DEMO_ADMINS, DEMO_PASSWORD, DEMO_PEOPLE, emailOf, type DemoPerson } from './people.data.js';

export interface Someone {
  id: string;
  email: string;
  api: Client;
}

export interface DemoInvestor extends Someone {
  person: DemoPerson;
}

export interface DemoSignIn {
  role: string;
  email: string;
  password: string;
  secret?: string;
}

export interface Population {
  people: DemoInvestor[];
  admins: Someone[];
  signIns: DemoSignIn[];
}

const THOUSAND = 100_000;
/** What those who wait claim, in thousands: more than they stated. */
const CLAIMED = 1_300;

/** Somebody who has just passed step-up authentication, as payouts and withdrawals require (SEC-14). */
export async function session(world: DemoWorld, userId: string, kind: 'web' | 'admin' = 'web'): Promise<Client> {
  const { sessionId, expiresAt } = await world.app
    .get(Database)
    .inTx((tx) => world.app.get(Sessions).open(tx, userId, kind, { ip: null, userAgent: 'demo' }, { steppedUp: true }));
  return world.as(world.app.get(Tokens).forSession(sessionId, kind, expiresAt));
}

/** Forty people with active accounts, and five admins with an authenticator each. */
export async function populate(world: DemoWorld): Promise<Population> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const users = world.app.get(UsersRepository);
  const database = world.app.get(Database);
  const admins: Someone[] = [];
  const signIns: DemoSignIn[] = [];
  for (const { name, role } of DEMO_ADMINS) {
    const email = emailOf(name);
    const secret = newTotpSecret();
    const id = await database.inTx(async (tx) => {
      const user = await users.insert(tx, {
        email,
        firstName: name[0],
        lastName: name[1],
        phoneNumber: null,
        userType: 'both',
        language: 'en',
        passwordHash,
        adminRole: role,
        termsAccepted: true,
      });
      if (user === null) throw new Error(`${email} exists already: the demonstration needs an empty product`);
      await users.activate(tx, user.id);
      await world.app.get(TwoFactor).enable(tx, user.id, secret, 0n);
      return user.id;
    });
    await world.registerAuthenticator(email, secret);
    admins.push({ id, email, api: await session(world, id, 'admin') });
    signIns.push({ role, email, password: DEMO_PASSWORD, secret });
  }

  // Visitors of the demonstration have nothing to set up.
  await admins[0]?.api.send(settingsApi.change, {
    body: {
      gettingReady: 'no',
      operatorName: 'Cairn Demonstration',
      operatorAddress: '1 Example Street\nNew York, NY 10001\nUnited States',
    },
  });

  const people: DemoInvestor[] = [];
  for (const person of DEMO_PEOPLE) {
    const email = emailOf(person.name);
    const id = await database.inTx(async (tx) => {
      const user = await users.insert(tx, {
        email,
        firstName: person.name[0],
        lastName: person.name[1],
        phoneNumber: '+1 415 555 0100',
        userType: person.type,
        language: person.language ?? 'en',
        passwordHash,
        termsAccepted: true,
      });
      if (user === null) throw new Error(`${email} exists already: the demonstration needs an empty product`);
      return (await users.activate(tx, user.id)).id;
    });
    if (person.shown) await world.sql('update app_user set show_name = true where id = $1', [id]);
    people.push({ id, email, person, api: await session(world, id, 'web') });
  }
  signIns.push(
    { role: 'investor', email: emailOf(['Ines', 'Okafor']), password: DEMO_PASSWORD },
    { role: 'new investor', email: emailOf(['Sami', 'Rahal']), password: DEMO_PASSWORD },
    { role: 'campaign owner', email: emailOf(['Callum', 'Weir']), password: DEMO_PASSWORD },
  );
  return { people, admins, signIns };
}

const admin = (admins: readonly Someone[], role: string): Someone => {
  const found = admins[DEMO_ADMINS.findIndex((entry) => entry.role === role)];
  if (found === undefined) throw new Error(`The demonstration has no ${role}`);
  return found;
};

export const adminOf = admin;

/** Every investor submits an identity; most are approved, some wait, one is declined. */
export async function identify(world: DemoWorld, { people, admins }: Population, waiting: boolean): Promise<void> {
  const compliance = admin(admins, 'compliance').api;
  for (const { person, api, id } of people) {
    const state = person.identity ?? 'approved';
    if (person.income === undefined || (state === 'approved') === waiting) continue;
    const profile = await api.send(kycApi.submitProfile, {
      body: {
        legalFirstName: person.name[0],
        legalLastName: person.name[1],
        dateOfBirth: '1984-05-17',
        address: '12 Quay Street',
        city: 'Galway',
        postalCode: 'H91 X2R7',
        country: 'IE',
        yearlyIncome: person.income * THOUSAND,
        netWorth: (person.worth ?? 0) * THOUSAND,
      },
    });
    await handPassportIn(world, id, person.name.join(' '));
    const params = { id: profile.id };
    const { version } = await compliance.send(adminApi.identity, { params });
    if (state === 'approved') await compliance.send(adminApi.approveIdentity, { params, body: { version } });
    if (state === 'declined') {
      await compliance.send(adminApi.declineIdentity, {
        params,
        body: { version, reason: 'The address could not be confirmed. Please send a recent bill.' },
      });
    }
    if (person.accredited) await accredit(world, { api, compliance, worth: person.worth ?? 0, userId: id });
    if (state === 'under_review' && person.income > 100) await apply(api, CLAIMED);
  }
}

/** By a call to an accountant. */
const apply = (api: Client, worth: number) =>
  api.send(kycApi.applyForAccreditation, {
    body: {
      grounds: ['net_worth'],
      verificationType: 'phone_call',
      detail: 'The accountant is in the office every morning.',
      assets: worth * THOUSAND,
      residence: 0,
      mortgage: 0,
      recentDebt: 0,
      otherDebts: 0,
      confirmerName: 'Orla Quinn',
      confirmerProfession: 'accountant',
      confirmerLicence: 'CPA 40 118',
    },
  });

async function sign(api: Client): Promise<void> {
  const contract = await api.send(kycApi.accreditationContract, { query: {} });
  if (contract === null) throw new Error('Nothing to sign');
  await api.send(kycApi.signAccreditation, {
    body: {
      sha256: contract.sha256,
      signatureType: 'typed',
      signatureText: contract.signerName.slice(0, SIGNATURE_TEXT_MAX),
      termsAccepted: true,
      riskAcknowledged: true,
      qualificationAccepted: true,
    },
    idempotencyKey: newId(),
  });
}

interface ToAccredit {
  api: Client;
  compliance: Client;
  worth: number;
  userId: string;
}

async function accredit(world: DemoWorld, { api, compliance, worth, userId }: ToAccredit): Promise<void> {
  const application = await apply(api, worth);
  const [waiting] = await world.sql<{ id: string }>(
    `select id from accreditation where user_id = $1 and state = 'under_review'`,
    [userId],
  );
  if (waiting?.id !== application.id) return;
  await sign(api);
  const params = { id: application.id };
  const { version } = await compliance.send(adminApi.accreditation, { params });
  const called = await compliance.send(adminApi.confirmAccreditationCall, {
    params,
    body: { version, reason: 'Reached at the office; confirms the net worth.' },
  });
  await compliance.send(adminApi.approveAccreditation, { params, body: { version: called.version } });
}
