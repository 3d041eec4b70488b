import { adminEmail, enrolmentOf, type AdminName } from '../harness/admins.js';
import { ask } from '../harness/api.js';
import type { Stack } from '../harness/stack.js';
import type { Admin } from './console.js';

interface Session {
  token: string;
  expirationDate: string;
}

/** Opens an admin's account by the operator's one-time link, as the page of the link would. */
export async function openAdmin({ site, sandbox }: Stack, name: AdminName): Promise<Admin> {
  const admin = { email: adminEmail(name), password: 'Basalt-4711!' };
  const { email, password } = admin;
  const enrolment = `/admin/enrolment/${enrolmentOf(name)}`;
  const { secret } = await ask<{ secret: string }>(site, 'GET', enrolment);
  await sandbox.keepAuthenticator(email, secret);
  const code = await sandbox.code(email);
  await ask(site, 'POST', enrolment, { body: { password, passwordConfirmation: password, code } });
  return admin;
}

export async function signAdminIn({ site, sandbox }: Stack, { email, password }: Admin): Promise<Session> {
  const { halfToken } = await ask<{ halfToken: string }>(site, 'POST', '/admin/login', { body: { email, password } });
  const code = await sandbox.code(email);
  return ask<Session>(site, 'POST', '/admin/login/verify', { body: { halfToken, code } });
}

/** SEC-14: shows who asks, by a code of the authenticator; gives the token that goes on from there. */
export async function proveAdmin({ site, sandbox }: Stack, { email }: Admin, token: string): Promise<string> {
  const code = await sandbox.code(email);
  const proven = await ask<Session>(site, 'POST', '/admin/step-up', { token, body: { code } });
  return proven.token;
}
