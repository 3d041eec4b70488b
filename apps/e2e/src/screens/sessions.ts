import { ask } from './api.js';
import { screensSettings } from './settings.js';

interface WebSession {
  token: string;
  expirationDate: string;
  user: { userType: string; slug: string };
}

/** A sign-in of the demo, by its role. */
export function signInOf(role: string): { email: string; password: string } {
  const found = screensSettings().signIns.find((signIn) => signIn.role === role);
  if (found === undefined) throw new Error(`The demo has no ${role}`);
  return found;
}

/** Signs in to the site; gives what the browser keeps of it. */
export async function newSession(role: string): Promise<{ token: string } & Record<string, string>> {
  const { email, password } = signInOf(role);
  const { token, expirationDate, user } = await ask<WebSession>(null, 'POST', '/users/login', { email, password });
  return { token, expirationDate, userType: user.userType, slug: user.slug };
}
