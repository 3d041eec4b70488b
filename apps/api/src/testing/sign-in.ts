import speakeasy from 'speakeasy';
import { hashPassword } from '../kernel/crypto/passwords.js';
import { newTotpSecret } from '../modules/users/accounts/totp.js';
import { TwoFactor } from '../modules/users/second-factor/two-factor.js';
import { UsersRepository } from '../modules/users/accounts/users.repository.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

export const PASSWORD = 'Granite-Path7';

export async function givePassword(t: TestApp, person: Person, password = PASSWORD): Promise<void> {
  const hash = await hashPassword(password);
  await t.db.inTx((tx) => t.get(UsersRepository).setPassword(tx, person.id, hash));
}

/** Turns the second factor on and gives its secret. */
export async function giveTwoFactor(t: TestApp, person: Person): Promise<string> {
  const secret = newTotpSecret();
  await t.db.inTx((tx) => t.get(TwoFactor).enable(tx, person.id, secret, 0n));
  return secret;
}

/** What an authenticator shows now, or so many steps of thirty seconds away. */
export const codeFor = (secret: string, steps = 0): string =>
  speakeasy.totp({ secret, encoding: 'base32', time: Math.floor(Date.now() / 1000) + steps * 30 });
